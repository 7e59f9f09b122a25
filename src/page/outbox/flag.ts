import { keptPlace } from "../notices/kept-place.ts";

/** Something waits to be sent. Main looks at this place of the browser's, so that the next page sends it. */
export function hasWaiting(): boolean {
  try {
    return !!localStorage.getItem(keptPlace);
  } catch {
    return false; // storage is forbidden here
  }
}

export function flagWaiting(isWaiting: boolean): void {
  try {
    if (isWaiting) localStorage.setItem(keptPlace, "1");
    else localStorage.removeItem(keptPlace);
  } catch {
    // storage is forbidden here: what waits goes when its page is online
  }
}
