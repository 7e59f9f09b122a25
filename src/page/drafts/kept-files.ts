/**
 * Chosen files that are not sent yet, kept on this browser's disk beside the draft that names them (docs/safety.md, §4):
 * only with setting `user`, up to `mostKeptMb`.
 */
import { found, forget, keepIfFits, type Item } from "../../base/storage/disk.ts";
import { settings } from "../../base/settings.ts";
import { owner } from "./keeper.ts";

interface KeptFile extends Item {
  place: string;
  tab: string;
  content: File;
}
/** The most that is kept of all chosen files, in MB. */
export const mostKeptMb = 50;

const place = "chosen files";
/** Bytes of the kept files, by their keys. */
const sizes: Record<string, number> = Object.create(null);

/** Keeps a chosen file. One that does not fit on the disk does not end the drafts of texts. @returns whether it is kept */
export async function keepFile(key: string, file: File): Promise<boolean> {
  const kept = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  if (!settings.user || settings.drafts === false || kept + file.size > mostKeptMb * 2 ** 20) return false;
  sizes[key] = file.size;
  const own = await owner();
  // sent or removed meanwhile
  if (!(key in sizes)) return false;
  const item = { id: key, owner: own, place, tab: "", at: Date.now(), content: file };
  const isKept = await keepIfFits("drafts", item);
  if (!isKept) delete sizes[key];
  return isKept;
}

/** A file that an earlier page has kept. */
export async function findFile(key: string): Promise<File | undefined> {
  const files = await found<KeptFile>("drafts", "place", [await owner(), place]);
  const file = files.find(({ id }) => id === key)?.content;
  if (!(file instanceof File)) return undefined;
  sizes[key] = file.size;
  return file;
}

/** The file was sent or removed. */
export async function forgetFile(key: string): Promise<void> {
  delete sizes[key];
  await forget("drafts", [key]);
}
