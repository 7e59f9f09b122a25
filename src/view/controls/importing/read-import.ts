/** Files and texts that are imported into a table, read as a block of cells; limits before anything is read. */
import { isData, type Data } from "../../../base/data.ts";
import { parseJson } from "../../../base/json.ts";
import { natives } from "../../../base/runtime/runtime.ts";
import { readStoredRows } from "../../../server/calls/files/stored-rows.ts";
import { sentence } from "../../../server/session/sentence.ts";
import { blockSteps, isTooLarge, mostCells, separatorOf, type Block } from "../../../tables/blocks/block-text.ts";
import { readMarkup } from "../../../tables/blocks/block-html.ts";
import type { Sheets } from "../../../vendors/xlsx/read-book.ts";
import { inSteps } from "../../../base/in-steps.ts";

/** Larger files of text are refused. */
const mostBytes = 5_000_000;
const mostRows = 50_000;

/** The phrase of a refused import. */
export type Refusal =
  | "import_excel_extension_error"
  | "importBroken"
  | "importBomb"
  | "importLarge"
  | "importLargeBook"
  | "importGone"
  | "importNoWorker"
  | "importEmpty";
export type Read = { block: Block; sheets?: Sheets } | { refusal: Refusal } | { words: string };

/** Reads a file by its ending; `signal` ends the reading. @param sheet of a workbook */
export async function readFile(file: File, signal: AbortSignal, sheet?: string): Promise<Read> {
  const ending = /\.(\w+)$/.exec(file.name.toLowerCase())?.[1] ?? "";
  if (!/^(xlsx?|csv|txt|tsv|json)$/.test(ending)) return { refusal: "import_excel_extension_error" };
  if (/^xlsx?$/.test(ending)) return (await isMarkup(file)) ? readPage(file) : readSpreadsheet(file, signal, sheet);
  if (file.size > mostBytes) return { refusal: "importLarge" };
  const text = decode(new Uint8Array(await file.arrayBuffer()));
  return ending === "json" ? limited(blockOfJson(text)) : readText(text);
}

/** Reads typed or pasted text: with tabs, semicolons or commas. */
export async function readText(given: string): Promise<Read> {
  const text = given.replace(/^\uFEFF/, "");
  const separator = separatorOf(text);
  if (isTooLarge(text, separator)) return { refusal: "importLarge" };
  return limited(await inSteps(blockSteps(text, separator)));
}

/** Reads the rows of a JSON file on the server (R7.5-06). */
export async function readStored(name: string): Promise<Read> {
  try {
    return limited(blockOf(await readStoredRows(name)));
  } catch (error) {
    return { words: sentence(error) };
  }
}

/** The cells of a table of the page. */
export const readTable = (table: HTMLTableElement): Read =>
  limited(
    Array.from(table.rows, (row) => Array.from(row.cells, (cell) => (cell.innerText || cell.textContent || "").trim())),
  );

/** Many programs export a page with a table under the name of an Excel file, which Excel opens too. */
async function isMarkup(file: File): Promise<boolean> {
  const start = new TextDecoder().decode(await file.slice(0, 200).arrayBuffer());
  return start.trimStart().startsWith("<");
}

async function readPage(file: File): Promise<Read> {
  if (file.size > mostBytes) return { refusal: "importLarge" };
  const text = decode(new Uint8Array(await file.arrayBuffer()));
  await noteShown();
  const rows = readMarkup(text)?.filter((row) => row.some((cell) => cell !== ""));
  return limited(rows);
}

async function readSpreadsheet(file: File, signal: AbortSignal, sheet: string | undefined): Promise<Read> {
  const { readInWorker } = await import("../../../vendors/xlsx/read-in-worker.ts");
  const read = await readInWorker(file, signal, sheet);
  if (read === "no worker") return readInPage(file, sheet);
  if ("block" in read) return { ...limited(read.block, Infinity), ...(read.sheets && { sheets: read.sheets }) };
  return { refusal: ({ broken: "importBroken", bomb: "importBomb", large: "importLargeBook" } as const)[read.code] };
}

/** Where no worker can be started: one long task, so that larger files are refused. */
async function readInPage(file: File, sheet: string | undefined): Promise<Read> {
  const { readBook, BookRefused, pageLimits } = await import("../../../vendors/xlsx/read-book.ts");
  if (file.size > pageLimits.bytes) return withoutWorker();
  const bytes = new Uint8Array(await file.arrayBuffer());
  await noteShown();
  try {
    let sheets: Sheets | undefined;
    const block = readBook(bytes, pageLimits, { sheet, found: (told) => (sheets = told) });
    return { ...limited(block), ...(sheets && { sheets }) };
  } catch (error) {
    if (error instanceof BookRefused && error.code !== "broken") return withoutWorker();
    if (!(error instanceof BookRefused)) console.warn(error);
    return { refusal: "importBroken" };
  }
}

function withoutWorker(): Read {
  console.warn(
    "import: the policy of this page allows no worker, so only small workbooks are read. Larger ones need: worker-src 'self'; trusted-types vs (docs/safety.md, §3)",
  );
  return { refusal: "importNoWorker" };
}

/** Resolves when the browser has painted what the page shows now; in a hidden tab, which paints nothing, soon. */
const noteShown = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => natives.after(0, resolve));
    natives.after(200, resolve);
  });

/** UTF-16 with its mark, as Excel saves "Unicode text"; else UTF-8, or windows-1251 for bytes that are no UTF-8. */
function decode(bytes: Uint8Array): string {
  const mark = bytes[0]! * 256 + bytes[1]!;
  if (mark === 0xfffe) return new TextDecoder("utf-16le").decode(bytes);
  if (mark === 0xfeff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1251").decode(bytes);
  }
}

/** Rows of JSON: an array of objects or of arrays, also below `rows` or `data`. */
function blockOfJson(text: string): Block | undefined {
  const given = parseJson(text);
  const rows = isData(given) ? (given["rows"] ?? given["data"]) : given;
  if (!Array.isArray(rows)) return undefined;
  if (rows.every(Array.isArray)) return rows.map((row: unknown[]) => row.map(plain));
  return rows.every(isData) ? blockOf(rows) : undefined;
}
function blockOf(rows: readonly Data[]): Block {
  const keys = [...new Set(rows.slice(0, 1000).flatMap((row) => Object.keys(row)))];
  return rows.length ? [keys, ...rows.map((row) => keys.map((key) => plain(row[key])))] : [];
}
const plain = (value: unknown): string =>
  typeof value === "number" ? String(value).replace(".", ",") : typeof value === "object" ? "" : String(value ?? "");

function limited(block: Block | undefined, most = mostRows): Read {
  if (!block) return { refusal: "importBroken" };
  if (!block.length) return { refusal: "importEmpty" };
  const isLarge = block.length > most || block.reduce((sum, row) => sum + row.length, 0) > mostCells;
  return isLarge ? { refusal: "importLarge" } : { block };
}
