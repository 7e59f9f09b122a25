/**
 * tom-select 2.6.2 for the chosen items of a multiple choice: keys and clicks that select and remove one or several items.
 * The input and the list below it are our own code (README.md). Loaded lazily.
 */
import TomSelect from "tom-select/base";
import type { TomItem } from "tom-select/dist/esm/types/index.js";
import { htmlReady } from "../../html/door.ts";

export interface Item {
  id: string;
  text: string;
}
export interface Items {
  /** Draws the chosen items; redraws all when `look` has changed. */
  show(items: readonly Item[], look: string): void;
  destroy(): void;
}
export interface ItemsOptions {
  /** The input whose keys are handled; it is neither moved nor changed. */
  input: HTMLInputElement;
  /** The element before the input; its content is replaced. */
  place: HTMLElement;
  draw(id: string): HTMLElement;
  isOff(): boolean;
  /** Called with the selected items, which Delete would remove. */
  marked(ids: string[]): void;
  /** Called with items removed by keys. */
  remove(ids: string[]): void;
}

/** Mounts tom-select for the chosen items. */
export async function mountItems(given: ItemsOptions): Promise<Items> {
  await htmlReady();
  const { input, place, draw } = given;
  const source = Object.assign(document.createElement("select"), { multiple: true, hidden: true });
  const known = new Ids();
  place.replaceChildren(source);
  const tom = keepingAttributes(
    input,
    () =>
      new Chosen(source, {
        controlInput: input,
        maxItems: null,
        dropdownParent: document.createElement("div") as never, // Its own list is never shown; the type allows only a selector.
        render: { item: ({ value }: { value: string }) => draw(known.id(value)) },
      }),
  );
  tom.isFocused = (place.getRootNode() as ShadowRoot).activeElement === input;
  tom.listen(given, known);
  return { show: (items, look) => tom.show(items, look), destroy: () => tom.destroy() };
}

class Chosen extends TomSelect {
  #given: ItemsOptions | undefined;
  #known = new Ids();
  #look = "";
  #marked = "";

  listen(given: ItemsOptions, known: Ids): void {
    this.#given = given;
    this.#known = known;
    given.place.addEventListener("click", () => this.#tell());
  }
  show(items: readonly Item[], look: string): void {
    const options = items.map(({ id, text }) => ({ value: this.#known.key(id), text }));
    for (const option of options) {
      const before = this.options[option.value];
      if (!before) this.addOption(option);
      else if (before["text"] !== option.text || look !== this.#look) this.updateOption(option.value, option);
    }
    this.#look = look;
    const keys = options.map(({ value }) => value);
    if (keys.join() !== this.items.join()) this.setValue(keys, true);
  }
  #tell(): void {
    const keys = this.activeItems.map((item) => item.dataset["value"]);
    if (keys.join() === this.#marked) return;
    this.#marked = keys.join();
    this.#given?.marked(keys.map((key) => this.#known.id(key)));
  }

  override onKeyDown(event: KeyboardEvent): void {
    if (!this.#given || this.#given.isOff()) return;
    const isMarked = this.activeItems.length > 0;
    if (isMarked && event.key === "Escape") event.stopPropagation(); // Keeps the surrounding dialog open.
    if (isMarked && event.key.length === 1 && !event.ctrlKey && !event.metaKey) this.setActiveItem();
    super.onKeyDown(event);
    this.#tell();
  }
  override deleteSelection(event: KeyboardEvent): boolean {
    const before = [...this.items];
    const isDeleted = super.deleteSelection(event);
    const taken = before.filter((key) => !this.items.includes(key));
    if (taken.length) this.#given?.remove(taken.map((key) => this.#known.id(key)));
    return isDeleted;
  }
  /**
   * The first arrow key selects the last item; further ones move between items, and after the last back to the input.
   */
  override advanceSelection(direction: number, event?: KeyboardEvent): void {
    if (this.activeItems.length) super.advanceSelection(direction, event);
    else if (!this.inputValue()) this.moveCaret(this.rtl ? -direction : direction);
  }
  override moveCaret(direction: number): void {
    const last = this.activeItems.length ? this.getLastActive(direction) : undefined;
    const next = last ? this.getAdjacent(last, direction, "item") : direction < 0 && this.controlChildren().at(-1);
    if (next || direction > 0) this.setActiveItem((next || undefined) as TomItem | undefined);
  }
  override onBlur(event?: FocusEvent): void {
    super.onBlur(event);
    this.#tell();
  }

  // Disabled: changes of the input's text, of the list and of the <select>.

  override open(): void {}
  override close(): void {}
  override blur(): void {}
  override onClick(): void {}
  override onInput(): void {}
  override onPaste(): void {}
  override onKeyPress(): void {}
  override refreshOptions(): void {}
  override setTextboxValue(): void {}
  override updateOriginalInput(): void {}
  override clearActiveOption(): void {}
}

/** Maps values to short keys that are safe in tom-select's selectors and objects. */
class Ids {
  readonly #ids: string[] = [];
  key(id: string): string {
    const at = this.#ids.indexOf(id);
    return `k${at < 0 ? this.#ids.push(id) - 1 : at}`;
  }
  id(key: string): string {
    return this.#ids[Number(key.slice(1))] ?? "";
  }
}

/** Restores an element's attributes, in which tom-select references its own list. */
function keepingAttributes<T>(element: Element, run: () => T): T {
  const before = [...element.attributes].map(({ name, value }) => [name, value] as const);
  const made = run();
  for (const [name, value] of before) element.setAttribute(name, value);
  return made;
}
