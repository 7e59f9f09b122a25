/** Every name that a template can use; generated from the product's own tables (build/checking.mjs). */
import { shapes } from "clicks:shapes";
import { needs } from "clicks:needs";
import { tables } from "checking:tables";

/** How the text of an attribute is read. */
export type Kind = "text" | "number" | "flag" | "json";
export interface KnownTag {
  /** By attribute, as written in markup. */
  attributes: Readonly<Record<string, Kind>>;
  /** Schema types, for fields. */
  types: readonly string[];
  /** It stores a value that a form posts. */
  isPosted: boolean;
}

export const version = tables.version;
export const knownTags: Readonly<Record<string, KnownTag>> = tables.tags;
export const tagNames: readonly string[] = Object.keys(knownTags);
/** Attributes that some field has. */
export const fieldKinds: Readonly<Record<string, Kind>> = tables.fieldAttributes;

export const clickShapes: Readonly<Record<string, RegExp>> = shapes;
export const clickNeeds: Readonly<Record<string, string>> = needs;
export const clickNames: readonly string[] = Object.keys(clickShapes);
/** Attributes beside a click attribute. */
export const besideNames: readonly string[] = tables.beside;
/** Attributes of any element that begin with `vs-`. */
export const pageNames: readonly string[] = [...tables.page, "vs-nonce"];
/** Every attribute of ours that an element of the page can have. */
export const allNames: readonly string[] = [...clickNames, ...besideNames, ...pageNames];

/** Types of settings in TypeScript, by name. */
export const settingTypes: Readonly<Record<string, string>> = tables.settings;
export const settingNames: readonly string[] = Object.keys(settingTypes);
export const fieldTypes: readonly string[] = tables.fieldTypes;
