// layer 3: views
/** What the engine knows of schema types before their code has come: made of the fields' definitions. */
import { replaced, traits } from "fields:types";
import { settings } from "../../base/settings.ts";
import type { FieldTraits } from "../../page/fields/field-definition.ts";

/** Of a type, or of the one that setting `field_types` means by it. */
export const traitsOf = (type: unknown): FieldTraits =>
  traits[String(type)] ?? traits[settings.field_types[String(type)] ?? ""] ?? none;
const none: FieldTraits = {};

/** The type that draws an entry: another one may take over where the entry has a property (a text with a mask). */
export function drawnType(entry: Readonly<Record<string, unknown>>): unknown {
  const other = replaced[String(entry["type"] ?? "Text")];
  return other && entry[other.when] ? other.by : entry["type"];
}
