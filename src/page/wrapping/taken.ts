/** What a tag takes over from the page's own control inside it. Attributes that the author wrote on the tag win. */
import { natives } from "../../base/runtime/runtime.ts";
import { isSelect, type NativeControl } from "./native-value.ts";

const types: Readonly<Record<string, string>> = { email: "Email", url: "Url", tel: "Phone", password: "Password" };

/** The attributes that the tag should have; null for those that it should not. */
function attributesOf(tag: string, control: NativeControl): Record<string, string | null> {
  const given = (name: string) => natives.attribute(control, name);
  const flag = (name: string) => (given(name) === null ? null : "");
  const area = control instanceof HTMLTextAreaElement ? "TextArea" : null;
  const isDate = tag === "vs-date";
  return {
    // no form counts the tag among its elements: the control is the one
    form: "",
    disabled: flag("disabled"),
    readonly: flag("readonly"),
    required: flag("required"),
    placeholder: given("placeholder") ?? emptyText(control),
    maxlength: given("maxlength"),
    autocomplete: given("autocomplete"),
    multi: isSelect(control) && control.multiple ? "" : null,
    type: tag === "vs-text" ? (area ?? types[control.type] ?? null) : null,
    size: given("rows"),
    ...(isDate && { start: given("min"), end: given("max") }),
    ...(tag === "vs-number" && numberAttributes(given, control.type === "number")),
  };
}

/** A number control of the browser takes whole numbers unless `step` says more. */
function numberAttributes(given: (name: string) => string | null, isNative: boolean): Record<string, string | null> {
  const [min, max, step] = [given("min"), given("max"), given("step") ?? (isNative ? "1" : "any")];
  const places = /^\d*(?:\.(\d+))?$/.exec(step);
  return {
    interval: min && max ? `${min},${max}` : null,
    "decimal-places": places ? String(places[1]?.length ?? 0) : null,
  };
}

/** The text of the choice for "nothing", unless it is only dashes. */
function emptyText(control: NativeControl): string | null {
  const option = isSelect(control) ? [...control.options].find(({ value }) => value === "") : undefined;
  const text = option?.text.trim() ?? "";
  return /^[-–—.…\s]*$/.test(text) ? null : text;
}

/** The choices of a select, for the property `options`. */
export function optionsOf(control: HTMLSelectElement): object[] {
  return [...control.options]
    .filter(({ value }) => value !== "")
    .map((option) => {
      const parent = option.parentElement;
      const group = parent instanceof HTMLOptGroupElement ? parent : undefined;
      const enabled = !(option.disabled || group?.disabled);
      return {
        id: option.value,
        text: option.label || option.text,
        group: group?.label ?? "",
        enabled,
        hidden: option.hidden,
      };
    });
}

/** Keeps the tag's attributes and choices as those of the control. */
export class Taken {
  readonly #host: HTMLElement & { options?: unknown };
  /** What was set here; all others are the author's. */
  readonly #set = new Map<string, string>();
  #choices = "";

  constructor(host: HTMLElement) {
    this.#host = host;
  }

  take(control: NativeControl): void {
    const wanted = attributesOf(natives.name(this.#host), control);
    for (const [name, value] of Object.entries(wanted)) this.#put(name, value);
    const isListed = ["options", "data", "api"].some((name) => natives.attribute(this.#host, name) !== null);
    if (!isSelect(control) || isListed) return;
    const choices = optionsOf(control);
    const text = natives.json(choices);
    if (text === this.#choices) return;
    this.#choices = text;
    this.#host.options = choices;
  }

  giveBack(): void {
    for (const name of this.#set.keys()) this.#put(name, null);
    if (this.#choices) this.#host.options = null;
    this.#choices = "";
  }

  #put(name: string, value: string | null): void {
    const now = natives.attribute(this.#host, name);
    if (now !== null && now !== this.#set.get(name)) return;
    if (value === null) this.#set.delete(name);
    else this.#set.set(name, value);
    if (now === value) return;
    if (value === null) this.#host.removeAttribute(name);
    else this.#host.setAttribute(name, value);
  }
}
