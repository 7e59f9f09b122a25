import { natives } from "../base/runtime/runtime.ts";
import { settings } from "../base/settings.ts";
import { isUnread } from "../values/unread.ts";
import { changed, inside, VsElement, type Definition } from "./element.ts";
import type { Inside } from "./inside.ts";
import type { Internals } from "./internals.ts";
import type { Mirror } from "./mirror.ts";
import type { Tag } from "./tag.ts";
import { codecs, isEmpty, type Codec, type Posted, serialized, type ValueKind } from "./values.ts";

export interface Problem {
  flags: ValidityStateFlags;
  message: string;
}
/** Validates a value; null when it is valid. */
export type Check = (value: unknown) => Problem | null;

/** The interface of a field's element for its view. */
export interface FieldInside extends Inside {
  /** The current value; may be Unread. */
  value(): unknown;
  /** The text of the attribute that the value came from, so that its spelling can be kept. */
  raw(): string | null;
  isDisabled(): boolean;
  /** Sets a value that a person entered. */
  change(value: unknown): void;
  /** The person left the control: dispatches `change` if the value differs from the last `change`. */
  done(): void;
  /** Sets the view's check, and the spelling of a number that is posted. */
  validate(check: Check, spell?: (value: number) => string): void;
  /** The message to show: "" until the person has left the field or the form was validated. */
  problem(): string;
}

/** A form-associated control: value, posted entries, validity, reset, restore, its own `input` and `change` events. */
export abstract class VsControl extends VsElement {
  #internals: Internals = this.attachInternals();
  readonly #tag: Tag;
  #value: unknown;
  #raw: string | null = null;
  /** A person or a script has set the value: the attribute `value` is ignored from then on. */
  #isDirty = false;
  #isTouched = false;
  #isDisabledByForm = false;
  #custom = "";
  /** The browser was told of a problem. */
  #isWrong = false;
  #check: Check | undefined;
  #spell: (value: number) => string = String;
  /** The value at the last `change` event. */
  #settled: unknown;
  #mirror: Mirror | undefined;
  /** The browser gets a long value when the page is left (keep-late.ts). */
  #isKeptLate = false;

  constructor(given: Definition) {
    super(given);
    this.#tag = given.tag;
    this.#value = this.#settled = this.#codec.empty;
    for (const type of ["invalid", "focusout"]) this.addEventListener(type, () => this.#touch());
  }

  /** The value kind; it depends on `type` and `multi` in tags that hold several kinds. */
  get #kind(): ValueKind {
    const { value, type } = this.#tag;
    const attribute = (name: string) => natives.attribute(this, name);
    const kind = typeof value === "object" ? (value[attribute("type") || type!] ?? value[type!]!) : value!;
    return kind === "choice" ? (attribute("multi") === null ? "text" : "list") : kind;
  }
  get #codec(): Codec {
    return codecs[this.#kind];
  }
  get #isDisabled(): boolean {
    return this.#isDisabledByForm || this.#has("disabled");
  }
  #has(attribute: string): boolean {
    return natives.attribute(this, attribute) !== null;
  }

  override connectedCallback(): void {
    if (this.#wrapControl()) return;
    super.connectedCallback();
    if (!this.form && document.forms[0]) rare(({ joinForm }) => joinForm(this, () => this.#posted()));
    // the parser has not come to the children yet; later ones: src/view/stand-alone.tsx
    if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", () => this.#wrapControl());
  }

  /**
   * Begins to wrap the page's own control, if there is one; it stays visible until the view is drawn.
   * @returns whether the control holds the value
   */
  #wrapControl(): boolean {
    if (!this.firstElementChild || this.#internals.read) return false;
    this.shadowRoot!.append(document.createElement("slot"));
    rare(({ wrap }) =>
      wrap(
        this,
        this.#internals,
        (internals) => (this.#internals = internals),
        () => super.connectedCallback(),
      ),
    );
    return true;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    natives.soon(() => this.isConnected || this.#mirror?.show(false));
  }

  override attributeChangedCallback(attribute: string): void {
    const isKind = attribute === "type" || attribute === "multi";
    if (isKind && this.#isDirty && !isUnread(this.#value)) this.#value = this.#settled = this.#codec.read(this.#value);
    // Re-read on every attribute change: `type` or `multi` may have changed the value kind.
    else this.#readAttribute();
    super.attributeChangedCallback(attribute);
  }

  override [changed](): void {
    this.#report();
    super[changed]();
  }

  override get [inside](): FieldInside {
    const base = super[inside];
    return {
      ...base,
      value: () => this.#value,
      raw: () => this.#raw,
      isDisabled: () => this.#isDisabled,
      change: (value) => this.#type(value),
      done: () => this.#done(),
      validate: (check, spell = String) => {
        this.#check = check;
        this.#spell = spell;
        this.#report();
      },
      problem: () => (this.#isTouched && this.#internals.willValidate ? this.#internals.validationMessage : ""),
    };
  }

  // ---- value

  get value(): unknown {
    return isUnread(this.#value) ? this.#codec.empty : this.#value;
  }
  set value(given: unknown) {
    this.#isDirty = true;
    // NaN is no value
    this.#value = this.#settled = Number.isNaN(given ?? NaN) ? this.#codec.empty : this.#codec.read(given);
    this[changed]();
  }

  /** Reads the initial value, also used after a reset, from the attributes `value` and `checked`. */
  #readAttribute(): void {
    if (this.#isDirty) return;
    this.#raw = this.#internals.read?.() ?? natives.attribute(this, "value");
    const isChecked = this.#kind === "flag" && this.#has("checked");
    this.#value = isChecked ? true : this.#raw === null ? this.#codec.empty : this.#codec.read(this.#raw);
    this.#settled = this.#value;
  }

  #type(value: unknown): void {
    if (this.#isDisabled || this.#has("readonly")) return this[changed]();
    if (postsTheSame(value, this.#value)) return;
    this.#isDirty = true;
    this.#value = value;
    this[changed]();
    this.#dispatch("input", true);
  }

  #done(): void {
    if (postsTheSame(this.#settled, this.#value)) return;
    this.#settled = this.#value;
    this.#dispatch("change", false);
  }

  /** As the browser does for its own controls: only `input` leaves shadow roots. */
  #dispatch(type: string, composed: boolean): void {
    (this.#internals.target ?? this).dispatchEvent(new Event(type, { bubbles: true, composed }));
  }

  #touch(): void {
    if (this.#isTouched) return;
    this.#isTouched = true;
    this[changed]();
  }

  // ---- form association

  #report(): void {
    this.#post();
    const wrong = this.#custom ? { flags: { customError: true }, message: this.#custom } : this.#judge();
    if (!wrong && !this.#isWrong) return;
    this.#isWrong = wrong !== null;
    const root = this.shadowRoot!;
    const anchor = root.querySelector<HTMLElement>("[data-anchor]") ?? root.querySelector<HTMLElement>("input,button");
    this.#internals.setValidity(wrong?.flags, wrong?.message, anchor ?? undefined);
  }

  #judge(): Problem | null {
    const isMissing = this.#has("required") && isEmpty(this.#value);
    return (
      this.#check?.(this.#value) ?? (isMissing ? { flags: { valueMissing: true }, message: browsersWords() } : null)
    );
  }

  /** With `mirror` hidden inputs beside the tag carry the value; until the mirror's code is loaded, the tag itself posts. */
  #post(): void {
    const name = natives.attribute(this, "name");
    const posted = this.#posted();
    if (this.#internals.write) return this.#internals.write(posted);
    const isMirrored = name && (this.#has("mirror") || settings.mirror);
    if (isMirrored && !this.#mirror)
      rare(({ Mirror }) => {
        this.#mirror ??= new Mirror(this);
        this.#post();
      });
    let entries: Posted | FormData = posted;
    if (this.#mirror?.show(isMirrored, name, posted) || !name) entries = null;
    else if (Array.isArray(posted)) {
      entries = new FormData();
      for (const one of posted) entries.append(name, one);
    }
    let state: string | null = serialized(this.#value);
    // Chromium writes it to its history a second later, beside what is posted: 50 ms for 2 MB
    if (state.length > 100_000 && !document.hidden) {
      if (this.#isKeptLate) state = null;
      else
        rare(({ keepLate }) => {
          this.#isKeptLate = true;
          keepLate(this);
        });
    }
    this.#internals.setFormValue(entries as FormData | string | null, state);
  }

  /** An untouched number or JSON value, and text that could not be read, are posted as they were written. */
  #posted(): Posted {
    if (isUnread(this.#value)) return this.#value.text;
    const isSpelt = this.#kind === "number" || this.#kind === "json";
    if (isSpelt && !this.#isDirty && this.#raw !== null) return this.#raw;
    const on = natives.attribute(this, "on-value") ?? "on";
    return this.#codec.post(this.#value, { spell: this.#spell, on, join: natives.attribute(this, "multi-join") ?? "" });
  }

  formDisabledCallback(isDisabled: boolean): void {
    this.#isDisabledByForm = isDisabled;
    this[changed]();
  }
  formResetCallback(): void {
    this.#isDirty = this.#isTouched = false;
    this.#custom = "";
    this.#readAttribute();
    this[changed]();
  }
  formStateRestoreCallback(state: string): void {
    this.value = state;
  }

  get form(): HTMLFormElement | null {
    return this.#internals.form;
  }
  get labels(): NodeList {
    return this.#internals.labels;
  }
  get validity(): ValidityState {
    return this.#internals.validity;
  }
  get validationMessage(): string {
    return this.#internals.validationMessage;
  }
  get willValidate(): boolean {
    return this.#internals.willValidate;
  }
  checkValidity(): boolean {
    return this.#internals.checkValidity();
  }
  reportValidity(): boolean {
    return this.#internals.reportValidity();
  }
  setCustomValidity(message: string): void {
    this.#custom = message;
    this[changed]();
  }
}

/** The browser's own message for a missing value, until the code of the field gives ours; setValidity needs one. */
const browsersWords = (): string =>
  Object.assign(document.createElement("input"), { required: true }).validationMessage || "*";

type Rare = typeof import("./rare-association.ts");
let code: Promise<Rare> | undefined;
const rare = (run: (code: Rare) => void): void =>
  void (code ??= import("./rare-association.ts")).then(run, console.warn);

const postsTheSame = (one: unknown, other: unknown): boolean =>
  one === other || (isUnread(one) === isUnread(other) && serialized(one) === serialized(other));
