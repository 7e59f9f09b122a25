import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { policy } from "../checking/policy.ts";

/** A file that editors read, and what has to stand in it. */
const editorSettings = ".vscode/settings.json";
const editorData = "./node_modules/vs-elements/dist/vscode.html-data.json";

/**
 * `init`: writes what a project needs once: the line of the script with its integrity, the policy's header, the names
 * for editors. Files that exist are kept; settings of the editor are completed. @param dist the package's own folder
 */
export function runInit(dist: string, options: ReadonlySet<string>, folder = "."): number {
  const { version } = JSON.parse(readFileSync(path.join(dist, "../package.json"), "utf8")) as { version: string };
  const hashes = JSON.parse(readFileSync(path.join(dist, "integrity.json"), "utf8")) as Record<string, string>;
  const base =
    [...options]
      .find((one) => one.startsWith("--base="))
      ?.slice(7)
      .replace(/\/$/, "") ?? `/releases/${version}`;
  const script = `<script src="${base}/vs.js" integrity="${hashes["vs.js"]}" crossorigin="anonymous"></script>`;
  write(
    folder,
    "vs-elements/script.html",
    `<!-- vs-elements ${version}; write this line anew after an upgrade -->\n${script}\n`,
  );
  const header = `Content-Security-Policy: ${policyFor(base)}`;
  write(folder, "vs-elements/policy.txt", `${header}\n`);
  completeEditor(folder);
  console.info(`\nIn the templates:\n${script}\n\nHeader of the pages:\n${header}`);
  return 0;
}

/** With the host of the base, when that is another one: scripts, chunks and the style sheet come from there. */
function policyFor(base: string): string {
  const [source] = /^(?:https?:)?\/\/[^/]+/i.exec(base) ?? [];
  return source ? policy.replace(/(script|style)-src 'self'/g, `$& ${source.replace(/^\/\//, "")}`) : policy;
}

/** Generated files are written anew, so that a repeated run follows an upgrade. */
function write(folder: string, file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
  console.info(`wrote ${file}`);
}

function completeEditor(folder: string): void {
  const file = path.join(folder, editorSettings);
  let given: Record<string, unknown> = {};
  try {
    if (existsSync(file)) given = JSON.parse(readFileSync(file, "utf8")) as Record<string, unknown>;
  } catch {
    console.info(
      `${editorSettings} has comments or a mistake and was left alone; add to it: "html.customData": ["${editorData}"]`,
    );
    return;
  }
  const known = Array.isArray(given["html.customData"]) ? (given["html.customData"] as string[]) : [];
  if (known.includes(editorData)) return;
  write(
    folder,
    editorSettings,
    `${JSON.stringify({ ...given, "html.customData": [...known, editorData] }, null, 2)}\n`,
  );
}
