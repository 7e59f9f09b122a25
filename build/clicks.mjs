/**
 * Reads the click attributes: one line each in src/page/actions/index.ts, in order of precedence. The build makes two
 * virtual modules of them: `clicks:shapes` (bundled into vs.js) and `clicks:needs` (for messages about wrong use). Texts
 * and examples are left out of the bundle.
 */
import { readFileSync } from "node:fs";
import path from "node:path";

/** @typedef {import("../src/page/actions/action.ts").ClickAttribute} ClickAttribute */

const folder = "src/page/actions";
const described = /export const attribute = (\{[\s\S]*?\n\}) satisfies ClickAttribute;\n/;

/** By attribute, in order of precedence. @returns {Promise<Map<string, ClickAttribute>>} */
export async function readClicks() {
  const lines = readFileSync(`${folder}/index.ts`, "utf8").matchAll(
    /^ {2}"?([\w-]+)"?: \(\) => import\("\.\/\1\.action\.ts"\)/gm,
  );
  /** @type {Map<string, ClickAttribute>} */
  const found = new Map();
  for (const [, name = ""] of lines) {
    const [, literal] = described.exec(readFileSync(`${folder}/${name}.action.ts`, "utf8")) ?? [];
    if (!literal)
      throw new Error(`${folder}/${name}.action.ts has no "export const attribute = {…} satisfies ClickAttribute;".`);
    found.set(name, (await import(`data:text/javascript,export default ${encodeURIComponent(literal)}`)).default);
  }
  return found;
}

/** @type {import("./own-code.mjs").Change} */
export const withoutTexts = (code, file) => (file.endsWith(".action.ts") ? code.replace(described, "") : code);

/** @returns {import("esbuild").Plugin} */
export const clickTables = () => ({
  name: "click-tables",
  setup(build) {
    build.onResolve({ filter: /^clicks:(shapes|needs)$/ }, ({ path: name }) => ({
      path: name,
      namespace: "clicks",
      sideEffects: false,
    }));
    build.onLoad({ filter: /.*/, namespace: "clicks" }, async ({ path: name }) => {
      try {
        const all = [...(await readClicks())];
        const contents =
          name === "clicks:shapes"
            ? `export const shapes = {${all.map(([key, { shape }]) => `${JSON.stringify(key)}: ${String(shape)}`).join(", ")}};`
            : `export const needs = ${JSON.stringify(Object.fromEntries(all.map(([key, { needs }]) => [key, needs])))};`;
        return { contents, loader: "js", watchDirs: [path.resolve(folder)] };
      } catch (error) {
        return { errors: [{ text: /** @type {Error} */ (error).message }] };
      }
    });
  },
});
