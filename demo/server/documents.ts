import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { serverFolder } from "./places.ts";
import type { StoredTemplate } from "./forms.ts";

/** The files of documents/: `{name}.html`, whose first line is the title as a comment. */
export function readDocuments(): StoredTemplate[] {
  const folder = join(serverFolder, "documents");
  return readdirSync(folder)
    .filter((file) => file.endsWith(".html"))
    .map((file) => {
      const [, title = "", body = ""] =
        /^<!--\s*(.*?)\s*-->\n(.*)$/s.exec(readFileSync(join(folder, file), "utf8")) ?? [];
      return { kind: "doc", name: file.replace(/\.html$/, ""), title, body };
    });
}
