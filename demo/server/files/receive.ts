/** Receives bytes of a file into its part on disk; the limit is checked while they come. */
import { createWriteStream } from "node:fs";
import type { IncomingMessage } from "node:http";
import { Transform, type Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import busboy from "busboy";
import { Refusal } from "../refusal.ts";
import type { Call } from "../server.ts";
import { kindOf } from "./file-kinds.ts";

export const mostBytes = 50 * 1024 * 1024;
/** Bytes of the multipart format and its small fields. */
const formBytes = 64 * 1024;
/** Fewer bytes do not show a type. */
const signBytes = 16;

/** Refuses at once what says that it is too large; the body is not read. */
export function refuseLarge(c: Call, most = mostBytes): void {
  if (Number(c.req.header("Content-Length") ?? 0) > most + formBytes) tooLarge(most);
}

export function tooLarge(most = mostBytes): never {
  throw new Refusal(413, `Файл завеликий: не більше ${most / 1024 / 1024} МБ.`);
}

/** Appends a stream to the file `path`, which has `offset` bytes. @throws Refusal 413, 415 */
export async function append(stream: Readable, path: string, offset: number): Promise<void> {
  let size = offset;
  let isKnown = offset > 0;
  const check = new Transform({
    transform(piece: Buffer, _encoding, done) {
      size += piece.length;
      if (size > mostBytes) return done(refusalOf(() => tooLarge()));
      if (!isKnown && piece.length >= signBytes && !kindOf(piece)) return done(refusalOf(() => refuseType()));
      isKnown = true;
      done(null, piece);
    },
  });
  await pipeline(stream, check, createWriteStream(path, { flags: offset ? "a" : "w" }));
}

export function refuseType(name = ""): never {
  throw new Refusal(415, `Файл ${name ? `«${name}» ` : ""}такого типу не приймаємо.`);
}

function refusalOf(refuse: () => never): Error {
  try {
    return refuse();
  } catch (error) {
    return error as Error;
  }
}

/**
 * Reads a multipart body: small fields first, then the file, which `take` receives as a stream.
 *
 * @throws Refusal 400 when the body is broken or has no file
 */
export function readUpload<Result>(
  incoming: IncomingMessage,
  take: (file: Readable, fields: Record<string, string>, name: string) => Promise<Result>,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const fields: Record<string, string> = {};
    let taken: Promise<void> | undefined;
    const fail = (error: unknown) => {
      incoming.unpipe(form);
      incoming.resume();
      reject(error instanceof Error ? error : new Error(String(error)));
    };
    const form = begin(incoming);
    form.on("field", (name, value) => (fields[name] = value));
    form.on("file", (name, stream, { filename }) => {
      if (name !== "file" || taken) return void stream.resume();
      taken = take(stream, fields, asNamed(filename ?? "")).then(resolve, fail);
    });
    form.on("error", () => taken ?? fail(new Refusal(400, "Форму не прочитано: дані пошкоджено.")));
    form.on("close", () => taken ?? fail(new Refusal(400, "Файл не надійшов: потрібне поле file.")));
    incoming.on("close", () => form.destroy());
    incoming.pipe(form);
  });
}

/** Browsers write a quotation mark in the name of a file as %22. */
const asNamed = (sent: string): string => sent.replaceAll("%22", '"');

function begin({ headers }: IncomingMessage) {
  try {
    const limits = { fields: 50, fieldSize: 32 * 1024, files: 1, fileSize: mostBytes + 1 };
    return busboy({ headers, limits, defParamCharset: "utf8" });
  } catch {
    throw new Refusal(400, "Форму не прочитано: потрібен multipart/form-data.");
  }
}
