import { readFileSync } from "node:fs";

/** The first card. */
const first = "vs-form";
/** Attributes that an entry of a schema has in another way, or not at all. */
const ofTags = /^(name|type|value|field|mirror|readonly)$/;

/**
 * dist/gallery.json: a card for each element, with the title and description of its example page, in
 * Ukrainian; demo/phrases.js has them in the other languages. Of a field also its schema type, and which property of an
 * entry each attribute is, so that the playground can open the example.
 * @param {import("./tables.mjs").Tables} tables
 */
export function gallery({ elements }) {
  const ordered = elements.toSorted((one, other) => Number(other.tag === first) - Number(one.tag === first));
  return ordered.map(({ tag, folder, types, attributes }) => {
    const page = readFileSync(`${folder}/example.html`, "utf8");
    const [, text = ""] = /<meta name="description" content="([^"]+)">/.exec(page) ?? [];
    const [, title = ""] = /<title>[\w-]+: ([^<]+)<\/title>/.exec(page) ?? [];
    if (!text || !title) throw new Error(`${folder}/example.html needs a title "${tag}: …" and a description.`);
    const names = attributes
      .filter(({ property }) => !ofTags.test(property))
      .map(({ attribute, property, kind }) => [attribute, [property, kind]]);
    const field = types.length > 0 && { type: types[0], names: Object.fromEntries(names) };
    return { tag, title, text, example: `../${folder}/example.html`, ...field };
  });
}
