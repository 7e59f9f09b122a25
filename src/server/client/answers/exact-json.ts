import { natives } from "../../../base/runtime/runtime.ts";

/**
 * Parses JSON; a whole number beyond 2^53 becomes its text, because as a number it loses digits: an id would name another
 * record, and a value would be written back changed. Undefined when the text is not valid JSON.
 */
export function exactJson(text: string): unknown {
  try {
    return natives.parse(text, exact);
  } catch {
    return undefined;
  }
}

function exact(_: string, value: unknown, { source = "" }: { source?: string } = {}): unknown {
  return typeof value === "number" && !Number.isSafeInteger(value) && /^-?\d+$/.test(source) ? source : value;
}
