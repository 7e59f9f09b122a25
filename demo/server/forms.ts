import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { demoAll } from "./demo-all.ts";
import { serverFolder } from "./places.ts";

/** A template as stored in app.template. */
export interface StoredTemplate {
  kind: "form" | "doc";
  name: string;
  title: string | null;
  /** The text that is sent, byte for byte. */
  body: string;
}

/** The files of forms/: `{name}.json`, and .txt for the ones that are invalid JSON on purpose; also the generated form of all types. */
export function readForms(): StoredTemplate[] {
  const body = demoAll();
  return [...formFiles(), { kind: "form", name: "demo_all", title: ukrainianTitle(body), body }];
}

function formFiles(): StoredTemplate[] {
  const folder = join(serverFolder, "forms");
  return readdirSync(folder)
    .filter((file) => /\.(json|txt)$/.test(file))
    .map((file) => {
      const body = readFileSync(join(folder, file), "utf8");
      return { kind: "form", name: file.replace(/\.\w+$/, ""), title: ukrainianTitle(body), body };
    });
}

function ukrainianTitle(body: string): string | null {
  try {
    const { title } = JSON.parse(body) as { title?: { ua?: string } };
    return title?.ua ?? null;
  } catch {
    return null;
  }
}
