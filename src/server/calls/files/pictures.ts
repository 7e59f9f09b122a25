import { ServerError } from "../../client/server-error.ts";
import { ask } from "../../client/net.ts";
import { addressOf } from "../../client/urls.ts";

/** A picture as a data address; one of another host by /api-user/html-to-canvas-proxy (R7.5-11). @throws ServerError */
export async function readPicture(url: string): Promise<string> {
  const address = new URL(url, location.href);
  const isOwn = address.origin === location.origin;
  const from = isOwn ? address : addressOf({ name: "proxy" });
  if (!isOwn) from.searchParams.set("url", address.href);
  const response = await ask(from.href, { credentials: "include" });
  if (!response.ok) throw new ServerError("status", { status: response.status });
  const body = await response.blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(String(reader.result)));
    reader.addEventListener("error", () => reject(new ServerError("unreadable")));
    reader.readAsDataURL(body);
  });
}
