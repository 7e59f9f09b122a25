/** The fields of an example as a schema with a record, for the playground: `demo.schemaOf`. */
(() => {
  /** @typedef {Record<string, [property: string, kind: string]>} Names the schema's property of an attribute, and how its text is read */
  /** @typedef {{ tag: string, type?: string, names?: Names }} Known a line of dist/gallery.json */
  const { demo } = /** @type {{ demo: object }} */ (/** @type {unknown} */ (window));
  Object.assign(demo, { schemaOf });

  /** @param {Element} main @param {Known[]} known @returns {{ schema: Record<string, Record<string, unknown>>, record: Record<string, unknown> }} */
  function schemaOf(main, known) {
    /** @type {Record<string, Record<string, unknown>>} */
    const schema = {};
    /** @type {Record<string, unknown>} */
    const record = {};
    for (const field of main.querySelectorAll("[name]")) {
      const about = known.find(({ tag }) => tag === field.localName);
      const name = field.getAttribute("name") ?? "";
      if (!about?.type || !about.names || name in schema) continue;
      schema[name] = entryOf(field, about.type, about.names);
      const value = field.getAttribute("value");
      if (value !== null) record[name] = /^\s*[[{]/.test(value) ? read(value) : value;
    }
    // a list may depend on one of the page's own inputs, and the schema has none of them
    for (const entry of Object.values(schema))
      for (const key of ["parent", "parent2", "parent3"])
        if (!("model" in entry) && key in entry && !(String(entry[key]) in schema)) delete entry[key];
    return { schema, record };
  }

  /** @param {Element} field @param {string} type @param {Names} names @returns {Record<string, unknown>} */
  function entryOf(field, type, names) {
    const own = [...field.attributes].flatMap(({ name, value }) => {
      const [property, kind] = names[name] ?? [];
      return property && kind ? [[property, valueOf(value, kind)]] : [];
    });
    const isShown = field.hasAttribute("readonly");
    return {
      type: field.getAttribute("type") ?? type,
      ...read(field.getAttribute("field") ?? "{}"),
      ...Object.fromEntries(own),
      ...(isShown && { disabled: true }),
    };
  }

  /** @param {string} text @param {string} kind */
  function valueOf(text, kind) {
    if (kind === "flag") return text !== "false";
    if (kind === "number") return Number(text);
    return kind === "json" ? read(text) : text;
  }

  /** @param {string} text */
  function read(text) {
    try {
      return JSON.parse(text);
    } catch {
      return text;
    }
  }
})();
