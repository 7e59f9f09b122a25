/**
 * A field tag around the page's own control (docs/hosts.md, §5): the control keeps the name and the value, posts and
 * validates; the tag is what a person sees and uses in its place.
 */
import { natives } from "../../base/runtime/runtime.ts";
import type { Internals } from "../internals.ts";
import { isEmpty } from "../values.ts";
import { fit, type Fitted } from "./fit.ts";
import { inTurns, type Steps } from "./in-turns.ts";
import { isSelect, type NativeControl } from "./native-value.ts";
import { drawSoon, whenNear } from "./when-near.ts";
import { allWrapped, Wrapped, type Host } from "./wrapped.ts";

/** Sets what the tag is associated by. */
type Hold = (internals: Internals) => void;

let isListening = false;
/** By the element: their children are observed. */
const observed = new WeakMap<Element, WrappingTag>();

/** So many tags of one second are drawn wherever they stand, the others when they come near. */
const drawnAtOnce = 100;
let begun = 0;

/**
 * Wraps the control inside a tag, and another one that takes its place later. A tag that was moved asks again: one that
 * is wrapped stays so, one that was removed asks when it returns.
 * @param own the tag's association: its own, or that by its control
 */
export function wrap(host: HTMLElement, own: Internals, hold: Hold, connect: () => void): void {
  listen();
  const known = observed.get(host);
  const slots = [...host.shadowRoot!.querySelectorAll("slot")];
  const slot = known?.slot ?? slots[0]!;
  for (const one of slots) if (one !== slot) one.remove();
  if (!host.isConnected || own.read || known) return;
  if (!isParsed(host))
    return document.addEventListener("DOMContentLoaded", () => wrap(host, own, hold, connect), { once: true });
  if (!begun) natives.after(1000, () => (begun = 0));
  const isFar = begun++ >= drawnAtOnce && !host.shadowRoot!.querySelector("[data-anchor]");
  const tag = new WrappingTag(host as Host, own, slot, hold);
  observed.set(host, tag);
  inTurns(begin(host as Host, tag, isFar, connect));
}

/** The parser has come to the end of the tag: something stands behind it. */
function isParsed(host: Element): boolean {
  if (document.readyState !== "loading") return true;
  for (let at: Node | null = host; at; at = at.parentNode) if (at.nextSibling) return true;
  return false;
}

function* begin(host: Host, tag: WrappingTag, isFar: boolean, connect: () => void): Steps {
  if (!host.isConnected) return void observed.delete(host);
  // also deeper: Django's admin puts a box with links around each <select>
  new MutationObserver(() => inTurns(tag.look(false))).observe(host, { childList: true, subtree: true });
  yield* tag.look(isFar);
  const { control } = tag;
  if (!control) tag.slot.remove();
  if (!control || !isFar) return connect();
  takeEarlyValue(host);
  whenNear(host, control, function* () {
    yield* tag.measure();
    drawSoon({ connect: () => host.isConnected && connect(), isDrawn: () => tag.isDrawn || !host.isConnected });
  });
}

/** A tag with the control that it wraps now. */
class WrappingTag {
  readonly #host: Host;
  readonly #own: Internals;
  readonly slot: HTMLSlotElement;
  readonly #hold: Hold;
  #wrapped: Wrapped | undefined;
  #place: Fitted | undefined;
  #parent: Element | null | undefined;

  constructor(host: Host, own: Internals, slot: HTMLSlotElement, hold: Hold) {
    [this.#host, this.#own, this.slot, this.#hold] = [host, own, slot, hold];
  }

  get control(): NativeControl | undefined {
    return this.#wrapped?.control;
  }
  get isDrawn(): boolean {
    return !!this.#wrapped?.isFace;
  }
  *measure(): Steps {
    if (this.#place) yield* this.#place.measure();
  }

  *look(isFar: boolean): Steps {
    const [host, slot] = [this.#host, this.slot];
    const known = this.control && host.contains(this.control) ? this.control : undefined;
    if (known && known.parentElement === this.#parent) return;
    // one that a library has put into a box of its own gets another place
    const control = known ?? controlIn(host);
    this.#parent = control?.parentElement;
    if (!control && !this.#wrapped) return;
    this.#wrapped?.end();
    if (!slot.isConnected) host.shadowRoot!.append(slot);
    const place = control && (yield* fit(host, control));
    if (place && !isFar) yield* place.measure();
    yield;
    // set by a person or a script while there was no control
    const isSet = !this.#wrapped && natives.attribute(host, "value") === null && !isEmpty(host.value);
    const { value } = host;
    this.#place = place;
    this.#wrapped = control && place && new Wrapped(host, { control, own: this.#own, slot, place });
    this.#hold(this.#wrapped ?? this.#own);
    host.formResetCallback();
    if (isSet && this.#wrapped) host.value = value;
  }
}

/** A property that was set before the tag was defined: the control holds it at once (element.ts). */
function takeEarlyValue(host: Host): void {
  if (!Object.hasOwn(host, "value")) return;
  const { value } = host;
  Reflect.deleteProperty(host, "value");
  host.value = value;
}

/** The control that the tag stands for. Libraries put inputs of their own before it, which have no name. */
function controlIn(host: HTMLElement): NativeControl | undefined {
  const controls = [...host.querySelectorAll<NativeControl>("input:not([type=hidden]),select,textarea")];
  const isList = natives.name(host) === "vs-select";
  return (
    (isList && controls.find(isSelect)) ||
    controls.find((one) => natives.attribute(one, "name")) ||
    controls.find((one) => one.tabIndex >= 0) ||
    controls[0]
  );
}

/** Once a page: a reset comes after its event, and before a submit scripts may have set what no event tells. */
function listen(): void {
  if (isListening) return;
  isListening = true;
  const each = (event: Event, run: (one: Wrapped) => void) => {
    if (!(event.target instanceof HTMLFormElement)) return;
    const elements = Reflect.get(HTMLFormElement.prototype, "elements", event.target) as Iterable<Element>;
    for (const one of elements) {
      const wrapped = allWrapped.get(one);
      if (wrapped) run(wrapped);
    }
  };
  addEventListener("submit", (event) => each(event, (one) => one.follow()), true);
  addEventListener("reset", (event) => each(event, (one) => natives.after(0, () => one.reset())), true);
}
