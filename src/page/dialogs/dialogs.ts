/** Open dialogs, the topmost last: their openers, unsaved input and results. */
import { pageFocus } from "../../base/runtime/document.ts";
import { natives } from "../../base/runtime/runtime.ts";
import { store } from "../../base/store.ts";
import { tell } from "../events.ts";

interface Opening {
  dialog: HTMLElement;
  /** The clicked element: events are dispatched on it, and it gets the focus back. */
  opener: Element | null;
  /** Created by our code: removed from the page when it closes. */
  isOwn: boolean;
  end(result: unknown): void;
}

const openings: Opening[] = [];
const results = new WeakMap<HTMLElement, unknown>();
/** Sets the result that a dialog ends with, however it is closed: its task is already done. */
export const closesWith = (dialog: HTMLElement, result: unknown): unknown => results.set(dialog, result);
/** Notifies listeners when a dialog opens or closes. */
export const dialogStore = store();

/** Dialogs with a given title: their form does not change it. */
export const titled = new WeakSet<Element>();

/** The topmost open dialog. Dialogs that the page removed from the DOM are skipped, even before their close event. */
export const topDialog = (): HTMLElement | undefined => openings.findLast(({ dialog }) => dialog.isConnected)?.dialog;
export const depthOf = (dialog: HTMLElement): number => openings.findIndex((opening) => opening.dialog === dialog);

/** Puts a dialog into the page and opens it. @returns its result; null when it was closed without one */
export function openDialog(dialog: HTMLElement, opener: Element | null): Promise<unknown> {
  const end = new Promise<unknown>((resolve) => register(dialog, opener, true, resolve));
  Object.assign(dialog, { open: true });
  natives.find("body")!.append(dialog);
  return end;
}

/** Called by the view of a dialog when it is shown. A dialog of the page's own markup is registered only here. */
export function shown(dialog: HTMLElement): void {
  if (depthOf(dialog) < 0) register(dialog, focused(), false, () => {});
  const { opener } = openings[depthOf(dialog)]!;
  tell("vs:opened", { element: dialog }, opener ?? dialog);
  dialogStore.tell();
}

function register(dialog: HTMLElement, opener: Element | null, isOwn: boolean, end: (result: unknown) => void): void {
  openings.push({ dialog, opener, isOwn, end });
  results.delete(dialog);
  for (const type of ["vs:saved", "vs:done"]) dialog.addEventListener(type, () => settled(dialog));
}

/**
 * Closes a dialog: events, removal, focus back to the opener, and the promise of `openDialog` resolves with the result.
 */
export function close(dialog: HTMLElement, result = results.get(dialog) ?? null): void {
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

/**
 * The element on which events of a node are dispatched, and whose position decides about CSRF: the dialog's opener,
 * else the node itself.
 */
export function openerOf(node: Element): Element {
  return openingAround(node)?.opener ?? spoken.get(node) ?? node;
}
/** The dialog around a node, through shadow roots. */
export function dialogAround(node: Element): HTMLElement | undefined {
  return openingAround(node)?.dialog;
}
/** For forms outside dialogs: the element on which their events are dispatched. */
const spoken = new WeakMap<Element, Element>();
export const speakFor = (node: Element, opener: Element): unknown => spoken.set(node, opener);
function openingAround(node: Element): Opening | undefined {
  return openings.findLast(({ dialog }) => dialog.contains(node));
}

let settled: (dialog: HTMLElement) => void = () => {};
/** Sets what is called after a save in a dialog. */
export const onSettled = (note: (dialog: HTMLElement) => void): void => void (settled = note);

/** Forms with a function that says whether leaving would lose typed input. */
export const guards = new Map<Element, () => boolean>();
/** Registers a form whose typed input would be lost. @returns a function that removes it */
export function guardTyped(form: Element, isTyped: () => boolean): () => void {
  guards.set(form, isTyped);
  return () => void guards.delete(form);
}

/** All open dialogs, the topmost last. */
export const openDialogs = (): HTMLElement[] => openings.map(({ dialog }) => dialog);

/** The focused element, through open shadow roots. */
export function focused(): Element | null {
  let at = pageFocus();
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  return at && natives.matches(at, "body,html") ? null : at;
}
