/** The worker that reads workbooks, a file of its own (build/workers.mjs). It gets one file and tells its rows in parts. */
import { inParts, type FromWorker, type ToWorker } from "./book-messages.ts";
import { BookRefused, readBook, workerLimits, type Sheets } from "./read-book.ts";

const tell = (message: FromWorker) => postMessage(message);

addEventListener("message", ({ data }: MessageEvent<ToWorker>) => void read(data));
tell({ kind: "ready" });

async function read({ file, sheet }: ToWorker): Promise<void> {
  try {
    if (file.size > workerLimits.bytes) throw new BookRefused("large");
    const found = (sheets: Sheets) => tell({ kind: "sheets", sheets });
    const bytes = new Uint8Array(await file.arrayBuffer());
    for (const rows of inParts(readBook(bytes, workerLimits, { sheet, found }))) tell({ kind: "rows", rows });
    tell({ kind: "end" });
  } catch (error) {
    tell({ kind: "refused", code: error instanceof BookRefused ? error.code : "broken" });
  }
}
