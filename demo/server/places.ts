import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * The folder of the repository. Found by walking upwards, because this module runs from its own folder (Playwright)
 * and from a bundle in .cache/server (npm start).
 */
export const repository = findRepository(dirname(fileURLToPath(import.meta.url)));

/** The folder of the server's sources: SQL, forms, style sheets and the database worker are read from here. */
export const serverFolder = join(repository, "demo/server");

function findRepository(folder: string): string {
  if (existsSync(join(folder, "demo/server/schema.sql"))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error("demo/server: the repository's folder was not found above " + import.meta.url);
  return findRepository(parent);
}
