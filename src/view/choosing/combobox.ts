/** What an input with a list does (ARIA combobox): comes by `import()` at the first touch of a field. */
import { natives } from "../../base/runtime.ts";
import { nextBeginning, prepare } from "../../forms/lists/search.ts";
import type { Option } from "../../forms/options.ts";
import { ListBox } from "./list-box.ts";

/** What is offered for a typed text. */
export interface Found {
  options: readonly Option[];
  note: string;
}
export interface ComboboxOptions {
  input: HTMLInputElement;
  /** Beside it the list stands, in it the popover lives. */
  box: HTMLElement;
  label: string;
  isMany: boolean;
  /** Reads the field as it is now. */
  now(): {
    /** "" while nothing has been typed. */
    found(typed: string): Found;
    chosen: readonly string[];
    /** What the input shows while nobody types. */
    text: string;
    isOff: boolean;
    /** Can be searched by typing. */
    isSearched: boolean;
  };
  pick(option: Option): void;
  /** The person goes; what was typed and not picked, null when nothing was typed. */
  leave(typed: string | null): void;
  opened(): void;
  typed(text: string): void;
  /** Backspace before an empty text. */
  back(): void;
}
export interface Combobox {
  /** What is offered, or the field itself, has changed. */
  refresh(): void;
  open(): void;
  destroy(): void;
}

export function startCombobox(options: ComboboxOptions): Combobox {
  const { input, box, now } = options;
  const list = new ListBox(box, { id: `${input.id}-list`, label: options.label, isMany: options.isMany });
  /** Null while the input shows the field's own text. */
  let typed: string | null = input.value === now().text ? null : input.value;
  const ended = new AbortController();
  const on = { signal: ended.signal };

  function draw(): void {
    const { found, chosen } = now();
    list.show({ ...found(typed ?? ""), chosen });
    if (!list.active && typed !== null && typed !== "") list.activate(({ isDisabled }) => !isDisabled);
    tellActive();
  }
  function tellActive(): void {
    const id = list.activeId;
    if (id) input.setAttribute("aria-activedescendant", id);
    else input.removeAttribute("aria-activedescendant");
  }

  function open(): void {
    if (now().isOff || list.isOpen) return;
    options.opened();
    list.open();
    input.setAttribute("aria-expanded", "true");
    draw();
    const [first] = now().chosen;
    if (!options.isMany && typed === null && first !== undefined) list.activate(({ id }) => id === first);
    tellActive();
  }
  function close(): void {
    list.close();
    input.setAttribute("aria-expanded", "false");
    input.removeAttribute("aria-activedescendant");
  }

  function pick(option: Option): void {
    typed = null;
    options.typed("");
    if (options.isMany) input.value = "";
    else {
      input.value = option.added ?? option.text;
      close();
    }
    options.pick(option);
    if (options.isMany) draw();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.isComposing || now().isOff) return;
    const act = keys[event.key];
    if (act?.(event)) event.preventDefault();
    else if (!now().isSearched && isLetter(event)) {
      event.preventDefault();
      jump(event.key);
    }
  }
  const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
    Array.from(key).length === 1 && !ctrlKey && !metaKey && !altKey;
  /** Without a search a letter goes to the next option that begins with it. */
  function jump(letter: string): void {
    open();
    const next = nextBeginning(now().found("").options, letter, list.active);
    if (next) list.activate(({ id }) => id === next.id);
    tellActive();
  }

  /** True for what they have used up. */
  const keys: Record<string, (event: KeyboardEvent) => boolean> = {
    ArrowDown: ({ altKey }) => step(altKey ? 0 : 1),
    ArrowUp(event) {
      if (!event.altKey) return step(-1);
      close();
      return true;
    },
    PageDown: () => list.isOpen && step(list.pageLength),
    PageUp: () => list.isOpen && step(-list.pageLength),
    Home: ({ ctrlKey }) => ctrlKey && toEnd(1),
    End: ({ ctrlKey }) => ctrlKey && toEnd(-1),
    Enter(event) {
      if (!list.isOpen) return false;
      const { active } = list;
      if (active && !active.isDisabled) pick(active);
      event.stopPropagation();
      return true;
    },
    Escape(event) {
      if (!list.isOpen && typed === null) return false;
      event.stopPropagation();
      close();
      restore();
      return true;
    },
    Backspace() {
      if (input.value !== "" || !options.isMany) return false;
      options.back();
      return true;
    },
  };
  function step(by: number): boolean {
    if (!list.isOpen) {
      open();
      if (list.active) return true;
    }
    if (by) list.move(by);
    tellActive();
    return true;
  }
  function toEnd(end: 1 | -1): boolean {
    if (list.isOpen) list.moveToEnd(end);
    tellActive();
    return list.isOpen;
  }

  function restore(): void {
    typed = null;
    input.value = now().text;
    options.typed("");
  }
  function onInput(): void {
    if (now().isOff) return;
    typed = input.value;
    options.typed(typed);
    if (list.isOpen) draw();
    else open();
  }
  function onLeave(): void {
    if (!document.hasFocus()) return; // another window: the person comes back
    close();
    const left = typed;
    typed = null;
    options.leave(left);
    if (!now().isOff) options.typed("");
  }

  if (typed !== null) options.typed(typed);
  natives.after(0, () => prepare(now().found("").options));
  input.addEventListener("keydown", onKeyDown, on);
  input.addEventListener("input", onInput, on);
  input.addEventListener("blur", onLeave, on);
  box.addEventListener(
    "click",
    (event) => {
      const isInList = list.element.contains(event.target as Node);
      const option = isInList ? list.optionAt(event) : undefined;
      if (option) pick(option);
      if (isInList || natives.closest(event.target as Element, "button")) return;
      input.focus();
      if (list.isOpen && typed === null) close();
      else open();
    },
    on,
  );
  addEventListener("scroll", (event) => list.element.contains(event.target as Node) || list.place(), {
    ...on,
    capture: true,
    passive: true,
  });
  addEventListener("resize", () => list.place(), on);

  return {
    open,
    refresh() {
      if (now().isOff) close();
      if (list.isOpen) draw();
    },
    destroy() {
      ended.abort();
      list.destroy();
    },
  };
}
