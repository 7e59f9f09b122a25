/**
 * The gallery: each section shows the <main> of an example page, live and as text. The live copy is parsed by
 * XMLHttpRequest, which runs no script and needs no Trusted Types policy, and is imported by the DOM.
 */
(() => {
  const page = document.documentElement;
  const all = (/** @type {string} */ selector) =>
    /** @type {HTMLElement[]} */ ([...document.querySelectorAll(selector)]);
  /** @typedef {{ tag: string, title: string, text: string, example: string, type?: string, names?: Record<string, [string, string]> }} Line */
  /** @typedef {{ schema: Record<string, object>, record: Record<string, unknown> }} Opened */
  /** @typedef {{ language: string, translate(text: string): string, translateTree(node: Node): void, schemaOf(main: Element, known: Line[]): Opened }} Demo */
  const { demo } = /** @type {{ demo: Demo }} */ (/** @type {unknown} */ (window));
  const { language, translate, translateTree } = demo;

  /** @type {Map<HTMLElement, Element>} the content of each stage as it was written */
  const examples = new Map();
  void fetch("../dist/gallery.json")
    .then((answer) => answer.json())
    .then(list, () => {
      document.querySelector(".cards")?.append(translate("Перелік прикладів не завантажився."));
    });

  /** A card and a line of the contents for each element. @param {Line[]} elements */
  function list(elements) {
    const blank = /** @type {HTMLTemplateElement} */ (document.getElementById("card")).content;
    for (const { tag, title: named, text, example } of elements) {
      const spoken = translate(named);
      const title = `${spoken.charAt(0).toUpperCase()}${spoken.slice(1)}`;
      const card = /** @type {HTMLElement} */ (
        /** @type {DocumentFragment} */ (blank.cloneNode(true)).querySelector(".card")
      );
      const find = (/** @type {string} */ selector) => /** @type {HTMLElement} */ (card.querySelector(selector));
      card.id = tag;
      card.dataset["example"] = example;
      find("h2").append(`${title} `, Object.assign(document.createElement("code"), { textContent: `<${tag}>` }));
      find("p").textContent = translate(text);
      find(".page").setAttribute("href", `${example}?lang=${language}`);
      find(".reference").setAttribute("href", `../dist/reference/tags.html#${tag}`);
      find(".stage").setAttribute("aria-label", `${translate("Приклад")} ${tag}`);
      const link = Object.assign(document.createElement("a"), { href: `#${tag}` });
      link.append(`${title} `, Object.assign(document.createElement("code"), { textContent: tag }));
      document.querySelector(".list ul")?.appendChild(document.createElement("li")).append(link);
      document.querySelector(".cards")?.append(card);
      void show(card, example).then((shown) => shown && offer(card, title, shown, demo.schemaOf(shown.main, elements)));
    }
    // the card that the address names exists only now
    if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }

  /**
   * A button that opens an example in the playground: its fields as a form with schema and record, any other one as
   * markup. @param {HTMLElement} card @param {string} title @param {{ text: string }} shown @param {Opened} opened
   */
  function offer(card, title, { text }, { schema, record }) {
    const button = /** @type {HTMLElement} */ (card.querySelector("button.open"));
    const isForm = Object.keys(schema).length > 0;
    button.hidden = false;
    button.dataset["opens"] = isForm ? "form" : "markup";
    button.addEventListener("click", () => {
      const detail = isForm
        ? { title, schema: { title, schema }, record: { id: 1, ...record } }
        : { title, markup: translate(text), address: pageOf(card) };
      document.dispatchEvent(new CustomEvent("open-example", { detail }));
    });
  }

  /** The address of an example's own page, in this language and theme. @param {HTMLElement} card */
  function pageOf(card) {
    const query = new URLSearchParams({ lang: language, theme: page.dataset["theme"] ?? "light" });
    return `${card.dataset["example"]}?${query}`;
  }

  /** @param {HTMLElement} card @param {string} address */
  async function show(card, address) {
    const stage = /** @type {HTMLElement} */ (card.querySelector(".stage"));
    const code = /** @type {HTMLElement} */ (card.querySelector("code:not(h2 code)"));
    try {
      const [main, text] = await Promise.all([parsed(address), source(address)]);
      translateTree(main);
      examples.set(stage, main);
      draw(stage, main);
      colour(code, translate(text));
      return { main, text };
    } catch (error) {
      console.error(error);
      stage.textContent = translate("Приклад не завантажився.");
      return undefined;
    }
  }

  /** What belongs to a page of its own is shown in a frame. @param {HTMLElement} stage @param {Element} main */
  function draw(stage, main) {
    if (!main.classList.contains("framed")) {
      stage.replaceChildren(...document.importNode(main, true).childNodes);
      return;
    }
    const card = /** @type {HTMLElement} */ (stage.closest(".card"));
    const frame = Object.assign(document.createElement("iframe"), {
      loading: "lazy",
      src: pageOf(card),
      title: stage.getAttribute("aria-label"),
    });
    stage.replaceChildren(frame);
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
    button.textContent = translate(isCopied ? "Скопійовано" : "Виділено: Ctrl+C");
    setTimeout(() => (button.textContent = translate("Скопіювати розмітку")), 2000);
  }

  // ---- theme, where answers come from

  // elements read the theme only when they are drawn
  document.addEventListener("theme", () => {
    for (const [stage, main] of examples) draw(stage, main);
  });

  const isStatic = !document.getElementById("vs-settings");
  if (isStatic) for (const link of all(".with-server")) link.hidden = true;
  for (const note of all(".memory")) note.hidden = page.dataset["answers"] !== "memory";
})();
