/**
 * The gallery: each section shows the <main> of an example page, live and as text. The live copy is parsed by
 * XMLHttpRequest, which runs no script and needs no Trusted Types policy, and is imported by the DOM.
 */
(() => {
  const page = document.documentElement;
  const all = (/** @type {string} */ selector) =>
    /** @type {HTMLElement[]} */ ([...document.querySelectorAll(selector)]);
  /** @typedef {{ ready: Promise<void>, lang: string, configure(settings: object): void }} Vs */
  const { vs } = /** @type {{ vs?: Vs }} */ (/** @type {unknown} */ (window));

  /** @type {Map<HTMLElement, Element>} the content of each stage as it was written */
  const examples = new Map();
  void fetch("../dist/gallery.json")
    .then((answer) => answer.json())
    .then(list, () => {
      document.querySelector(".cards")?.append("Перелік прикладів не завантажився.");
    });

  /** A card and a line of the contents for each element. @param {{ tag: string, title: string, text: string, example: string }[]} elements */
  function list(elements) {
    const blank = /** @type {HTMLTemplateElement} */ (document.getElementById("card")).content;
    for (const { tag, title, text, example } of elements) {
      const card = /** @type {HTMLElement} */ (
        /** @type {DocumentFragment} */ (blank.cloneNode(true)).querySelector(".card")
      );
      const find = (/** @type {string} */ selector) => /** @type {HTMLElement} */ (card.querySelector(selector));
      card.id = tag;
      card.dataset["example"] = example;
      find("h2").append(`${title} `, Object.assign(document.createElement("code"), { textContent: `<${tag}>` }));
      find("p").textContent = text;
      find(".page").setAttribute("href", example);
      find(".reference").setAttribute("href", `../dist/reference/tags.html#${tag}`);
      find(".stage").setAttribute("aria-label", `Приклад ${tag}`);
      const link = Object.assign(document.createElement("a"), { href: `#${tag}` });
      link.append(`${title} `, Object.assign(document.createElement("code"), { textContent: tag }));
      document.querySelector(".list ul")?.appendChild(document.createElement("li")).append(link);
      document.querySelector(".cards")?.append(card);
      void show(card, example);
    }
    // the card that the address names exists only now
    if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }

  /** @param {HTMLElement} card @param {string} address */
  async function show(card, address) {
    const stage = /** @type {HTMLElement} */ (card.querySelector(".stage"));
    const code = /** @type {HTMLElement} */ (card.querySelector("code:not(h2 code)"));
    try {
      const [main, text] = await Promise.all([parsed(address), source(address)]);
      examples.set(stage, main);
      draw(stage, main);
      colour(code, text);
    } catch (error) {
      console.error(error);
      stage.textContent = "Приклад не завантажився.";
    }
  }

  /** @param {HTMLElement} stage @param {Element} main */
  function draw(stage, main) {
    stage.replaceChildren(...document.importNode(main, true).childNodes);
  }

  /** @param {string} address @returns {Promise<Element>} */
  function parsed(address) {
    return new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open("GET", address);
      request.responseType = "document";
      request.addEventListener("loadend", () => {
        const main = request.responseXML?.querySelector("main");
        if (main) resolve(main);
        else reject(new Error(`${address} has no <main>.`));
      });
      request.send();
    });
  }

  /** The text between <main …> and </main>, as its author wrote it. @param {string} address */
  async function source(address) {
    const text = await (await fetch(address)).text();
    return text.slice(text.indexOf(">", text.indexOf("<main")) + 1, text.lastIndexOf("</main>")).trim();
  }

  /** Markup as coloured text nodes. @param {HTMLElement} code @param {string} text */
  function colour(code, text) {
    const span = (/** @type {string} */ kind, /** @type {string} */ words) =>
      Object.assign(document.createElement("span"), { className: kind, textContent: words });
    const parts = text.matchAll(/(<!--[\s\S]*?-->)|(<\/?[\w-]+)|([\w-]+)(?==")|("[^"]*"|'[^']*')|[\s\S]/g);
    /** @type {(Node | string)[]} */
    const nodes = [];
    let isInTag = false;
    for (const [part, comment, tag, name, value] of parts) {
      if (tag) isInTag = true;
      const kind = comment ? "comment" : tag ? "tag" : isInTag && name ? "name" : isInTag && value ? "value" : "";
      if (part === ">") isInTag = false;
      if (kind) nodes.push(span(kind, part));
      else if (typeof nodes.at(-1) === "string") nodes.push(`${String(nodes.pop())}${part}`);
      else nodes.push(part);
    }
    code.replaceChildren(...nodes);
  }

  for (const code of all(".intro code")) colour(code, code.textContent ?? "");

  // ---- copy

  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest(".copy") : null;
    const code = button?.parentElement?.querySelector("code");
    if (button && code) void copy(button, code);
  });

  /** Where there is no clipboard (plain http) the selected text is copied the old way. @param {Element} button @param {Element} code */
  async function copy(button, code) {
    const text = code.textContent ?? "";
    getSelection()?.selectAllChildren(code);
    const isCopied = await Promise.resolve(navigator.clipboard?.writeText(text)).then(
      () => navigator.clipboard !== undefined || document.execCommand("copy"),
      () => document.execCommand("copy"),
    );
    button.textContent = isCopied ? "Скопійовано" : "Виділено: Ctrl+C";
    setTimeout(() => (button.textContent = "Скопіювати розмітку"), 2000);
  }

  // ---- language, theme, where answers come from

  for (const button of all("[data-lang]"))
    button.addEventListener("click", () => {
      if (vs) vs.lang = button.dataset["lang"] ?? "ua";
      for (const one of all("[data-lang]")) one.setAttribute("aria-pressed", String(one === button));
    });

  const theme = /** @type {HTMLElement} */ (document.querySelector(".theme"));
  const mark = () => theme.setAttribute("aria-pressed", String(page.dataset["theme"] === "dark"));
  theme.addEventListener("click", () => {
    page.dataset["theme"] = page.dataset["theme"] === "dark" ? "light" : "dark";
    localStorage.setItem("theme", page.dataset["theme"]);
    mark();
    vs?.configure({});
    // elements read the theme only when they are drawn
    for (const [stage, main] of examples) draw(stage, main);
  });
  mark();

  const isStatic = !document.getElementById("vs-settings");
  if (isStatic) for (const link of all(".with-server")) link.hidden = true;
  for (const note of all(".memory")) note.hidden = page.dataset["answers"] !== "memory";
})();
