/** The open dialogs, the topmost last, with their openers, and forms with unsaved input. */
import { pageFocus } from "../../base/runtime/document.ts";
import { natives } from "../../base/runtime/runtime.ts";
import { store } from "../../base/store.ts";
import { inFront } from "../load-failed.ts";

export interface Opening {
  dialog: HTMLElement;
  /** The clicked element: events are dispatched on it, and it gets the focus back. */
  opener: Element | null;
  /** Created by our code: removed from the page when it closes. */
  isOwn: boolean;
  end(result: unknown): void;
}

export const openings: Opening[] = [];
/** Notifies listeners when a dialog opens or closes. */
export const dialogStore = store();

/** Loads the code of dialogs; elements/page-code.ts provides it. */
export const dialogCode = { load: (): unknown => undefined };

/** Dialogs with a given title: their form does not change it. */
export const titled = new WeakSet<Element>();

/** The topmost open dialog. Dialogs that the page removed from the DOM are skipped, even before their close event. */
export const topDialog = (): HTMLElement | undefined => openings.findLast(({ dialog }) => dialog.isConnected)?.dialog;
inFront.dialog = topDialog;
export const depthOf = (dialog: HTMLElement): number => openings.findIndex((opening) => opening.dialog === dialog);

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

/** Functions that say whether leaving would lose typed input, with their element; one element may have several. */
export const guards = new Map<() => boolean, Element>();
/** Registers an element whose typed input would be lost. @returns a function that removes it */
export function guardTyped(element: Element, isTyped: () => boolean): () => void {
  guards.set(isTyped, element);
  return () => void guards.delete(isTyped);
}
/** The guarded elements inside an element, through shadow roots, whose typed input would be lost now. */
export const unsavedIn = (around: Element): Element[] =>
  [...guards].flatMap(([isTyped, element]) => (isWithin(around, element) && isTyped() ? element : []));
/** Through shadow roots. */
export function isWithin(around: Element, element: Element): boolean {
  let at: Element | undefined = element;
  while (at && !around.contains(at)) at = (at.getRootNode() as Partial<ShadowRoot>).host;
  return !!at;
}

/** All open dialogs, the topmost last. */
export const openDialogs = (): HTMLElement[] => openings.map(({ dialog }) => dialog);

/** The focused element, through open shadow roots. */
export function focused(): Element | null {
  let at = pageFocus();
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  return at && natives.matches(at, "body,html") ? null : at;
}

/**
 * Notes which control has the focus now. @returns whether code or an answer that comes later may move the focus: the
 * person has not gone to another control meanwhile
 */
export function noteFocus(): () => boolean {
  const before = focused();
  return () => {
    const now = focused();
    return now === null || now === before;
  };
}
