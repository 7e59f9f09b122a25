/** Open dialogs, the topmost last: who opened them, what may be lost, what they end with. */
import { pageFocus } from "../base/document.ts";
import { natives } from "../base/runtime.ts";
import { store } from "../base/store.ts";
import { tell } from "./events.ts";

interface Opening {
  dialog: HTMLElement;
  /** What was clicked: events are told there, and it gets the focus back. */
  opener: Element | null;
  /** Made by us: it leaves the page when it closes. */
  isOwn: boolean;
  end(result: unknown): void;
  /** True while something typed would be lost. */
  isDirty(): boolean;
}

const openings: Opening[] = [];
/** Told when a dialog opens or closes. */
export const dialogStore = store();

export const topDialog = (): HTMLElement | undefined => openings.at(-1)?.dialog;
export const depthOf = (dialog: HTMLElement): number => openings.findIndex((opening) => opening.dialog === dialog);

/** Puts a dialog into the page and opens it. @returns what it was closed with, null when it was left */
export function openDialog(dialog: HTMLElement, opener: Element | null): Promise<unknown> {
  const end = new Promise<unknown>((resolve) => register(dialog, opener, true, resolve));
  Object.assign(dialog, { open: true });
  natives.find("body")!.append(dialog);
  return end;
}

/** Called by the view of a dialog when it is shown; one that stands in the page has no opening yet. */
export function shown(dialog: HTMLElement): void {
  if (depthOf(dialog) < 0) register(dialog, focused(), false, () => {});
  const { opener } = openings[depthOf(dialog)]!;
  tell("vs:opened", { element: dialog }, opener ?? dialog);
  dialogStore.tell();
}

function register(dialog: HTMLElement, opener: Element | null, isOwn: boolean, end: (result: unknown) => void): void {
  openings.push({ dialog, opener, isOwn, end, isDirty: () => false });
}

/** Closes with a result: events, removal, focus back to the opener, the promise of who opened it. */
export function close(dialog: HTMLElement, result: unknown = null): void {
  const at = depthOf(dialog);
  if (at < 0) return;
  const [{ opener, isOwn, end }] = openings.splice(at, 1) as [Opening];
  Object.assign(dialog, { open: false });
  dialogStore.tell();
  tell("vs:closed", { element: dialog, result }, opener ?? dialog);
  if (isOwn) dialog.remove();
  if (opener?.isConnected) (opener as HTMLElement).focus?.({ preventScroll: true });
  end(result);
}

/** Where events of something inside a dialog are told, and whose place decides about CSRF: its opener, else itself. */
export function openerOf(node: Element): Element {
  return openingAround(node)?.opener ?? node;
}
/** The dialog around a node, through shadow roots. */
export function dialogAround(node: Element): HTMLElement | undefined {
  return openingAround(node)?.dialog;
}
function openingAround(node: Element): Opening | undefined {
  return openings.findLast(({ dialog }) => dialog.contains(node));
}

/** A form says whether leaving its dialog would lose something typed. */
export function guard(node: Element, isDirty: () => boolean): void {
  const opening = openingAround(node);
  if (opening) opening.isDirty = isDirty;
}
export const isDirty = (dialog: HTMLElement): boolean => openings[depthOf(dialog)]?.isDirty() ?? false;
/** Something typed in any open dialog would be lost by leaving the page. */
export const isAnyDirty = (): boolean => openings.some((opening) => opening.isDirty());

/** All open dialogs, the topmost last. */
export const openDialogs = (): HTMLElement[] => openings.map(({ dialog }) => dialog);

/** The focused element, through open shadow roots. */
export function focused(): Element | null {
  let at = pageFocus();
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  return at && natives.matches(at, "body,html") ? null : at;
}
