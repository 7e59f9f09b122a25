import { pageOrigin, pageUrl } from "../../../base/runtime/document.ts";
import { request } from "../../client/client.ts";
import { ServerError } from "../../client/server-error.ts";

/**
 * A picture as a data URL; pictures of other hosts are fetched through /api-user/html-to-canvas-proxy (R7.5-11).
 * @throws ServerError
 */
export async function readPicture(url: string): Promise<string> {
  const { origin, href } = new URL(url, pageUrl());
  const { data } = await request({
    name: "proxy",
    ...(origin === pageOrigin() ? { path: href } : { query: { url: href } }),
  });
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(String(reader.result)));
    reader.addEventListener("error", () => reject(new ServerError("unreadable")));
    reader.readAsDataURL(data);
  });
}
