/**
 * Files that are being received: `{folder}/parts/{hash}.part` with the bytes so far, and `.json` beside it. The hash is
 * of the person and the key that the client made, so nobody finds another person's upload. What was begun and not
 * finished is deleted after a day.
 */
import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** What is known of a file before its bytes have come. */
export interface Begun {
  dir: string;
  nativeName: string;
  /** The size in bytes that the client has announced. */
  size: number | undefined;
  modelName: string | undefined;
  objectId: string | undefined;
  clsid: string | undefined;
  /** The answer, once the file is stored. */
  result?: object;
}

const keptMs = 24 * 60 * 60 * 1000;

export class Partial {
  readonly path: string;
  readonly #note: string;
  readonly #hash: string;

  constructor(filesFolder: string, personId: number, key: string) {
    this.#hash = createHash("sha256").update(`${personId}:${key}`).digest("hex");
    const folder = partsOf(filesFolder);
    this.path = join(folder, `${this.#hash}.part`);
    this.#note = join(folder, `${this.#hash}.json`);
  }

  /** @returns what was begun, and how many bytes are here; undefined when nothing was */
  async read(): Promise<{ begun: Begun; offset: number } | undefined> {
    try {
      const begun = JSON.parse(await readFile(this.#note, "utf8")) as Begun;
      const offset = await stat(this.path).then(
        ({ size }) => size,
        () => begun.size ?? 0,
      );
      return { begun, offset };
    } catch {
      return undefined;
    }
  }
  async note(filesFolder: string, begun: Begun): Promise<void> {
    await mkdir(partsOf(filesFolder), { recursive: true });
    await writeFile(this.#note, JSON.stringify(begun));
  }
  async remove(): Promise<void> {
    await Promise.all([this.path, this.#note].map((path) => rm(path, { force: true })));
  }

  /** Runs one writer at a time; others wait until it has ended. */
  async alone<Result>(work: () => Promise<Result>): Promise<Result> {
    const before = writers.get(this.#hash) ?? Promise.resolve();
    const mine = before.then(work, work);
    const ended = mine.catch(() => {});
    writers.set(this.#hash, ended);
    try {
      return await mine;
    } finally {
      if (writers.get(this.#hash) === ended) writers.delete(this.#hash);
    }
  }
}
const writers = new Map<string, Promise<unknown>>();

const partsOf = (filesFolder: string) => join(filesFolder, "parts");

/** Deletes what was begun more than a day before `now`. */
export async function removeOldParts(filesFolder: string, now = Date.now()): Promise<void> {
  const folder = partsOf(filesFolder);
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: now }));
    if (now - mtimeMs > keptMs) await rm(path, { force: true });
  }
}
