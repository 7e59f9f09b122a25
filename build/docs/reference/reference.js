/** The pages of the reference: copying, and examples that live where a server stands behind them. */
(() => {
  /** @typedef {{ ready: Promise<void>, on(name: string, listen: (event: CustomEvent) => void): () => void, callback(name: string, run: (answer: { message?: string }) => unknown): void, alert(title: string, text: string): Promise<void>, configure(settings: object): void }} Vs */
  const own = /** @type {{ vs?: Vs, vsExamples?: Record<string, () => Promise<unknown>> }} */ (
    /** @type {unknown} */ (window)
  );
  const page = document.documentElement;
  const all = (/** @type {string} */ selector, /** @type {ParentNode} */ root = document) =>
    /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll(selector));
  const make = (/** @type {string} */ name, /** @type {object} */ properties = {}) =>
    Object.assign(document.createElement(name), properties);
  const button = (/** @type {string} */ words, /** @type {string} */ kind) =>
    make("button", { type: "button", textContent: words, className: kind });

  const isServed = location.protocol !== "file:" && !!own.vs;
  const isDemo = isServed && !!document.getElementById("vs-settings");
  const isSignedIn = isDemo && !!document.querySelector('meta[name="csrf-token"]');
  const may = (/** @type {string | undefined} */ needs) => (needs === "session" ? isSignedIn : isServed);

  // ---- theme, contents, links of the demo

  const theme = /** @type {HTMLElement} */ (document.querySelector(".theme"));
  const isDark = () =>
    page.dataset["theme"] ? page.dataset["theme"] === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  const paint = (/** @type {string | null} */ wanted) => {
    if (wanted === "dark" || wanted === "light") page.dataset["theme"] = wanted;
    theme.setAttribute("aria-pressed", String(isDark()));
  };
  const kept = () => {
    try {
      return localStorage.getItem("theme");
    } catch {
      return null;
    }
  };
  paint(new URLSearchParams(location.search).get("theme") ?? kept());
  theme.hidden = false;
  theme.addEventListener("click", () => {
    paint(isDark() ? "light" : "dark");
    try {
      localStorage.setItem("theme", page.dataset["theme"] ?? "");
    } catch {
      // the choice holds for this page
    }
    own.vs?.configure({});
    for (const live of all(".live:not([hidden])")) live.replaceChildren(...live.childNodes);
  });
  if (matchMedia("(max-width: 959px)").matches)
    for (const list of all(".contents details")) list.removeAttribute("open");
  if (isDemo) for (const link of all(".with-demo")) link.hidden = false;

  // ---- copying

  for (const block of all(".code")) {
    const copy = button("Copy", "copy");
    copy.addEventListener("click", () => void copyText(copy, /** @type {HTMLElement} */ (block.querySelector("code"))));
    block.append(copy);
  }

  /** Where there is no clipboard (plain http) the selected text is copied the old way. @param {HTMLElement} from @param {HTMLElement} code */
  async function copyText(from, code) {
    getSelection()?.selectAllChildren(code);
    const isCopied = await Promise.resolve(navigator.clipboard?.writeText(code.textContent ?? "")).then(
      () => navigator.clipboard !== undefined || document.execCommand("copy"),
      () => document.execCommand("copy"),
    );
    from.textContent = isCopied ? "Copied" : "Selected: Ctrl+C";
    setTimeout(() => (from.textContent = "Copy"), 2000);
  }

  // ---- live examples

  for (const live of all(".live")) {
    if (may(live.dataset["needs"])) enliven(live);
    else tellWhy(live);
  }

  /** It stood in the page inert; put in again, its elements wake. @param {HTMLElement} live */
  function enliven(live) {
    live.removeAttribute("vs-inert");
    live.hidden = false;
    live.replaceChildren(...live.childNodes);
    for (const open of all("button.open", live))
      open.addEventListener("click", () => {
        const dialog = live.querySelector("vs-popup,vs-modal");
        if (dialog) Object.assign(dialog, { open: true });
      });
    for (const form of all("form", live)) showPosted(/** @type {HTMLFormElement} */ (form));
    for (const list of all(".told", live)) listen(list);
  }

  /** @param {HTMLElement} place */
  function tellWhy(place) {
    if (!isDemo) return;
    const hint = make("p", { className: "hint" });
    const back = encodeURIComponent(location.pathname);
    hint.append(make("a", { href: `/login?back=${back}`, textContent: "Sign in" }), " (demo, demo) to try it here.");
    place.before(hint);
  }

  /** What a field would post, as it is now. @param {HTMLFormElement} form */
  function showPosted(form) {
    const output = form.querySelector("output");
    const show = () => {
      const lines = [...new FormData(form)].map(([name, value]) => `${name} = ${String(value)}`);
      if (output) output.textContent = lines.join("\n") || "(nothing is posted)";
    };
    form.addEventListener("input", show);
    form.addEventListener("change", show);
    form.addEventListener("submit", (event) => event.preventDefault());
    void own.vs?.ready.then(show);
  }

  /** Writes down the page events as they come. @param {HTMLElement} list */
  function listen(list) {
    for (const name of (list.dataset["events"] ?? "").split(" "))
      own.vs?.on(name, ({ detail }) => {
        const plain = Object.entries(/** @type {object} */ (detail)).map(
          ([key, value]) => `${key}: ${value instanceof Element ? `<${value.localName}>` : brief(value)}`,
        );
        const line = make("li");
        line.append(make("b", { textContent: name }), ` ${plain.join(", ")}`);
        list.append(line);
      });
  }

  /** @param {unknown} value */
  function brief(value) {
    if (value instanceof Event) return value.type;
    const text = JSON.stringify(value) ?? String(value);
    return text.length > 80 ? `${text.slice(0, 80)}…` : text;
  }

  if (isServed) own.vs?.callback("onReminder", (answer) => own.vs?.alert("Answer", answer.message ?? ""));

  // ---- examples of window.vs, and schemas as forms

  for (const block of all("[data-run]")) {
    if (!may(block.dataset["needs"])) {
      tellWhy(block);
      continue;
    }
    const output = make("output", { className: "gives" });
    const run = button("Run", "try");
    run.addEventListener("click", async () => {
      output.textContent = "…";
      try {
        const given = await own.vsExamples?.[block.dataset["run"] ?? ""]?.();
        output.textContent = given === undefined || typeof given === "function" ? "done" : brief(given);
      } catch (error) {
        output.textContent = String(error);
      }
    });
    block.append(run);
    block.after(output);
  }

  for (const block of all("[data-schema]")) {
    if (!may(block.dataset["needs"])) {
      tellWhy(block);
      continue;
    }
    const show = button("Show", "try");
    show.addEventListener("click", () => {
      const schema = JSON.parse(block.querySelector("code")?.textContent ?? "{}");
      const live = make("div", { className: "live", lang: "uk" });
      live.append(make("vs-form", { mode: "add", table: "works.request", schema }));
      if (block.nextElementSibling?.matches(".live")) block.nextElementSibling.remove();
      block.after(live);
    });
    block.append(show);
  }
})();
