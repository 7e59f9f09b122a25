/** The page's own control behind a field tag: the tag's form association, and what passes between both. */
import { natives } from "../../base/runtime/runtime.ts";
import type { Internals } from "../internals.ts";
import type { Posted } from "../values.ts";
import { changed } from "../element.ts";
import { Aside } from "./aside.ts";
import { clickTo, isSelect, isSwitch, readNative, writeNative, type NativeControl } from "./native-value.ts";
import { inTurns, type Steps } from "./in-turns.ts";
import { hostsDay, isoDay } from "./native-days.ts";
import { childWith, type Fitted } from "./fit.ts";
import { passEvents, passFocus, textFace } from "./face-events.ts";
import { shareSelection } from "./face-selection.ts";
import { onScriptSet } from "./own-accessors.ts";
import { Taken } from "./taken.ts";
import { messageOf } from "./messages.ts";

type Problem = [flags: ValidityStateFlags, message: string, anchor: HTMLElement | undefined];
export type Host = HTMLElement & { value: unknown; formResetCallback(): void; [changed](): void };

/** By the control. */
export const allWrapped = new WeakMap<Element, Wrapped>();

interface Parts {
  control: NativeControl;
  own: Internals;
  slot: HTMLSlotElement;
  place: Fitted;
}

export class Wrapped implements Internals {
  readonly control: NativeControl;
  readonly #host: Host;
  readonly #slot: HTMLSlotElement;
  readonly #own: Internals;
  readonly #taken: Taken;
  readonly #place: Fitted;
  readonly #aside: Aside;
  readonly #observer: MutationObserver;
  readonly #ends: (() => void)[] = [];
  readonly #options = new Map<HTMLOptionElement, () => void>();
  /** The value that was last read or written, so that a typed text that the control cannot hold stays. */
  #seen = "";
  /** The problem of the field that was told to the control. */
  #told = "";
  #isAsked = false;
  /** The control's value is the field's: a person or a script has set it there. */
  #isOwn = false;
  /** The value was read and is not written yet. */
  #isRead = false;
  /** What the field last posted. */
  #posted = "";
  #isEdited = false;
  /** The page's script has changed what a person typed, so the field will dispatch no `change` when it is left. */
  #lacksChange = false;

  constructor(host: Host, { control, own, slot, place }: Parts) {
    [this.control, this.#host, this.#slot, this.#own, this.#place] = [control, host, slot, own, place];
    this.#taken = new Taken(host);
    this.#aside = new Aside(host, control);
    allWrapped.set(control, this);
    this.#observer = new MutationObserver(() => this.follow(true));
    this.#ends.push(
      onScriptSet(control, ["value", "valueAsNumber", "valueAsDate", "checked", "selectedIndex"], () => this.follow()),
      this.#on(control, "input change", () => this.follow()),
      this.#on(control, "focus", () => this.#passFocus()),
      this.#on(control, "invalid", () => {
        host.dispatchEvent(new Event("invalid"));
        this.#host[changed]();
      }),
      this.#on(control, "change", () => (this.#lacksChange = this.#isEdited = false)),
      this.#on(host, "focusin", () => this.follow()),
      this.#on(host, "focusout", () => this.#dispatchLackingChange()),
      passEvents(
        host,
        control,
        () => this.#textFace(),
        () => this.follow(),
      ),
    );
    if (!isSelect(control) && natives.name(host) === "vs-text")
      this.#ends.push(
        shareSelection(
          control,
          () => this.#textFace(),
          () => this.follow(),
        ),
      );
    const root = host.shadowRoot!;
    // the page hears the control's click
    const stop = (event: Event) => root.contains(event.target as Node) && event.stopPropagation();
    if (isSwitch(control)) this.#ends.push(this.#on(root, "click", stop));
    this.#follows();
  }

  #on(node: EventTarget, types: string, run: (event: Event) => void): () => void {
    for (const type of types.split(" ")) node.addEventListener(type, run);
    return () => {
      for (const type of types.split(" ")) node.removeEventListener(type, run);
    };
  }

  /** Takes attributes and choices, and observes the choices that are there now. */
  #follows(): void {
    this.#taken.take(this.control);
    this.#place.show(this.#isShown());
    if (isSelect(this.control)) {
      const now = new Set(this.control.options);
      for (const [option, end] of this.#options)
        if (!now.has(option)) {
          this.#options.delete(option);
          end();
        }
      for (const option of now)
        if (!this.#options.has(option))
          this.#options.set(
            option,
            onScriptSet(option, ["selected"], () => this.#soon()),
          );
    }
    const { control } = this;
    this.#observer.observe(control, { attributes: true, childList: true, characterData: true, subtree: true });
    if (control.parentElement !== this.#host)
      this.#observer.observe(childWith(this.#host, control), {
        attributeFilter: ["class", "hidden", "style"],
        subtree: true,
      });
  }

  /** The page's scripts have hidden neither the control nor what it stands in. */
  #isShown(): boolean {
    for (let at: Element | null = this.control; at && at !== this.#host; at = at.parentElement)
      if (getComputedStyle(at).display === "none") return false;
    return true;
  }

  /** Scripts set the choices one by one. */
  #soon(): void {
    if (this.#isAsked) return;
    this.#isAsked = true;
    natives.soon(() => {
      this.#isAsked = false;
      this.follow();
    });
  }

  /** Takes the control's value if it is another one, and with `isWhole` its attributes and choices. */
  follow(isWhole = false): void {
    if (isWhole) {
      this.#follows();
      if (this.isFace) this.#aside.set();
    }
    const isNew = natives.json(this.#text()) !== this.#seen;
    if (isNew && this.#isEdited) this.#lacksChange = true;
    if (isNew) this.reset();
    else if (isWhole) this.#host[changed]();
    const face = isNew && this.#textFace();
    // at once: the next key may come before the field is drawn
    if (face && natives.name(this.#host) === "vs-text") face.value = String(readNative(this.control));
  }

  /** Takes the value; the person has not left it yet. */
  reset(): void {
    this.#host.formResetCallback();
  }

  #dispatchLackingChange(): void {
    natives.soon(() => {
      if (this.#lacksChange) this.control.dispatchEvent(new Event("change", { bubbles: true }));
      this.#isEdited = false;
    });
  }

  // ---- the field's side

  get form(): HTMLFormElement | null {
    return this.control.form;
  }

  /** The control's, and those around the tag; their texts without the choices inside. */
  get labels(): NodeList {
    const labels = new Set<Node>([...(this.control.labels ?? []), ...this.#own.labels]);
    return [...labels].map((label) => ({ textContent: textWithout(label, this.#host) })) as unknown as NodeList;
  }

  read(): string {
    const value = this.#text();
    this.#seen = natives.json(value);
    this.#isRead = true;
    this.#isOwn = false;
    return value as string; // the tag's value kind fits the control
  }

  /** The control's value, a day as the field reads it. */
  #text(): ReturnType<typeof readNative> {
    const value = readNative(this.control);
    return typeof value === "string" ? isoDay(value, this.#host, this.control) : value;
  }

  /** Writes what is new; what was just read is not written back. */
  write(posted: Posted): void {
    const text = natives.json(posted);
    if (!this.#isRead && text !== this.#posted) {
      const [host, control] = [this.#host, this.control];
      writeNative(control, typeof posted === "string" ? hostsDay(posted, host, control) : posted);
      this.#seen = natives.json(this.#text());
      this.#isEdited = this.#isOwn = true;
    }
    this.#isRead = false;
    this.#posted = text;
    this.show();
    this.#judge(undefined);
  }

  /** The page hears a box that is ticked as the browser tells it, with a click, which the page may refuse. */
  readonly target = {
    dispatchEvent: (event: Event) => {
      const { control } = this;
      if (!isSwitch(control)) return control.dispatchEvent(event);
      if (event.type === "input") clickTo(control);
      this.follow(); // the page may have refused it
      return true;
    },
  };

  setFormValue(): void {}
  setValidity(flags: ValidityStateFlags, message = "", anchor?: HTMLElement): void {
    // without the tag, a value that nobody has changed would be sent
    if (message && (this.#isOwn || !flags.badInput)) this.#judge([flags, message, anchor]);
  }

  /** A problem of the field itself is told to the control, which stops the form; else the control's is shown. */
  #judge(problem: Problem | undefined): void {
    const { control } = this;
    if (control.validity.customError && control.validationMessage === this.#told) control.setCustomValidity("");
    this.#told = problem && control.validity.valid ? problem[1] : "";
    if (this.#told) control.setCustomValidity(this.#told);
    if (problem) this.#own.setValidity(...problem);
    else if (control.validity.valid) this.#own.setValidity({});
    else this.#own.setValidity(control.validity, messageOf(control), this.#anchor() ?? undefined);
  }

  get validity(): ValidityState {
    return this.#own.validity;
  }
  get validationMessage(): string {
    return this.#own.validationMessage;
  }
  get willValidate(): boolean {
    return this.#own.willValidate;
  }
  checkValidity(): boolean {
    return this.#own.checkValidity();
  }
  reportValidity(): boolean {
    return this.#own.reportValidity();
  }

  // ---- what a person sees

  /** The field is drawn in the place of the control. */
  isFace = false;
  #isMeasuring = false;

  /** Hides the control as soon as the field is drawn in its place. */
  show(): void {
    if (this.isFace || !this.#anchor()) return;
    if (this.#place.isMeasured()) this.#show();
    else if (!this.#isMeasuring) inTurns(this.#measureAndShow());
  }

  *#measureAndShow(): Steps {
    this.#isMeasuring = true;
    yield* this.#place.measure();
    yield;
    this.#isMeasuring = false;
    if (allWrapped.get(this.control) === this) this.show();
  }

  #show(): void {
    this.isFace = true;
    this.#place.take();
    this.#slot.className = "held";
    this.#slot.getRootNode().appendChild(this.#slot); // links of the host follow the field
    this.#aside.set();
    this.#passFocus();
  }

  #anchor(): HTMLElement | null {
    return this.#host.shadowRoot!.querySelector<HTMLElement>("[data-anchor]:not([hidden])");
  }

  #textFace = () => (this.isFace ? textFace(this.#host, this.control, this.#anchor()) : undefined);

  #passFocus(): void {
    const anchor = this.#anchor();
    if (this.isFace && anchor && natives.matches(this.control, ":focus"))
      passFocus(this.control, anchor, this.#textFace());
  }

  /** The control is the page's alone again. */
  end(): void {
    this.#observer.disconnect();
    allWrapped.delete(this.control);
    for (const end of [...this.#ends, ...this.#options.values()]) end();
    this.#options.clear();
    this.#slot.className = "";
    this.#place.end();
    this.#aside.end();
    if (this.#told && this.control.validationMessage === this.#told) this.control.setCustomValidity("");
    this.#taken.giveBack();
  }
}

/** The text of a label that may stand around the tag, without the choices inside. */
function textWithout(label: Node, inner: Element): string {
  const walker = document.createTreeWalker(label, NodeFilter.SHOW_TEXT);
  let text = "";
  while (walker.nextNode()) if (!inner.contains(walker.currentNode)) text += walker.currentNode.nodeValue;
  return text.trim();
}
