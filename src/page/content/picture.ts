/** Draws a part of the page as a picture (R7.5-11), in the browser. */
import { domToBlob } from "modern-screenshot";
import { htmlReady } from "../../html/door.ts";
import { readPicture } from "../../server/calls/files/pictures.ts";

/** A transparent pixel, used for pictures that cannot be loaded. */
const nothing = "data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==";

/**
 * PNG on the page's background, at least at double resolution. Pictures of other hosts are loaded by the server's
 * proxy.
 */
export async function pictureOf(element: Element): Promise<Blob> {
  await htmlReady();
  return domToBlob(element as HTMLElement, {
    type: "image/png",
    scale: Math.max(2, devicePixelRatio),
    backgroundColor: groundOf(element),
    font: false,
    fetchFn: (url) => readPicture(url).catch(() => nothing),
  });
}

/** The first background colour behind the element that is not transparent. */
function groundOf(element: Element): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at);
    if (!/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor)) return backgroundColor;
  }
  return "#fff";
}
