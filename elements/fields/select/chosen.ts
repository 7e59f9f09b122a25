import { readTexts, spellTexts } from "../../../src/values/lists.ts";
import { settings } from "../../../src/base/settings.ts";
import type { Entry } from "../../../src/forms/schema/schema.ts";

/** The code of the choice, "" without a choice; a list of codes with `multi`. */
export type Chosen = string | string[];

export const isMany = ({ type, multi }: Entry): boolean => multi === true || type === "MultiSelect";

export function readChosen(raw: unknown, entry: Entry): Chosen {
  const isNothing = raw === null || raw === undefined || raw === "null";
  if (isMany(entry)) return isNothing ? [] : readTexts(raw);
  return isNothing ? "" : String(raw);
}

/**
 * Without a choice: null for a required field or a dotted name, else setting `select_empty` (R5.2-07). Several choices
 * keep the spelling of the loaded list.
 */
export function writeChosen(value: Chosen, raw: unknown, { name, validators }: Entry): unknown {
  if (Array.isArray(value)) return spellTexts(value, raw === "null" ? null : raw);
  if (value !== "") return typeof raw === "number" && String(Number(value)) === value ? Number(value) : value;
  const isRequired = validators.some(({ type }) => type === "required");
  return raw === null || raw === "" ? raw : isRequired || name.includes(".") ? null : settings.select_empty;
}
