/**
 * Decides which modules share a chunk. By default esbuild makes a chunk for each set of entries that share code, which
 * gives dozens of small chunks. Here
 *   1. each module that begins with `// layer N: name` (a sheet with the same words in a CSS comment) and all its
 *      dependencies form one chunk per layer, lower numbers first;
 *   2. other shared code is merged where this saves more requests than it costs bytes.
 * Every entry that uses a module of a group imports the whole group, so that esbuild makes one file of it.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { isNativeModule } from "./statics.mjs";

/** The cost of one request, as the number of unneeded minified bytes that an entry may load instead. */
const requestBytes = 20000;
/** The most unneeded minified bytes that one merge may give to an entry. */
const mostWasted = 24000;
/** Shared code smaller than this, in minified bytes, is always merged into other shared code. */
const leastBytes = 500;

/** @typedef {import("esbuild").Metafile} Metafile */
/**
 * Code shared by some entries; `needs` are all modules loaded with it. @typedef {{ files: string[], askers:
 * Set<string>, needs: Set<string> }} Shared
 */

/**
 * @param {Metafile} metafile of a build without groups
 * @returns {{ groups: Map<string, string[]>, uses: Map<string, string[]> }} the modules of each group, the groups of each entry
 */
export function layers(metafile) {
  const entries = Object.values(metafile.outputs).flatMap(({ entryPoint }) => entryPoint ?? []);
  const groups = declared(metafile);
  const sizes = sizesOf(metafile);
  const loaded = loadedWith(metafile, new Map(entries.map((entry) => [entry, whole(groups, metafile, entry).files])));
  const layered = new Map(groups);
  for (const { files } of joined(shared(metafile, entries, layered), loaded, sizes)) {
    const largest = files.toSorted((one, other) => (sizes.get(other) ?? 0) - (sizes.get(one) ?? 0))[0] ?? "";
    groups.set(largest, files);
  }
  return { groups, uses: new Map(entries.map((entry) => [entry, whole(groups, metafile, entry).names])) };
}

/**
 * Modules shared by several entries and not in a layer, grouped by these entries. @param {Metafile} metafile @param
 * {string[]} entries @param {Map<string, string[]>} groups the layers
 */
function shared(metafile, entries, groups) {
  const taken = new Set([...groups.values()].flat());
  const closures = entries.map((entry) => /** @type {const} */ ([entry, closure(metafile, entry)]));
  /** @type {Map<string, Shared>} */
  const found = new Map();
  for (const file of Object.keys(metafile.inputs)) {
    const askers = closures.flatMap(([entry, files]) => (files.has(file) ? entry : []));
    if (askers.length < 2 || taken.has(file)) continue;
    const one = found.get(askers.join()) ?? { files: [], askers: new Set(askers), needs: new Set() };
    one.files.push(file);
    for (const needed of whole(groups, metafile, file).files) one.needs.add(needed);
    found.set(askers.join(), one);
  }
  return [...found.values()];
}

/**
 * What each entry finds loaded: its own modules and those that all entries have which ask for it by `import()`.
 * @param {Metafile} metafile @param {Map<string, Set<string>>} own @returns {Map<string, Set<string>>}
 */
function loadedWith(metafile, own) {
  /** @type {Map<string, string[]>} */
  const askers = new Map([...own.keys()].map((entry) => [entry, []]));
  for (const [asker, files] of own)
    for (const file of files)
      for (const { path: entry, kind } of metafile.inputs[file]?.imports ?? [])
        if (kind === "dynamic-import" && entry !== asker) askers.get(entry)?.push(asker);
  const all = new Set(Object.keys(metafile.inputs));
  const found = new Map([...own].map(([entry, files]) => [entry, askers.get(entry)?.length ? all : files]));
  for (let isChanged = true; isChanged;) {
    isChanged = false;
    for (const [entry, files] of own) {
      const [first, ...others] = (askers.get(entry) ?? []).map((asker) => found.get(asker) ?? all);
      if (!first) continue;
      const before = [...first].filter((file) => others.every((other) => other.has(file)));
      const now = new Set([...files, ...before]);
      if (now.size !== found.get(entry)?.size) isChanged = true;
      found.set(entry, now);
    }
  }
  return found;
}

/**
 * Merges pairs that save more requests than they cost bytes, the best pair first.
 * @param {Shared[]} all @param {Map<string, Set<string>>} loaded what each entry loads anyway @param {Map<string, number>} sizes
 */
function joined(all, loaded, sizes) {
  const left = new Set(all);
  /** @param {string} entry @param {Shared} one */
  const wasted = (entry, { needs }) => {
    const has = loaded.get(entry) ?? new Set();
    return [...needs].reduce((sum, file) => (has.has(file) ? sum : sum + (sizes.get(file) ?? 0)), 0);
  };
  /** @param {Shared} one @param {Shared} other */
  const gain = (one, other) => {
    let sum = 0;
    for (const entry of new Set([...one.askers, ...other.askers])) {
      const isShared = one.askers.has(entry) && other.askers.has(entry);
      const waste = isShared ? 0 : wasted(entry, one.askers.has(entry) ? other : one);
      sum += isShared ? requestBytes : waste > mostWasted ? -1e9 : -waste;
    }
    return sum;
  };
  const pairs = all.flatMap((one, at) =>
    all
      .slice(at + 1)
      .map((other) => ({ one, other, gain: gain(one, other) }))
      .filter((pair) => pair.gain > 0),
  );
  for (;;) {
    const best = pairs
      .filter(({ one, other }) => left.has(one) && left.has(other))
      .reduce((most, pair) => (pair.gain > most.gain ? pair : most), { gain: 0, one: all[0], other: all[0] });
    const { one, other } = best.gain > 0 ? best : nearest(left, gain, sizes);
    if (!one || !other) return left;
    const both = {
      files: [...one.files, ...other.files],
      askers: new Set([...one.askers, ...other.askers]),
      needs: new Set([...one.needs, ...other.needs]),
    };
    for (const entry of both.askers) for (const file of both.needs) loaded.get(entry)?.add(file);
    left.delete(one);
    left.delete(other);
    for (const third of left) pairs.push({ one: both, other: third, gain: gain(both, third) });
    left.add(both);
  }
}

/**
 * A piece that is too small for its own chunk, and the piece into which it is merged at the least cost.
 * @param {Set<Shared>} left @param {(one: Shared, other: Shared) => number} gain @param {Map<string, number>} sizes
 */
function nearest(left, gain, sizes) {
  const bytes = (/** @type {Shared} */ { files }) => files.reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0);
  const one = [...left].find((piece) => bytes(piece) > 0 && bytes(piece) < leastBytes);
  if (!one) return {};
  const others = [...left].filter((piece) => piece !== one);
  return { one, other: others.toSorted((a, b) => gain(one, b) - gain(one, a))[0] };
}

/** The modules of each declared layer, without modules of lower layers. @param {Metafile} metafile */
function declared(metafile) {
  const own = Object.keys(metafile.inputs).filter((file) => /^(css-text:)?(src|elements)\/.*\.(tsx?|css)$/.test(file));
  const found = own.flatMap((file) => {
    const [, number, name] =
      /^(?:\/\/|\/\*) layer (\d+): ([\w-]+)/m.exec(readFileSync(file.replace("css-text:", ""), "utf8")) ?? [];
    return number && name ? [{ number: Number(number), name, file }] : [];
  });
  const ordered = found.toSorted((one, other) => one.number - other.number);
  const numbers = [...new Set(ordered.map(({ number }) => number))];
  if (numbers.some((number, at) => number !== at + 1))
    throw new Error(`Layers are numbered from 1 without a gap; found ${numbers.join(", ")}.`);
  const taken = new Set();
  /** @type {Map<string, string[]>} */
  const groups = new Map();
  for (const { name, file } of ordered) {
    const files = [...closure(metafile, file)].filter((one) => !taken.has(one));
    for (const one of files) taken.add(one);
    groups.set(name, [...(groups.get(name) ?? []), ...files]);
  }
  return groups;
}

/**
 * All modules that a page loads for `file`, including the whole groups that contain some of them. @param {Map<string,
 * string[]>} groups @param {Metafile} metafile @param {string} file
 */
function whole(groups, metafile, file) {
  const files = closure(metafile, file);
  /** @type {Set<string>} */
  const names = new Set();
  for (let before = -1; names.size !== before;) {
    before = names.size;
    for (const [name, members] of groups)
      if (!names.has(name) && members.some((one) => files.has(one))) {
        names.add(name);
        for (const one of members) closure(metafile, one, files);
      }
  }
  return { files, names: [...names] };
}

/**
 * All modules that a page loads for `file`, itself first. @param {Metafile} metafile @param {string} file @param
 * {Set<string>} [found]
 */
function closure(metafile, file, found = new Set()) {
  if (found.has(file) || !(file in metafile.inputs)) return found;
  found.add(file);
  for (const { path: next, kind } of metafile.inputs[file]?.imports ?? [])
    if (kind === "import-statement" || kind === "require-call") closure(metafile, next, found);
  return found;
}

/** Minified bytes of each module. @param {Metafile} metafile */
function sizesOf(metafile) {
  const sizes = new Map();
  for (const { inputs } of Object.values(metafile.outputs))
    for (const [file, { bytesInOutput }] of Object.entries(inputs)) sizes.set(file, bytesInOutput);
  return sizes;
}

/** Prefix of sheets exported only to keep them in their group; these exports are not used. */
export const sheetMark = "$sheet";

/**
 * Makes every entry import its whole groups. A sheet is a constant that the bundler would drop when unused, so it is
 * re-exported. @param {ReturnType<typeof layers>} found @returns {import("esbuild").Plugin}
 */
export const wholeGroups = ({ groups }) => ({
  name: "whole-groups",
  setup(build) {
    const names = [...groups.keys()];
    build.onResolve({ filter: /^group:/ }, ({ path: name }) => ({ path: name.slice(6), namespace: "group" }));
    build.onLoad({ filter: /.*/, namespace: "group" }, ({ path: name }) => {
      const own = (groups.get(name) ?? []).map((file) => file.replace(/^css-text:/, ""));
      const lines = own
        .filter((file) => /^(src|elements)\/.*\.(tsx?|css)$/.test(file) && !isNativeModule(file))
        .map((file, at) =>
          file.endsWith(".css")
            ? `export { default as ${sheetMark}${names.indexOf(name)}_${at} } from "./${file}";`
            : `import "./${file}";`,
        );
      return { contents: lines.join("\n"), resolveDir: path.resolve(".") };
    });
  },
});

/** @param {ReturnType<typeof layers>} found @returns {import("./own-code.mjs").Change} */
export const withGroups =
  ({ uses }) =>
  (code, file) => {
    const names = uses.get(path.relative(".", file).replaceAll("\\", "/")) ?? [];
    return [code, ...names.map((name) => `export * from "group:${name}";`)].join("\n");
  };
