/** Answers about stored files; loaded with the first of them. */
import { isData, type Data } from "../../../base/data.ts";
import type { Shape } from "./shape.ts";

/** A stored file of a file field. */
export interface StoredFile {
  dir: string;
  /** The name that the server has made. */
  fileName: string;
  /** The person's own name of it. */
  nativeName: string;
}

/** `{ name, serverFileName, result: { dir, file_name, native_file_name } }` (R3.8-11); parts may be missing. */
export const storedFile: Shape<StoredFile> = {
  kind: "write",
  body: "json",
  read: storedIn,
  fits: (data) => storedIn(data) !== undefined,
};
function storedIn(data: unknown): StoredFile | undefined {
  if (!isData(data)) return undefined;
  const result: Data = isData(data["result"]) ? data["result"] : data;
  const fileName = result["file_name"] ?? data["serverFileName"] ?? result["url"];
  if (typeof fileName !== "string" || fileName === "") return undefined;
  const nativeName = result["native_file_name"] ?? data["name"] ?? fileName;
  return { dir: String(result["dir"] ?? ""), fileName, nativeName: String(nativeName) };
}

/** `{ uploaded_name, file_path, ext }` (R3.8-13). */
export interface FileAbout {
  name: string;
  path: string;
  ext: string;
}
export const fileAbout: Shape<FileAbout> = {
  kind: "read",
  body: "json",
  read(data) {
    if (!isData(data) || typeof data["file_path"] !== "string") return undefined;
    const { file_path: path, uploaded_name: name, ext } = data;
    return { path, name: String(name ?? path.split("/").at(-1)), ext: String(ext ?? "").replace(/^\./, "") };
  },
};

export interface Uploaded {
  /** The file's address on the server; must pass the url door before it is used in markup. */
  url: string;
  meta: Data;
}

/** `{ result: { url, meta? } }` */
export const uploaded: Shape<Uploaded> = {
  kind: "write",
  body: "json",
  read: uploadIn,
  fits: (data) => uploadIn(data) !== undefined,
};
function uploadIn(data: unknown): Uploaded | undefined {
  const result = isData(data) && isData(data["result"]) ? data["result"] : {};
  const { url, meta } = result;
  return typeof url === "string" && url ? { url, meta: isData(meta) ? meta : {} } : undefined;
}
