/** The calls of file fields (R7.5-01, R7.5-03 to R7.5-07). */
import { settings } from "../../../base/settings.ts";
import { fillAddress, resolve, safeUrl } from "../../../base/url.ts";
import { request } from "../../client/client.ts";
import { fileAddresses } from "../../client/file-addresses.ts";
import type { FileAbout, StoredFile } from "../../client/answers/file-shapes.ts";
import { addQuery } from "../../client/query-string.ts";
import { ServerError } from "../../client/server-error.ts";

/** Where a file goes, and what is sent with it. */
export interface Destination {
  dir: string;
  root?: string | undefined;
  content?: string | undefined;
  /** Additional multipart fields; they are sent before the file. */
  fields: Readonly<Record<string, string>>;
}
interface Transfer {
  /** The same for each attempt to send one file. */
  key: string;
  signal: AbortSignal;
  /** Gets the bytes of the file that were sent so far. */
  sent(bytes: number): void;
  opener?: Element | undefined;
}

/** Uploads a whole file. @throws ServerError */
export async function sendFile(file: File, to: Destination, transfer: Transfer): Promise<StoredFile> {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...to.fields, key: transfer.key, size: String(file.size) }))
    body.append(name, value);
  body.append("file", file, file.name);
  const { root, content } = to;
  return (
    await request({
      name: "fileUpload",
      method: "POST",
      values: { dir: to.dir },
      query: { root, content },
      body,
      ...transfer,
      sent: (bytes) => transfer.sent(Math.min(bytes, file.size)),
    })
  ).data;
}

/** A broken upload that the server can go on with. */
export interface Resumable {
  offset: number;
  location: string;
}

/** Asks how much of a broken upload the server has; undefined when it cannot tell. */
export async function readOffset(
  { dir }: Destination,
  { key, signal, opener }: Transfer,
): Promise<Resumable | undefined> {
  try {
    const { headers } = await request({
      name: "fileOffset",
      method: "HEAD",
      values: { dir },
      query: { key },
      signal,
      opener,
    });
    const offset = Number(headers.get("Upload-Offset") ?? NaN);
    const location = headers.get("Location");
    return location && Number.isInteger(offset) && offset >= 0 ? { offset, location } : undefined;
  } catch (error) {
    if (error instanceof ServerError && error.kind === "status") return undefined;
    throw error;
  }
}

/** Sends the rest of a broken upload. @throws ServerError */
export async function sendRest(
  file: File,
  { offset, location }: Resumable,
  { key, signal, opener, sent }: Transfer,
): Promise<StoredFile> {
  const call = {
    name: "fileRest",
    path: location,
    method: "PATCH",
    headers: { "Upload-Offset": String(offset), "Content-Type": "application/offset+octet-stream" },
    body: file.slice(offset),
    key: `${key}-${offset}`,
    signal,
    opener,
    sent: (bytes: number) => sent(offset + bytes),
  } as const;
  return (await request(call)).data;
}

/** Name and kind of a stored file (R7.5-03). @throws ServerError */
export async function readAbout(file: { path?: string; id?: string }, signal?: AbortSignal): Promise<FileAbout> {
  const body = file.path ? { file_path: file.path } : { file_id: file.id };
  return (await request({ name: "fileAbout", method: "POST", body, signal })).data;
}

/** Deletes a stored file (R7.5-04). @throws ServerError */
export async function deleteFile(path: string, data: unknown, opener?: Element): Promise<void> {
  await request({ name: "fileDelete", method: "POST", values: { path }, body: { data }, opener, isSigned: true });
}

/**
 * The content of a stored file, or its first byte from a server that can send parts; `asPdf`: of an office document,
 * converted by the server. @throws ServerError
 */
export async function readFile(
  path: string,
  { asPdf = false, isFirstByte = false, signal }: ReadOptions = {},
): Promise<Blob> {
  const headers: Record<string, string> = isFirstByte ? { Range: "bytes=0-0" } : {};
  const call = asPdf
    ? ({ name: "filePreview", values: { path }, query: { height: viewerHeight }, signal } as const)
    : ({ name: "fileShown", path: shownAddress(path), headers, signal } as const);
  return (await request(call)).data;
}
interface ReadOptions {
  asPdf?: boolean;
  isFirstByte?: boolean;
  signal?: AbortSignal;
}
/** Height of the viewer's frame in px (R7.5-07). */
const viewerHeight = 700;

/**
 * Address at which a file is shown: its own, or that of a stored file by its name; "" for one of another site, and for a
 * path that the url door refuses.
 */
export const shownAddress = (path: string): string =>
  /^\/|^https?:/.test(path)
    ? (safeUrl(path) ?? "")
    : (storedAddress("fileShown", { name: path.split("/").at(-1) })?.href ?? "");
/** Address that saves a stored file (R7.5-05); "" when the url door refuses its path. */
export const downloadAddress = (path: string): string => storedAddress("fileDownload", { path })?.href ?? "";
/** Address of an office document as pdf (R7.5-07); "" when the url door refuses its path. */
export function previewAddress(path: string): string {
  const url = storedAddress("filePreview", { path });
  if (!url) return "";
  addQuery(url, { height: viewerHeight });
  return url.href;
}

/** Views draw these addresses: an odd stored path neither throws there nor logs a message at each drawing. */
function storedAddress(name: keyof typeof fileAddresses, values: Record<string, unknown>): URL | undefined {
  const address = resolve(fillAddress(templateOf(name).replace("{api}", settings.api), values) ?? "..");
  return address ? new URL(address) : undefined;
}
const templateOf = (name: keyof typeof fileAddresses): string => settings.urls[name] || fileAddresses[name];
