import type { KeyboardEvent } from "react";
import type { ComboProps } from "./combo-props.ts";
import type { Combobox } from "./combobox.ts";
import { words } from "./phrases.ts";

interface Shown extends ComboProps {
  isOff: boolean;
}

/**
 * The lifecycle of a combobox's input: plain at rest; the code that opens and searches the list is loaded at the first
 * touch.
 */
export class ComboInput {
  #input: HTMLInputElement | undefined;
  #now!: Shown;
  #text: string | undefined;
  #list: Combobox | undefined;
  #coming: Promise<void> | undefined;
  /** A click or key asked for the list before its code was loaded. */
  #isWanted = false;
  #isTyping = false;
  /** Enter was pressed after typing, before the list's code was loaded. */
  #isEntered = false;
  readonly #awoke: () => void;

  /** @param awoke called at the first touch */
  constructor(awoke: () => void) {
    this.#awoke = awoke;
  }

  /** Props of the input. */
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

  /** Call it after each render. */
  show(now: Shown): void {
    this.#now = now;
    if (now.text !== this.#text && !this.#isTyping) this.#put(now.text);
    this.#text = now.text;
    this.#list?.refresh();
  }
  #put(text: string): void {
    const input = this.#input!;
    const wasEmpty = this.#text === ""; // React may have written the first text already
    if (input.value === text && !wasEmpty) return;
    const isAllSelected = wasEmpty || (input.selectionStart === 0 && input.selectionEnd === input.value.length);
    input.value = text;
    // a text that arrives after the click is also replaced by the first key
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
    this.#isWanted = true; // set only on click: code that is loaded meanwhile handles the click itself
    if (!this.#isTyping && !this.#now.isOff) this.#input!.select(); // the pointer has moved the caret
  }
  #press(event: KeyboardEvent): void {
    const { key } = event;
    this.#isWanted ||= key.length === 1 || key === "ArrowDown";
    if (this.#list || key !== "Enter" || event.nativeEvent.isComposing || !this.#isTyping) return;
    this.#isEntered = true;
    event.preventDefault(); // Enter is for the list, not for the form
  }
  #type(): void {
    this.#isTyping = true;
    this.#isEntered = false;
  }
  /** Before the list's code is loaded, leaving the input must not lose the typed text. */
  #blur(): void {
    if (!this.#list && !this.#now.isOff) this.#leave(this.#isTyping ? this.#input!.value : null, this.#isEntered);
  }
  /** Clears the choice and focuses the input. */
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
      label: this.#now.field.label || words("choose"),
      isMany: this.#now.isMany ?? false,
      now: () => ({ isSearched: () => true, ...this.#now }),
      pick: (option) => {
        this.#text = input.value; // shows the choice; a script of the page may take it back at once
        this.#now.pick(option);
      },
      leave: (typed, isEntered) => this.#leave(typed, isEntered),
      opened: () => this.#now.opened?.(),
      typed: (text, isOpen) => {
        this.#isTyping = text !== "";
        this.#now.typed?.(text, isOpen);
      },
    });
    if (!this.#hasFocus()) return;
    if (this.#isWanted || this.#isTyping) this.#list.open();
    if (this.#isEntered) this.#list.enter();
  }
}
