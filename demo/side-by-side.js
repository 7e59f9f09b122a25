/** The page "side by side": shows the texts that are compared, and counts the lines of each part of them. */
(() => {
  const find = (/** @type {string} */ selector) => /** @type {HTMLElement} */ (document.querySelector(selector));
  /** @typedef {{ vsSettings: { transport(request: Request): Promise<Response> }, demo: { translate(text: string): string } }} Page */
  const { vsSettings, demo } = /** @type {Page} */ (/** @type {unknown} */ (window));

  /** Lines that are neither blank nor a comment. @param {string} text */
  const lines = (text) => text.split("\n").filter((line) => !/^\s*($|\/\/|\/?\*)/.test(line)).length;

  /** @param {string} text @param {string} start @param {string} end */
  function between(text, start, end) {
    const from = text.indexOf(start);
    return text.slice(from, text.indexOf(end, from) + end.length);
  }

  /** The parts of the script by the comments that name them. @param {string} script @returns {Record<string, string>} */
  function partsOf(script) {
    const [, ...parts] = script.split("// ---- ");
    return Object.fromEntries(parts.map((part) => [part.slice(0, part.indexOf("\n")), part.slice(part.indexOf("\n"))]));
  }

  /** The schema with a line for each field. @param {{ title: unknown, schema: object }} form */
  function spelt({ title, schema }) {
    const fields = Object.entries(schema).map(([name, entry]) => `    "${name}": ${JSON.stringify(entry)}`);
    return `{\n  "title": ${JSON.stringify(title)},\n  "schema": {\n${fields.join(",\n")}\n  }\n}`;
  }

  async function compare() {
    const [page = "", script = ""] = await Promise.all(
      [location.pathname, "by-hand.js"].map(async (address) => (await fetch(address)).text()),
    );
    const answer = await vsSettings.transport(new Request(new URL("/api/template/form/twelve", location.href)));
    const markup = between(page, '<form id="hand-form"', "</form>");
    const tag = between(page, "<vs-form", "</vs-form>");
    const schema = spelt(await answer.json());
    for (const [name, text] of Object.entries({ markup, script, tag, schema }))
      find(`[data-text="${name}"]`).textContent = text;

    const parts = partsOf(script);
    let byHand = 0;
    for (const row of document.querySelectorAll("#count tbody tr")) {
      const { part = "" } = /** @type {HTMLElement} */ (row).dataset;
      const hand = lines(part === "markup" ? markup : (parts[part] ?? ""));
      byHand += hand;
      const ours = { markup: String(lines(tag)), schema: String(lines(schema)) }[part] ?? demo.translate("у тегу");
      fillRow(row, [String(hand || "—"), ours]);
    }
    fillRow(find("#count tfoot tr"), [String(byHand), String(lines(tag) + lines(schema))]);
  }

  /** @param {Element} row @param {string[]} texts */
  function fillRow(row, texts) {
    row.querySelectorAll("td").forEach((cell, at) => (cell.textContent = texts[at] ?? ""));
  }

  // elements read the theme only when they are drawn
  document.addEventListener("theme", () => {
    const form = find(".live vs-form");
    form.replaceWith(form.cloneNode());
  });
  void compare();
})();
