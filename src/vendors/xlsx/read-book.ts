/** @e965/xlsx 0.20.3 reads .xls, .xlsx and .ods; loaded lazily, with the first file. Formulas and macros are not read. */
import { read, set_cptable, SSF, utils, type CellObject, type WorkSheet } from "@e965/xlsx";
import { Unzip, UnzipInflate } from "fflate";
import type { Block } from "../../tables/blocks/block-text.ts";
import { codePages } from "./code-pages.ts";

/** Larger books are refused: bytes of the file, bytes of its unpacked parts, rows of a sheet. */
export interface BookLimits {
  bytes: number;
  inflated: number;
  rows: number;
}
/** Where the page itself reads: it stands still meanwhile. */
export const pageLimits: BookLimits = { bytes: 5_000_000, inflated: 50_000_000, rows: 50_000 };
/** In a worker. */
export const workerLimits: BookLimits = { bytes: 50_000_000, inflated: 100_000_000, rows: 100_000 };

/** Why a file is not read. */
export class BookRefused extends Error {
  readonly code: "broken" | "bomb" | "large";
  constructor(code: BookRefused["code"]) {
    super(`the spreadsheet is refused: ${code}`);
    this.code = code;
  }
}

/** The names of the sheets that a person sees, and of the one that was read. */
export interface Sheets {
  names: string[];
  shown: string;
}
interface Wanted {
  /** The name of a sheet; by default the first visible one that has cells. */
  sheet?: string | undefined;
  /** Told before the rows are made. */
  found?(sheets: Sheets): void;
}

/**
 * The cells of a sheet as texts: numbers with a decimal comma, dates as DD.MM.YYYY.
 * @throws BookRefused
 */
export function readBook(bytes: Uint8Array, limits = pageLimits, wanted: Wanted = {}): Block {
  checkSize(bytes, limits);
  const sheet = readSheet(bytes, limits, wanted);
  const { s: start, e: end } = utils.decode_range(sheet["!ref"] ?? "A1");
  if (end.r - start.r >= limits.rows) throw new BookRefused("large");
  const rows = (sheet["!data"] ?? []) as (CellObject | undefined)[][];
  return Array.from({ length: end.r - start.r + 1 }, (_, at) =>
    Array.from({ length: Math.min(end.c - start.c + 1, 200) }, (__, column) =>
      textOf(rows[start.r + at]?.[start.c + column]),
    ),
  ).filter((row) => row.some((cell) => cell.trim() !== ""));
}

/** One sheet is parsed at a time: the others would cost the same memory. */
function readSheet(bytes: Uint8Array, limits: BookLimits, { sheet: wanted, found }: Wanted): WorkSheet {
  set_cptable(codePages());
  const options = { type: "array", cellNF: true, cellFormula: false, cellHTML: false, dense: true } as const;
  const parse = (at: number) => read(bytes, { ...options, sheets: at, sheetRows: limits.rows + 1 });
  try {
    const first = parse(0);
    const all = first.SheetNames;
    const seen = all.filter((_, at) => !first.Workbook?.Sheets?.[at]?.Hidden);
    for (const shown of wanted === undefined ? seen : [wanted]) {
      const at = all.indexOf(shown);
      const sheet = (at ? parse(at) : first).Sheets[shown];
      if (!sheet || (wanted === undefined && !hasCells(sheet))) continue;
      found?.({ names: seen, shown });
      return sheet;
    }
    // nothing can be seen in any of them
    const only = first.Sheets[all[0] ?? ""];
    if (only?.["!ref"]) return only;
  } catch (error) {
    console.warn(error);
  }
  throw new BookRefused("broken");
}

const hasCells = (sheet: WorkSheet): boolean =>
  ((sheet["!data"] ?? []) as (CellObject | undefined)[][]).some((row) => row?.some((cell) => textOf(cell).trim()));

function textOf(cell: CellObject | undefined): string {
  if (!cell || cell.v === undefined || cell.t === "e") return "";
  if (cell.t === "n" && SSF.is_date(String(cell.z ?? ""))) return dateText(Number(cell.v));
  if (cell.t === "n") return String(cell.v).replace(".", ",");
  return cell.t === "b" ? (cell.v ? "1" : "0") : String(cell.v);
}

function dateText(day: number): string {
  const { y, m, d, H, M } = SSF.parse_date_code(day) as Record<"y" | "m" | "d" | "H" | "M", number>;
  const two = (part: number) => String(part).padStart(2, "0");
  const time = H || M ? `${two(H)}:${two(M)}` : "";
  return day < 1 ? time : `${two(d)}.${two(m)}.${y}${time && ` ${time}`}`;
}

/** Unpacks part by part and gives up at the limit; sizes that the file declares are not believed. */
function checkSize(bytes: Uint8Array, limits: BookLimits): void {
  if (bytes.length > limits.bytes) throw new BookRefused("large");
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const isOld = bytes[0] === 0xd0 && bytes[1] === 0xcf;
  if (!isZip && !isOld) throw new BookRefused("broken");
  if (!isZip) return;
  let size = 0;
  let hasBook = false;
  const unzip = new Unzip((part) => {
    hasBook ||= /^(xl\/workbook\.(xml|bin)|content\.xml)$/i.test(part.name);
    part.ondata = (error, chunk) => {
      if (error) throw error instanceof BookRefused ? error : new BookRefused("broken");
      size += chunk.length;
      if (size > limits.inflated) throw new BookRefused("bomb");
    };
    part.start();
  });
  unzip.register(UnzipInflate);
  const step = 1 << 16;
  try {
    for (let at = 0; at < bytes.length; at += step)
      unzip.push(bytes.subarray(at, at + step), at + step >= bytes.length);
  } catch (error) {
    throw error instanceof BookRefused ? error : new BookRefused("broken");
  }
  if (!hasBook) throw new BookRefused("broken");
}
