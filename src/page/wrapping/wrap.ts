/**
 * A field tag around the page's own control (docs/hosts.md, §5): the control keeps the name and the value, posts and
 * validates; the tag is what a person sees and uses in its place.
 */
import { natives } from "../../base/runtime/runtime.ts";
import type { Internals } from "../internals.ts";
import { hiding } from "./aside.ts";
import { isSelect, type NativeControl } from "./native-value.ts";
import { allWrapped, Wrapped, type Host } from "./wrapped.ts";

/** Sets what the tag is associated by. */
type Hold = (internals: Internals) => void;

let isListening = false;

/**
 * Wraps the control inside a tag, and another one that takes its place later. A tag that was moved asks again: one that
 * is wrapped stays so, one that was removed asks when it returns.
 * @param own the tag's association: its own, or that by its control
 */
export function wrap(host: HTMLElement, own: Internals, hold: Hold, connect: () => void): void {
  listen();
  const [slot, ...others] = host.shadowRoot!.querySelectorAll("slot") as unknown as [HTMLSlotElement];
  for (const other of others as HTMLSlotElement[]) other.remove();
  if (!host.isConnected || own.read) return;
  host.shadowRoot!.adoptedStyleSheets.push(hiding());
  let wrapped: Wrapped | undefined;
  let parent: Element | null | undefined;
  const look = () => {
    const known = wrapped && host.contains(wrapped.control) ? wrapped.control : undefined;
    if (known && known.parentElement === parent) return;
    // one that a library has put into a box of its own gets another place
    const control = known ?? controlIn(host);
    parent = control?.parentElement;
    if (!control && !wrapped) return;
    wrapped?.end();
    wrapped = control && new Wrapped(host as Host, { control, own, slot });
    hold(wrapped ?? own);
    (host as Host).formResetCallback();
  };
  // also deeper: Django's admin puts a box with links around each <select>
  new MutationObserver(look).observe(host, { childList: true, subtree: true });
  look();
  if (!wrapped) slot.remove();
  connect();
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
