/** The worker that reads workbooks, a file of its own (build/workers.mjs). It gets one file and tells its rows in parts. */
import { inParts, type FromWorker } from "./book-messages.ts";
import { BookRefused, readBook, workerLimits } from "./read-book.ts";

const tell = (message: FromWorker) => postMessage(message);

addEventListener("message", ({ data }: MessageEvent<File>) => void read(data));
tell({ kind: "ready" });

async function read(file: File): Promise<void> {
  try {
    if (file.size > workerLimits.bytes) throw new BookRefused("large");
    for (const rows of inParts(readBook(new Uint8Array(await file.arrayBuffer()), workerLimits)))
      tell({ kind: "rows", rows });
    tell({ kind: "end" });
  } catch (error) {
    tell({ kind: "refused", code: error instanceof BookRefused ? error.code : "broken" });
  }
}
