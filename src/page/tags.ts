/**
 * Every tag with its value kind and attributes. Types, run time and editor data come from this table; tags.docs.ts,
 * which no bundle imports, explains each attribute. The entries of fields are made from the definitions in their
 * folders.
 */
import { attributes, firstTypes, kinds, mixed, silent } from "fields:tags";
import { byKind } from "../base/by-kind.ts";
import type { LateTagName, LateTags } from "./late-tags.ts";
import type { ValueKind } from "./values.ts";
import type { Kind, Tag, TagValue } from "./tag.ts";

/**
 * The attributes of all fields in one list, because a name means the same everywhere; the definition of a field says
 * which of them it uses. The names are the schema's; attributes are their kebab-case form.
 */
export const fieldAttributes = byKind(attributes) as Readonly<Record<string, Kind>>;
const flagAttributes = { ...fieldAttributes, checked: "flag" } as const;
const silentAttributes = { ...fieldAttributes, value: "text" } as const;

const held: Readonly<Record<string, TagValue | undefined>> = {
  ...(byKind(kinds) as Record<string, ValueKind>),
  ...mixed,
};
/** Also of some types only. */
const isFlag = (value: TagValue): boolean =>
  value === "flag" || Object.keys(value).some((type) => (value as Record<string, unknown>)[type] === "flag");

/** The schema type that a field draws when its definition names no other: `date-time` → `DateTime`. */
export const typeOf = (field: string): string =>
  `-${field}`.replace(/-(.)/g, (_, first: string) => first.toUpperCase());

/** A field's tag. Default of `type`: the field's first schema type, such as `DateTime` for `date-time`. */
function fieldTag(name: string): Tag {
  const value = held[name];
  return {
    ...(value && { value }),
    type: firstTypes[name] ?? typeOf(name),
    attributes: !value ? silentAttributes : isFlag(value) ? flagAttributes : fieldAttributes,
  };
}
const fieldNames = [...Object.keys(held), ...silent.split(" ")];
const fields = Object.fromEntries(fieldNames.map((name) => [`vs-${name}`, fieldTag(name)])) as Record<FieldName, Tag>;

/** A tag by the names of its attributes, separated by spaces. */
const of = <Text extends string, Json extends string = "", Flag extends string = "", Count extends string = "">(
  text: Text,
  json = "" as Json,
  flag = "" as Flag,
  number = "" as Count,
) => ({ attributes: byKind({ text, json, flag, number }) });

/** Attributes of popup and modal; the last six of the text open a form in them (R3.6-65). */
const dialog = "title width position top backdrop form model record mode api";

/** Tags other than fields. */
const pageTags = {
  "vs-form": of("table record form mode layout api obj_method", "obj schema value", "disabled"),
  "vs-popup": of(dialog, "obj", "open"),
  "vs-modal": of(dialog, "obj buttons", "open"),
  "vs-widget": of("name src state table", "params", "", "interval"),
  "vs-table": of("name table form api order height actions", "columns rows filter", "all"),
  "vs-map": of(
    "table key label base center height record geom legend tools image search add",
    "layers value regions colors",
    "",
    "zoom cluster",
  ),
  "vs-outlet": of("base home"),
  "vs-viewer": of("width file_path file_id", "files", "open"),
  "vs-notices": of("", "", "history"),
  "vs-signature": of(""),
} as const satisfies Record<string, Tag>;

export const tags: Readonly<Record<FieldName, Tag>> = { ...fields, ...pageTags };
/** The entry of a known tag. */
export const tagOf = (name: TagName): Tag => tags[name]!;

export type PageTags = typeof pageTags;
export type PageTagName = keyof PageTags;
/** `vs-` and the name of the field's folder. */
export type FieldName = `vs-${string}`;
export type TagName = PageTagName | FieldName;

interface Kinds {
  text: string;
  number: number | null;
  flag: boolean;
  json: unknown;
}
/** The properties of a tag, by the schema's names. */
export type Properties<Name extends PageTagName | LateTagName> = {
  -readonly [Key in keyof (PageTags & LateTags)[Name]["attributes"]]?: (PageTags &
    LateTags)[Name]["attributes"][Key] extends keyof Kinds
    ? Kinds[(PageTags & LateTags)[Name]["attributes"][Key]]
    : never;
};

const spelt = new Map<string, string>();
/** `minimumInputLength` → `minimum-input-length`, `decimal_places` → `decimal-places`. */
export function attributeOf(property: string): string {
  let known = spelt.get(property);
  if (known === undefined) spelt.set(property, (known = property.replace(/_|(?=[A-Z])/g, "-").toLowerCase()));
  return known;
}
