/** A form in the page of a unit test, and the actions of a person on it. */
import "../../elements/main.ts";
import { configure } from "../../src/base/settings.ts";
import { element } from "../../src/page/new-element.ts";
import { waitUntil } from "./wait-until.ts";

export const place = document.body.appendChild(document.createElement("div"));
/** A page with a region to refresh is not reloaded after a save. */
export const inert = document.body.appendChild(document.createElement("div"));
inert.setAttribute("vs-inert", "");
inert.append(document.createElement("vs-widget"));
export type VsForm = HTMLElement & { submit(): Promise<boolean> };

/** To be called after each test. */
export function clear(): void {
  place.replaceChildren();
  for (const one of document.querySelectorAll("vs-popup,vs-modal,vs-notices")) one.remove();
  sessionStorage.clear();
  configure({ lang: "ua" });
}

export async function open(schema: object, value: object = {}, attributes: object = {}): Promise<VsForm> {
  const form = element("vs-form", { table: "a.b", record: "1", schema, value, ...attributes }) as VsForm;
  place.append(form);
  await waitUntil(() => all(form, "[part~=bar]").length, "no form");
  return form;
}
export const all = (form: HTMLElement, selector: string): HTMLElement[] => [
  ...form.shadowRoot!.querySelectorAll<HTMLElement>(selector),
];
export const shown = (form: HTMLElement): (string | undefined)[] =>
  all(form, "[data-field]")
    .filter((cell) => cell.checkVisibility())
    .map((cell) => cell.dataset["field"]);
export const button = (form: HTMLElement, text: string): HTMLElement | undefined =>
  all(form, "button").find((one) => one.textContent === text || one.getAttribute("aria-label") === text);
export async function press(form: HTMLElement, text: string): Promise<void> {
  await waitUntil(() => button(form, text), `no button ${text}`);
  button(form, text)!.click();
}
export function type(form: HTMLElement, name: string, text: string): void {
  const input = all(form, `[data-field="${name}"] input, [data-field="${name}"] textarea`)[0] as HTMLInputElement;
  input.value = text;
  input.dispatchEvent(new InputEvent("input", { bubbles: true }));
}
export const valueOf = (form: HTMLElement, name: string): string =>
  (all(form, `[data-field="${name}"] input`)[0] as HTMLInputElement).value;
export function key(form: HTMLElement, code: string, keys: KeyboardEventInit = {}): KeyboardEvent {
  const at = form.shadowRoot!.activeElement ?? all(form, ".form")[0]!;
  const init = { key: code, code, bubbles: true, composed: true, cancelable: true, ...keys };
  const event = new KeyboardEvent("keydown", init);
  at.dispatchEvent(event);
  return event;
}
