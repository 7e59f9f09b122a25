/** Shared by tests of lists and suggestions: a server in memory, and the controls' parts. */
import { configure } from "../../src/base/settings.ts";
import { forgetOptions } from "../../src/server/calls/lists/select-lists.ts";
import { forgetSuggestions } from "../../src/server/calls/lists/suggest.ts";
import { all, clear, type VsForm } from "./open-form.ts";
import { waitUntil } from "./wait-until.ts";

export function clearAll(): void {
  clear();
  forgetOptions();
  forgetSuggestions();
  configure({ transport: null, minimum_for_search: null, select_add_method: null });
}

type Answer = (url: URL, request: Request) => unknown;
/** Answers calls by their path from memory; returns the requested paths. */
export function server(answer: Answer): string[] {
  const asked: string[] = [];
  configure({
    transport: async (request: Request) => {
      const url = new URL(request.url);
      const query = decodeURIComponent(
        new URLSearchParams([...url.searchParams].filter(([name]) => !name.startsWith("wtr"))).toString(),
      );
      asked.push(`${request.method} ${decodeURIComponent(url.pathname)}${query && `?${query}`}`);
      const given = await answer(url, request);
      return given instanceof Response ? given : new Response(JSON.stringify(given));
    },
  });
  return asked;
}

export const cell = (form: HTMLElement, name: string) => all(form, `[data-field="${name}"]`)[0]!;
export const input = (root: ParentNode, at = 0) => root.querySelectorAll<HTMLInputElement>("input[role=combobox]")[at]!;
export const options = (root: ParentNode) => [...root.querySelectorAll<HTMLElement>("[role=option]")];
export const texts = (root: ParentNode) => options(root).map(({ textContent }) => textContent);
export const note = (root: ParentNode) => root.querySelector(".list-note:not([hidden])")?.textContent ?? "";
export const chips = (root: ParentNode) =>
  [...root.querySelectorAll(".chip-text")].map(({ textContent }) => textContent);

/** Opens the list of a control as a click does. */
export async function openList(root: ParentNode, at = 0): Promise<HTMLInputElement> {
  const control = input(root, at);
  control.focus();
  await waitUntil(() => control.parentElement!.querySelector(".list-box"), "the list's code has not come");
  if (control.getAttribute("aria-expanded") === "false") control.click();
  await waitUntil(() => control.getAttribute("aria-expanded") === "true", "the list is not open");
  return control;
}
export function type(control: HTMLInputElement, text: string): void {
  control.value = text;
  control.dispatchEvent(new InputEvent("input", { bubbles: true }));
}
/** The key codes that tom-select uses. */
export const codes: Record<string, number> = {
  Backspace: 8,
  Escape: 27,
  ArrowLeft: 37,
  ArrowRight: 39,
  Delete: 46,
  a: 65,
};
export const key = (control: Element, name: string, more: KeyboardEventInit = {}) => {
  const event = { key: name, keyCode: codes[name] ?? 0, bubbles: true, cancelable: true, composed: true, ...more };
  return control.dispatchEvent(new KeyboardEvent("keydown", event));
};
export const values = (form: VsForm) => (form as VsForm & { values(): Record<string, unknown> }).values();

export const colours = { red: "Червоний", green: "Зелений", blue: "Синій" };
export const select = (more: object = {}) => ({
  schema: { a: { type: "Select", title: "Колір", options: colours, ...more } },
});
