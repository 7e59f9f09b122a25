import { natives } from "../../base/runtime/runtime.ts";
import { focused, topDialog } from "../dialogs/dialogs.ts";
import { element } from "../tags.ts";

let before: Element | null = null;

/** Shows the inspector, or takes it away when it is there (R2.1-19). */
export function toggleInspector(): void {
  if (natives.find("vs-inspector")) closeInspector();
  else openInspector();
}

export function openInspector(): void {
  before = focused();
  place(element("vs-inspector", {}));
}

/** The focus goes back to where it was. */
export function closeInspector(): void {
  leave();
  natives.find("vs-inspector")?.remove();
  if (before?.isConnected) (before as HTMLElement).focus({ preventScroll: true });
}

/** A modal dialog makes all outside it inert, so the inspector stands inside the topmost one, which leaves it room. */
export function place(inspector: Element): void {
  const dialog = topDialog();
  const home = dialog ?? natives.find("body")!;
  if (inspector.parentNode === home) return;
  leave();
  dialog?.toggleAttribute("inspected", true);
  home.append(inspector);
}

const leave = (): void => {
  for (const dialog of natives.findAll("[inspected]")) dialog.removeAttribute("inspected");
};
