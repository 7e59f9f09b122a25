/**
 * Every tag: what it holds and which attributes it has (CONTRACT.md, Tags). Types, run time and editor data come from
 * here; what each attribute means stands in tags.docs.ts, which no bundle imports. What is said of a field is made of
 * the definition in its folder.
 */
import { attributes, firstTypes, kinds, mixed, places, silent } from "fields:tags";
import { byKind } from "../base/by-kind.ts";
import type { LateTagName, LateTags } from "./late-tags.ts";
import type { ValueKind } from "./values.ts";

/** How an attribute reads. `json` is read from an attribute too, and never written back to one. */
export type Kind = "text" | "number" | "flag" | "json";

/**
 * What a field may have: one list for all of them, as a name means the same everywhere; which of them do something at a
 * field stands in its definition. The names are the schema's; attributes are their kebab-case form.
 */
export const fieldAttributes = byKind(attributes) as Readonly<Record<string, Kind>>;
const flagAttributes = { ...fieldAttributes, checked: "flag" } as const;
const silentAttributes = { ...fieldAttributes, value: "text" } as const;

const heights = byKind(places) as Readonly<Record<string, Tag["place"]>>;
const held: Readonly<Record<string, TagValue | undefined>> = {
  ...(byKind(kinds) as Record<string, ValueKind>),
  ...mixed,
};
const isFlag = (value: TagValue | undefined): boolean =>
  value === "flag" || (typeof value === "object" && Object.values(value).includes("flag"));

/** A field's tag; the first schema type is the default of its `type`: `date-time` → `DateTime` unless told otherwise. */
function fieldTag(name: string): Tag {
  const value = held[name];
  return {
    ...(value && { value }),
    type: firstTypes[name] ?? `-${name}`.replace(/-(.)/g, (_, first: string) => first.toUpperCase()),
    place: heights[name],
    attributes: !value ? silentAttributes : isFlag(value) ? flagAttributes : fieldAttributes,
  };
}
const fieldNames = [...Object.keys(held), ...silent.split(" ")];
const fields = Object.fromEntries(fieldNames.map((name) => [`vs-${name}`, fieldTag(name)])) as Record<FieldName, Tag>;

/** What popup and modal have; the last six open a form in them (R3.6-65). */
const dialog = byKind({
  flag: "open",
  text: "title width position top backdrop form model record mode api",
  json: "obj",
});

/** Tags that are no fields. */
const pageTags = {
  "vs-form": {
    attributes: byKind({
      text: "table record form mode layout api",
      flag: "disabled",
      json: "obj schema value",
    }),
  },
  "vs-popup": { attributes: dialog },
  "vs-modal": { attributes: { ...dialog, buttons: "json" } },
  "vs-widget": {
    attributes: byKind({ text: "name src state table", number: "interval", json: "params" }),
    isLight: true,
  },
  "vs-outlet": { attributes: { base: "text", home: "text" }, isLight: true },
  "vs-notices": { attributes: { history: "flag" } },
  "vs-signature": { attributes: {} },
} as const satisfies Record<string, Tag>;

export const tags: Readonly<Record<FieldName, Tag>> = { ...fields, ...pageTags };
/** Of a name that is in the table. */
export const tagOf = (name: TagName): Tag => tags[name]!;

export interface Tag {
  /** Set for form-associated controls. */
  value?: TagValue;
  /** Of a field: the default of `type`. */
  type?: string;
  attributes: Readonly<Record<string, Kind>>;
  /** What is kept for it until its code comes; a control's line when absent. */
  place?: "area" | "tall" | undefined;
  /** The server's markup stands in it and keeps the page's look. */
  isLight?: boolean;
}
/** What a field holds: one kind, or by its schema type. `choice` is a text, or a list with `multi` (CONTRACT.md, Tags). */
export type TagValue = ValueKind | "choice" | Readonly<Record<string, ValueKind | "choice">>;
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

/** A new element with its properties set; the engine makes elements by name and never imports them. */
export function element<Name extends PageTagName | LateTagName>(name: Name, properties: Properties<Name>): HTMLElement {
  return Object.assign(document.createElement(name), properties);
}
