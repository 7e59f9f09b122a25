/**
 * Chosen files that are not sent yet, kept on this browser's disk beside the draft that names them (docs/safety.md, §4):
 * only with setting `user`, up to `mostKeptMb`.
 */
import { found, forget, keep, type Item } from "../../base/storage/disk.ts";
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
let bytes = 0;

/** Keeps a chosen file. @returns whether it is kept */
export async function keepFile(key: string, file: File): Promise<boolean> {
  if (!settings.user || settings.drafts === false || bytes + file.size > mostKeptMb * 2 ** 20) return false;
  bytes += file.size;
  return keep("drafts", { id: key, owner: await owner(), place, tab: "", at: Date.now(), content: file } as Item);
}

/** A file that an earlier page has kept. */
export async function findFile(key: string): Promise<File | undefined> {
  const files = await found<KeptFile>("drafts", "place", [await owner(), place]);
  const file = files.find(({ id }) => id === key)?.content;
  return file instanceof File ? file : undefined;
}

/** The file was sent or removed. */
export async function forgetFile(key: string, size: number): Promise<void> {
  bytes = Math.max(0, bytes - size);
  await forget("drafts", [key]);
}
