import { natives } from "../../base/runtime/runtime.ts";
import { focused, topDialog } from "../dialogs/dialogs.ts";
import { element } from "../tags.ts";

let before: Element | null = null;

/** Opens the inspector, or closes the open one (R2.1-19). */
export function toggleInspector(): void {
  if (natives.find("vs-inspector")) closeInspector();
  else openInspector();
}

export function openInspector(): void {
  before = focused();
  place(element("vs-inspector", {}));
}

/** Closes the inspector and returns the focus. */
export function closeInspector(): void {
  leave();
  natives.find("vs-inspector")?.remove();
  if (before?.isConnected) (before as HTMLElement).focus({ preventScroll: true });
}

/**
 * Puts the inspector into the topmost dialog, because a modal dialog makes everything outside it inert; the dialog
 * leaves space for it.
 */
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
