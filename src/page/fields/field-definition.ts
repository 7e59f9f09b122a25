/**
 * What a field's folder says of it in `definition.ts`. Nothing at run time imports a definition: the build makes of all
 * of them the short tables that the bundle carries (build/fields.mjs), the types, the reference and the data for editors.
 */
import type { Kind, TagValue } from "../tags.ts";

export interface FieldDefinition {
  /** The schema types that it draws; the first is the default of the tag's `type`. */
  types: readonly [string, ...string[]];
  /** What the tag holds and posts; absent for a field that shows something and stores nothing. */
  holds?: TagValue;
  /** The space that is kept for the tag until its code comes; a control's line when absent. */
  place?: "area" | "tall";
  /** It draws entries of another field's type that have this property. */
  replaces?: { type: string; when: string };
  /** What the engine needs to know of its entries before its code has come. */
  traits?: FieldTraits;
  /** The same for one of its types. */
  typeTraits?: Readonly<Record<string, FieldTraits>>;
  /** What it is, one to three sentences. */
  text: string;
  /** Attributes beside those that every field has, by the schema's names. A name has one kind in all fields. */
  attributes?: Readonly<Record<string, DescribedAttribute>>;
  /** The property `value`. */
  value?: { type: string; text: string };
  /** Markup that can be copied as it stands; it works with the data of the demo. */
  example: string;
  /** The example asks the server for nothing, so it works where nobody is signed in. */
  isAlone?: boolean;
  /** Where the demo shows it, when it would take the page of the reference over. */
  seenAt?: string;
}

export interface DescribedAttribute {
  kind: Kind;
  /** A sentence; a default stands in it. */
  text: string;
}

/** What the engine needs to know of a type. It knows no field by its name. */
export interface FieldTraits {
  /** Properties of an entry that its author leaves out. */
  defaults?: Readonly<Record<string, unknown>>;
  /** It stands in the form and is not seen. */
  isHidden?: boolean;
  /** Its value is kept out of drafts and logs, and shown as dots. */
  isSecret?: boolean;
  /** An empty value is always a problem. */
  isRequired?: boolean;
  /** Its value is good for one save: it is emptied afterwards. */
  isUsedUp?: boolean;
  /** The name under which a save sends it, whatever the field is called. */
  sentAs?: string;
  /** Without a list it can do nothing; a text is what its author is told then. */
  needsList?: boolean | string;
  /** How many suggestions it asks for. */
  mostSuggested?: number;
  /** Its suggestions are addresses: the setting `geocoder` may find them. */
  isAddress?: boolean;
}
