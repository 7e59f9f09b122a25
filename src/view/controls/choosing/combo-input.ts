import type { KeyboardEvent } from "react";
import { t } from "../../../base/language/i18n.ts";
import type { ComboProps } from "./combo.tsx";
import type { Combobox } from "./combobox.ts";

interface Shown extends ComboProps {
  isOff: boolean;
}

/** The input of a list through its life: plain at rest, from the first touch on with what opens and searches. */
export class ComboInput {
  #input: HTMLInputElement | undefined;
  #now!: Shown;
  #text: string | undefined;
  #list: Combobox | undefined;
  #coming: Promise<void> | undefined;
  /** A click or a key asked for the list before it could open. */
  #isWanted = false;
  #isTyping = false;
  /** Enter was pressed after typing, before the list could open. */
  #isEntered = false;
  readonly #awoke: () => void;

  /** @param awoke it is touched for the first time */
  constructor(awoke: () => void) {
    this.#awoke = awoke;
  }

  /** What the input gets. */
  readonly props = {
    ref: (input: HTMLInputElement | null): (() => void) => this.#attach(input),
    onPointerEnter: (): void => this.#touch(),
    onClick: (): void => this.#click(),
    onKeyDown: (event: KeyboardEvent): void => this.#press(event),
    onInput: (): void => this.#type(),
    onFocus: (): void => this.#enter(),
    onBlur: (): void => this.#blur(),
  };
  #attach(input: HTMLInputElement | null): () => void {
    this.#input = input ?? undefined;
    return () => {
      this.#input = undefined;
      this.#list?.destroy();
    };
  }

  /** After each drawing. */
  show(now: Shown): void {
    this.#now = now;
    if (now.text !== this.#text && !this.#isTyping) this.#put(now.text);
    this.#text = now.text;
    this.#list?.refresh();
  }
  #put(text: string): void {
    const input = this.#input!;
    if (input.value === text) return;
    const isAllSelected = input.selectionStart === 0 && input.selectionEnd === input.value.length;
    input.value = text;
    // a text that comes after the click is replaced by the first key too
    if (isAllSelected && this.#hasFocus()) input.select();
  }

  #touch(): void {
    if (this.#now.isOff || this.#coming) return;
    this.#awoke();
    this.#coming = this.#bring();
  }
  #enter(): void {
    if (!this.#now.isOff) this.#input!.select();
    this.#touch();
  }
  #click(): void {
    this.#isWanted = true; // not before: what comes meanwhile hears the click itself
    if (!this.#isTyping && !this.#now.isOff) this.#input!.select(); // the pointer has put the caret somewhere
  }
  #press(event: KeyboardEvent): void {
    const { key } = event;
    this.#isWanted ||= key.length === 1 || key === "ArrowDown";
    if (this.#list || key !== "Enter" || !this.#isTyping) return;
    this.#isEntered = true;
    event.preventDefault(); // it is the list's, not the form's
  }
  #type(): void {
    this.#isTyping = true;
    this.#isEntered = false;
  }
  /** Before what searches has come, what was typed is not lost either. */
  #blur(): void {
    if (!this.#list && !this.#now.isOff) this.#leave(this.#isTyping ? this.#input!.value : null, this.#isEntered);
  }
  /** Takes the choice back, and the focus to itself. */
  readonly clear = (): void => {
    this.#now.clear?.();
    this.#isTyping = false;
    this.#input!.value = "";
    this.#input!.focus();
  };

  #leave(typed: string | null, isEntered: boolean): void {
    this.#isTyping = false;
    this.#isEntered = false;
    this.#now.leave(typed, isEntered);
    if (this.#input) this.#input.value = this.#now.text;
  }
  #hasFocus(): boolean {
    const input = this.#input!;
    return (input.getRootNode() as ShadowRoot).activeElement === input;
  }

  async #bring(): Promise<void> {
    try {
      const { Combobox } = await import("./combobox.ts");
      const input = this.#input;
      if (!input?.isConnected) return void (this.#coming = undefined);
      if (!this.#list) this.#start(input, Combobox);
      await this.#now.wake?.(input);
    } catch (error) {
      this.#coming = undefined; // the next touch tries again
      console.error(error);
    }
  }
  #start(input: HTMLInputElement, Code: typeof Combobox): void {
    this.#list = new Code({
      input,
      box: input.parentElement!,
      label: this.#now.field.label || t("choose"),
      isMany: this.#now.isMany ?? false,
      now: () => ({ isSearched: () => true, ...this.#now }),
      pick: (option) => this.#now.pick(option),
      leave: (typed, isEntered) => this.#leave(typed, isEntered),
      opened: () => this.#now.opened?.(),
      typed: (text) => {
        this.#isTyping = text !== "";
        this.#now.typed?.(text);
      },
    });
    if (!this.#hasFocus()) return;
    if (this.#isWanted || this.#isTyping) this.#list.open();
    if (this.#isEntered) this.#list.enter();
  }
}
