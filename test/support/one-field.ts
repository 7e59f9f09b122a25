/** One field in a unit test's page, in our form or as a tag alone, and the actions of a person on it. */
import "../../elements/main.ts";
import { configure } from "../../src/base/settings.ts";
import { element } from "../../src/page/new-element.ts";
import { answers } from "./memory-server.ts";
import { waitUntil } from "./wait-until.ts";

type Form = HTMLElement & { submit(): Promise<boolean> };
export type Control = HTMLElement & { value: unknown; checkValidity(): boolean; validationMessage: string };

export const place = document.body.appendChild(document.createElement("div"));

/** Once per file: adds a region, so that a save does not reload the page; each test begins with an empty place. */
export function startPlace(): void {
  const inert = document.body.appendChild(document.createElement("div"));
  inert.setAttribute("vs-inert", "");
  inert.append(document.createElement("vs-widget"));
  afterEach(() => {
    place.replaceChildren();
    for (const one of document.querySelectorAll("vs-popup,vs-modal,vs-notices")) one.remove();
    sessionStorage.clear();
    configure({ transport: null });
  });
}

/** A form of the field `x` and others; `sent` gives the value that its save sends. */
export async function open(
  entry: object,
  x?: unknown,
  others: Record<string, object> = {},
  values: object = {},
  attributes: object = {},
) {
  const form = element("vs-form", {
    table: "a.b",
    record: "1",
    schema: { schema: { x: { title: "Поле", ...entry }, other: { title: "Інше" }, ...others } },
    value: { x, other: "", ...values },
    ...attributes,
  }) as Form;
  place.append(form);
  await waitUntil(() => form.shadowRoot?.querySelector('[data-field="x"] [data-anchor]'), "not drawn");
  const cell = form.shadowRoot!.querySelector<HTMLElement>('[data-field="x"]')!;
  await inView(cell);
  const record = async () => {
    await waitUntil(() => "submit" in form, "no form");
    const asked = answers({ id: 1 });
    await form.submit();
    const save = asked.find(({ method }) => method !== "GET");
    return save && (JSON.parse(save.body) as Record<string, unknown>);
  };
  return { form, cell, record, sent: async () => (await record())?.["x"] };
}

/** A tag alone in a page's form; `posted` gives the values that the form posts for it. */
export async function put(html: string) {
  place.innerHTML = `<form>${html}</form>`;
  const form = place.firstElementChild as HTMLFormElement;
  const tag = form.querySelector("*") as Control;
  await waitUntil(() => tag.shadowRoot?.querySelector("[data-anchor]"), "not drawn");
  await inView(tag);
  return { form, tag, cell: tag.shadowRoot!, posted: () => new FormData(form).getAll("x") };
}

/** Scrolls to it and waits until lazily drawn parts are drawn. */
export async function inView(shown: Element): Promise<void> {
  shown.scrollIntoView();
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
}

export const inputs = (cell: ParentNode): HTMLInputElement[] => [...cell.querySelectorAll("input")];
export const button = (cell: ParentNode, name: string): HTMLButtonElement =>
  [...cell.querySelectorAll("button")].find((one) => (one.getAttribute("aria-label") ?? one.textContent) === name)!;
/** The button whose name begins with this text. */
export const buttonFrom = (cell: ParentNode, beginning: string): HTMLButtonElement =>
  [...cell.querySelectorAll("button")].find((one) =>
    (one.getAttribute("aria-label") ?? one.textContent).startsWith(beginning),
  )!;
export const area = (cell: ParentNode): HTMLTextAreaElement => cell.querySelector("textarea")!;
/** The text below the control. */
export const note = (cell: ParentNode): string => cell.querySelector(".note")!.textContent;
export async function found(find: () => Element | null | undefined): Promise<HTMLElement> {
  await waitUntil(find, "not found");
  return find() as HTMLElement;
}
export const shownText = (one: Element): string => one.textContent?.trim() ?? "";

const { set: setValue } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!;
/** Uses the prototype's setter, because React ignores values set by its own. */
export function type(input: HTMLInputElement, text: string): void {
  input.focus();
  setValue!.call(input, text);
  input.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true }));
}
/** Without focus, because focus would load an editor. */
export function fill(control: HTMLTextAreaElement, text: string): void {
  control.value = text;
  control.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true }));
}
export function pressed(at: Element, name: string, keys: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent("keydown", { key: name, bubbles: true, composed: true, cancelable: true, ...keys });
  at.dispatchEvent(event);
  return event;
}
/** True if the key was not prevented, so that the browser would handle it. */
export const key = (at: Element, name: string, keys: KeyboardEventInit = {}): boolean =>
  !pressed(at, name, keys).defaultPrevented;
