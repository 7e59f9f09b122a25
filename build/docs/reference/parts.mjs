/**
 * @typedef {"page" | "session"} Needs what a live example needs: page: a web server; session: also a session of the
 * demo
 */

/** Escapes text for markup. @param {string} text */
export const escape = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** @param {string} text */
export const mono = (text) => `<code>${escape(text)}</code>`;

/** Sentences with `code` in them. @param {string} text */
export const prose = (text) =>
  text
    .split("`")
    .map((part, index) => (index % 2 ? mono(part) : escape(part)))
    .join("");

/** A block that can be copied; reference.js adds the button. @param {string} text @param {string} [more] attributes */
export const code = (text, more = "") => `<div class="code"${more}><pre><code>${escape(text)}</code></pre></div>`;

/**
 * Markup to copy, and the same markup as a live example. The live copy is inert and hidden until reference.js activates it,
 * so the same files work from disk and from the demo.
 * @param {string} markup @param {Needs} needs @param {string} [around] the wrapper of the live copy, with `$` in its place
 */
export const example = (markup, needs, around = "$") =>
  `${code(markup)}
<div class="live" data-needs="${needs}" vs-inert hidden>${around.replace("$", () => markup)}</div>`;

/** @param {string} id @param {string} markup */
export const heading = (id, markup, level = 3) => `<h${level} id="${id}">${markup}</h${level}>`;

/**
 * A table whose first column holds the row headers. @param {string[]} heads @param {string[][]} lines @param {string}
 * [caption]
 */
export const table = (heads, lines, caption) =>
  `<table>${caption ? `<caption>${caption}</caption>` : ""}
<thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join("")}</tr></thead>
<tbody>
${lines.map(([first, ...rest]) => `<tr><th scope="row">${first}</th>${rest.map((cell, index) => `<td data-head="${heads[index + 1]}">${cell}</td>`).join("")}</tr>`).join("\n")}
</tbody>
</table>`;

/** Readable JSON: short objects and lists on one line. @param {unknown} data @returns {string} */
export function json(data, indent = "") {
  const line = oneLine(data);
  if (typeof data !== "object" || data === null || line.length + indent.length <= 76) return line;
  const deeper = `${indent}  `;
  const parts = Array.isArray(data)
    ? data.map((one) => deeper + json(one, deeper))
    : Object.entries(data).map(([name, one]) => `${deeper}${JSON.stringify(name)}: ${json(one, deeper)}`);
  const [open, close] = Array.isArray(data) ? "[]" : "{}";
  return `${open}\n${parts.join(",\n")}\n${indent}${close}`;
}

/** @param {unknown} data @returns {string} */
function oneLine(data) {
  if (Array.isArray(data)) return `[${data.map(oneLine).join(", ")}]`;
  if (typeof data !== "object" || data === null) return JSON.stringify(data);
  const parts = Object.entries(data).map(([name, one]) => `${JSON.stringify(name)}: ${oneLine(one)}`);
  return parts.length ? `{ ${parts.join(", ")} }` : "{}";
}
