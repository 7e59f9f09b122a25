/** @typedef {Record<string, any>} Schema */

/**
 * The violations of a JSON Schema, as 'path: reason'. Supports the keywords that dist/form-schema.json uses and throws
 * for any other, so that no keyword is silently ignored.
 * @param {Schema} schema @param {unknown} value
 * @returns {string[]}
 */
export function schemaFaults(schema, value) {
  return faults(schema, value, "", schema);
}

/** @param {Schema} schema @param {unknown} value @param {string} at @param {Schema} root @returns {string[]} */
function faults(schema, value, at, root) {
  const place = at || "the whole";
  const items = Array.isArray(value) ? value : undefined;
  const data =
    typeof value === "object" && value && !items ? /** @type {Record<string, unknown>} */ (value) : undefined;
  const deeper = (/** @type {Schema} */ one, /** @type {unknown} */ part, /** @type {string} */ name) =>
    faults(one, part, at ? `${at}.${name}` : name, root);
  return Object.entries(schema).flatMap(([keyword, given]) => {
    switch (keyword) {
      case "$schema":
      case "$id":
      case "$defs":
      case "title":
      case "description":
      case "default":
        return [];
      case "$ref":
        return faults(resolved(root, given), value, at, root);
      case "type":
        return [given].flat().includes(typeOf(value))
          ? []
          : [`${place}: expected ${[given].flat().join(" or ")}, found ${typeOf(value)}`];
      case "enum":
        return given.includes(value) ? [] : [`${place}: ${JSON.stringify(value)} is none of ${given.join(", ")}`];
      case "anyOf": {
        const tried = given.map((/** @type {Schema} */ one) => faults(one, value, at, root));
        return tried.some((/** @type {string[]} */ one) => !one.length) ? [] : tried.flat();
      }
      case "allOf":
        return given.flatMap((/** @type {Schema} */ one) => faults(one, value, at, root));
      case "if":
        return faults(given, value, at, root).length ? [] : faults(schema["then"] ?? {}, value, at, root);
      case "then":
        return [];
      case "pattern":
        return typeof value === "string" && !new RegExp(given, "u").test(value)
          ? [`${place}: does not fit ${given}`]
          : [];
      case "properties":
        return data
          ? Object.keys(given).flatMap((name) =>
              Object.hasOwn(data, name) ? deeper(given[name], data[name], name) : [],
            )
          : [];
      case "additionalProperties":
        return data
          ? Object.keys(data).flatMap((name) => (schema["properties"]?.[name] ? [] : deeper(given, data[name], name)))
          : [];
      case "required":
        return data
          ? given.flatMap((/** @type {string} */ name) =>
              Object.hasOwn(data, name) ? [] : [`${place}: lacks "${name}"`],
            )
          : [];
      case "items":
        return items ? items.flatMap((one, index) => deeper(given, one, String(index))) : [];
      case "minProperties":
        return data && Object.keys(data).length < given ? [`${place}: has fewer than ${given} properties`] : [];
      case "minItems":
        return items && items.length < given ? [`${place}: has fewer than ${given} items`] : [];
      case "maxItems":
        return items && items.length > given ? [`${place}: has more than ${given} items`] : [];
      case "minLength":
        return typeof value === "string" && value.length < given ? [`${place}: is too short`] : [];
      case "minimum":
        return typeof value === "number" && value < given ? [`${place}: is less than ${given}`] : [];
      case "maximum":
        return typeof value === "number" && value > given ? [`${place}: is more than ${given}`] : [];
      default:
        throw new Error(`the keyword "${keyword}" is not known here`);
    }
  });
}

/** @param {Schema} root @param {string} ref @returns {Schema} */
const resolved = (root, ref) =>
  ref
    .split("/")
    .slice(1)
    .reduce((at, key) => at[key], root);

/** @param {unknown} value */
const typeOf = (value) => (value === null ? "null" : Array.isArray(value) ? "array" : typeof value);
