// layer 11: dialog
/** Typed input that closing a dialog would lose. */
import { natives } from "../../base/runtime/runtime.ts";
import { isTouched } from "../changed-controls.ts";
import { depthOf, unsavedIn } from "./dialogs.ts";
import { onSettled } from "./show-dialog.ts";

/** Values of the page's own controls in a dialog at its last save. */
const saved = new WeakMap<Element, string>();
onSettled((dialog) => saved.set(dialog, typedIn(dialog)));

/** Leaving this element would lose typed input. */
export function isDirty(around: Element): boolean {
  if (unsavedIn(around).length) return true;
  return depthOf(around as HTMLElement) >= 0 && typedIn(around) !== (saved.get(around) ?? "");
}
/** Changed values of the page's own controls inside a dialog, as one text to compare. */
function typedIn(dialog: Element): string {
  const controls = natives
    .findAll<HTMLInputElement | HTMLSelectElement>("input:not([type=hidden]),textarea,select")
    .filter((one) => dialog.contains(one));
  return controls.flatMap((one, at) => (isTouched(one) ? `${at} ${stateOf(one)}` : [])).join("\n");
}

/** What stands in a control now, as a text to compare. */
export const stateOf = (control: HTMLInputElement | HTMLSelectElement): string =>
  control instanceof HTMLSelectElement
    ? [...control.selectedOptions].map(({ value }) => value).join()
    : `${control.value} ${control.checked}`;
