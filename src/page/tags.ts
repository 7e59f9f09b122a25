/**
 * Every tag: what it holds and which attributes it has (CONTRACT.md, Tags). Types, run time and editor data come from
 * here; what each attribute means stands in tags.docs.ts, which no bundle imports.
 */
import type { LateTagName, LateTags } from "./late-tags.ts";
import type { ValueKind } from "./values.ts";

/** How an attribute reads. `json` is read from an attribute too, and never written back to one. */
export type Kind = "text" | "number" | "flag" | "json";

/** What every field has. The names are the schema's; attributes are their kebab-case form. */
const field = {
  name: "text",
  type: "text",
  title: "text",
  help: "text",
  placeholder: "text",
  size: "text",
  required: "flag",
  disabled: "flag",
  readonly: "flag",
  mirror: "flag",
  validators: "json",
  field: "json",
} as const;

/** What popup and modal have; the last six open a form in them (R3.6-65). */
const dialog = {
  open: "flag",
  title: "text",
  width: "text",
  position: "text",
  top: "text",
  backdrop: "text",
  form: "text",
  model: "text",
  record: "text",
  mode: "text",
  api: "text",
  obj: "json",
} as const;

export const tags = {
  "vs-text": {
    value: "text",
    type: "Text",
    attributes: { ...field, maxlength: "number", autocomplete: "text" },
  },
  "vs-number": {
    value: "number",
    type: "Number",
    attributes: { ...field, decimal: "text", decimal_places: "number", interval: "text", unit: "text" },
  },
  "vs-date": {
    value: "date",
    type: "Date",
    attributes: { ...field, start: "text", end: "text" },
  },
  "vs-select": {
    value: "text",
    type: "Select",
    attributes: {
      ...field,
      data: "text",
      options: "json",
      unselect: "flag",
    },
  },
  "vs-switcher": {
    value: "flag",
    type: "Switcher",
    attributes: { ...field, checked: "flag", on_value: "text" },
  },
  "vs-hidden": { value: "text", type: "Hidden", attributes: field },
  "vs-label": { type: "Label", attributes: { ...field, value: "text" } },
  "vs-form": {
    attributes: {
      table: "text",
      record: "text",
      form: "text",
      mode: "text",
      layout: "text",
      api: "text",
      disabled: "flag",
      obj: "json",
      schema: "json",
      value: "json",
    },
  },
  "vs-popup": { attributes: dialog },
  "vs-modal": { attributes: { ...dialog, buttons: "json" } },
  "vs-widget": {
    attributes: { name: "text", src: "text", state: "text", table: "text", interval: "number", params: "json" },
    isLight: true,
  },
  "vs-outlet": { attributes: { base: "text", home: "text" }, isLight: true },
  "vs-notices": { attributes: { history: "flag" } },
  "vs-signature": { attributes: {} },
} as const satisfies Record<string, Tag>;

export interface Tag {
  /** Set for form-associated controls. */
  value?: ValueKind;
  /** The default of `type`; all schema types of §2.4 that the tag draws stand in types.ts. */
  type?: string;
  attributes: Readonly<Record<string, Kind>>;
  /** The server's markup stands in it and keeps the page's look. */
  isLight?: boolean;
}
export type Tags = typeof tags;
export type TagName = keyof Tags;

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

/** `minimumInputLength` → `minimum-input-length`, `decimal_places` → `decimal-places`. */
export const attributeOf = (property: string): string => property.replace(/_|(?=[A-Z])/g, "-").toLowerCase();

/** A new element with its properties set; the engine makes elements by name and never imports them. */
export function element<Name extends TagName | LateTagName>(name: Name, properties: Properties<Name>): HTMLElement {
  return Object.assign(document.createElement(name), properties);
}
