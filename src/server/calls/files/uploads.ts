import { isData, type Data } from "../../../base/data.ts";
import { request } from "../../client/client.ts";
import { ServerError } from "../../client/server-error.ts";

const calls = { file: "upload", image: "uploadImage", video: "uploadVideo" } as const;

export interface Uploaded {
  /** Where the file is to be had; an address of the server, to be put where a person's markup may name it. */
  url: string;
  meta: Data;
}

/** Sends a file of an editor (R7.5-02): the answer's `result` holds `url` and `meta`. @throws ServerError */
export async function uploadFile(
  kind: keyof typeof calls,
  file: File,
  about: { opener?: Element | undefined; signal?: AbortSignal } = {},
): Promise<Uploaded> {
  const body = new FormData();
  body.append("file", file, file.name);
  const { data } = await request({ name: calls[kind], method: "POST", body, ...about });
  const result = isData(data) && isData(data["result"]) ? data["result"] : {};
  const { url, meta } = result;
  if (typeof url !== "string" || !url) throw new ServerError("unreadable", { data, isWrite: true });
  return { url, meta: isData(meta) ? meta : {} };
}
