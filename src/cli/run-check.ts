import { readFileSync } from "node:fs";
import { checkFile, type Placed } from "./check-file.ts";
import { matchingFiles } from "./matching-files.ts";
import { formats, type Format } from "./report-formats.ts";

/**
 * `check`: templates and schemas. @returns the exit code: 0 without errors, 1 with some (with `--strict` also for
 * warnings), 2 when there is nothing to check
 */
export function runCheck(patterns: readonly string[], options: ReadonlySet<string>): number {
  const files = matchingFiles(patterns);
  if (files.length === 0) {
    console.error(`vs-elements check: no template or schema matches ${patterns.join(" ") || "(no pattern given)"}.`);
    return 2;
  }
  const found: Placed[] = files.flatMap((file) => checkFile(file, readFileSync(file, "utf8")));
  const format: Format = options.has("--json") ? "json" : options.has("--github") ? "github" : "text";
  const text = formats[format](found);
  if (text) console.info(text);
  const errors = found.filter(({ severity }) => severity === "error").length;
  if (format !== "json") console.info(`${files.length} files, ${errors} errors, ${found.length - errors} warnings`);
  return errors > 0 || (options.has("--strict") && found.length > 0) ? 1 : 0;
}
