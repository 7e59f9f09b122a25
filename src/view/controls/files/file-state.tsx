import { useState } from "react";
import { isFile, nameOf, type FileItem } from "../../../files/items.ts";
import { isGone, sendingOf } from "../../../files/send-files.ts";
import { locale } from "../../../base/language/i18n.ts";
import { ServerError } from "../../../server/client/server-error.ts";
import { reasonOf } from "../../../server/session/sentence.ts";
import { words } from "./phrases.ts";

/** How much was sent of the files that were chosen since the last pause; nothing when none is under way. */
export function AllProgress({ items }: { items: readonly FileItem[] }) {
  /** Stored files count until all are sent, although their item is only a path by then. */
  const [known, setKnown] = useState<readonly File[]>([]);
  const waiting = items.filter((item): item is File => isFile(item) && sendingOf(item) !== undefined);
  const isOver = waiting.every((file) => sendingOf(file)?.state === "failed");
  const batch = isOver ? [] : [...new Set([...known, ...waiting])];
  if (batch.length !== known.length) setKnown(batch);
  if (isOver) return null;
  const sendings = batch.flatMap((file) => sendingOf(file) ?? []);
  const size = sendings.reduce((sum, { file }) => sum + file.size, 0);
  // what a failed file has sent may have to be sent again
  const sent = sendings.reduce((sum, one) => sum + (one.state === "failed" ? 0 : one.sent), 0);
  const percent = percentOf(sent, size);
  const done = sendings.filter(({ state }) => state === "done").length;
  const text = words("fileAll", { done, count: sendings.length, percent: percentText(percent) });
  return (
    <div className="file-all">
      <progress value={percent} max={100} aria-label={text} />
      <span aria-hidden>{text}</span>
    </div>
  );
}

/** The state of one file in words. */
export function stateOf(item: FileItem): string {
  const sending = isFile(item) ? sendingOf(item) : undefined;
  if (!sending) return isFile(item) ? sizeOf(item.size) : "";
  const { state, sent, isAgain, file, error } = sending;
  const percent = percentText(percentOf(sent, file.size));
  if (state === "waiting") return words("fileStateWaiting");
  if (state === "paused") return `${words("fileStatePaused")}, ${percent}`;
  if (state === "failed") return words("fileStateFailed", { reason: failureOf(error) });
  if (error !== undefined) return words("fileStateTried");
  return isAgain ? `${words("fileStateAgain")}, ${percent}` : percent;
}

/** An address without an answer of its own takes no files; there is no record that could be gone. */
function failureOf(error: unknown): string {
  if (isGone(error)) return words("fileGone");
  return error instanceof ServerError && error.status === 404 && !error.text ? words("fileNowhere") : reasonOf(error);
}

const percentText = (percent: number): string => `${percent}\u00a0%`;
export const percentOf = (sent: number, size: number): number => Math.floor((100 * sent) / Math.max(1, size));

function sizeOf(bytes: number): string {
  const isSmall = bytes < 2 ** 20;
  const number = bytes / (isSmall ? 2 ** 10 : 2 ** 20);
  return words(isSmall ? "fileKb" : "fileMb", {
    n: number.toLocaleString(locale(), { maximumFractionDigits: number < 10 ? 1 : 0 }),
  });
}

/** A removed file with the button that puts it back. */
export function Chosen({ removed, undo }: { removed: FileItem; undo(): void }) {
  return (
    <div className="file-undo">
      <span>{words("fileRemoved", { name: nameOf(removed) })}</span>
      <button type="button" onClick={undo}>
        {words("fileUndo")}
      </button>
    </div>
  );
}
