import type { ValueKind } from "./values.ts";

/** How an attribute is parsed. `json` is never reflected to the attribute. */
export type Kind = "text" | "number" | "flag" | "json";
export interface Tag {
  /** Set for form-associated controls. */
  value?: TagValue;
  /** For fields: the default of `type`. */
  type?: string;
  attributes: Readonly<Record<string, Kind>>;
}
/** The value kind of a field: one for all types, or one per schema type. `choice` is a text, or a list with `multi`. */
export type TagValue = ValueKind | "choice" | Readonly<Record<string, ValueKind | "choice">>;
