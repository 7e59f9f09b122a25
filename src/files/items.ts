/**
 * The value of a file field: paths on the server, objects with `file`, and files that were chosen and are not sent yet
 * (R3.8-09, R3.8-10).
 */
import { isData, type Data } from "../base/data.ts";
import { newId } from "../base/new-id.ts";
import { parseJson } from "../base/json.ts";
import { natives } from "../base/runtime/runtime.ts";
import type { StoredFile } from "../server/client/answers/file-shapes.ts";
import { readTexts, spellTexts } from "../values/lists.ts";
import { isUnread } from "../values/unread.ts";

/** A path or name on the server, an object whose `file` is one, or a chosen file. */
export type FileItem = string | Data | File;
export type FileValue = FileItem | FileItem[] | null;
/** An item that the server has. */
export type KeptItem = string | Data;

export const isFile = (item: unknown): item is File => item instanceof File;
const isItem = (one: unknown): one is FileItem => {
  if (typeof one === "string" || isFile(one)) return one !== "";
  return isData(one) && typeof one["file"] === "string" && (one["file"] !== "" || isWaiting(one));
};
/** What is left of a chosen file after the browser has restored a page. */
const isNothing = (one: unknown) =>
  one === null || one === undefined || one === "" || (isData(one) && !isFile(one) && Object.keys(one).length === 0);

/** The items of a value of any shape. */
export function itemsOf(value: unknown): FileItem[] {
  if (isUnread(value)) return value.text ? [value.text] : [];
  return [value].flat().filter(isItem);
}

/** Reads a path, a list, objects, or their JSON or PostgreSQL spelling; undefined for something else. */
export function readFiles(raw: unknown, isMulti: boolean): FileValue | undefined {
  if (isNothing(raw)) return isMulti ? [] : null;
  if (typeof raw === "string") {
    const parsed = parseJson(raw);
    if (typeof parsed === "object" || typeof parsed === "string") return readFiles(parsed, isMulti);
    return isMulti || /^\{.*\}$/s.test(raw) ? readTexts(raw) : raw;
  }
  if (!Array.isArray(raw)) return isItem(raw) ? raw : undefined;
  const items = raw.filter((one) => !isNothing(one));
  return items.every(isItem) ? items : undefined;
}

/** In a draft: a chosen file by its key; the disk has its content (page/drafts/kept-files.ts). */
export interface WaitingItem extends Data {
  file: "";
  waiting: string;
  name: string;
}
export const isWaiting = (item: FileItem): item is WaitingItem =>
  isData(item) && !isFile(item) && typeof item["waiting"] === "string";

/** Photos, recordings and turned pictures that were made in this page and stand nowhere else. */
const made = new WeakSet<File>();
/** Notes that a file was made here: it is not dropped when a server refuses it. */
export const markMade = (file: File): File => {
  made.add(file);
  return file;
};
export const isMadeHere = (file: File): boolean => made.has(file);

/** An own property of chosen files, so that two of them are different values. */
export const keyOfFile = (file: File): string => ((file as File & { key?: string }).key ??= newId());

/** What a draft holds: as it would be stored, with the keys of chosen files. */
export function draftOf(value: FileValue, settled: (file: File) => KeptItem | undefined): KeptItem | KeptItem[] | null {
  const items = itemsOf(value).map((item) =>
    isFile(item) ? (settled(item) ?? { file: "", waiting: keyOfFile(item), name: item.name }) : item,
  );
  return Array.isArray(value) ? items : (items[0] ?? null);
}

/** What is stored, in the spelling that was loaded; files that are not sent are not part of it. */
export function spellFiles(value: FileValue, raw: unknown, settled: (file: File) => KeptItem | undefined): unknown {
  const kept = itemsOf(value).flatMap((item) => (isFile(item) ? (settled(item) ?? []) : isWaiting(item) ? [] : item));
  const isText = typeof raw === "string" && raw !== "";
  // `{}` is PostgreSQL's empty list
  const loaded = raw === "{}" ? [] : isText ? readFiles(raw, false) : raw;
  const isList = Array.isArray(value) || Array.isArray(loaded);
  if (isList && kept.every((item) => typeof item === "string")) return spellTexts(kept, raw);
  const spelled = isList ? kept : kept[0];
  if (spelled === undefined) return raw === "" ? "" : null;
  return isText && (isList || loaded !== raw) ? natives.json(spelled) : spelled;
}

/** The names that people gave, by path: the server's own names say nothing. */
const names = new Map<string, string>();
export const rememberName = (path: string, name: string): void => void names.set(path, name);

export const pathOf = (item: KeptItem): string => (typeof item === "string" ? item : String(item["file"]));

/** The name for people. */
export function nameOf(item: FileItem): string {
  if (isFile(item)) return plainName(item.name);
  const path = pathOf(item);
  const own = isData(item) ? (item["native_file_name"] ?? item["name"]) : undefined;
  return plainName(String(own ?? names.get(path) ?? (path.split("/").at(-1) || path)));
}
/** Whether only the server's own name is known. */
export const isNameless = (item: FileItem): boolean =>
  !isFile(item) &&
  !names.has(pathOf(item)) &&
  (typeof item === "string" || !(item["native_file_name"] ?? item["name"]));

/** Without control characters and marks that turn the reading direction: `фото‮gnp.exe` must not read as a picture. */
export const plainName = (name: string): string => name.replace(/[\p{Cc}\p{Cf}]/gu, "").trim() || "?";

/** The item for a file that the server has stored. */
export function itemOf({ dir, fileName, nativeName }: StoredFile, entry: Data): KeptItem {
  const path = entry["fullname"] && dir ? `${dir}/${fileName}` : fileName;
  rememberName(path, nativeName);
  return entry["json"] ? { file: path, name: nativeName } : path;
}

/** The ending without dot, in lower case. */
export const endingOf = (name: string): string => /\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase() ?? "";
