/** Options shared by the build and the unit tests, so that the tests run the shipped code. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { checkingTables } from "./checking.mjs";
import { clickTables, withoutTexts } from "./clicks.mjs";
import { cssText } from "./css-text.mjs";
import { fieldTables } from "./fields.mjs";
import { ownCode } from "./own-code.mjs";
import { react } from "./react.mjs";
import { statics } from "./statics.mjs";
import { readLibraries, vendor } from "./vendor.mjs";

const { version } = JSON.parse(readFileSync("package.json", "utf8"));
const libraries = await readLibraries();

/**
 * @param {import("./own-code.mjs").Change[]} [changes] of the project's modules
 * @param {(name: string) => boolean} [isKnown] packages that need no folder in src/vendors
 * @returns {import("esbuild").Plugin[]}
 */
export const plugins = (changes = [], isKnown) => [
  react(),
  cssText(),
  fieldTables(),
  clickTables(),
  checkingTables(),
  vendor(libraries, isKnown),
  ownCode([withoutTexts, ...changes]),
];

export const common = /** @satisfies {import("esbuild").BuildOptions} */ ({
  bundle: true,
  target: "es2022",
  jsx: "automatic",
  charset: "utf8",
  loader: { ".woff2": "dataurl" },
  conditions: ["worker", "module"], // For micromark's table of character names: its browser version uses an HTML sink.
  logLevel: "warning",
  alias: {
    "html-door": path.resolve("src/html/door.ts"),
    "leaflet-extensible": path.resolve("src/vendors/leaflet/extensible.ts"),
    "react-dom/server": path.resolve("src/vendors/react-shadow/no-server.mjs"),
  },
  define: {
    VERSION: JSON.stringify(version),
    ...statics,
    // Globals of the page that libraries must not find.
    define: "undefined",
    jQuery: "undefined",
    "window.jQuery": "undefined",
  },
  plugins: plugins(),
});

/** Options of the shipped build: production code, minified, with source maps. */
export const shipped = /** @satisfies {import("esbuild").BuildOptions} */ ({
  ...common,
  define: { ...common.define, "process.env.NODE_ENV": '"production"' },
  minify: true,
  legalComments: "none", // all licences in full are in licenses.txt
  sourcemap: true,
  metafile: true,
});
