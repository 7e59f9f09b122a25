// layer 15: tables
import { drawnParent } from "./drawn-parent.ts";
import { looksStore, theme } from "./theme.ts";

/** Calls `show` with the theme of the page around a tag, now and when the page changes its look; returns what ends it. */
export function followTheme(host: Element, show: (theme: "light" | "dark") => void): () => void {
  const look = () => show(theme(drawnParent(host) ?? host));
  look();
  return looksStore.listen(look);
}
