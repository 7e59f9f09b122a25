import { settle } from "../base/settings.ts";

/** Reads the settings now, and once more when the page has been parsed: its JSON block may stand below the script. */
export function start(): void {
  settle();
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", settle, { once: true });
}
