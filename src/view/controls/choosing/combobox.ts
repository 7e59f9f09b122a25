/** The behaviour of an input with a list (ARIA combobox): loaded by `import()` at the first touch of a field. */
import { natives } from "../../../base/runtime/runtime.ts";
import { exactly, nextBeginning, prepare } from "../../../forms/lists/search.ts";
import type { Option } from "../../../forms/lists/option-lists.ts";
import { ListBox } from "./list-box.ts";

/** The options for a typed text. */
export interface Found {
  options: readonly Option[];
  note: string;
  /** More options are being loaded. */
  isComing: boolean;
}
export interface ComboboxOptions {
  input: HTMLInputElement;
  /** The list is placed beside this box, and its popover element is inside. */
  box: HTMLElement;
  label: string;
  isMany: boolean;
  /** Reads the field as it is now. */
  now(): {
    /** "" while nothing has been typed. */
    found(typed: string): Found;
    chosen: readonly string[];
    /** The input's text while nobody types. */
    text: string;
    isOff: boolean;
    /** Can be searched by typing. */
    isSearched(): boolean;
  };
  pick(option: Option): void;
  /** See ComboProps. */
  leave(typed: string | null, isEntered: boolean): void;
  opened(): void;
  /** See ComboProps. */
  typed(text: string, isOpen?: boolean): void;
}

export class Combobox {
  readonly #given: ComboboxOptions;
  readonly #input: HTMLInputElement;
  readonly #list: ListBox;
  /** Null while the input shows the field's own text. */
  #typed: string | null;
  /** Enter was pressed before there was anything to pick. */
  #isEntered = false;
  readonly #ended = new AbortController();

  constructor(given: ComboboxOptions) {
    const { input, box, label, isMany, now } = given;
    this.#given = given;
    this.#input = input;
    this.#list = new ListBox(box, { id: `${input.id}-list`, label, isMany });
    input.spellcheck = false;
    this.#typed = input.value === now().text ? null : input.value;
    if (this.#typed !== null) given.typed(this.#typed); // typed before this code was loaded
    natives.after(0, () => prepare(now().found("").options));
    this.#listen(box);
  }

  #listen(box: HTMLElement): void {
    const on = { signal: this.#ended.signal };
    this.#input.addEventListener("keydown", (event) => this.#onKeyDown(event), on);
    this.#input.addEventListener("input", () => this.#onInput(), on);
    // a form's submit also dispatches focusout, so that typed text becomes a value
    this.#input.addEventListener("focusout", () => this.#onLeave(), on);
    box.addEventListener("click", (event) => this.#onClick(event), on);
    const place = (event: Event) => this.#list.element.contains(event.target as Node) || this.#list.place();
    addEventListener("scroll", place, { ...on, capture: true, passive: true });
    addEventListener("resize", () => this.#list.place(), on);
  }

  /** Redraws after a change of the options or of the field. */
  refresh(): void {
    if (this.#given.now().isOff) this.#close();
    if (!this.#list.isOpen) return;
    this.#draw();
    if (this.#isEntered && !this.#found().isComing) this.#pickMeant();
  }
  destroy(): void {
    this.#ended.abort();
    this.#list.destroy();
  }

  // ---- the list

  open(): void {
    const { now, opened, isMany } = this.#given;
    if (now().isOff || this.#list.isOpen) return;
    opened();
    this.#list.open();
    this.#input.setAttribute("aria-expanded", "true");
    this.#draw();
    const [first] = now().chosen;
    if (!isMany && this.#typed === null && first !== undefined) this.#list.activate(({ id }) => id === first);
    this.#tellActive();
  }
  #close(): void {
    this.#list.close();
    this.#input.setAttribute("aria-expanded", "false");
    this.#input.removeAttribute("aria-activedescendant");
  }
  #draw(): void {
    this.#list.show({ ...this.#found(), chosen: this.#given.now().chosen });
    if (!this.#list.active && this.#typed) this.#list.activate(({ isDisabled }) => !isDisabled);
    this.#tellActive();
  }
  #found(): Found {
    return this.#given.now().found(this.#typed ?? "");
  }
  #tellActive(): void {
    const { activeId } = this.#list;
    if (activeId) this.#input.setAttribute("aria-activedescendant", activeId);
    else this.#input.removeAttribute("aria-activedescendant");
  }

  #pick(option: Option): void {
    const { isMany, typed, pick } = this.#given;
    this.#typed = null;
    typed("", isMany && this.#list.isOpen);
    this.#input.value = isMany ? "" : (option.added ?? option.text);
    if (!isMany) this.#close();
    if (!isMany) this.#input.select(); // a letter starts a new search, Backspace clears
    pick(option);
    if (isMany) this.#draw();
  }

  // ---- keys

  #onKeyDown(event: KeyboardEvent): void {
    const { isOff, isSearched } = this.#given.now();
    if (event.isComposing || isOff) return;
    if (this.#keys[event.key]?.(event)) event.preventDefault();
    else if (!isSearched() && isLetter(event)) {
      event.preventDefault();
      this.#jump(event.key);
    }
  }
  /** Key handlers; true when they have handled the key. */
  readonly #keys: Record<string, (event: KeyboardEvent) => boolean> = {
    ArrowDown: ({ altKey }) => this.#step(altKey ? 0 : 1),
    ArrowUp: ({ altKey }) => (altKey ? this.#give(() => this.#close()) : this.#step(-1)),
    PageDown: () => this.#list.isOpen && this.#step(this.#list.pageLength),
    PageUp: () => this.#list.isOpen && this.#step(-this.#list.pageLength),
    Home: ({ ctrlKey }) => ctrlKey && this.#toEnd(1),
    End: ({ ctrlKey }) => ctrlKey && this.#toEnd(-1),
    // Ctrl+Enter is for the form
    Enter: (event) => !event.ctrlKey && !event.metaKey && this.#list.isOpen && this.#give(() => this.#enter(event)),
    Escape: (event) => (this.#list.isOpen || this.#typed !== null) && this.#give(() => this.#escape(event)),
  };
  #give(run: () => void): true {
    run();
    return true;
  }
  #step(by: number): true {
    const wasOpen = this.#list.isOpen;
    this.open();
    if (by && (wasOpen || !this.#list.active)) this.#list.move(by);
    this.#tellActive();
    return true;
  }
  #toEnd(end: 1 | -1): boolean {
    if (this.#list.isOpen) this.#list.moveToEnd(end);
    this.#tellActive();
    return this.#list.isOpen;
  }
  #enter(event: Event): void {
    event.stopPropagation(); // the form must not be submitted
    this.enter();
  }
  /** Picks the active option. While options are still loading, the typed text is picked when they arrive. */
  enter(): void {
    const { active } = this.#list;
    this.#isEntered = !active && this.#typed !== null && this.#found().isComing;
    if (active && !active.isDisabled) this.#pick(active);
  }
  /** Picks the option with exactly the typed text, else the line that adds it, else the only option. */
  #pickMeant(): void {
    this.#isEntered = false;
    const { options } = this.#found();
    const meant = exactly(options, this.#typed ?? "") ?? options.find(({ added }) => added !== undefined);
    const only = options.length === 1 ? options[0] : undefined;
    const found = meant ?? only;
    if (found && !found.isDisabled) this.#pick(found);
  }
  #escape(event: Event): void {
    this.#isEntered = false;
    event.stopPropagation(); // the dialog around it stays open
    this.#close();
    this.#typed = null;
    this.#input.value = this.#given.now().text;
    this.#given.typed("");
  }
  /** Without a search, a letter moves to the next option that begins with it. */
  #jump(letter: string): void {
    this.open();
    const next = nextBeginning(this.#given.now().found("").options, letter, this.#list.active);
    if (next) this.#list.activate(({ id }) => id === next.id);
    this.#tellActive();
  }

  // ---- typing, clicking, leaving

  #onInput(): void {
    if (this.#given.now().isOff) return;
    this.#isEntered = false;
    this.#typed = this.#input.value;
    this.#given.typed(this.#typed, this.#list.isOpen);
    if (this.#list.isOpen) this.#draw();
    else this.open();
  }
  #onClick(event: Event): void {
    const target = event.target as Element;
    const isInList = this.#list.element.contains(target);
    const option = isInList ? this.#list.optionAt(event) : undefined;
    if (option) this.#pick(option);
    if (isInList || natives.closest(target, "button")) return;
    this.#input.focus();
    if (this.#list.isOpen && this.#typed === null) this.#close();
    else this.open();
  }
  #onLeave(): void {
    if (!document.hasFocus()) return; // the window lost the focus: the person will come back
    const [typed, isEntered] = [this.#typed, this.#isEntered];
    this.#isEntered = false;
    this.#close();
    this.#typed = null;
    this.#given.leave(typed, isEntered);
    this.#given.typed("");
  }
}

const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  Array.from(key).length === 1 && !ctrlKey && !metaKey && !altKey;
