/**
 * The page's handlers of a wrapped control run for what a person does in the text field that stands in its place: keys,
 * a pasted text, clicks, focus and blur. Of fields with a popup of their own it hears only that they are left.
 */
import { natives } from "../../base/runtime/runtime.ts";
import { isSelect, nativeAccessor, type NativeControl } from "./native-value.ts";

type TextFace = HTMLInputElement | HTMLTextAreaElement;

/** The field's own input when a person types in it as in the control. */
export function textFace(host: HTMLElement, control: NativeControl, face: HTMLElement | null): TextFace | undefined {
  const isText = /^vs-(text|number)$/.test(natives.name(host)) && !isSelect(control);
  return isText && (face instanceof HTMLInputElement || face instanceof HTMLTextAreaElement) ? face : undefined;
}

/**
 * @param face the field's own input; undefined when it does not stand in the control's place
 * @param follow reads the control again: a handler may have written it past our accessors
 */
export function passEvents(
  host: HTMLElement,
  control: NativeControl,
  face: () => TextFace | undefined,
  follow: () => void,
): () => void {
  const root = host.shadowRoot!;
  const end = new AbortController();
  const { signal } = end;
  const isFaces = (event: Event) => event.composedPath()[0] === face();
  const tell = (event: Event, bubbles: boolean, type: string) => {
    const isRefused = !control.dispatchEvent(copyOf(event, bubbles, type));
    follow();
    return isRefused;
  };
  for (const type of ["keydown", "keypress", "keyup", "paste"]) {
    const passed = new WeakSet<Event>();
    const pass = (event: Event) => {
      if (!isFaces(event) || event.defaultPrevented || (event as Partial<KeyboardEvent>).altKey) return;
      passed.add(event);
      if (!tell(event, true, type)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    root.addEventListener(type, pass, { capture: true, signal });
    // the page has heard the control's
    root.addEventListener(type, (event) => passed.has(event) && event.stopPropagation(), { signal });
  }
  host.addEventListener("click", (event) => event.target === host && isFaces(event) && tell(event, false, "click"), {
    signal,
  });
  let takeBack = () => {};
  signal.addEventListener("abort", () => takeBack());
  for (const type of ["focusin", "focusout"] as const) {
    const pass = (event: FocusEvent) => {
      // a date picker of the page would open beside ours; that it is left every field tells
      if (event.target !== host || (type === "focusin" && !isFaces(event))) return;
      event.stopPropagation(); // the page hears the control's
      takeBack();
      if (type === "focusin") takeBack = lendFocus(host, control);
      if (isPassing || event.relatedTarget === control) return;
      const both = () => {
        tell(event, false, type === "focusin" ? "focus" : "blur");
        tell(event, true, type);
      };
      if (type === "focusout") natives.soon(both); // after `change`
      else both();
    };
    host.addEventListener(type, pass, { signal });
  }
  return () => end.abort();
}

/** An event of the same kind with its keys, its place and its clipboard. */
function copyOf(event: Event, bubbles: boolean, type: string): Event {
  const given: Record<string, unknown> = {};
  for (const name in event) given[name] = (event as unknown as Record<string, unknown>)[name];
  const copy = new (event.constructor as typeof Event)(type, { ...given, bubbles, composed: bubbles });
  // Firefox gives a constructed event an empty clipboard
  if (given["clipboardData"]) Object.defineProperty(copy, "clipboardData", { value: given["clipboardData"] });
  return copy;
}

/**
 * While the field has the focus, `document.activeElement` is the control for scripts: masks set the caret only then.
 * @returns a function that ends it
 */
function lendFocus(host: HTMLElement, control: NativeControl): () => void {
  const before = Object.getOwnPropertyDescriptor(document, "activeElement");
  const now = before ?? nativeAccessor(document, "activeElement")!;
  const get = () => {
    const focus = now.get!.call(document) as Element | null;
    return focus === host ? control : focus;
  };
  if (before?.configurable === false) return () => {};
  Object.defineProperty(document, "activeElement", { configurable: true, get });
  return () => {
    if (Object.getOwnPropertyDescriptor(document, "activeElement")?.get !== get) return;
    Reflect.deleteProperty(document, "activeElement");
    if (before) Object.defineProperty(document, "activeElement", before);
  };
}

let isPassing = false;
/**
 * The control has got the focus: the field takes it with the place of the caret, and the page hears neither a blur of the
 * control nor a second focus.
 */
export function passFocus(control: NativeControl, face: HTMLElement, text: TextFace | undefined): void {
  const [start, end] = ["selectionStart", "selectionEnd"].map(
    (name) => nativeAccessor(control, name)?.get?.call(control) as number | null | undefined,
  );
  const hush = (event: Event) => event.target === control && event.stopImmediatePropagation();
  const types = ["blur", "focusout"];
  for (const type of types) addEventListener(type, hush, true);
  isPassing = true;
  face.focus();
  isPassing = false;
  for (const type of types) removeEventListener(type, hush, true);
  if (text?.value === control.value && typeof start === "number") text.setSelectionRange(start, end ?? start);
}
