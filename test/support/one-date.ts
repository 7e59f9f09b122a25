/** Dates, times and periods in a unit test's page, typed by keys: in a form and as tags alone. */
import { sendKeys } from "@web/test-runner-commands";
import { element } from "../../src/page/new-element.ts";
import { answers } from "./memory-server.ts";
import { place } from "./one-field.ts";
import { waitUntil } from "./wait-until.ts";

type VsForm = HTMLElement & { submit(): Promise<boolean> };
type Tag = HTMLElement & { value: unknown };

export const find = <Found extends HTMLElement = HTMLInputElement>(owner: HTMLElement, selector: string) =>
  owner.shadowRoot!.querySelector<Found>(selector)!;
export const input = (owner: HTMLElement) => find(owner, "input.control");

/** A form with the single field `x`. */
export async function form(entry: object, value: object = {}): Promise<VsForm> {
  const made = element("vs-form", { table: "a.b", record: "1", schema: { schema: { x: entry } }, value }) as VsForm;
  place.append(made);
  await waitUntil(() => find(made, "[data-field] [data-anchor]"), "no form");
  return made;
}
export async function tag(html: string): Promise<Tag> {
  place.innerHTML = `<form>${html}</form>`;
  const made = place.querySelector("form")!.firstElementChild as Tag;
  await waitUntil(() => made.shadowRoot!.querySelector("[data-anchor]"), "not drawn");
  return made;
}
export const posted = () => new FormData(place.querySelector("form")!).get("x");
export async function type(control: HTMLInputElement, text: string): Promise<void> {
  control.focus();
  control.select();
  await sendKeys({ press: "Delete" });
  await sendKeys({ type: text });
}
export const leave = async (control: HTMLElement) => control.blur();
/** The value of `x` that a save of the form sends. */
export async function saved(made: VsForm): Promise<unknown> {
  const asked = answers({ id: 1 });
  await made.submit();
  const save = asked.find(({ method }) => method === "PUT");
  return (JSON.parse(save!.body) as { x: unknown }).x;
}
