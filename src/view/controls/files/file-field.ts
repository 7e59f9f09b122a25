/** What the file fields have in common: reading, writing and their own checks. */
import type { Entry } from "../../../forms/schema/schema.ts";
import {
  draftOf,
  isFile,
  isWaiting,
  itemOf,
  itemsOf,
  nameOf,
  readFiles,
  spellFiles,
  type FileItem,
  type FileValue,
  type KeptItem,
} from "../../../files/items.ts";
import { isUnsent, sendingOf } from "../../../files/send-files.ts";
import { unread, type Unread } from "../../../values/unread.ts";
import "./phrases.ts";

/** Whether the entry holds a list. */
export const isMulti = (entry: Entry): boolean => entry["multi"] === true;

export const fileCodec = {
  empty: null as FileValue,
  read(raw: unknown, entry: Entry): FileValue | Unread {
    const value = readFiles(raw, isMulti(entry));
    return value === undefined ? unread(raw) : value;
  },
  write: (value: FileValue, raw: unknown, entry: Entry): unknown =>
    spellFiles(value, raw, (file) => settled(file, entry)),
  draft: (value: FileValue, entry: Entry): unknown => draftOf(value, (file) => settled(file, entry)),
  show: (value: FileValue): string => itemsOf(value).map(nameOf).join(", "),
  check: (value: FileValue, entry: Entry) => checkFiles(itemsOf(value), entry),
};

/** While a file is on its way the form cannot be saved (R5.2-09). */
export function checkFiles(items: readonly FileItem[], { validators }: Entry) {
  const unsent = items.find((item) => (isFile(item) ? isUnsent(item) : isWaiting(item)));
  if (unsent) {
    const state = (isFile(unsent) && sendingOf(unsent)?.state) || "waiting";
    const code = state === "failed" ? "fileNotSent" : state === "paused" ? "filePaused" : "fileUploading";
    return { code, params: { name: nameOf(unsent) } };
  }
  const isNeeded = validators.some(({ type, message }) => type === "required" && !message);
  return isNeeded && items.length === 0 ? { code: "fileRequired", params: {} } : undefined;
}

/** The item for a chosen file that the server has stored meanwhile. */
export function settled(file: File, entry: Entry): KeptItem | undefined {
  const stored = sendingOf(file)?.stored;
  return stored && itemOf(stored, entry);
}
