// layer 3: views
/** Facts about schema types that the engine needs before their code is loaded; generated from the field definitions. */
import { replaced, traits } from "fields:types";
import { settings } from "../../base/settings.ts";

/** Facts that the engine needs about a type, because it knows no field by name. */
export interface FieldTraits {
  /** Default properties of an entry. */
  defaults?: Readonly<Record<string, unknown>>;
  /** It is part of the form and invisible. */
  isHidden?: boolean;
  /** Its value is never stored in drafts or logs, and is shown as dots. */
  isSecret?: boolean;
  /** An empty value is always a problem. */
  isRequired?: boolean;
  /** `false` is an answer, "no"; elsewhere a switch that is off is empty. */
  hasNo?: boolean;
  /** Its value is valid for one save and is emptied afterwards. */
  isUsedUp?: boolean;
  /** The name under which a save sends it, instead of the field's name. */
  sentAs?: string;
  /** It needs a list; a text is the message to an author who has given none. */
  needsList?: boolean | string;
  /** Maximum number of suggestions. */
  mostSuggested?: number;
  /** Its suggestions are addresses: the setting `geocoder` may find them. */
  isAddress?: boolean;
}

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
