/** The value of the page's own control, read and written past accessors that a page or a library put on it. */
import type { Posted } from "../values.ts";

export type NativeControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export const isSelect = (control: NativeControl): control is HTMLSelectElement => control instanceof HTMLSelectElement;
export const isSwitch = (control: NativeControl): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === "checkbox";

/** The accessor of the browser for a property of this element. */
export function nativeAccessor(node: object, property: string): PropertyDescriptor | undefined {
  for (let at = Object.getPrototypeOf(node) as object | null; at; at = Object.getPrototypeOf(at) as object | null) {
    const found = Object.getOwnPropertyDescriptor(at, property);
    if (found) return found;
  }
  return undefined;
}
const get = (node: object, property: string): unknown => nativeAccessor(node, property)?.get?.call(node);
const set = (node: object, property: string, value: unknown): void =>
  nativeAccessor(node, property)?.set?.call(node, value);

/** Ticks or clears a box by a click of the browser: the value that was written is the one after the click. */
export function clickTo(control: HTMLInputElement): void {
  set(control, "checked", get(control, "checked") !== true);
  control.click();
}

/** A text, the texts of a select with several choices, or whether a box is checked. */
export function readNative(control: NativeControl): string | string[] | boolean {
  if (isSwitch(control)) return get(control, "checked") === true;
  if (!isSelect(control) || !control.multiple) return String(get(control, "value"));
  return [...control.options].filter((one) => get(one, "selected")).map(({ value }) => value);
}

/**
 * Writes what the field posts. A choice that the select does not offer is added to it, as scripts for searched lists
 * do; an empty value is refused by a select without an empty choice.
 */
export function writeNative(control: NativeControl, posted: Posted): void {
  if (isSwitch(control)) return set(control, "checked", posted !== null);
  const texts = [posted ?? []].flat().filter((one) => typeof one === "string"); // files cannot be set by a script
  if (!isSelect(control)) return set(control, "value", accepted(control, texts.join()));
  const known = new Set([...control.options].map(({ value }) => value));
  for (const text of texts) if (text !== "" && !known.has(text)) control.append(new Option(text, text));
  if (!control.multiple) {
    const [text = ""] = texts;
    if (text !== "" || known.has("")) set(control, "value", text);
    return;
  }
  const chosen = new Set(texts);
  for (const one of control.options)
    if (get(one, "selected") !== chosen.has(one.value)) set(one, "selected", chosen.has(one.value));
}

const shapes: Readonly<Record<string, RegExp>> = {
  date: /^\d{4,6}-\d\d-\d\d$/,
  "datetime-local": /^\d{4,6}-\d\d-\d\d[T ]\d\d:\d\d/,
  time: /^\d\d:\d\d/,
  month: /^\d{4,6}-\d\d$/,
  week: /^\d{4,6}-W\d\d$/,
  number: /^-?\d*\.?\d+$/,
};
/** The text, or "" when the control does not accept it, such as a half-typed day: the browser would warn at each key. */
const accepted = ({ type }: NativeControl, text: string): string =>
  shapes[type] && !shapes[type].test(text) ? "" : text;
