/**
 * The quick form of `fb` (R2.3-26): `name[:type[:title[:data]]]` separated by commas or semicolons, every field
 * required.
 */
import type { Data } from "../../base/data.ts";

/** Parses a quick form into a schema. @throws Error that quotes an item without a valid field name */
export function quickSchema(text: string, knownTypes: readonly string[]): Data {
  const schema: Data = {};
  for (const item of split(text, ",;").filter((one) => one.trim())) {
    const [name = "", type = "", title = "", data = ""] = split(item, ":").map(unquoted);
    if (!/^[\w.-]+$/.test(name)) throw new Error(`a quick form needs names of fields; found "${item.trim()}"`);
    const known = knownTypes.find((one) => one.toLowerCase() === type.toLowerCase());
    schema[name] = {
      type: known ?? (type || "Text"),
      title: title || name,
      validators: ["required"],
      ...(data && { data }),
    };
  }
  return { schema };
}

/** Splits at separators outside quotes. */
function split(text: string, separators: string): string[] {
  const parts = [""];
  let quote = "";
  for (const letter of text) {
    if (quote ? letter === quote : letter === '"' || letter === "'") quote = quote ? "" : letter;
    if (!quote && separators.includes(letter)) parts.push("");
    else parts[parts.length - 1] += letter;
  }
  return parts;
}

const unquoted = (part: string) => part.trim().replace(/^(["'])(.*)\1$/s, "$2");
