/** What a person typed into the page's own forms, which a replacement of their markup would lose. */
import { natives } from "../../base/runtime/runtime.ts";
import { isTouched } from "../changed-controls.ts";
import { inside } from "../element.ts";
import { unsavedIn } from "./dialogs.ts";
import { stateOf } from "./unsaved.ts";

/** Controls that a person has changed; a value that a script of the page has set is not typed. */
const typed = new WeakSet<Element>();
const note = ({ target }: Event): unknown => target instanceof Element && typed.add(target);
for (const type of ["input", "change"]) addEventListener(type, note, true);

/** The browser knows it, too, of native controls, and also what was typed before this code came. */
const byPerson = ":user-valid,:user-invalid";
const isTyped = (one: Element): boolean =>
  typed.has(one) || !CSS.supports("selector(:user-valid)") || natives.matches(one, byPerson);

const elementsOf = (form: Element): Element[] => [...Reflect.get(HTMLFormElement.prototype, "elements", form)];
type Native = Parameters<typeof stateOf>[0];
const isNative = (one: Element): one is Native =>
  one instanceof HTMLInputElement || one instanceof HTMLSelectElement || one instanceof HTMLTextAreaElement;
const stateNow = (one: Element): string => (isNative(one) ? stateOf(one) : natives.json(Reflect.get(one, "value")));

/** What stood in controls when their form was sent. */
const sent = new WeakMap<Element, string>();
/** The same while the answer is awaited. */
const sending = new WeakMap<Element, [Element, string][]>();
const statesOf = (form: Element) => elementsOf(form).map((one): [Element, string] => [one, stateNow(one)]);
const settle = (states: [Element, string][]): void => states.forEach(([one, state]) => sent.set(one, state));

/** Forms that we send ourselves, whose answer we hear. */
const ours = "form[api],form[data-api],form[data-vs-submit]";
const hearSubmit = ({ target: form }: Event): void => {
  if (!(form instanceof HTMLFormElement)) return;
  // by the browser, whose answer may be a file, so that the page stays, or by a script of the page
  if (natives.matches(form, ours)) sending.set(form, statesOf(form));
  else settle(statesOf(form));
};
const hearDone = ({ target }: Event): void => {
  const form = target instanceof Element && natives.closest(target, "form");
  if (form) settle(sending.get(form) ?? statesOf(form));
};
addEventListener("submit", hearSubmit, true);
for (const type of ["vs:done", "vs:saved"]) addEventListener(type, hearDone);

/** A search or a choice of a state is no work: only forms that send something. Those with `vs-draft` are guarded by it. */
const working = ["[method=post i]", "[api]", "[data-api]", "[data-vs-submit]", ":has([save],[data-save])"]
  .map((one) => `form${one}:not([vs-draft],[state],[data-state])`)
  .join();

/** Whether replacing what stands in an element would lose what a person typed into forms of the page. */
export const hasTyped = (around: Element): boolean =>
  natives.findAll(working).some((form) => elementsOf(form).some((one) => around.contains(one) && isUnsent(one)));

/** The same for all typed input. */
export const wouldLose = (around: Element): boolean => unsavedIn(around).length > 0 || hasTyped(around);

function isUnsent(one: Element): boolean {
  const isChanged = isNative(one) ? isTyped(one) && isTouched(one) : inside in one && typed.has(one);
  return isChanged && sent.get(one) !== stateNow(one);
}
