import { isData } from "../../../base/data.ts";
import { htmlReady, parsePage } from "../../../html/door.ts";
import { natives } from "../../../base/runtime/runtime.ts";
import { fillAddress, safeUrl } from "../../../base/url.ts";
import { request } from "../../client/client.ts";
import { templateOf } from "../../client/other-calls.ts";
import { addressOf } from "../../client/urls.ts";

let remembered: Promise<string[]> | undefined;

/**
 * GET /files/less/icon/ (R7.5-08): names of the pictures in that folder, cached until the page is left. The server answers
 * with a JSON array of names or objects, or with a web server's index page, whose links are read. @throws ServerError
 */
export function readIcons(): Promise<string[]> {
  remembered ??= request({ name: "icons" }).then(({ data }) => namesIn(data));
  remembered.catch(forgetIcons);
  return remembered;
}
export function forgetIcons(): void {
  remembered = undefined;
}

/**
 * The address of a picture: a name in the icon folder, or a path that begins with '/'; null when the url door refuses
 * it or it is not a picture file.
 */
export function iconAddress(name: string): string | null {
  if (!isPicture(name)) return null;
  if (name.startsWith("/")) return safeUrl(name);
  const inside = fillAddress("{path}", { path: name });
  return inside && safeUrl(addressOf({}, templateOf("icons")).href + inside);
}

const isPicture = (name: string): boolean => /[^/]\.(svg|png|gif|jpe?g|webp|ico)$/i.test(name);

async function namesIn(folder: unknown[] | string): Promise<string[]> {
  const names = typeof folder === "string" ? await linksIn(folder) : folder.map(nameOf);
  return [...new Set(names)].filter(isPicture);
}

const nameOf = (one: unknown): string =>
  isData(one) ? String(one["name"] ?? one["file"] ?? one["path"] ?? "") : String(one);

async function linksIn(html: string): Promise<string[]> {
  await htmlReady();
  const links = [...parsePage(html).querySelectorAll("a[href]")];
  return links.map((link) => decoded((natives.attribute(link, "href") ?? "").replace(/^\.\//, "")));
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
