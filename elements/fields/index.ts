// layer 3: views
/**
 * The fields, one folder each. To add a field, add a folder and a line in this table; everything else is built from its
 * definition.
 */
import { types } from "fields:types";
import { settings } from "../../src/base/settings.ts";
import { typeOf } from "../../src/page/tags.ts";
import { ownFields } from "../../src/page/saving/own-fields.ts";
import type { Field } from "../../src/view/field.ts";

const folders = {
  text: () => import("./text/text.tsx"),
  number: () => import("./number/number.tsx"),
  date: () => import("./date/date.tsx"),
  "date-time": () => import("./date-time/date-time.tsx"),
  "date-range": () => import("./date-range/date-range.tsx"),
  period: () => import("./period/period.tsx"),
  time: () => import("./time/time.tsx"),
  select: () => import("./select/select.tsx"),
  autocomplete: () => import("./autocomplete/autocomplete.tsx"),
  switcher: () => import("./switcher/switcher.tsx"),
  hidden: () => import("./hidden/hidden.tsx"),
  history: () => import("./history/history.tsx"),
  label: () => import("./label/label.tsx"),
  choice: () => import("./choice/choice.tsx"),
  "marked-text": () => import("./marked-text/marked-text.tsx"),
  "text-list": () => import("./text-list/text-list.tsx"),
  rating: () => import("./rating/rating.tsx"),
  spinner: () => import("./spinner/spinner.tsx"),
  interval: () => import("./interval/interval.tsx"),
  "rich-text": () => import("./rich-text/rich-text.tsx"),
  code: () => import("./code/code.tsx"),
  markdown: () => import("./markdown/markdown.tsx"),
  bpmn: () => import("./bpmn/bpmn.tsx"),
  html: () => import("./html/html.tsx"),
  color: () => import("./color/color.tsx"),
  palette: () => import("./palette/palette.tsx"),
  icon: () => import("./icon/icon.tsx"),
  captcha: () => import("./captcha/captcha.tsx"),
  reminder: () => import("./reminder/reminder.tsx"),
  tree: () => import("./tree/tree.tsx"),
  query: () => import("./query/query.tsx"),
  file: () => import("./file/file.tsx"),
  "file-classes": () => import("./file-classes/file-classes.tsx"),
  files: () => import("./files/files.tsx"),
  block: () => import("./block/block.tsx"),
  recorder: () => import("./recorder/recorder.tsx"),
  address: () => import("./address/address.tsx"),
  location: () => import("./location/location.tsx"),
  geometry: () => import("./geometry/geometry.tsx"),
  spreadsheet: () => import("./spreadsheet/spreadsheet.tsx"),
  "data-table": () => import("./data-table/data-table.tsx"),
};
type Folder = keyof typeof folders;
const loaders: Readonly<Record<string, () => Promise<{ default: unknown }>>> = folders;

const typesOf = (folder: Folder): string => types[folder] ?? typeOf(folder);
/** The folder of each schema type. */
const byType = new Map(
  (Object.keys(folders) as Folder[]).flatMap((folder) =>
    typesOf(folder)
      .split(" ")
      .map((type) => [type, folder]),
  ),
);
/** Also resolves aliases of types from the setting `field_types`. */
const folderOf = (type: string): string | undefined => byType.get(type) ?? byType.get(settings.field_types[type] ?? "");

const here: Partial<Record<string, Field>> = {};

/** Loads the field of a folder; cached. */
export async function loadField(folder: string): Promise<Field> {
  return (here[folder] ??= (await loaders[folder]!()).default as Field);
}

/** Loads the fields of these types in parallel; unknown types are skipped, the caller draws a fallback. */
export async function loadFields(names: string[]): Promise<void> {
  const needed = new Set(names.flatMap((name) => folderOf(name) ?? []));
  const own = names.filter((name) => !folderOf(name) && ownFields.has(name));
  await Promise.all([...[...needed].map(loadField), ...own.map(bringOwn)]);
}

/** Loads a type defined by the host; when that fails, the type is drawn as an unknown one. */
async function bringOwn(type: string): Promise<void> {
  try {
    const { ownField } = await import("../../src/view/own-field.tsx");
    hosts.set(type, hosts.get(type) ?? (await ownField(type)));
  } catch (error) {
    console.error(error);
  }
}
const hosts = new Map<string, Field | undefined>();

/** Loads the field of a type. */
export async function fieldFor(type: string): Promise<Field | undefined> {
  await loadFields([type]);
  return fieldOf(type);
}

/** The field of a type that has been loaded; undefined for an unknown type. */
export const fieldOf = (type: string): Field | undefined => {
  const folder = folderOf(type);
  return folder ? here[folder] : hosts.get(type);
};
