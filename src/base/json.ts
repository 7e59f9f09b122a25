import { natives } from "./runtime/runtime.ts";

/** JSON by parsing; undefined when the text is none. */
export function parseJson(text: string): unknown {
  try {
    return natives.parse(text);
  } catch {
    return undefined;
  }
}
