/**
 * Links to one file of a page: `#vs-file=path` opens the viewer where the page itself shows that file. A path that the
 * page does not show opens nothing, so that no link from elsewhere makes the browser ask for an address.
 */
import { natives } from "../../base/runtime/runtime.ts";

const place = "#vs-file=";

/** Opens the linked file when it is one of these, once: a reload shows the page again. */
export function openLinked(files: readonly string[], open: (at: number) => unknown): void {
  const at = files.indexOf(linked());
  if (at < 0) return;
  history.replaceState(history.state, "", location.pathname + location.search);
  void open(at);
}

/** The same for the page's own links, those with `file-show`. */
export function openLinkedHere(): void {
  const links = natives.findAll("[file-show],[data-file-show]");
  const given = (name: string) =>
    links.map((link) => natives.attribute(link, `data-${name}`) || natives.attribute(link, name) || "");
  const [shown, paths, ids] = [given("file-show"), given("file_path"), given("file_id")];
  const open = async (at: number) =>
    (await import("./open-viewer.ts")).openViewer(
      { file_path: shown[at]! || paths[at]!, file_id: ids[at]! },
      links[at]!,
    );
  for (const files of [shown, paths, ids]) openLinked(files, open);
}

/** The file that the page's address names; without one a text that is no file of a page. */
function linked(): string {
  try {
    return (location.hash.startsWith(place) && decodeURIComponent(location.hash.slice(place.length))) || "#";
  } catch {
    return "#"; // not what we wrote
  }
}
