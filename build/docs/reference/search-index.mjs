/** @typedef {{ file: string, title: string, text: string, html: string }} Page */
/** A place that the search finds. `page`: the title of its page; `at`: its address. @typedef {{ page: string, at: string, title: string, text: string }} Entry */

/** Every page and every heading with the text below it, up to the next heading. @param {Page[]} pages @returns {Entry[]} */
export function searchIndex(pages) {
  return pages.flatMap(({ file, title, text, html }) => {
    const [before = "", ...sections] = html.split(/(?=<h[2-6] id=")/);
    return [
      { page: title, at: file, title, text: `${text} ${plain(before)}`.trim() },
      ...sections.map((section) => {
        const [, , id, words = "", rest = ""] = /^<h(\d) id="([^"]+)">(.*?)<\/h\1>(.*)$/s.exec(section) ?? [];
        return { page: title, at: `${file}#${id}`, title: plain(words), text: plain(rest) };
      }),
    ];
  });
}

/** A script, since pages that are opened from disk may not read other files, and Trusted Types refuse to load one later. @param {Page[]} pages */
export const indexScript = (pages) => `window.vsReferenceIndex = ${JSON.stringify(searchIndex(pages))};\n`;

/** What is read of markup. @param {string} html */
function plain(html) {
  return html
    .replace(/<[^>]+>/g, " ")
    .replace(/&#(\d+);/g, (_, sign) => String.fromCharCode(Number(sign)))
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/\s+/g, " ")
    .trim();
}
