import { natives } from "../../base/runtime/runtime.ts";
import { focused, topDialog } from "../dialogs/dialogs.ts";
import { element } from "../new-element.ts";
import { isAllowed } from "./may-inspect.ts";

let before: Element | null = null;
let asked: "doctor" | "case" | undefined;
/** The tab that opens first; undefined: the usual one. */
export const askedTab = (): "doctor" | "case" | undefined => asked;
/** Opened by a person to save a case, not by somebody who may inspect the page. */
export const isForCase = (): boolean => asked === "case" && !isAllowed();

/** Opens the inspector, or closes the open one (R2.1-19). */
export function toggleInspector(): void {
  if (natives.find("vs-inspector")) closeInspector();
  else if (isAllowed()) openInspector();
}

/** @param tab the tab to open; with `case` the panel has only that one */
export function openInspector(tab?: "doctor" | "case"): void {
  closeInspector();
  asked = tab ?? (wantsDoctor() ? "doctor" : undefined);
  before = focused();
  place(element("vs-inspector", {}));
}

/** Whether the address asks for the doctor: `?vs-doctor`. */
export const wantsDoctor = (): boolean => /[?&]vs-doctor\b/.test(location.search);

/** Opens the doctor that the address asks for, for those whom a setting allows (R2.1-19). */
export function openDoctor(): void {
  if (wantsDoctor() && isAllowed() && !natives.find("vs-inspector")) openInspector();
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
