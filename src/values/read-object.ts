/** The attribute `obj`: values that go to a form or a call. */
import { logMistake } from "../base/mistakes.ts";
import { parseJson } from "../base/json.ts";

/**
 * Reads JSON, `a=1&b=2` or `a:1,b:2`. A text that begins with a slash stays a text: a path to fetch (R2.2-13, R7.3-09).
 * Broken JSON is logged and means an empty object (R8-43).
 */
export function readObject(text: string): unknown {
  if (text.startsWith("/")) return text;
  const data = parseJson(text);
  if (data !== undefined) return data;
  if (/^\s*[{[]/.test(text)) return (logMistake(`obj needs JSON; found ${text.slice(0, 60)}`), {});
  const [between, is] = /[=:]/.exec(text)?.[0] === "=" ? ["&", "="] : [",", ":"];
  const pairs = text.split(between).map((pair) => {
    const [name = "", ...value] = pair.split(is); // a time or an address contains the sign too
    return [name, value.join(is)].map((part) => decoded(part.trim()));
  });
  return Object.fromEntries(pairs.filter(([name]) => name));
}

/** `%` may also be a plain character. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
