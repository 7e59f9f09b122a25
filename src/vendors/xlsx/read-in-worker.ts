import { ownWorker } from "../../base/runtime/own-worker.ts";
import type { Block } from "../../tables/blocks/block-text.ts";
import type { FromWorker, ToWorker } from "./book-messages.ts";
import type { BookRefused, Sheets } from "./read-book.ts";

/** The rows, why they are not read, or that no worker can be started here. */
type FromBook = { block: Block; sheets?: Sheets } | { code: BookRefused["code"] } | "no worker";

/** Reads a sheet of a workbook, by default the first visible one with cells, in a worker, which ends with the reading or with `signal`. */
export async function readInWorker(file: File, signal: AbortSignal, sheet?: string): Promise<FromBook> {
  const worker = await ownWorker(BOOK_WORKER);
  if (!worker) return "no worker";
  const read = await new Promise<FromBook>((resolve) => {
    let sheets: Sheets | undefined;
    const block: (readonly string[])[] = [];
    const fail = () => resolve({ code: "broken" });
    signal.addEventListener("abort", fail);
    worker.addEventListener("error", fail);
    worker.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => {
      if (data.kind === "rows") block.push(...data.rows);
      else if (data.kind === "sheets") ({ sheets } = data);
      else if (data.kind === "end") resolve({ block, ...(sheets && { sheets }) });
      else if (data.kind === "refused") resolve({ code: data.code });
    });
    if (signal.aborted) fail();
    else worker.postMessage({ file, sheet } satisfies ToWorker);
  });
  worker.terminate();
  return read;
}
