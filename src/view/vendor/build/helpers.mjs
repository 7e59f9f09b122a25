import { createHash } from "node:crypto";
import { readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { parse } from "acorn";

/**
 * esbuild puts its helpers for CommonJS packages and namespaces into the file that all others import, so that every page
 * loads them, also one that uses none of our tags. Here they go into the file that all but main import, which would be
 * empty. What they leave behind is as many spaces, so that source maps stay right.
 * @param {import("esbuild").Metafile["outputs"]} outputs changed to say what the files are then
 */
export async function moveHelpers(outputs) {
  const files = Object.keys(outputs).filter((file) => file.endsWith(".js"));
  const texts = new Map(await Promise.all(files.map(async (file) => entry(file, await readFile(file, "utf8")))));
  const from = only(files, (file) => /^var \w+=Object\.create;/.test(texts.get(file) ?? ""));
  const to = only(files, (file) => (texts.get(file) ?? "").replace(comment, "").trim() === "");
  const { code, helpers, aliases } = cut(texts.get(from) ?? "");
  texts.set(from, code);
  texts.set(to, helpers + (texts.get(to) ?? "").trimStart());
  for (const file of files) {
    const text = texts.get(file) ?? "";
    const taken = takeFrom(text, { from: path.basename(from), to: path.basename(to), aliases });
    if (taken === text) continue;
    texts.set(file, taken);
    outputs[file]?.imports.push({ path: to, kind: "import-statement" });
  }
  await nameAnew(to, { outputs, texts });
}

const comment = /\n?\/\/# sourceMappingURL=.*\s*$/;

/** The helpers as a module of their own, and the code without them. @param {string} source */
function cut(source) {
  const { body } = /** @type {any} */ (parse(source, { ecmaVersion: "latest", sourceType: "module" }));
  const count = body.findIndex((/** @type {any} */ statement) => !isHelper(statement));
  const declared = body.slice(0, count).flatMap((/** @type {any} */ { declarations }) => declarations);
  const names = new Set(declared.map((/** @type {any} */ { id }) => id.name));
  const { specifiers } = body.findLast((/** @type {any} */ { type }) => type === "ExportNamedDeclaration");
  const told = specifiers.filter((/** @type {any} */ { local }) => names.has(local.name));
  const end = body[count - 1]?.end;
  // longer ones would be more than helpers
  if (!told.length || end > 1000) throw new Error("esbuild's helpers were not found where they were expected.");
  let code = blank(source, 0, end);
  for (const { start, end: last } of told) code = blank(code, start, source[last] === "," ? last + 1 : last);
  const list = told.map((/** @type {any} */ { start, end: last }) => source.slice(start, last));
  const aliases = new Set(told.map((/** @type {any} */ { exported }) => exported.name));
  return { code, helpers: `${source.slice(0, end)}export{${list.join()}};\n`, aliases };
}

/** `var a=Object.create` and functions, as they stand at the start. @param {any} statement */
const isHelper = ({ type, declarations }) =>
  type === "VariableDeclaration" &&
  declarations.every((/** @type {any} */ { init }) => /^(Arrow|Member)/.test(init?.type ?? ""));

/** An importer of helpers asks their new file for them.
 * @param {string} text @param {{ from: string, to: string, aliases: Set<string> }} names */
function takeFrom(text, { from, to, aliases }) {
  const found = new RegExp(`import\\{([^}]*)\\}from"\\./${from.replaceAll(".", "\\.")}"`).exec(text);
  const list = found?.[1]?.split(",") ?? [];
  const taken = list.filter((one) => aliases.has(one.split(" ")[0] ?? ""));
  if (!found || !taken.length) return text;
  const rest = list.filter((one) => !taken.includes(one)).join();
  const left = found[0].replace(found[1] ?? "", rest.padEnd(found[1]?.length ?? 0));
  const [ending = ""] = comment.exec(text) ?? [];
  const code = text.slice(0, text.length - ending.length).replace(found[0], () => left);
  return `${code}import{${taken.join()}}from"./${to}";${ending}`;
}

/** Its name was made for nothing in it; files that are kept for ever need one for what they hold.
 * @param {string} file @param {{ outputs: import("esbuild").Metafile["outputs"], texts: Map<string, string> }} build */
async function nameAnew(file, { outputs, texts }) {
  const hash = createHash("sha256")
    .update(texts.get(file) ?? "")
    .digest("hex")
    .slice(0, 8)
    .toUpperCase();
  const [old = ""] = /[A-Z0-9]{8}(?=\.js$)/.exec(file) ?? [];
  const renamed = (/** @type {string} */ text) => text.replaceAll(`-${old}.js`, `-${hash}.js`);
  await Promise.all([...texts].map(([one, text]) => writeFile(one, renamed(text))));
  for (const one of [file, `${file}.map`]) {
    await rename(one, renamed(one));
    outputs[renamed(one)] = /** @type {any} */ (outputs[one]);
    delete outputs[one];
  }
  for (const { imports } of Object.values(outputs)) for (const one of imports) one.path = renamed(one.path);
}

/** @param {string} text @param {number} start @param {number} end */
const blank = (text, start, end) => text.slice(0, start) + " ".repeat(end - start) + text.slice(end);

/** @param {string[]} files @param {(file: string) => boolean} fits */
function only(files, fits) {
  const found = files.filter(fits);
  if (found.length !== 1) throw new Error(`Expected one file, found ${found.join(", ") || "none"}.`);
  return /** @type {string} */ (found[0]);
}

/** @param {string} key @param {string} value @returns {[string, string]} */
const entry = (key, value) => [key, value];
