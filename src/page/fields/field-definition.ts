/**
 * The definition of a field (`definition.ts` in its folder). Not imported at run time: the build generates the short
 * tables of the bundle from all definitions (build/fields.mjs), the types, the reference and the editor data.
 */
import type { FieldTraits } from "../../forms/schema/field-traits.ts";
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
  /** Values for the contract test, which passes them through write and read. */
  samples: readonly unknown[];
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
