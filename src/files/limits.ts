/** What a file field accepts (R3.8-01 to R3.8-03, R5.2-10 to R5.2-12). */
import type { Data } from "../base/data.ts";
import { locale } from "../base/language/i18n.ts";
import { endingOf, plainName } from "./items.ts";

export interface Limits {
  /** The most files. */
  most: number;
  mostMb: number;
  /** Endings with a dot, and types; empty: all. */
  formats: string[];
  /** A new file takes the place of the one that is there. */
  isReplaced: boolean;
}

/** @param isMulti several files are allowed; @param mostMb unless the entry has `maxFilesize` */
export function limitsOf(entry: Data, isMulti: boolean, mostMb: number): Limits {
  const given = Number(entry["maxFilesize"]);
  const most = Number(entry["maxFiles"]);
  const isReplaced = !isMulti || entry["only_one"] === true;
  return {
    most: isReplaced ? 1 : most > 0 ? most : 100,
    mostMb: given > 0 ? given : mostMb,
    formats: readFormats(entry["format"]),
    isReplaced,
  };
}

/** `jpg, .png, image/*` → `.jpg`, `.png`, `image/*`. */
export function readFormats(given: unknown): string[] {
  const parts = Array.isArray(given) ? given : String(given ?? "").split(/[,;|\s]+/);
  return parts
    .map((one) => String(one).trim().toLowerCase())
    .filter(Boolean)
    .map((one) => (/^\.|\//.test(one) ? one : `.${one.replace(/^\*\.?/, "")}`));
}

/** The code of a refusal, for `phraseOf`. */
export interface FileRefusal {
  code: "fileFormat" | "fileTooLarge" | "fileEmpty" | "fileTooMany";
  params: Record<string, unknown>;
}

/** Why a chosen file is refused before sending. @param count files that are there already */
export function refusalOf(file: File, { most, mostMb, formats, isReplaced }: Limits, count: number) {
  const name = plainName(file.name);
  const refused = (code: FileRefusal["code"], params: object = {}): FileRefusal => ({
    code,
    params: { name, ...params },
  });
  if (!isReplaced && count >= most) return refused("fileTooMany", { max: most });
  if (!fits(file, formats)) return refused("fileFormat", { formats });
  if (file.size > mostMb * 2 ** 20) return refused("fileTooLarge", { max: mostMb.toLocaleString(locale()) });
  if (file.size === 0) return refused("fileEmpty");
  return undefined;
}

function fits({ name, type }: File, formats: string[]): boolean {
  if (formats.length === 0) return true;
  const ending = `.${sameEnding(endingOf(name))}`;
  return formats.some((one) => {
    if (one === "*/*" || one === ".") return true;
    if (one.startsWith(".")) return ending === `.${sameEnding(one.slice(1))}`;
    return one.endsWith("/*") ? type.startsWith(one.slice(0, -1)) : type === one;
  });
}
const sameEnding = (ending: string) => ({ jpeg: "jpg", tiff: "tif", htm: "html" })[ending] ?? ending;

/** File systems and servers cut longer names, and with them the ending. */
const longestName = 255;

/** Free of the names that are there: `план.pdf` → `план (2).pdf`. */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  const [, stem = name, ending = ""] = /^(.+?)(\.[^.]*)?$/s.exec(name) ?? [];
  for (let count = 2, free = name; ; count++) {
    if (!taken.has(free)) return free;
    const end = ` (${count})${ending}`;
    free = stem.slice(0, longestName - end.length) + end;
  }
}
