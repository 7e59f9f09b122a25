/** All sheets of a form's fields share one shadow root: a rule of one field must not reach another. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { describe, it } from "node:test";

/** @param {string} css @returns {string[]} its selectors, one by one */
function selectorsOf(css) {
  const bare = css.replace(/\/\*[\s\S]*?\*\//g, "");
  const heads = [...bare.matchAll(/([^{}]+)\{/g)].map(([, head = ""]) => head.trim());
  return heads
    .filter((head) => !head.startsWith("@"))
    .flatMap((head) => head.split(/,(?![^(]*\))/).map((one) => one.trim()));
}
const classesOf = (/** @type {string} */ text) => [...text.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = ""]) => name);

/** Selectors of one field's sheet that use none of the field's own classes. @param {Map<string, string>} sheets by folder */
function leaks(sheets) {
  /** @type {Map<string, Set<string>>} class → the folders whose sheets name it */
  const homes = new Map();
  for (const [folder, css] of sheets)
    for (const name of selectorsOf(css).flatMap(classesOf)) homes.set(name, (homes.get(name) ?? new Set()).add(folder));
  const isOwn = (/** @type {string} */ name) => homes.get(name)?.size === 1;
  return [...sheets].flatMap(([folder, css]) =>
    folder === ""
      ? []
      : selectorsOf(css)
          .filter((selector) => !selector.startsWith(":host") && !classesOf(selector).some(isOwn))
          .map((selector) => `${folder}: ${selector}`),
  );
}

/** @param {string} folder */
const sheetsIn = (folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".css"))
    .map((file) => ({ file, css: readFileSync(`${folder}/${file}`, "utf8") }));

describe("the sheets of fields", () => {
  const shared = ["src/view", "elements/form"].flatMap(sheetsIn).map(({ css }) => css);
  const sheets = new Map([["", shared.join("\n")]]);
  for (const { file, css } of sheetsIn("elements/fields")) {
    const [folder = ""] = file.split(/[\\/]/);
    sheets.set(folder, (sheets.get(folder) ?? "") + css);
  }

  it("use a class of their own field in every selector", () => {
    assert.ok(sheets.size > 20, String(sheets.size));
    assert.deepEqual(leaks(sheets), []);
  });

  it("are reported when they do not", () => {
    const found = leaks(
      new Map([
        ["", ".control {}"],
        ["a", ".choice {} .choice .mine {} [aria-invalid='true'] {}"],
        ["b", "@media print { .choice:hover, .control {} }"],
      ]),
    );
    assert.deepEqual(found, ["a: .choice", "a: [aria-invalid='true']", "b: .choice:hover", "b: .control"]);
  });
});
