/** The search over all pages of the reference; the places that it finds are links. */
(() => {
  /** @typedef {import("./search-index.mjs").Entry} Entry */
  /** Made by the build: search-index.js. */
  const index = /** @type {{ vsReferenceIndex: Entry[] }} */ (/** @type {unknown} */ (window)).vsReferenceIndex;
  const place = /** @type {HTMLElement} */ (document.querySelector(".search"));
  const input = /** @type {HTMLInputElement} */ (place.querySelector("input"));
  const list = /** @type {HTMLElement} */ (place.querySelector("ul"));
  const note = /** @type {HTMLElement} */ (place.querySelector("p"));
  const most = 12;
  const charactersBefore = 20;
  const charactersShown = 140;

  function show() {
    const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
    const found = words.length ? best(words) : [];
    list.replaceChildren(...found.map((entry) => item(entry, words)));
    list.hidden = !found.length;
    note.classList.toggle("unseen", found.length > 0);
    note.textContent = !words.length
      ? ""
      : found.length
        ? `Places found: ${found.length}`
        : `Nothing found for “${input.value.trim()}”.`;
  }

  /** Entries with all words, those first whose headings have them. @param {string[]} words */
  function best(words) {
    return index
      .map((entry) => ({ entry, points: words.map((word) => pointsOf(entry, word)) }))
      .filter(({ points }) => !points.includes(0))
      .map(({ entry, points }) => ({ entry, sum: points.reduce((sum, one) => sum + one) }))
      .toSorted((one, other) => other.sum - one.sum)
      .slice(0, most)
      .map(({ entry }) => entry);
  }

  /** @param {Entry} entry @param {string} word @returns {number} */
  function pointsOf({ page, title, text }, word) {
    const heading = title.toLowerCase().replace(/[<>]/g, "");
    if (heading === word || heading === `vs-${word}`) return 100;
    if (heading.startsWith(word)) return 50;
    if (heading.split(/[^\p{L}\p{N}]+/u).some((part) => part.startsWith(word))) return 30;
    if (heading.includes(word)) return 20;
    if (text.toLowerCase().includes(word)) return 2;
    return page.toLowerCase().includes(word) ? 1 : 0;
  }

  /** @param {Entry} entry @param {string[]} words */
  function item({ page, at, title, text }, words) {
    const first = Math.max(0, ...words.map((word) => text.toLowerCase().indexOf(word))) - charactersBefore;
    const start = first > 0 ? text.indexOf(" ", first) + 1 : 0;
    const part = `${start ? "…" : ""}${text.slice(start, start + charactersShown)}`;
    const link = make(
      "a",
      { href: at },
      make("b", {}, ...marked(title, words)),
      make("span", { className: "found-page" }, page === title ? "" : page),
      make("span", { className: "found-text" }, ...marked(part, words)),
    );
    return make("li", {}, link);
  }

  /** The text with the words marked. @param {string} text @param {string[]} words */
  function marked(text, words) {
    const pattern = words.map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")).join("|");
    return text.split(new RegExp(`(${pattern})`, "giu")).map((part, at) => (at % 2 ? make("mark", {}, part) : part));
  }

  /** @param {string} name @param {object} properties @param {(Node | string)[]} inside */
  function make(name, properties, ...inside) {
    const made = Object.assign(document.createElement(name), properties);
    made.append(...inside);
    return made;
  }

  function close() {
    list.hidden = true;
    note.textContent = "";
  }

  /** Arrows go through the places, Enter in the field opens the first, Escape closes the list. @param {KeyboardEvent} event */
  function press(event) {
    const { key, target, isComposing } = event;
    const stops = [input, ...(list.hidden ? [] : list.querySelectorAll("a"))];
    const step = /** @type {Record<string, number>} */ ({ ArrowDown: 1, ArrowUp: -1 })[key];
    if (isComposing) return;
    if (step) {
      if (list.hidden) show();
      const now = stops.indexOf(/** @type {HTMLInputElement} */ (target));
      stops.at((now + step) % stops.length)?.focus();
    } else if (key === "Escape" && !(list.hidden && !note.textContent)) {
      input.focus(); // shows the list
      close();
    } else if (key === "Enter" && target === input) list.querySelector("a")?.click();
    else return;
    event.preventDefault();
  }

  place.hidden = false;
  input.addEventListener("input", show);
  place.addEventListener("keydown", press);
  list.addEventListener("click", close);
  document.addEventListener("click", ({ target }) => {
    if (!place.contains(/** @type {Node} */ (target))) close();
  });
  place.addEventListener("focusin", () => {
    if (list.hidden && input.value) show();
  });
  place.addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget && !place.contains(/** @type {Node} */ (relatedTarget))) close();
  });
  // as on other sites with documentation; typed into a field it is a character
  document.addEventListener("keydown", (event) => {
    const { key, ctrlKey, metaKey, altKey, defaultPrevented } = event;
    const typed = /** @type {Element} */ (event.composedPath()[0]);
    if (key !== "/" || ctrlKey || metaKey || altKey || defaultPrevented) return;
    if (typed.matches("input,textarea,select,[contenteditable] *,[contenteditable]")) return;
    event.preventDefault();
    input.focus();
    input.select();
  });
})();
