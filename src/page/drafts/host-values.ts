/** Values of a form of the page (`vs-draft`): native controls and our tags, by name. */
import type { Data } from "../../base/data.ts";
import { natives } from "../../base/runtime/runtime.ts";
import { isUnread } from "../../values/unread.ts";
import { plain } from "../../forms/changes/draft.ts";
import { traitsOf } from "../../forms/schema/field-traits.ts";
import { firstText, isTick } from "../changed-controls.ts";
import { inside } from "../element.ts";

type Native = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type Ours = HTMLElement & { value: unknown; type: string; [inside]: { value(): unknown } };
type Control = Native | Ours;

/** Values by name, one item per control: a text, a ticked state, or the value of our tag. */
export type HostValues = Record<string, unknown[]>;

const elementsOf = Object.getOwnPropertyDescriptor(HTMLFormElement.prototype, "elements")!.get!;
const untyped = /^(password|file|hidden|submit|button|image|reset)$/;
const secretFilling = /(^|\s)(one-time-code|cc-|(current|new)-password)/;

/** Controls by name whose values may be stored on disk. */
function controlsOf(form: HTMLFormElement): Map<string, Control[]> {
  const found = new Map<string, Control[]>();
  for (const control of elementsOf.call(form) as HTMLFormControlsCollection) {
    const name = natives.attribute(control, "name");
    if (name && mayKeep(control)) found.set(name, [...(found.get(name) ?? []), control as Control]);
  }
  return found;
}

function mayKeep(control: Element): boolean {
  const attribute = (name: string) => natives.attribute(control, name)?.toLowerCase() ?? "";
  if (secretFilling.test(attribute("autocomplete")) || attribute("draft") === "false") return false;
  if (control instanceof HTMLInputElement) return !untyped.test(control.type);
  if (control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement) return true;
  return isOurs(control) && !traitsOf(control.type).isSecret;
}
const isOurs = (control: Element): control is Ours => inside in control;

/** The current values. */
export const valuesNow = (form: HTMLFormElement): HostValues => read(form, now);
/** The initial values from the server; the browser may have restored typed text already. */
export const valuesAtFirst = (form: HTMLFormElement): HostValues => read(form, first);

function read(form: HTMLFormElement, value: (control: Control) => unknown): HostValues {
  const values = Object.create(null) as HostValues;
  for (const [name, controls] of controlsOf(form)) values[name] = controls.map(value);
  return values;
}

function now(control: Control): unknown {
  if (isOurs(control)) return plain(written(control[inside].value()));
  if (isTick(control)) return control.checked;
  if (control instanceof HTMLSelectElement) return [...control.selectedOptions].map(({ value }) => value);
  return control.value;
}
const written = (value: unknown) => (isUnread(value) ? value.text : value);

function first(control: Control): unknown {
  if (isOurs(control)) return now(control);
  if (isTick(control)) return control.defaultChecked;
  if (!(control instanceof HTMLSelectElement)) return firstText(control);
  const chosen = [...control.options].filter(({ defaultSelected }) => defaultSelected);
  const shown = chosen.length || control.multiple ? chosen : [...control.options].slice(0, 1);
  return shown.map(({ value }) => value);
}

/** The names whose values differ. */
export const differing = (one: HostValues, other: HostValues): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (name) => natives.json(one[name] ?? null) !== natives.json(other[name] ?? null),
  );

/**
 * Restores values as if a person typed them: each changed control dispatches `input` and `change`. @returns names that
 * the form does not have, or whose list lacks a chosen option
 */
export function putBack(form: HTMLFormElement, values: Data): string[] {
  const controls = controlsOf(form);
  const lost = Object.keys(values).filter((name) => !controls.has(name));
  for (const [name, own] of controls)
    own.forEach((control, at) => {
      const given = (values[name] as unknown[] | undefined)?.[at];
      if (given === undefined || natives.json(given) === natives.json(now(control))) return;
      const isSelect = control instanceof HTMLSelectElement;
      const present = isSelect ? optionsIn(control, given) : [given];
      // a list that the page has not filled yet keeps its choice
      if (present.length || natives.json(given) === "[]") put(control, isSelect ? present : given);
      if (isSelect && present.length < [given].flat().length) lost.push(name);
    });
  return lost;
}

/** Those of the chosen values that a list has. */
const optionsIn = ({ options }: HTMLSelectElement, given: unknown): string[] =>
  [given]
    .flat()
    .map(String)
    .filter((one) => [...options].some(({ value }) => value === one));

function put(control: Control, given: unknown): void {
  if (isOurs(control)) control.value = given;
  else if (isTick(control)) control.checked = given === true;
  else if (control instanceof HTMLSelectElement)
    for (const option of control.options) option.selected = (given as string[]).includes(option.value);
  else control.value = String(given);
  control.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true }));
  control.dispatchEvent(new UIEvent("change", { bubbles: true }));
}

/** The label of the control with this name. */
export function labelOf(form: HTMLFormElement, name: string): string {
  const control = controlsOf(form).get(name)?.[0];
  const [label] = (control as HTMLInputElement | undefined)?.labels ?? [];
  return label?.textContent?.trim() || (control && natives.attribute(control, "title")) || name;
}

/** Values as readable text. */
export function shownValue(form: HTMLFormElement, name: string, values: readonly unknown[] = []): string {
  const controls = controlsOf(form).get(name) ?? [];
  const words = values.flatMap((value, at) => {
    const control = controls[at];
    if (value === true) return control && isNative(control) && control.value !== "on" ? control.value : "✓";
    if (value === false || value === null || value === "") return [];
    if (Array.isArray(value) && control instanceof HTMLSelectElement)
      return value.map((one) => [...control.options].find((option) => option.value === one)?.text ?? String(one));
    return typeof value === "object" ? natives.json(value) : String(value);
  });
  return words.join(", ");
}
const isNative = (control: Control): control is Native => !isOurs(control);

/** Picks the values of these names. */
export const pickFrom = (from: HostValues, names: object): HostValues =>
  Object.fromEntries(Object.keys(names).flatMap((name) => (from[name] ? [[name, from[name]]] : [])));
