/** Properties of objects in an entry: the rules of `behavior`, the buttons `add` and `add2`. */
import { table } from "./properties.ts";

export const ruleProperties = table({
  "names or an object": "hide show require",
  "names or an object or true/false": "disabled",
  "an object": "set",
  "a text or an object": "eval noresult",
  "a text": "api",
  "true/false or a text or {ua, ru, en}": "button",
  anything: "val validators",
});

/** The button that opens a form for a related record (R3.6-13). */
export const addProperties = table({
  "a text": "form model width",
  "a text or {ua, ru, en}": "title button",
  "a text or an object": "obj",
});
