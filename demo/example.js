/** Shared by all examples: theme and language from the address, buttons that show a dialog or a notice, sample posts. */
(() => {
  const page = document.documentElement;
  const asked = new URLSearchParams(location.search).get("theme") ?? localStorage.getItem("theme");
  const isDark = asked ? asked === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  page.dataset["theme"] = isDark ? "dark" : "light";

  // beside the shell's own example forms open in popups, as they would without a shell
  if (!location.pathname.includes("/outlet/")) {
    const owner = /** @type {{ vsSettings?: object }} */ (/** @type {unknown} */ (window));
    owner.vsSettings = { ...owner.vsSettings, admin_host: "/outlet/" };
  }

  /** @typedef {{ notify(payload: unknown): void, confirm(text: string): Promise<boolean> }} Vs */
  const vs = () => /** @type {{ vs: Vs }} */ (/** @type {unknown} */ (window)).vs;

  document.addEventListener("click", ({ target }) => {
    const button =
      target instanceof Element ? target.closest("button[data-show],button[data-notice],button[data-ask]") : null;
    if (!(button instanceof HTMLElement)) return;
    const { show, notice, ask } = button.dataset;
    const dialog = show && document.getElementById(show);
    if (dialog) Object.assign(dialog, { open: true });
    if (notice) vs().notify(JSON.parse(notice));
    if (ask) void vs().confirm(ask);
  });

  // a sample form shows what it would post
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.matches(".sample")) return;
    event.preventDefault();
    const lines = [...new FormData(form)].map(([name, value]) => `${name} = ${String(value)}`);
    const output = form.querySelector("output");
    if (output) output.textContent = lines.join("\n") || "(нічого)";
  });
  document.addEventListener("reset", ({ target }) => {
    const output = target instanceof HTMLFormElement && target.matches(".sample") && target.querySelector("output");
    if (output) output.textContent = "";
  });

  // the result of a dialog, shown beside the button that opened it
  document.addEventListener("vs:closed", (event) => {
    const { element, result } = /** @type {CustomEvent<{ element: Element, result: unknown }>} */ (event).detail;
    const output = element.id && document.querySelector(`output[for="${element.id}"]`);
    if (output) output.textContent = `Результат: ${JSON.stringify(result)}`;
  });
})();
