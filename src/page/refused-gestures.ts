// layer 2: page
/**
 * Scripts against copying refuse `mousedown`, `selectstart`, `contextmenu`, `copy` and `paste` except on INPUT, TEXTAREA
 * and SELECT; at the document our controls look like other tags (docs/hosts.md, §5).
 */
import { natives } from "../base/runtime/runtime.ts";

/** Stopped at the tag: selecting, copying and pasting inside a control is no matter of the page. */
const inner = ["selectstart", "copy", "cut", "paste"];
/** The page hears them as they are until it refuses one; from then on it hears a copy that it can refuse without effect. */
const shared = ["mousedown", "contextmenu", "dragstart"];
const refused: string[] = [];
const controls = "input,textarea,select,[contenteditable]";

/** Keeps controls below `root` usable by mouse and their text selectable. */
export function keepUsable(root: ShadowRoot): void {
  for (const type of [...inner, ...shared])
    root.addEventListener(type, (event) => {
      const control = controlOf(event);
      if (!control) return;
      if (inner.includes(type)) event.stopPropagation();
      else if (event.defaultPrevented) return;
      else if (refused.includes(type)) replace(event as MouseEvent, root.host);
      else natives.after(0, () => learn(event, control));
    });
}

/** After the dispatch: the first refused mousedown still gives the focus. */
function learn(event: Event, control: HTMLElement): void {
  if (!event.defaultPrevented) return;
  refused.push(event.type);
  if (event.type === "mousedown") control.focus();
}

function replace(event: MouseEvent, host: Element): void {
  event.stopPropagation();
  host.dispatchEvent(new (event.constructor as typeof MouseEvent)(event.type, event));
}

/** The control that the event belongs to; its target may be a text node. */
function controlOf(event: Event): HTMLElement | null {
  const element = event.composedPath().find((one) => one instanceof Element) ?? null;
  return natives.closest<HTMLElement>(element, controls);
}
