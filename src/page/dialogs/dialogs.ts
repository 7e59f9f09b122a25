/** Open dialogs, the topmost last: who opened them, what may be lost, what they end with. */
import { pageFocus } from "../../base/runtime/document.ts";
import { natives } from "../../base/runtime/runtime.ts";
import { store } from "../../base/store.ts";
import { tell } from "../events.ts";

interface Opening {
  dialog: HTMLElement;
  /** What was clicked: events are told there, and it gets the focus back. */
  opener: Element | null;
  /** Made by us: it leaves the page when it closes. */
  isOwn: boolean;
  end(result: unknown): void;
  /** What stood in the page's own controls inside when something was last saved. */
  settled: string;
}

const openings: Opening[] = [];
const results = new WeakMap<HTMLElement, unknown>();
/** What a dialog ends with whoever closes it: what it was for is done already. */
export const closesWith = (dialog: HTMLElement, result: unknown): unknown => results.set(dialog, result);
/** Told when a dialog opens or closes. */
export const dialogStore = store();

/** Dialogs whose title was given: their form does not change it. */
export const titled = new WeakSet<Element>();

/** One that the page has taken out is none, until its closing is told. */
export const topDialog = (): HTMLElement | undefined => openings.findLast(({ dialog }) => dialog.isConnected)?.dialog;
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
  const opening: Opening = { dialog, opener, isOwn, end, settled: "" };
  openings.push(opening);
  results.delete(dialog);
  for (const type of ["vs:saved", "vs:done"]) dialog.addEventListener(type, () => (opening.settled = typedIn(dialog)));
}

/** Closes with a result: events, removal, focus back to the opener, the promise of who opened it. */
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

/** Where events of something inside a dialog are told, and whose place decides about CSRF: its opener, else itself. */
export function openerOf(node: Element): Element {
  return openingAround(node)?.opener ?? spoken.get(node) ?? node;
}
/** The dialog around a node, through shadow roots. */
export function dialogAround(node: Element): HTMLElement | undefined {
  return openingAround(node)?.dialog;
}
/** Whom events of a form are told on that stands in no dialog. */
const spoken = new WeakMap<Element, Element>();
export const speakFor = (node: Element, opener: Element): unknown => spoken.set(node, opener);
function openingAround(node: Element): Opening | undefined {
  return openings.findLast(({ dialog }) => dialog.contains(node));
}

/** Forms that say whether something typed would be lost by leaving them. */
const guards = new Map<Element, () => boolean>();
/** @returns ends that */
export function guard(form: Element, isTyped: () => boolean): () => void {
  guards.set(form, isTyped);
  return () => void guards.delete(form);
}

/** Something typed inside would be lost. */
export function isDirty(around: Element): boolean {
  if ([...guards].some(([form, isTyped]) => around.contains(form) && isTyped())) return true;
  const opening = openings[depthOf(around as HTMLElement)];
  return !!opening && typedIn(around) !== opening.settled;
}
/** Something typed anywhere would be lost by leaving the page. */
export const isAnyDirty = (): boolean =>
  [...guards.values()].some((isTyped) => isTyped()) || openings.some(({ dialog }) => isDirty(dialog));

/** What was typed into the page's own controls that stand in a dialog. */
function typedIn(dialog: Element): string {
  const controls = natives
    .findAll<HTMLInputElement>("input:not([type=hidden]),textarea")
    .filter((one) => dialog.contains(one));
  const typed = controls.map((one, at) =>
    one.value !== one.defaultValue || one.checked !== one.defaultChecked ? `${at} ${one.value} ${one.checked}` : "",
  );
  return typed.filter(Boolean).join("\n");
}

/** All open dialogs, the topmost last. */
export const openDialogs = (): HTMLElement[] => openings.map(({ dialog }) => dialog);

/** The focused element, through open shadow roots. */
export function focused(): Element | null {
  let at = pageFocus();
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  return at && natives.matches(at, "body,html") ? null : at;
}
