/** What the worker of workbooks tells the page. */
import type { Block } from "../../tables/blocks/block-text.ts";
import type { BookRefused, Sheets } from "./read-book.ts";

/** What the page asks for: by default the first visible sheet with cells. */
export interface ToWorker {
  file: File;
  sheet: string | undefined;
}
export type FromWorker =
  | { kind: "ready" }
  | { kind: "sheets"; sheets: Sheets }
  | { kind: "rows"; rows: Block }
  | { kind: "end" }
  | { kind: "refused"; code: BookRefused["code"] };

/** Cells of one message: taking it over costs the page a few ms. */
const partCells = 10_000;

/** The rows in messages of at most `partCells` cells, or one row. */
export function* inParts(block: Block): Generator<Block> {
  const step = Math.max(1, Math.floor(partCells / Math.max(1, ...block.slice(0, 100).map(({ length }) => length))));
  for (let at = 0; at < block.length; at += step) yield block.slice(at, at + step);
}
