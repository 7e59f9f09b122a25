/**
 * The virtual module `checking:tables`: every name that the template checker and the doctor know, from the same tables
 * as the reference.
 */
/** @type {Promise<string> | undefined} */
let made;

/** @returns {import("esbuild").Plugin} */
export const checkingTables = () => ({
  name: "checking-tables",
  setup(build) {
    build.onStart(() => {
      made = undefined;
    });
    build.onResolve({ filter: /^checking:tables$/ }, ({ path }) => ({
      path,
      namespace: "checking",
      sideEffects: false,
    }));
    build.onLoad({ filter: /.*/, namespace: "checking" }, async () => {
      try {
        return { contents: await (made ??= tablesText()), loader: "js" };
      } catch (error) {
        return { errors: [{ text: /** @type {Error} */ (error).message }] };
      }
    });
  },
});

async function tablesText() {
  const { readTables } = await import("./docs/tables.mjs");
  const { version, elements, settings, beside, page, fieldTypes } = await readTables();
  const tags = Object.fromEntries(
    elements.map(({ tag, types, value, attributes }) => [
      tag,
      { attributes: kindsOf(attributes), types, isPosted: value !== "" },
    ]),
  );
  const fields = elements.filter(({ types }) => types.length > 0);
  const tables = {
    version,
    tags,
    fieldAttributes: Object.assign({}, ...fields.map(({ attributes }) => kindsOf(attributes))),
    beside: Object.keys(beside),
    page: Object.keys(page),
    settings: Object.fromEntries(settings.map(({ name, type }) => [name, type])),
    fieldTypes: Object.keys(fieldTypes),
  };
  return `export const tables = ${JSON.stringify(tables)};`;
}

/** @param {import("./docs/tables.mjs").Attribute[]} attributes */
const kindsOf = (attributes) => Object.fromEntries(attributes.map(({ attribute, kind }) => [attribute, kind]));
