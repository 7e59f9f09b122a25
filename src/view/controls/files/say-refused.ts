import { notify, shownNotices } from "../../../page/notices/notify.ts";
import { reasonOf } from "../../../server/session/sentence.ts";
import { saveFile } from "../../save-file.ts";
import { words } from "./refused-files-phrases.ts";

/**
 * A notice that says why the server has refused a file (R8-09). Files that are refused for the same reason stand in one
 * notice: of a hundred notices only the last five would be seen.
 */
export function sayRefused(name: string, error: unknown): void {
  const reason = reasonOf(error);
  const about = `refused files: ${reason}`;
  const isOpen = shownNotices().some((one) => one.about === about);
  const names = (refusedNames[about] = [...((isOpen && refusedNames[about]) || []), name]);
  const isOne = names.length === 1;
  notify(
    {
      kind: "danger",
      text: isOne ? refusedOne(name, reason) : words("filesRefused", { count: names.length, reason }),
      details: isOne ? "" : names.join("\n"),
    },
    { about },
  );
}
/**
 * Offers to save the only copy of a photo or recording that the field does not take: `text` says why, `label` is the
 * button's.
 */
export function offerMade(file: File, { text, label }: { text: string; label: string }): void {
  notify({ kind: "danger", text }, { action: { label, run: () => saveFile(file, file.name) } });
}

/** The files of one notice: they were refused for the same reason. */
const refusedNames: Record<string, string[]> = {};

/** A server's sentence may name the file already. */
const refusedOne = (name: string, reason: string): string =>
  reason.includes(name) ? reason : words("fileRefused", { name, reason });
