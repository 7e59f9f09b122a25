// layer 3: views
/**
 * The fields of a form: what nearly every form has comes with it, what most have in files of their own, the rest by
 * more.ts. A new one is a folder here, a line in more.ts, one in src/page/types.ts and one in src/page/tags.ts.
 */
import { byKind } from "../../src/base/by-kind.ts";
import { settings } from "../../src/base/settings.ts";
import { ownFields } from "../../src/page/saving/own-fields.ts";
import type { Field } from "../../src/view/field.ts";
import hidden from "./hidden/hidden.tsx";
import label from "./label/label.tsx";
import type * as More from "./more.ts";
import text from "./text/text.tsx";

/** They come when a schema names them, all at once. */
const folders = {
  number: () => import("./number/number.tsx"),
  switcher: () => import("./switcher/switcher.tsx"),
  date: () => import("./date/date.tsx"),
  select: () => import("./select/select.tsx"),
};
const here = { text, hidden, label } as Partial<Record<Folder, Field>>;
export type Folder = "text" | "hidden" | "label" | keyof typeof folders | keyof typeof More.folders;

/** The folders of the types that need no other table; all types (§2.4) stand in src/page/types.ts. */
const plain: Record<string, Folder> = byKind({
  text: "Text TextArea Email Url Phone Password",
  number: "Number PositiveDecimal",
  hidden: "Hidden",
  label: "Label",
  switcher: "Switcher",
  date: "Date DatePicker",
  select: "Select Select2 Select3",
});

let more: typeof More | undefined;
const bringMore = async () => (more ??= await import("./more.ts"));

/** The setting `field_types` gives other names to types. */
const folderOf = (type: string): Folder | undefined => known(type) ?? known(settings.field_types[type] ?? "");
const known = (type: string): Folder | undefined =>
  Object.hasOwn(plain, type) ? plain[type] : (more?.folderOf(type) as Folder | undefined);

type Loaders = Record<Folder, () => Promise<{ default: unknown }>>;
/** Brings the field of a folder. */
export async function loadField(folder: Folder): Promise<Field> {
  if (here[folder]) return here[folder];
  const table = (folder in folders ? folders : (await bringMore()).folders) as Loaders;
  return (here[folder] = (await table[folder]()).default as Field);
}

/** Brings the fields of these types; unknown types are left to who draws them. */
export async function loadFields(names: string[]): Promise<void> {
  if (names.some((name) => !folderOf(name))) await bringMore();
  const needed = new Set(names.map(folderOf));
  const own = names.filter((name) => !folderOf(name) && ownFields.has(name));
  await Promise.all([...[...needed].map((folder) => folder && loadField(folder)), ...own.map(bringOwn)]);
}

/** Types that the host has defined; one whose code does not come is drawn as an unknown one. */
async function bringOwn(type: string): Promise<void> {
  try {
    const { ownField } = await import("../../src/view/own-field.tsx");
    hosts.set(type, hosts.get(type) ?? (await ownField(type)));
  } catch (error) {
    console.error(error);
  }
}
const hosts = new Map<string, Field | undefined>();

/** The field of a type that has been loaded; undefined for an unknown type. */
export const fieldOf = (type: string): Field | undefined => {
  const folder = folderOf(type);
  return folder ? here[folder] : hosts.get(type);
};
