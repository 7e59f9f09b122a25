import { readFileSync } from "node:fs";
import { checkFile, type Placed } from "./check-file.ts";
import { matchingFiles } from "./matching-files.ts";
import { formats, type Format } from "./report-formats.ts";

/**
 * `check`: templates and schemas. @returns the exit code: 0 without errors, 1 with some (with `--strict` also for
 * warnings), 2 when a pattern matches nothing or a file cannot be read, so that a mistake in a script is not taken for
 * success
 */
export function runCheck(patterns: readonly string[], options: ReadonlySet<string>): number {
  let hasMissed = false;
  const miss = (words: string) => {
    hasMissed = true;
    console.error(`vs-elements check: ${words}.`);
  };
  if (patterns.length === 0) miss("no pattern is given");
  const files = new Set<string>();
  for (const pattern of patterns) {
    const matching = matchingFiles(pattern, miss);
    if (matching.length === 0) miss(`no template or schema matches ${pattern}`);
    for (const file of matching) files.add(file);
  }
  if (files.size === 0) return 2;
  const found: Placed[] = [...files].toSorted().flatMap((file) => {
    const text = read(file);
    if (text instanceof Error) miss(`${file} cannot be read: ${text.message}`);
    return text instanceof Error ? [] : checkFile(file, text);
  });
  const format: Format = options.has("--json") ? "json" : options.has("--github") ? "github" : "text";
  const text = formats[format](found);
  if (text) console.info(text);
  const errors = found.filter(({ severity }) => severity === "error").length;
  if (format !== "json") console.info(`${files.size} files, ${errors} errors, ${found.length - errors} warnings`);
  if (errors > 0 || (options.has("--strict") && found.length > 0)) return 1;
  return hasMissed ? 2 : 0;
}

function read(file: string): string | Error {
  try {
    const bytes = readFileSync(file);
    const start = bytes.toString("latin1", 0, 2);
    const text = new TextDecoder(encodings[start] ?? "utf-8").decode(bytes);
    return text.includes("\0") ? new Error("zero bytes: no text, or UTF-16 without a byte order mark") : text;
  } catch (error) {
    return error as Error;
  }
}

/** By byte order mark. */
const encodings: Record<string, string> = { "\xff\xfe": "utf-16le", "\xfe\xff": "utf-16be" };
