import { natives } from "../../src/base/runtime/runtime.ts";
import { isMissing } from "../../src/forms/missing.ts";
import { traitsOf } from "../../src/forms/schema/field-traits.ts";
import type { Entry } from "../../src/forms/schema/schema.ts";
import { readPhone, showPhone } from "../../src/values/phones.ts";
import { isUnread } from "../../src/view/field.ts";
import { fieldOf } from "../fields/index.ts";
import { words as flagWords } from "../../src/view/controls/flag-phrases.ts";

const longest = 2000;

/** A value as the text that its field shows; a password as dots, a phone in groups. */
export function shown(entry: Entry, value: unknown): string {
  if (isUnread(value)) return cut(value.text);
  if (typeof value === "boolean") return flagWords(value ? "yes" : "no");
  if (isMissing(value)) return "—";
  if (traitsOf(entry.type).isSecret) return "••••••";
  if (entry.type === "Phone") return showPhone(readPhone(String(value)) ?? String(value));
  const words = fieldOf(entry.type)?.show?.(value, entry);
  return cut(words ?? (typeof value === "object" ? natives.json(value) : String(value)));
}

const cut = (text: string): string => (text.length > longest ? `${text.slice(0, longest)}…` : text);
