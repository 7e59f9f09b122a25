/**
 * Every tag: what it holds and which attributes it has (CONTRACT.md, Tags). Types, run time and editor data come from
 * here; what each attribute means stands in tags.docs.ts, which no bundle imports.
 */
import { byKind } from "../base/by-kind.ts";
import type { LateTagName, LateTags } from "./late-tags.ts";
import type { ValueKind } from "./values.ts";

/** How an attribute reads. `json` is read from an attribute too, and never written back to one. */
export type Kind = "text" | "number" | "flag" | "json";

/**
 * What a field may have: one list for all of them, as a name means the same everywhere; which of them do something at a
 * field stands in tags.docs.ts. The names are the schema's; attributes are their kebab-case form.
 */
export const fieldAttributes = byKind({
  text: "name type title help placeholder size autocomplete decimal interval unit start end data api parent parent2 parent3 index_key smart on_value multi_join mask step rate disabled_weekdays disabled_dates mode theme prettify",
  number: "minimumInputLength maxItems maxlength decimal_places stars",
  flag: "required disabled readonly mirror unselect multi tags nocache new first unmask allow_24 utc save",
  json: "validators field options",
});
const flagAttributes = { ...fieldAttributes, checked: "flag" } as const;

/** Fields by the kind of their value, without their `vs-`; all types that they draw stand in types.ts. */
const fieldKinds = byKind({
  text: "text autocomplete hidden marked-text color palette icon captcha address code rich-text markdown bpmn",
  list: "text-list",
  number: "number rating spinner interval",
  date: "date time date-time date-range",
  flag: "switcher",
  json: "period reminder",
});
type Fields = {
  [Name in keyof typeof fieldKinds as `vs-${Name}`]: {
    value: (typeof fieldKinds)[Name];
    type: string;
    place: Tag["place"];
    attributes: (typeof fieldKinds)[Name] extends "flag" ? typeof flagAttributes : typeof fieldAttributes;
  };
};
const places: Record<string, Tag["place"]> = byKind({ area: "code rich-text", tall: "markdown bpmn" });
const fields = Object.fromEntries(
  (Object.keys(fieldKinds) as (keyof typeof fieldKinds)[]).map((name) => {
    const value = fieldKinds[name];
    const attributes = value === "flag" ? flagAttributes : fieldAttributes;
    return [`vs-${name}`, { value, type: typeOf(name), place: places[name], attributes }];
  }),
) as Fields;
/** The first schema type of a field, the default of its `type`: `date-time` → `DateTime`, but for old names. */
function typeOf(name: string): string {
  const old: Record<string, string> = { bpmn: "BPMN", "rich-text": "Wysiwyg", "text-list": "List" };
  return old[name] ?? `-${name}`.replace(/-(.)/g, (_, first: string) => first.toUpperCase());
}

/** What popup and modal have; the last six open a form in them (R3.6-65). */
const dialog = byKind({
  flag: "open",
  text: "title width position top backdrop form model record mode api",
  json: "obj",
});

export const tags = {
  ...fields,
  "vs-choice": {
    value: byKind({ flag: "Checkbox RadioBool", list: "Checkboxes", text: "Radio RadioButton", choice: "ButtonGroup" }),
    type: "Checkbox",
    attributes: flagAttributes,
  },
  "vs-select": {
    value: { Select: "choice", MultiSelect: "list" },
    type: "Select",
    attributes: fieldAttributes,
  },
  "vs-html": { type: "HtmlBlock", attributes: { ...fieldAttributes, html: "text", value: "text" } },
  "vs-label": { type: "Label", attributes: { ...fieldAttributes, value: "text" } },
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

export interface Tag {
  /** Set for form-associated controls. */
  value?: TagValue;
  /** The default of `type`; all schema types of §2.4 that the tag draws stand in types.ts. */
  type?: string;
  attributes: Readonly<Record<string, Kind>>;
  /** What is kept for it until its code comes; a control's line when absent. */
  place?: "area" | "tall" | undefined;
  /** The server's markup stands in it and keeps the page's look. */
  isLight?: boolean;
}
/** What a field holds: one kind, or by its schema type. `choice` is a text, or a list with `multi` (CONTRACT.md, Tags). */
export type TagValue = ValueKind | "choice" | Readonly<Record<string, ValueKind | "choice">>;
export type Tags = typeof tags;
export type TagName = keyof Tags;
export type FieldName = { [Name in TagName]: Tags[Name] extends { type: string } ? Name : never }[TagName];

interface Kinds {
  text: string;
  number: number | null;
  flag: boolean;
  json: unknown;
}
/** The properties of a tag, by the schema's names. */
export type Properties<Name extends TagName | LateTagName> = {
  -readonly [Key in keyof (Tags & LateTags)[Name]["attributes"]]?: (Tags &
    LateTags)[Name]["attributes"][Key] extends keyof Kinds
    ? Kinds[(Tags & LateTags)[Name]["attributes"][Key]]
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
export function element<Name extends TagName | LateTagName>(name: Name, properties: Properties<Name>): HTMLElement {
  return Object.assign(document.createElement(name), properties);
}
