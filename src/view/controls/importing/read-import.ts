/** Files and texts that are imported into a table, read as a block of cells; limits before anything is read. */
import { isData, type Data } from "../../../base/data.ts";
import { parseJson } from "../../../base/json.ts";
import { readStoredRows } from "../../../server/calls/files/stored-rows.ts";
import { sentence } from "../../../server/session/sentence.ts";
import { blockSteps, isTooLarge, mostCells, separatorOf, type Block } from "../../../tables/blocks/block-text.ts";
import { inSteps } from "../../../base/in-steps.ts";

/** Larger files are refused. */
const mostBytes = 5_000_000;
const mostRows = 50_000;

/** The phrase of a refused import. */
export type Refusal = "import_excel_extension_error" | "importBroken" | "importBomb" | "importLarge" | "importEmpty";
export type Read = { block: Block } | { refusal: Refusal } | { words: string };

/** Reads a file by its ending. */
export async function readFile(file: File): Promise<Read> {
  const ending = /\.(\w+)$/.exec(file.name.toLowerCase())?.[1] ?? "";
  if (!/^(xlsx?|csv|txt|tsv|json)$/.test(ending)) return { refusal: "import_excel_extension_error" };
  if (file.size > mostBytes) return { refusal: "importLarge" };
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (/^xlsx?$/.test(ending)) return readSpreadsheet(bytes);
  const text = decode(bytes);
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

async function readSpreadsheet(bytes: Uint8Array): Promise<Read> {
  const { readBook, BookRefused } = await import("../../../vendors/xlsx/read-book.ts");
  try {
    return limited(readBook(bytes));
  } catch (error) {
    if (!(error instanceof BookRefused)) {
      console.warn(error);
      return { refusal: "importBroken" };
    }
    return { refusal: ({ broken: "importBroken", bomb: "importBomb", large: "importLarge" } as const)[error.code] };
  }
}

/** UTF-8, or windows-1251 for bytes that are no UTF-8. */
function decode(bytes: Uint8Array): string {
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

function limited(block: Block | undefined): Read {
  if (!block) return { refusal: "importBroken" };
  if (!block.length) return { refusal: "importEmpty" };
  const isLarge = block.length > mostRows || block.reduce((sum, row) => sum + row.length, 0) > mostCells;
  return isLarge ? { refusal: "importLarge" } : { block };
}
