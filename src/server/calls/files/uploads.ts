import { request } from "../../client/client.ts";
import type { Uploaded } from "../../client/answers/file-shapes.ts";

const calls = { file: "upload", image: "uploadImage", video: "uploadVideo" } as const;

/** Uploads a file from an editor field (R7.5-02). @throws ServerError */
export async function uploadFile(
  kind: keyof typeof calls,
  file: File,
  about: { opener?: Element | undefined; signal?: AbortSignal } = {},
): Promise<Uploaded> {
  const body = new FormData();
  body.append("file", file, file.name);
  return (await request({ name: calls[kind], method: "POST", body, ...about })).data;
}
