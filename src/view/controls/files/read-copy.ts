import { findFile, mostKeptMb } from "../../../page/drafts/kept-files.ts";
import { notify } from "../../../page/notices/notify.ts";
import { words } from "./kept-copies-phrases.ts";

/** The file that a draft has left on the disk; undefined when it was not kept, which a notice says. */
export async function readCopy(key: string, name: string): Promise<File | undefined> {
  const file = await findFile(key);
  if (!file) notify({ kind: "warning", text: words("fileNotKept", { name, max: mostKeptMb }) });
  return file;
}
