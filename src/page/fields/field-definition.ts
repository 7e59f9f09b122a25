/**
 * The definition of a field (`definition.ts` in its folder). Not imported at run time: the build generates the short
 * tables of the bundle from all definitions (build/fields.mjs), the types, the reference and the editor data.
 */
import type { Kind, TagValue } from "../tag.ts";

export interface FieldDefinition {
  /** The schema types that it draws; the first is the default of the tag's `type`. */
  types: readonly [string, ...string[]];
  /** The value kind that the tag holds and posts; absent for a field that only shows something. */
  holds?: TagValue;
  /**
   * The height in px that is reserved until it is drawn, without label and help; 32 by default, 0 for nothing. From 300
   * on it is `wide`.
   */
  height?: number;
  /** It is as wide as its place, not as a line of text. */
  wide?: true;
  /** It takes over entries of another type that have this property. */
  replaces?: { type: string; when: string };
  /** Facts that the engine needs about its entries before its code is loaded. */
  traits?: FieldTraits;
  /** Traits of one of its types. */
  typeTraits?: Readonly<Record<string, FieldTraits>>;
  /** What it is, one to three sentences. */
  text: string;
  /** Attributes beside the common ones, by the schema's names. A name has the same kind in all fields. */
  attributes?: Readonly<Record<string, DescribedAttribute>>;
  /** The property `value`. */
  value?: { type: string; text: string };
  /** Markup for the reference; it works with the data of the demo. */
  example: string;
  /** The example needs no server, so it also works without sign-in. */
  isAlone?: boolean;
  /** Place in the demo that shows it, for examples that would fill the page of the reference. */
  seenAt?: string;
}

export interface DescribedAttribute {
  kind: Kind;
  /** A sentence; it includes the default. */
  text: string;
}

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
