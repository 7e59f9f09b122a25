import { keptPlace } from "../../notices/kept-place.ts";

/** The key of sessionStorage that asks the next page to record a case. */
export const casePlace = "vs-case";

/** Reloads the page and records it from its beginning. */
export function recordFromReload(): void {
  sessionStorage.setItem(casePlace, "1");
  if (!(keptPlace in sessionStorage)) sessionStorage.setItem(keptPlace, "[]"); // makes the next page load enter.ts
  location.reload();
}
