// layer 3: views
/** Facts about schema types that the engine needs before their code is loaded; generated from the field definitions. */
import { replaced, traits } from "fields:types";
import { settings } from "../../base/settings.ts";
import type { FieldTraits } from "../../page/fields/field-definition.ts";

/** The traits of a type, or of the type that the setting `field_types` maps it to. */
export const traitsOf = (type: unknown): FieldTraits =>
  traits[String(type)] ?? traits[settings.field_types[String(type)] ?? ""] ?? none;
const none: FieldTraits = {};

/**
 * The type that draws an entry: another type may take over when the entry has a certain property (a text with a mask).
 */
export function drawnType(entry: Readonly<Record<string, unknown>>): unknown {
  const other = replaced[String(entry["type"] ?? "Text")];
  return other && entry[other.when] ? other.by : entry["type"];
}
