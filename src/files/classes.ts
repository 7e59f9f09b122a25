/** Files by class (R3.8-14): for each class of a list, the files that were given to it. No DOM, no React. */
import { isData, type Data } from "../base/data.ts";
import { parseJson } from "../base/json.ts";
import { natives } from "../base/runtime/runtime.ts";
import { draftOf, readFiles, spellFiles, type FileItem, type KeptItem } from "./items.ts";

export interface FileClass {
  clsid: string;
  files: FileItem[];
  name?: string;
}
export type FileClasses = readonly FileClass[];

type Settled = (file: File) => KeptItem | undefined;

/** The names under which servers give the paths of a class. */
const listKeys = ["files", "list", "paths"] as const;
const keyIn = (row: Data): string => listKeys.find((key) => key in row) ?? "files";

/**
 * Reads `[{ clsid, name, files: […] }]`, `{ clsid: […] }`, or the JSON text of either; undefined for something else. A
 * class that stands there twice becomes one.
 */
export function readClasses(raw: unknown): FileClasses | undefined {
  const given = typeof raw === "string" && raw !== "" ? parseJson(raw) : raw;
  if (given === null || given === "" || (raw === undefined && given === undefined)) return [];
  const read = Array.isArray(given)
    ? given.map(readRow)
    : isData(given)
      ? Object.entries(given).map(([clsid, files]) => classOf(clsid, files))
      : [undefined];
  const classes = new Map<string, FileClass>();
  for (const one of read) {
    if (!one) return undefined;
    const before = classes.get(one.clsid);
    classes.set(one.clsid, before ? { ...before, files: [...before.files, ...one.files] } : one);
  }
  return [...classes.values()];
}

function readRow(row: unknown): FileClass | undefined {
  const clsid = isData(row) ? idOf(row) : "";
  return isData(row) && clsid ? classOf(clsid, row[keyIn(row)], row["name"] ?? row["text"]) : undefined;
}

const idOf = ({ clsid }: Data): string =>
  typeof clsid === "number" ? String(clsid) : typeof clsid === "string" ? clsid : "";

function classOf(clsid: string, given: unknown, name?: unknown): FileClass | undefined {
  const files = readFiles(given, true);
  if (!Array.isArray(files)) return undefined;
  return typeof name === "string" ? { clsid, name, files } : { clsid, files };
}

/** The value with other files in one class, which is added when it is not there. */
export function withFiles(
  value: FileClasses,
  { clsid, name }: Omit<FileClass, "files">,
  files: FileItem[],
): FileClasses {
  if (value.some((one) => one.clsid === clsid))
    return value.map((one) => (one.clsid === clsid ? { ...one, files } : one));
  return files.length ? [...value, name === undefined ? { clsid, files } : { clsid, name, files }] : value;
}

/** The value with a file at the end of another class. @param to.from its class, where several have the same path */
export function moveToClass(
  value: FileClasses,
  item: FileItem,
  to: Omit<FileClass, "files"> & { from?: string },
): FileClasses {
  const from = to.from ?? value.find(({ files }) => files.includes(item))?.clsid ?? "";
  const left = filesOf(value, from);
  const at = left.indexOf(item);
  const without = withFiles(
    value,
    { clsid: from },
    left.filter((_, index) => index !== at),
  );
  return withFiles(without, to, [...filesOf(without, to.clsid), item]);
}

export const filesOf = (value: FileClasses, clsid: string): FileItem[] =>
  value.find((one) => one.clsid === clsid)?.files ?? [];

export const allFiles = (value: FileClasses): FileItem[] => value.flatMap(({ files }) => files);

/** What is stored: in the shape that was loaded, with all that its rows hold; else a list of objects. */
export function spellClasses(value: FileClasses, raw: unknown, settled: Settled): unknown {
  const given = typeof raw === "string" && raw !== "" ? parseJson(raw) : raw;
  const loaded = isData(given) ? given : rowsOf(given);
  if (!value.length && (raw === null || raw === "")) return raw;
  const stored = value.filter(({ files, clsid }) => files.length || clsid in loaded);
  const spelled = isData(given)
    ? Object.fromEntries(stored.map(({ clsid, files }) => [clsid, spellFiles(files, given[clsid], settled)]))
    : stored.map(({ files, ...own }) => {
        const row: Data = rowsOf(given)[own.clsid] ?? { ...own };
        return { ...row, [keyIn(row)]: spellFiles(files, row[keyIn(row)], settled) };
      });
  return typeof raw === "string" && raw !== "" ? natives.json(spelled) : spelled;
}

/** Loaded rows by class. */
const rowsOf = (given: unknown): Record<string, Data> =>
  Object.fromEntries((Array.isArray(given) ? given : []).filter(isData).map((row) => [idOf(row), row]));

/** What a draft holds: chosen files by their keys. */
export const draftOfClasses = (value: FileClasses, settled: Settled): unknown =>
  value.map(({ files, ...own }) => ({ ...own, files: draftOf(files, settled) }));
