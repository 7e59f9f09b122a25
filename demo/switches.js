/** The switches of the gallery's pages: the language, which the address names, and the theme. */
(() => {
  const page = document.documentElement;
  /** @typedef {{ vs?: { configure(settings: object): void }, demo: { language: string } }} Page */
  const { vs, demo } = /** @type {Page} */ (/** @type {unknown} */ (window));

  // a remembered language comes into the address, so that it can be sent to somebody
  const here = new URL(location.href);
  if (demo.language !== (here.searchParams.get("lang") ?? "ua")) {
    here.searchParams.set("lang", demo.language);
    history.replaceState(history.state, "", here);
  }
  for (const link of /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll(".languages a"))) {
    if (link.search === `?lang=${demo.language}`) link.setAttribute("aria-current", "true");
    // the same section in the other language
    link.addEventListener("click", () => {
      const sections = [...document.querySelectorAll("section[id]")];
      const section = sections.findLast((one) => one.getBoundingClientRect().top < innerHeight / 2);
      link.hash = section?.id ?? "";
    });
  }

  const theme = /** @type {HTMLElement} */ (document.querySelector(".theme"));
  const mark = () => theme.setAttribute("aria-pressed", String(page.dataset["theme"] === "dark"));
  theme.addEventListener("click", () => {
    page.dataset["theme"] = page.dataset["theme"] === "dark" ? "light" : "dark";
    localStorage.setItem("theme", page.dataset["theme"]);
    mark();
    vs?.configure({});
    document.dispatchEvent(new Event("theme"));
  });
  mark();
})();
