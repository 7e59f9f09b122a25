/** Features that a page itself asks for once it is parsed; start.ts checks that there is one. */
import { settings } from "../../base/settings.ts";
import { readMark } from "../drafts/submitted.ts";
import { engine } from "./code-on-demand.ts";
import { enliven } from "../content/enliven.ts";
import { isAddPlace, openFromHash } from "../clicks/keyboard.ts";
import { hasWaiting } from "../outbox/flag.ts";
import { stepsPlace } from "../notices/kept-place.ts";
import { showKept } from "../notices/notify.ts";

let isIn = false;

export async function enter(): Promise<void> {
  if (settings.signed_out) import("../drafts/wipe.ts").then(({ wipe }) => wipe(), console.warn);
  if (isIn || document.readyState === "loading") return;
  isIn = true;
  if (settings.support_cases || isCaseAsked()) (await import("../inspecting/recording/offer-case.ts")).recordIfAsked();
  await engine();
  enliven(document, false);
  if (readMark()) import("../drafts/host-form.ts").then(({ settleMark }) => settleMark(), console.warn);
  if (hasWaiting()) import("../outbox/sending.ts").then(({ startSending }) => startSending(), console.warn);
  showKept(async (record) => (await import("../saving/remove.ts")).tellDeletedAgain(record));
  if (location.search.includes("vs-doctor")) (await import("../inspecting/toggle-inspector.ts")).openDoctor();
  const states = () => import("../actions/state.action.ts");
  if (location.search.includes("modal-view=")) (await states()).showState();
  if (hasSteps()) (await states()).goOn();
  if (isAddPlace()) await openFromHash();
  if (location.hash.startsWith("#vs-file=")) (await import("../content/file-link.ts")).openLinkedHere();
}

function hasSteps(): boolean {
  try {
    return stepsPlace in sessionStorage;
  } catch {
    return false; // storage is forbidden here
  }
}

/** The inspector has reloaded the page to record it from its beginning. */
function isCaseAsked(): boolean {
  try {
    return "vs-case" in sessionStorage;
  } catch {
    return false; // storage is forbidden here
  }
}
