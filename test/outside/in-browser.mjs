import process from "node:process";
import { chromium } from "@playwright/test";
import { build } from "esbuild";
import { common, plugins } from "../../build/options.mjs";
import { chromeArgs, quickChromePath } from "../support/browser.mjs";

/**
 * Modules of the product in a page of Chromium, with the options of the real build.
 * @param {Record<string, string>} modules names by file, such as `{ wkt: "src/maps/geometry/wkt.ts" }`
 * @returns `run(module, name, ...arguments)` calls an exported function in the page, or reads a constant; bytes travel as base64 under
 *   `{ base64 }`, both ways
 */
export async function inBrowser(modules) {
  const imports = Object.entries(modules).map(([name, file]) => `import * as ${name} from "./${file}";`);
  // in place of vs.js, which sets up the runtime
  const contents = `import "./elements/module.ts";\n${imports.join("\n")}\nglobalThis.modules = { ${Object.keys(modules).join()} };`;
  const { outputFiles } = await build({
    ...common,
    plugins: plugins([], () => true),
    stdin: { contents, resolveDir: process.cwd(), sourcefile: "outside.ts" },
    format: "esm",
    write: false,
    define: { ...common.define, "process.env.NODE_ENV": '"production"' },
  });
  const browser = await chromium.launch({ executablePath: quickChromePath(), args: chromeArgs });
  const page = await browser.newPage();
  await page.addScriptTag({ type: "module", content: outputFiles[0]?.text ?? "" });
  await page.waitForFunction("globalThis.modules");
  return {
    /**
     * @param {string} module
     * @param {string} name
     * @param {unknown[]} given
     * @returns {Promise<any>}
     */
    run: (module, name, ...given) => page.evaluate(call, { module, name, given }),
    close: () => browser.close(),
  };
}

/** In the page. @param {{ module: string, name: string, given: unknown[] }} asked */
async function call({ module, name, given }) {
  const read = (/** @type {any} */ value) =>
    value?.base64 === undefined ? value : Uint8Array.from(atob(value.base64), (sign) => sign.charCodeAt(0));
  const write = async (/** @type {any} */ value) => {
    if (value instanceof Blob) return write(new Uint8Array(await value.arrayBuffer()));
    if (!(value instanceof Uint8Array)) return value;
    let text = "";
    for (const byte of value) text += String.fromCharCode(byte);
    return { base64: btoa(text) };
  };
  const exported = /** @type {any} */ (globalThis).modules[module][name];
  const found = typeof exported === "function" ? await exported(...given.map(read)) : exported;
  return found?.bytes instanceof Uint8Array ? { ...found, bytes: await write(found.bytes) } : write(found);
}
