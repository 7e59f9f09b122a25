/** Copies of chosen files on this browser's disk: a closed tab does not lose files that are not sent yet. */
import { isFile, keyOfFile, type FileItem, type WaitingItem } from "../../../files/items.ts";
import { sendingOf } from "../../../files/send-files.ts";

/** Keys of the files that are kept, and what is read from the disk. A failure leaves both: the next drawing tries again. */
const kept = new Set<string>();
const asked = new Map<string, Promise<File | undefined>>();
const disk = () => import("../../../page/drafts/kept-files.ts");

/** Keeps chosen files until they are sent. */
export function keepOnDisk(items: FileItem[]): void {
  for (const file of items.filter(isFile)) {
    const key = keyOfFile(file);
    const isSent = sendingOf(file)?.state === "done";
    if (isSent) release(file);
    else if (!kept.has(key)) {
      kept.add(key);
      disk()
        .then(({ keepFile }) => keepFile(key, file))
        .catch((error: unknown) => {
          kept.delete(key);
          console.warn(error);
        });
    }
  }
}

/** Deletes the kept copy of a file that was sent or removed. */
export function release(file: File): void {
  const key = keyOfFile(file);
  if (kept.delete(key))
    disk()
      .then(({ forgetFile }) => forgetFile(key))
      .catch(console.warn);
}

/** The file of a draft; undefined when it was not kept, which a notice says. Rejected when the disk could not be asked. */
export function takeFromDisk({ waiting, name }: WaitingItem): Promise<File | undefined> {
  const coming = asked.get(waiting) ?? readFromDisk(waiting, name);
  asked.set(waiting, coming);
  return coming;
}
async function readFromDisk(key: string, name: string): Promise<File | undefined> {
  try {
    const { readCopy } = await import("./read-copy.ts");
    const file = await readCopy(key, name);
    if (file) kept.add(key);
    return file && Object.assign(file, { key });
  } catch (error) {
    asked.delete(key);
    console.warn(error);
    throw error;
  }
}
