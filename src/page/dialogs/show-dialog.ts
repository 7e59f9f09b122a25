/** Opens and closes dialogs. */
import { natives } from "../../base/runtime/runtime.ts";
import { tell } from "../events.ts";
import { depthOf, dialogStore, focused, openings, type Opening } from "./dialogs.ts";

const results = new WeakMap<HTMLElement, unknown>();
/** Sets the result that a dialog ends with, however it is closed: its task is already done. */
export const closesWith = (dialog: HTMLElement, result: unknown): unknown => results.set(dialog, result);

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
  tell("vs:opened", { element: dialog, result: null }, opener ?? dialog);
  dialogStore.tell();
}

function register(dialog: HTMLElement, opener: Element | null, isOwn: boolean, end: (result: unknown) => void): void {
  openings.push({ dialog, opener, isOwn, end });
  results.delete(dialog);
  for (const type of ["vs:saved", "vs:done"]) dialog.addEventListener(type, tellSettled);
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

/** The same function for each opening: a dialog of the page's own markup may open often. */
const tellSettled = ({ currentTarget }: Event): void => settled(currentTarget as HTMLElement);
let settled: (dialog: HTMLElement) => void = () => {};
/** Sets what is called after a save in a dialog. */
export const onSettled = (note: (dialog: HTMLElement) => void): void => void (settled = note);
