import { keptPlace } from "../notices/kept-place.ts";

/** A save waits to be sent. `main` checks this localStorage key at start, so that the next page sends it. */
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
    // storage is forbidden: waiting saves are sent only while a page with this code is open and online
  }
}
