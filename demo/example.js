/**
 * Shared by all examples: theme and language from the address, the texts in that language (demo/phrases.js), sample posts,
 * results of dialogs.
 */
(() => {
  const page = document.documentElement;
  const asked = new URLSearchParams(location.search);
  const kept = (/** @type {string} */ name) => asked.get(name) ?? localStorage.getItem(name);
  const theme = kept("theme");
  const isDark = theme ? theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  page.dataset["theme"] = isDark ? "dark" : "light";

  /** The languages and their codes for the browser. @type {Record<string, string>} */
  const codes = { ua: "uk", ru: "ru", en: "en" };
  const language = codes[kept("lang") ?? ""] ? (kept("lang") ?? "ua") : "ua";
  page.lang = codes[language] ?? "uk";
  if (asked.has("lang")) localStorage.setItem("lang", language);

  /** @typedef {{ vsSettings?: object, phrases?: Record<string, [ru: string, en: string]> }} Page */
  const owner = /** @type {Page} */ (/** @type {unknown} */ (window));
  owner.vsSettings = { ...owner.vsSettings, lang: language };
  // beside the shell's own example forms open in popups, as they would without a shell
  if (!location.pathname.includes("/outlet/")) Object.assign(owner.vsSettings, { admin_host: "/outlet/" });

  // ---- texts

  const phrases = owner.phrases ?? {};
  const longestFirst = Object.keys(phrases).toSorted((one, other) => other.length - one.length);
  const escaped = longestFirst.map((phrase) => phrase.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const known = new RegExp(`(?<![\\p{L}\\d])(?:${escaped.join("|")})(?![\\p{L}\\d])`, "gu");
  const cyrillic = /[\u0400-\u04ff]/;

  /** A text of the examples (markup, JSON, a title) in the language of the page. @param {string} text */
  function translate(text) {
    if (language === "ua" || !cyrillic.test(text)) return text;
    return text.replace(known, (phrase) => phrases[phrase]?.[language === "ru" ? 0 : 1] ?? phrase);
  }

  /** Translated nodes: a Russian text may be a Ukrainian one too. */
  const done = new WeakSet();

  /** Puts the language of the page into the texts and attributes below a node. @param {Node} node */
  function translateTree(node) {
    if (done.has(node) || language === "ua") return;
    done.add(node);
    if (node instanceof Text) {
      const text = translate(node.data);
      if (text !== node.data) node.data = text;
    }
    if (node instanceof Element)
      for (const { name, value } of node.attributes)
        if (cyrillic.test(value)) node.setAttribute(name, translate(value));
    for (const child of node instanceof HTMLTemplateElement ? node.content.childNodes : node.childNodes)
      translateTree(child);
  }

  translateTree(document);
  // while the page is parsed: each node before the elements in it are defined
  const take = (/** @type {MutationRecord[]} */ changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(translateTree);
  };
  const parsed = new MutationObserver(take);
  parsed.observe(document, { childList: true, subtree: true });
  // before deferred scripts
  document.addEventListener("readystatechange", () => {
    take(parsed.takeRecords());
    parsed.disconnect();
    // a template is not observed, and the page may have arrived in pieces
    for (const { content } of document.querySelectorAll("template")) {
      const nodes = document.createTreeWalker(content);
      while (nodes.nextNode()) translateTree(nodes.currentNode);
    }
  });
  Object.assign(window, { demo: { language, translate, translateTree } });

  // ---- samples

  // a sample form shows what it would post
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.matches(".sample")) return;
    event.preventDefault();
    const lines = [...new FormData(form)].map(([name, value]) => `${name} = ${String(value)}`);
    const output = form.querySelector("output");
    if (output) output.textContent = lines.join("\n") || translate("(нічого)");
  });
  document.addEventListener("reset", ({ target }) => {
    const output = target instanceof HTMLFormElement && target.matches(".sample") && target.querySelector("output");
    if (output) output.textContent = "";
  });

  // the result of a dialog, shown beside the button that opened it
  document.addEventListener("vs:closed", (event) => {
    const { element, result } = /** @type {CustomEvent<{ element: Element, result: unknown }>} */ (event).detail;
    const output = element.id && document.querySelector(`output[for="${element.id}"]`);
    if (output) output.textContent = `${translate("Результат")}: ${JSON.stringify(result)}`;
  });
})();
