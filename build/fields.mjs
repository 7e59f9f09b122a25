/**
 * Reads the fields: one line each in elements/fields/index.ts, described in `definition.ts` beside the view. The build
 * makes three virtual modules of them: `fields:heights` (of vs.js), `fields:tags` (loaded on every page) and
 * `fields:types` (loaded with the first form).
 */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";

/** @typedef {import("../src/page/fields/field-definition.ts").FieldDefinition} FieldDefinition */
/** @typedef {Map<string, FieldDefinition>} Fields by the names of their folders, in the order of the index */

const index = "elements/fields/index.ts";

/** @returns {Promise<{ fields: Fields, common: Record<string, { kind: string, text: string }> }>} */
export async function readFields() {
  const names = [
    ...readFileSync(index, "utf8").matchAll(/^ {2}"?([\w-]+)"?: \(\) => import\("\.\/\1\/\1\.tsx"\)/gm),
  ].map(([, name = ""]) => name);
  const lacking = names.filter((name) => !existsSync(`elements/fields/${name}/definition.ts`));
  if (lacking.length > 0) throw new Error(`These fields have no definition.ts in their folder: ${lacking.join(", ")}.`);
  const lines = names.map(
    (name, at) => `export { default as field${at} } from "./elements/fields/${name}/definition.ts";`,
  );
  const contents = `export { common } from "./src/page/fields/shared-attributes.ts";\n${lines.join("\n")}`;
  const made = await build({
    stdin: { contents, resolveDir: path.resolve("."), loader: "ts" },
    bundle: true,
    write: false,
    format: "esm",
    target: "es2022",
  });
  const text = Buffer.from(made.outputFiles[0]?.text ?? "").toString("base64");
  const { common, ...all } = await import(`data:text/javascript;base64,${text}`);
  const fields = new Map(names.map((name, at) => [name, all[`field${at}`]]));
  checkFields(fields, common);
  return { fields, common };
}

/**
 * Checks that each type belongs to one field only, and that an attribute has the same kind everywhere. @param {Fields}
 * fields @param {Record<string, { kind: string }>} common
 */
function checkFields(fields, common) {
  /** @type {Map<string, string>} */
  const types = new Map();
  const kinds = new Map(Object.entries(common).map(([name, { kind }]) => [name, kind]));
  for (const [folder, { types: own, attributes = {} }] of fields) {
    for (const type of own) {
      if (types.has(type)) throw new Error(`The type ${type} is drawn by ${types.get(type)} and by ${folder}.`);
      types.set(type, folder);
    }
    for (const [name, { kind }] of Object.entries(attributes)) {
      if (kinds.has(name) && kinds.get(name) !== kind)
        throw new Error(`The attribute ${name} of ${folder} is ${kind}; elsewhere it is ${kinds.get(name)}.`);
      kinds.set(name, kind);
    }
  }
}

/** @returns {import("esbuild").Plugin} */
export const fieldTables = () => ({
  name: "field-tables",
  setup(esb) {
    /** @type {Promise<Record<string, object>> | undefined} */
    let made;
    esb.onStart(() => {
      made = undefined;
    });
    esb.onResolve({ filter: /^fields:(heights|tags|types)$/ }, ({ path: name }) => ({
      path: name,
      namespace: "fields",
      sideEffects: false,
    }));
    esb.onLoad({ filter: /.*/, namespace: "fields" }, async ({ path: name }) => {
      try {
        const table =
          (await (made ??= readFields().then(({ fields, common }) => tablesOf(fields, common))))[name] ?? {};
        const lines = Object.entries(table).map(([key, value]) => `export const ${key} = ${JSON.stringify(value)};`);
        return {
          contents: lines.join("\n"),
          loader: "js",
          watchFiles: [path.resolve(index)],
          watchDirs: [path.resolve("elements/fields")],
        };
      } catch (error) {
        return { errors: [{ text: /** @type {Error} */ (error).message }] };
      }
    });
  },
});

/** @param {Fields} fields @param {Record<string, { kind: string }>} common @returns {Record<string, object>} */
function tablesOf(fields, common) {
  const all = [...fields];
  const attributes = Object.fromEntries(
    [common, ...all.map(([, { attributes: own = {} }]) => own)].flatMap((own) =>
      Object.entries(own).map(([name, { kind }]) => [name, kind]),
    ),
  );
  delete attributes["value"]; // Only fields that store nothing list it; all tags have it anyway.
  delete attributes["checked"]; // of flags, see tags.ts
  const kinds = all.flatMap(([name, { holds }]) => (typeof holds === "string" ? [[name, holds]] : []));
  const traits = all.flatMap(([, { types, traits: own, typeTraits = {} }]) =>
    types.flatMap((type) => (own || typeTraits[type] ? [[type, { ...own, ...typeTraits[type] }]] : [])),
  );
  return {
    "fields:tags": {
      attributes: byKind(Object.entries(attributes)),
      kinds: byKind(kinds),
      mixed: Object.fromEntries(all.flatMap(([name, { holds }]) => (typeof holds === "object" ? [[name, holds]] : []))),
      silent: all.flatMap(([name, { holds }]) => (holds ? [] : name)).join(" "),
      firstTypes: Object.fromEntries(
        all.flatMap(([name, { types }]) => (types[0] === typeOf(name) ? [] : [[name, types[0]]])),
      ),
    },
    "fields:heights": {
      heights: byKind(
        all.flatMap(([name, { height, wide = (height ?? 0) >= 300 }]) =>
          height === undefined ? [] : [[name, `${height}${wide ? "w" : ""}`]],
        ),
      ),
    },
    "fields:types": {
      types: Object.fromEntries(
        all.flatMap(([name, { types }]) => (types.join() === typeOf(name) ? [] : [[name, types.join(" ")]])),
      ),
      traits: Object.fromEntries(traits),
      replaced: Object.fromEntries(
        all.flatMap(([, { replaces, types }]) =>
          replaces ? [[replaces.type, { when: replaces.when, by: types[0] }]] : [],
        ),
      ),
    },
  };
}

/** The default first type of a field: `date-time` → `DateTime`. @param {string} name */
const typeOf = (name) => `-${name}`.replace(/-(.)/g, (_, first) => first.toUpperCase());

/** `[["min", "number"], ["max", "number"]]` → `{ number: "min max" }`. @param {string[][]} pairs */
function byKind(pairs) {
  /** @type {Record<string, string>} */
  const lists = {};
  for (const [name = "", kind = ""] of pairs) lists[kind] = lists[kind] ? `${lists[kind]} ${name}` : name;
  return lists;
}
