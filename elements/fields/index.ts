/** The field types: a new one is a folder here, one line in `folders` and `types`, and one in src/page/tags.ts. */
import { allPhrasesReady } from "../../src/base/i18n.ts";
import { settings } from "../../src/base/settings.ts";
import type { Field } from "../../src/view/field.ts";
import hidden from "./hidden/hidden.tsx";
import label from "./label/label.tsx";
import text from "./text/text.tsx";

/** What nearly every form has comes with the form; the others when a schema names them, all at once. */
const folders = {
  number: () => import("./number/number.tsx"),
  switcher: () => import("./switcher/switcher.tsx"),
  date: () => import("./date/date.tsx"),
  select: () => import("./select/select.tsx"),
};
type Folder = keyof typeof folders | "text" | "hidden" | "label";
const here = { text, hidden, label } as Partial<Record<Folder, Field>>;

/** Schema `type` (§2.4) → folder. Tags are "vs-" + folder. Legacy names live only here. */
export const types: Record<string, Folder> = {
  Text: "text",
  TextArea: "text",
  Email: "text",
  Url: "text",
  Phone: "text",
  Password: "text",
  Number: "number",
  PositiveDecimal: "number",
  Hidden: "hidden",
  Label: "label",
  Switcher: "switcher",
  Date: "date",
  DatePicker: "date",
  Select: "select",
  Select2: "select",
  Select3: "select",
};

/** The setting `field_types` gives other names to types. */
const folderOf = (type: string): Folder | undefined =>
  Object.hasOwn(types, type) ? types[type] : types[settings.field_types[type] ?? ""];

/** Brings the field of a folder. */
export async function loadField(folder: Folder): Promise<Field> {
  here[folder] ??= (await folders[folder as keyof typeof folders]()).default as Field;
  return here[folder];
}

/** Brings the fields of these types; unknown types are left to who draws them. */
export async function loadFields(names: string[]): Promise<void> {
  const needed = new Set(names.map(folderOf));
  const isMore = [...needed].some((folder) => folder && !here[folder]);
  await Promise.all([isMore && allPhrasesReady(), ...[...needed].map((folder) => folder && loadField(folder))]);
}

/** The field of a type that has been loaded; undefined for an unknown type. */
export const fieldOf = (type: string): Field | undefined => {
  const folder = folderOf(type);
  return folder && here[folder];
};
