import { readFlag, spellFlag } from "../../../src/values/flags.ts";
import { readTexts, spellTexts } from "../../../src/values/lists.ts";
import type { Entry } from "../../../src/forms/schema/schema.ts";

/** A text, several texts, or yes/no; null for a yes/no that is not answered. */
export type Chosen = string | string[] | boolean | null;
type Kind = "text" | "list" | "flag" | "answer";

/** The kind of value by schema type. */
function kindOf({ type, multi }: Entry): Kind {
  if (type === "Checkbox") return "flag";
  if (type === "RadioBool") return "answer";
  return type === "Checkboxes" || (type === "ButtonGroup" && multi) ? "list" : "text";
}

export const readChosen = (raw: unknown, entry: Entry): Chosen => codecs[kindOf(entry)].read(raw);
export const writeChosen = (value: Chosen, raw: unknown, entry: Entry): unknown =>
  codecs[kindOf(entry)].write(value as never, raw);

const isNothing = (raw: unknown) => raw === null || raw === undefined || raw === "";
const text = {
  read: (raw: unknown) => (isNothing(raw) ? "" : String(raw)),
  write(value: string, raw: unknown) {
    if (value === "") return raw === "" ? "" : null;
    return typeof raw === "number" && String(Number(value)) === value ? Number(value) : value;
  },
};
const flag = { read: readFlag, write: spellFlag };
const codecs: Record<Kind, { read(raw: unknown): Chosen; write(value: never, raw: unknown): unknown }> = {
  text,
  list: { read: readTexts, write: spellTexts },
  flag,
  answer: {
    read: (raw: unknown) => (isNothing(raw) ? null : readFlag(raw)),
    write: (value: boolean | null, raw: unknown) => (value === null ? null : spellFlag(value, raw)),
  },
};
