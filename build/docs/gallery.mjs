import { readFileSync } from "node:fs";

/** The first card. */
const first = "vs-form";

/**
 * dist/gallery.json: a card for each element, with the title and description of its example page, in
 * Ukrainian; demo/phrases.js has them in the other languages.
 * @param {import("./tables.mjs").Tables} tables
 */
export function gallery({ elements }) {
  const ordered = elements.toSorted((one, other) => Number(other.tag === first) - Number(one.tag === first));
  return ordered.map(({ tag, folder }) => {
    const page = readFileSync(`${folder}/example.html`, "utf8");
    const [, text = ""] = /<meta name="description" content="([^"]+)">/.exec(page) ?? [];
    const [, title = ""] = /<title>[\w-]+: ([^<]+)<\/title>/.exec(page) ?? [];
    if (!text || !title) throw new Error(`${folder}/example.html needs a title "${tag}: …" and a description.`);
    return { tag, title, text, example: `../${folder}/example.html` };
  });
}
