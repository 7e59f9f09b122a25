import { ownWorker } from "../../base/runtime/own-worker.ts";
import type { Block } from "../../tables/blocks/block-text.ts";
import type { FromWorker } from "./book-messages.ts";
import type { BookRefused } from "./read-book.ts";

/** The rows, why they are not read, or that no worker can be started here. */
type FromBook = { block: Block } | { code: BookRefused["code"] } | "no worker";

/** Reads the first sheet of a workbook in a worker, which ends with the reading or with `signal`. */
export async function readInWorker(file: File, signal: AbortSignal): Promise<FromBook> {
  const worker = await ownWorker(BOOK_WORKER);
  if (!worker) return "no worker";
  const read = await new Promise<FromBook>((resolve) => {
    const block: (readonly string[])[] = [];
    const fail = () => resolve({ code: "broken" });
    signal.addEventListener("abort", fail);
    worker.addEventListener("error", fail);
    worker.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => {
      if (data.kind === "rows") block.push(...data.rows);
      else if (data.kind === "end") resolve({ block });
      else if (data.kind === "refused") resolve({ code: data.code });
    });
    if (signal.aborted) fail();
    else worker.postMessage(file);
  });
  worker.terminate();
  return read;
}
