/** What a page asks for by itself when it is there; main has seen that there is something. */
import { engine } from "./code.ts";
import { enliven } from "./content/enliven.ts";
import { isAddPlace, openFromHash } from "./keyboard.ts";
import { showKept } from "./notices/notify.ts";

export async function enter(): Promise<void> {
  await engine();
  enliven(document, false);
  showKept();
  if (location.search.includes("modal-view=")) (await import("./actions/more.ts")).showState();
  if (isAddPlace()) await openFromHash();
}
