import { natives } from "./runtime/runtime.ts";

/** Parses JSON; undefined when the text is not valid JSON. */
export function parseJson(text: string): unknown {
  try {
    return natives.parse(text);
  } catch {
    return undefined;
  }
}
