import { natives } from "../base/runtime/runtime.ts";

/** Saves a file on the person's computer. */
export function saveFile(file: Blob, name: string): void {
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement("a"), { href, download: name.replace(/[^\p{L}\p{N}.-]+/gu, "-") }).click();
  natives.after(60_000, () => URL.revokeObjectURL(href));
}
