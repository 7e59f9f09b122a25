import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { isData } from "../base/data.ts";
import { parseJson } from "../base/json.ts";
import { isMalformed } from "../checking/address-rules.ts";
import { policy } from "../checking/policy.ts";

/** A file that editors read, and what has to stand in it. */
const editorSettings = ".vscode/settings.json";
const editorData = "./node_modules/vs-elements/dist/vscode.html-data.json";

/**
 * `init`: writes what a project needs once: the line of the script with its integrity, the policy's header, the names
 * for editors. A file with another text is kept beside the new one; settings of the editor are completed. @param dist
 * the package's own folder
 */
export function runInit(dist: string, options: ReadonlySet<string>, folder = "."): number {
  const { version } = JSON.parse(readFileSync(path.join(dist, "../package.json"), "utf8")) as { version: string };
  const hashes = JSON.parse(readFileSync(path.join(dist, "integrity.json"), "utf8")) as Record<string, string>;
  const base =
    [...options]
      .find((one) => one.startsWith("--base="))
      ?.slice(7)
      .replace(/(?<=[^/])\/$/, "") ?? `/releases/${version}`;
  if (/[\s"'<>`?#\\]/.test(base) || isMalformed(base)) {
    console.error(`vs-elements init: --base is no address of a folder: ${base}.`);
    return 2;
  }
  const script = `<script src="${base}/vs.js" integrity="${hashes["vs.js"]}" crossorigin="anonymous"></script>`;
  writeAnew(
    folder,
    "vs-elements/script.html",
    `<!-- vs-elements ${version}; write this line anew after an upgrade -->\n${script}\n`,
  );
  const header = `Content-Security-Policy: ${policyFor(base)}`;
  writeAnew(folder, "vs-elements/policy.txt", `${header}\n`);
  completeEditor(folder);
  console.info(`\nIn the templates:\n${script}\n\nHeader of the pages:\n${header}`);
  return 0;
}

/** With the host of the base, when that is another one: scripts, chunks and the style sheet come from there. */
function policyFor(base: string): string {
  const [source] = /^(?:https?:)?\/\/[^/]+/i.exec(base) ?? [];
  return source ? policy.replace(/(script|style)-src 'self'/g, `$& ${source.replace(/^\/\//, "")}`) : policy;
}

/** Generated files are written anew, so that a repeated run follows an upgrade; what stood there may have been edited. */
function writeAnew(folder: string, file: string, text: string): void {
  const whole = path.join(folder, file);
  const before = existsSync(whole) ? readFileSync(whole, "utf8") : text;
  if (before !== text) write(folder, `${file}.old`, before);
  write(folder, file, text);
}

function write(folder: string, file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
  console.info(`wrote ${file}`);
}

function completeEditor(folder: string): void {
  const file = path.join(folder, editorSettings);
  const given = existsSync(file) ? parseJson(readFileSync(file, "utf8")) : {};
  const known = isData(given) ? (given["html.customData"] ?? []) : undefined;
  if (!isData(given) || !Array.isArray(known)) {
    console.info(
      `${editorSettings} has comments or a mistake and was left alone; add to it: "html.customData": ["${editorData}"]`,
    );
    return;
  }
  if (known.includes(editorData)) return;
  write(
    folder,
    editorSettings,
    `${JSON.stringify({ ...given, "html.customData": [...known, editorData] }, null, 2)}\n`,
  );
}
