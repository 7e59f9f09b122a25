/** Far from what is seen the page's own controls stay as they are: each works as before. */
import { natives } from "../../base/runtime/runtime.ts";
import { inTurns, type Steps } from "./in-turns.ts";
import type { NativeControl } from "./native-value.ts";

/** Distance from the viewport at which a field takes the place of its control. */
const rootMargin = "400px";

/** Methods that need a box, which the tag has only when the field is drawn. */
const boxed = ["focus", "scrollIntoView"] as const;

const waiting = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

/** Runs the steps when the control comes near the viewport, or when it gets the focus. */
export function whenNear(host: HTMLElement, control: NativeControl, steps: () => Steps): void {
  const run = () => {
    if (!waiting.delete(control)) return;
    for (const name of boxed) Reflect.deleteProperty(host, name);
    observer!.unobserve(control);
    host.removeEventListener("focusin", run);
    inTurns(steps());
  };
  waiting.set(control, run);
  for (const name of boxed)
    Object.defineProperty(host, name, {
      configurable: true,
      value: (...given: []) => control[name](...given),
    });
  host.addEventListener("focusin", run);
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) waiting.get(target)?.();
    },
    { rootMargin },
  );
  observer.observe(control);
}

interface Field {
  connect(): unknown;
  isDrawn(): boolean;
}
/** Fields that are drawn together; React draws all those that have waited for long in one task. */
const fewFields = 8;
/** The others do not wait longer for a field whose code is being loaded. */
const longestMs = 1000;

const fields: Field[] = [];
let begun: Field[] = [];
let until = 0;

export function drawSoon(field: Field): void {
  if (fields.push(field) === 1 && !begun.length) natives.after(0, drawSome);
}

function drawSome(): void {
  const isBusy = begun.some((one) => !one.isDrawn()) && performance.now() < until;
  if (!isBusy) {
    begun = fields.splice(0, fewFields);
    until = performance.now() + longestMs;
    for (const { connect } of begun) connect();
  }
  if (begun.length) natives.after(0, drawSome);
}
