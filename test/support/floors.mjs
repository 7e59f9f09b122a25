import path from "node:path";
import { isCode, nodes, tree } from "./sources.mjs";

/**
 * The rooms of the house from the ground up (README, "How it is built"). An import stays in its room or goes to a
 * lower floor; rooms on one floor don't see each other. The first matching pattern gives the room: its match.
 */
const floors = [
  [/^src\/base\//],
  [/^src\/(values|html)\//],
  [/^src\/templates\//],
  [/^src\/server\//],
  [/^src\/(forms|tables|maps|files)\//],
  [/^src\/checking\//],
  [/^src\/cases\//],
  [/^src\/(page|cli|replay)\//],
  [/^src\/vendors\//],
  [/^src\/view\//],
  [/^elements\/(table|map|viewer)\//],
  [/^elements\/fields\/[\w-]+\//],
  [/^elements\/fields\/(?=index\.ts$)/],
  [/^elements\/(form|drafts|outbox|modal|popup|pin|sign-in|outlet|widget|notices|signature|inspector|history)\//],
  [/^elements\/(?=(tags|late-tags|page-code|form-code|field-code|loader|module|main)\.ts$)/],
];

const views = ["src/view/", "elements/"];
/** Packages that may be imported outside their adapter in src/vendors. */
const homes = new Map([
  ["@headless-tree/core", ["elements/fields/tree/"]],
  ["@headless-tree/react", ["elements/fields/tree/"]],
  ["@handlebars/parser", ["src/templates/"]],
  ["react", views],
  ["react-dom", views],
  ["react-shadow", views],
  ["@r2wc/react-to-web-component", ["src/view/"]],
  ["@noble/hashes", ["src/values/"]],
  ["dompurify", ["src/html/"]],
  ["i18next", ["src/base/language/"]],
  ["geographiclib-geodesic", ["src/maps/geometry/"]],
  ["robust-predicates", ["src/maps/geometry/", "src/maps/drawing/"]],
  ["polyclip-ts", ["src/maps/drawing/"]],
  ["@tmcw/togeojson", ["src/maps/formats/"]],
  ["@xmldom/xmldom", ["src/maps/formats/"]],
  ["shpjs", ["src/maps/formats/"]],
  ["proj4", ["src/maps/formats/"]],
  ["fflate", ["src/maps/formats/"]],
  ["idb", ["src/base/storage/"]],
  ["idiomorph", ["src/page/"]],
  ["jsep", ["src/templates/"]],
  ["modern-screenshot", ["src/page/"]],
]);
const vendorRoom = "src/vendors/";

/** @typedef {{ from: string, to: string, isPackage: boolean }} Import */

/**
 * Faults in the imports and field folders of these files, one sentence each.
 * @param {Map<string, string>} files path → text
 * @returns {Promise<string[]>}
 */
export async function floorFaults(files) {
  const code = [...files].filter(([file]) => isCode(file));
  const imports = (await Promise.all(code.map(importsOf))).flat();
  const ofTypes = code.flatMap(typeImportsOf);
  return [
    ...[...files.keys()].filter((file) => isCode(file) && !placeOf(file)).map((file) => `${file} stands in no room`),
    ...imports.flatMap((one) => (one.isPackage ? packageFault(one) : floorFault(one))),
    ...ofTypes.flatMap(floorFault),
    ...cycles([...imports.filter(({ isPackage }) => !isPackage), ...ofTypes]),
    ...fieldFaults(files, imports),
  ];
}

/**
 * Static imports, re-exports and `import()` with a literal; types are already removed.
 * @param {[string, string]} file
 * @returns {Promise<Import[]>}
 */
async function importsOf([from, text]) {
  const found = [];
  for (const { node } of nodes(await tree(from, text))) {
    if (!/^(Import|ExportNamed|ExportAll)(Declaration|Expression)$/.test(node.type) || !node["source"]) continue;
    const to = node["source"].value;
    if (typeof to === "string") found.push(importOf(from, to));
  }
  return found;
}

/** Imports and re-exports of the house that hold only types, or types too. @param {[string, string]} file @returns {Import[]} */
const typeImportsOf = ([from, text]) =>
  [...text.matchAll(/^(?:import|export) [^"';]*\btype\b[^"';]*from "(\.[^"]+)";/gm)].map(([, to]) =>
    importOf(from, to ?? ""),
  );

/**
 * @param {string} from
 * @param {string} to
 * @returns {Import}
 */
function importOf(from, to) {
  const isPackage = !to.startsWith(".");
  return { from, to: isPackage ? to : path.posix.join(path.posix.dirname(from), to), isPackage };
}

/** @param {Import} one */
function floorFault({ from, to }) {
  const here = placeOf(from);
  const there = placeOf(to);
  if (!here) return [];
  if (!there) return [`${from} imports ${to}, which stands in no room`];
  if (here.room === there.room || there.floor < here.floor) return [];
  const how = there.floor === here.floor ? "crosses to" : "climbs to";
  return [`${from} ${how} ${to}`];
}

/** @param {string} file */
function placeOf(file) {
  for (const [floor, patterns] of floors.entries())
    for (const pattern of patterns) {
      const match = pattern.exec(file);
      if (match) return { floor, room: match[0] };
    }
  return undefined;
}

/** @param {Import} one */
function packageFault({ from, to }) {
  if (/^(html-door|(fields|clicks|checking):\w+)$/.test(to)) return []; // the alias for edited packages, and tables that the build makes
  if (to.startsWith("node:") && from.startsWith("src/cli/")) return [];
  const name = packageOf(to);
  const allowed = [vendorRoom, ...(homes.get(name) ?? [])];
  return allowed.some((room) => from.startsWith(room))
    ? []
    : [`${from} imports ${name}, which only ${allowed.join(", ")} may`];
}

/** `css:a/b.css` → a, `@a/b/c` → @a/b.
 * @param {string} specifier */
const packageOf = (specifier) => /^(?:css:)?((?:@[^/]+\/)?[^/]+)/.exec(specifier)?.[1] ?? specifier;

/**
 * The first cycle of each file that is part of one.
 * @param {Import[]} imports
 * @returns {string[]}
 */
function cycles(imports) {
  /** @type {Map<string, string[]>} */
  const next = new Map();
  for (const { from, to } of imports) next.set(from, [...(next.get(from) ?? []), to]);
  const done = new Set();
  const found = new Set();

  /** @param {string} file @param {string[]} way */
  function follow(file, way) {
    const at = way.indexOf(file);
    if (at >= 0) found.add(`cycle: ${[...way.slice(at), file].join(" → ")}`);
    if (at >= 0 || done.has(file)) return;
    for (const to of next.get(file) ?? []) follow(to, [...way, file]);
    done.add(file);
  }
  for (const file of next.keys()) follow(file, []);
  return [...found];
}

/**
 * Each field needs a folder with definition, view and example, and one line in the index.
 * @param {Map<string, string>} files
 * @param {Import[]} imports
 */
function fieldFaults(files, imports) {
  const index = "elements/fields/index.ts";
  const folders = new Set([...files.keys()].flatMap((file) => /^elements\/fields\/([\w-]+)\//.exec(file)?.[1] ?? []));
  return [...folders].flatMap((name) => {
    const folder = `elements/fields/${name}`;
    const lacking = ["definition.ts", `${name}.tsx`, "example.html"].filter((file) => !files.has(`${folder}/${file}`));
    const isListed = imports.some(({ from, to }) => from === index && to === `${folder}/${name}.tsx`);
    return [
      ...lacking.map((file) => `${folder} lacks ${file}`),
      ...(isListed ? [] : [`${folder} is not listed in ${index}`]),
    ];
  });
}
