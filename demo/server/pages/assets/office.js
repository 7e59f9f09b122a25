/** Closes the menus of a page: by a click beside or in them, by Escape, and when another one opens. */
(() => {
  /** @param {Element | null} [kept] */
  const closeOthers = (kept) => {
    for (const menu of document.querySelectorAll("details.menu-button[open]"))
      if (menu !== kept) menu.removeAttribute("open");
  };
  document.addEventListener("click", ({ target }) => {
    const summary = target instanceof Element ? target.closest("details.menu-button > summary") : null;
    closeOthers(summary?.parentElement);
  });
  document.addEventListener("keydown", ({ key }) => {
    const open = document.querySelector("details.menu-button[open]");
    if (key !== "Escape" || !open) return;
    closeOthers();
    open.querySelector("summary")?.focus();
  });
})();
