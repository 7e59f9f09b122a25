/** What a person typed into native controls of fetched markup, which its replacement would lose. */
import { natives } from "../../base/runtime/runtime.ts";
import { isTouched } from "../changed-controls.ts";
import { unsavedIn } from "./dialogs.ts";
import { stateOf } from "./unsaved.ts";

/** Controls that a person has changed; a value that a script of the page has set is not typed. */
const typed = new WeakSet<Element>();
const note = ({ target }: Event): unknown => target instanceof Element && typed.add(target);
for (const type of ["input", "change"]) addEventListener(type, note, true);

/** What stood in controls when their form was sent. */
const sent = new WeakMap<Element, string>();
type Control = Parameters<typeof stateOf>[0];
const controls = (): Control[] => natives.findAll<Control>("input:not([type=hidden]),textarea,select");
const noteSent = (form: unknown): void => {
  if (form instanceof HTMLFormElement) for (const one of controls()) if (one.form === form) sent.set(one, stateOf(one));
};
// by the browser, whose answer may be a file, so that the page stays; one that we send tells its end
addEventListener("submit", ({ defaultPrevented, target }) => defaultPrevented || noteSent(target));
addEventListener("vs:done", ({ target }) => noteSent(target));

/** A search or a choice of a state is no work: only forms that send something. Those with `vs-draft` are guarded by it. */
const sending = ["[method=post i]", "[api]", "[data-api]", "[data-vs-submit]"]
  .map((one) => `form${one}:not([vs-draft],[state],[data-state])`)
  .join();

/** Whether replacing what stands in an element would lose typed input. */
export const wouldLose = (around: Element): boolean =>
  unsavedIn(around).length > 0 ||
  controls().some((one) => around.contains(one) && isUnsent(one) && natives.closest(one, sending) !== null);

const isUnsent = (one: Control): boolean => typed.has(one) && isTouched(one) && sent.get(one) !== stateOf(one);
