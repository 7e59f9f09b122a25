/** dist/weights.json: the files of each tag's code and their bytes, which the doctor shows. */
import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { readFields } from "./fields.mjs";

/**
 * @param {string} folder @param {Record<string, string[]>} entries the files of each module that an `import()` names
 */
export async function writeWeights(folder, entries) {
  const every = new Set(entries["elements/main.ts"]);
  const { fields } = await readFields();
  const tags = [
    ...pageTags(),
    ...[...fields.keys()].map(
      (name) =>
        /** @type {const} */ ([`vs-${name}`, ["elements/field-code.ts", `elements/fields/${name}/${name}.tsx`]]),
    ),
  ];
  /** @type {Map<string, number>} */
  const sizes = new Map();
  const bytesOf = (/** @type {string} */ file) => {
    if (!sizes.has(file)) sizes.set(file, brotliCompressSync(readFileSync(file)).length);
    return sizes.get(file) ?? 0;
  };
  const weights = tags.map(([tag, modules]) => {
    const files = [...new Set(["elements/page-code.ts", ...modules].flatMap((one) => entries[one] ?? []))].filter(
      (file) => !every.has(file),
    );
    return [
      tag,
      { files: files.map((file) => path.basename(file)), bytes: files.reduce((sum, file) => sum + bytesOf(file), 0) },
    ];
  });
  await writeFile(`${folder}/weights.json`, `${JSON.stringify(Object.fromEntries(weights))}\n`);
}

/** Tags other than fields, with the modules that elements/tags.ts loads for them. @returns {(readonly [string, string[]])[]} */
function pageTags() {
  const text = readFileSync("elements/tags.ts", "utf8");
  const named = new Map(
    [...text.matchAll(/^const (\w+) = \(\) => import\("\.\/([^"]+)"\)/gm)].map(([, name, file]) => [name, file]),
  );
  return [...text.matchAll(/^ {2}"(vs-[\w-]+)": (.*),$/gm)].map(([, tag = "", code = ""]) => {
    const file =
      /import\("\.\/([^"]+)"\)/.exec(code)?.[1] ?? named.get(/(\w+Code)\(/.exec(code)?.[1]) ?? "form-code.ts";
    return [tag, [`elements/${file}`]];
  });
}
