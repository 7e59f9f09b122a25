/** The list under a field: any number of options, of which only the visible ones are drawn. */
import { adopt } from "../../../base/sheets.ts";
import { natives } from "../../../base/runtime/runtime.ts";
import type { Option } from "../../../forms/lists/option-lists.ts";
import { asPopover, hide, isShown, placeBeside, show, zoomOf } from "../../../vendors/top-layer.ts";
import styles from "./list-box.css";
import { optionLine } from "./option-line.ts";

/** A row of the list: a heading is a text, an option can be chosen. */
type Row = Option | string;
export interface Shown {
  options: readonly Option[];
  /** Ids of the selected choices. */
  chosen: readonly string[];
  /** A sentence below the options, or in their place. */
  note: string;
}

/**
 * Up to this number all options are drawn, each as high as its text; longer lists draw only visible rows, one line
 * each.
 */
const mostDrawn = 200;
const spare = 6;
/** The least width on a page that a phone shows shrunk. */
const enlargedPx = 280;

export class ListBox {
  readonly element = asPopover(document.createElement("div"));
  readonly #list = document.createElement("div");
  readonly #note = document.createElement("div");
  readonly #anchor: HTMLElement;
  readonly #id: string;
  #rows: readonly Row[] = [];
  /** The place of each row's option among the options, from 1. */
  #places: number[] | undefined;
  #count = 0;
  #chosen = new Set<string>();
  #active = -1;
  #from = 0;
  #to = 0;
  #rowPx = 32;
  /** The row where the pointer was pressed. */
  #pressed: { line?: Element | undefined; option?: Option | undefined } = {};

  /** @param anchor the box that contains the list and beside which it is placed */
  constructor(anchor: HTMLElement, { id, label, isMany }: { id: string; label: string; isMany: boolean }) {
    adopt(anchor.getRootNode() as ShadowRoot, styles);
    this.#anchor = anchor;
    this.#id = id;
    Object.assign(this.#list, { id, role: "listbox", className: "options", tabIndex: -1, ariaLabel: label });
    if (isMany) this.#list.setAttribute("aria-multiselectable", "true");
    Object.assign(this.#note, { className: "list-note", role: "status" });
    this.element.className = "list-box";
    this.element.append(this.#list, this.#note);
    anchor.append(this.element);
    this.element.addEventListener("mousedown", (event) => {
      event.preventDefault(); // keeps the focus in the control
      this.#pressed = { line: lineOf(event), option: this.#under(event) };
    });
    this.element.addEventListener("scroll", () => this.#isLong && this.#draw(), { passive: true });
  }

  get isOpen(): boolean {
    return isShown(this.element);
  }
  get active(): Option | undefined {
    const row = this.#rows[this.#active];
    return typeof row === "object" ? row : undefined;
  }
  get #isLong(): boolean {
    return this.#rows.length > mostDrawn;
  }

  open(): void {
    show(this.element);
    this.#rowPx = matchMedia("(pointer: coarse)").matches ? 44 : 32;
    this.place();
  }
  close(): void {
    hide(this.element);
  }
  place(): void {
    if (!this.isOpen) return;
    const wide = this.#anchor.getBoundingClientRect().width;
    const { style } = this.element;
    style.width = `${wide / zoomOf(this.#anchor)}px`;
    placeBeside(this.element, this.#anchor);
    if (!style.zoom) return;
    // a field of the page is narrow on the glass
    style.width = `${Math.max(wide / zoomOf(this.element), enlargedPx)}px`;
    placeBeside(this.element, this.#anchor);
  }

  /** Redraws the list; the active option stays active if it is still offered. */
  show({ options, chosen, note }: Shown): void {
    const active = this.active?.id;
    this.#setRows(options);
    this.#chosen = new Set(chosen);
    this.#note.textContent = note;
    this.#note.hidden = note === "";
    this.#list.hidden = options.length === 0;
    this.#list.classList.toggle("long", this.#isLong);
    this.#draw(true);
    this.#active = -1;
    this.activate(active === undefined ? undefined : (row) => row.id === active);
    this.place();
  }

  #setRows(options: readonly Option[]): void {
    this.#count = options.length;
    this.#places = undefined;
    this.#rows = options;
    if (!options.some(({ group }) => group)) return;
    const rows: Row[] = [];
    const places: number[] = [];
    options.forEach((option, at) => {
      if (option.group && option.group !== options[at - 1]?.group) places[rows.push(option.group) - 1] = 0;
      places[rows.push(option) - 1] = at + 1;
    });
    this.#rows = rows;
    this.#places = places;
  }

  /** Makes the first matching option active, or none. */
  activate(fits: ((option: Option) => boolean) | undefined): void {
    this.#setActive(fits ? this.#rows.findIndex((row) => typeof row === "object" && fits(row)) : -1);
  }
  /** Moves by rows, skips those that cannot be chosen, and stops at the ends. */
  move(by: number): void {
    const step = Math.sign(by);
    let at = Math.min(Math.max(this.#active + by, 0), this.#rows.length - 1);
    while (at >= 0 && at < this.#rows.length && !canBeChosen(this.#rows[at]!)) at += step;
    if (!this.#rows[at])
      at = this.#rows.findLastIndex(
        (row, index) => canBeChosen(row) && (step > 0 ? index >= this.#active : index <= this.#active),
      );
    if (this.#rows[at]) this.#setActive(at);
  }
  /** Moves to the first option with 1, to the last with -1. */
  moveToEnd(end: 1 | -1): void {
    this.#setActive(end === 1 ? this.#rows.findIndex(canBeChosen) : this.#rows.findLastIndex(canBeChosen));
  }
  /** Number of visible rows, less one. */
  get pageLength(): number {
    return Math.max(1, Math.floor(this.element.clientHeight / this.#rowPx) - 1);
  }

  #setActive(at: number): void {
    this.#drawn(this.#active)?.classList.remove("active");
    this.#active = at;
    if (at >= 0) this.#bringIntoSight(at);
    this.#drawn(at)?.classList.add("active");
  }
  /** The id of the active option's element, for aria-activedescendant. */
  get activeId(): string {
    return this.#drawn(this.#active)?.id ?? "";
  }
  #drawn(at: number): HTMLElement | null {
    // not by querySelector, which pages replace
    const rows = at < 0 ? [] : this.#list.getElementsByTagName("div");
    return [...rows].find(({ dataset }) => dataset["row"] === String(at)) ?? null;
  }
  #bringIntoSight(at: number): void {
    const { element } = this;
    const row = this.#isLong ? undefined : this.#drawn(at);
    const top = row?.offsetTop ?? at * this.#rowPx;
    const height = row?.offsetHeight ?? this.#rowPx;
    if (top < element.scrollTop) element.scrollTop = top;
    else if (top + height > element.scrollTop + element.clientHeight)
      element.scrollTop = top + height - element.clientHeight;
    if (this.#isLong) this.#draw();
  }

  /** The option of a click. If the list was redrawn between press and release, the pressed one. */
  optionAt(event: Event): Option | undefined {
    const { line, option } = this.#pressed;
    this.#pressed = {};
    return line && !line.isConnected ? option : this.#under(event);
  }
  #under(event: Event): Option | undefined {
    const line = lineOf(event);
    const row = line ? this.#rows[Number(natives.attribute(line, "data-row"))] : undefined;
    return typeof row === "object" && !row.isDisabled ? row : undefined;
  }

  // ---- drawing

  #draw(isAnew = false): void {
    const [from, to] = this.#isLong ? this.#inSight() : [0, this.#rows.length];
    if (!isAnew && from >= this.#from && to <= this.#to) return;
    this.#from = Math.max(0, from - spare);
    this.#to = Math.min(this.#rows.length, to + spare);
    const made = document.createDocumentFragment();
    let group: HTMLElement | undefined;
    for (let at = this.#from; at < this.#to; at++) {
      const row = this.#rows[at]!;
      if (typeof row === "string") made.append((group = this.#groupOf(row, true)));
      else {
        const isIn = group && natives.attribute(group, "aria-label") === row.group;
        if (row.group && !isIn) made.append((group = this.#groupOf(row.group, false)));
        (row.group ? group! : made).append(this.#lineOf(row, at));
      }
    }
    const { style } = this.#list;
    style.paddingTop = this.#isLong ? `${this.#from * this.#rowPx}px` : "";
    style.height = this.#isLong ? `${this.#rows.length * this.#rowPx}px` : "";
    this.#list.replaceChildren(made);
    this.#drawn(this.#active)?.classList.add("active");
  }
  #inSight(): [from: number, to: number] {
    const { scrollTop, clientHeight } = this.element;
    const from = Math.floor(scrollTop / this.#rowPx);
    return [from, Math.min(this.#rows.length, from + Math.ceil(clientHeight / this.#rowPx) + 1)];
  }

  #groupOf(name: string, hasHeading: boolean): HTMLElement {
    const group = Object.assign(document.createElement("div"), { role: "group", ariaLabel: name });
    if (hasHeading)
      group.append(
        Object.assign(document.createElement("div"), { className: "heading", textContent: name, ariaHidden: "true" }),
      );
    return group;
  }
  #lineOf(option: Option, at: number): HTMLElement {
    const line = optionLine(option);
    const isChosen = this.#chosen.has(option.id);
    Object.assign(line, {
      id: `${this.#id}-${at}`,
      role: "option",
      className: "option",
      ariaSelected: String(isChosen),
      ariaPosInSet: String(this.#places?.[at] ?? at + 1),
      ariaSetSize: String(this.#count),
    });
    line.dataset["row"] = String(at);
    if (option.isDisabled) line.ariaDisabled = "true";
    if (this.#isLong) line.title = option.text;
    return line;
  }

  destroy(): void {
    this.element.remove();
  }
}

const lineOf = ({ target }: Event): Element | undefined =>
  (target && natives.closest(target as Element, "[data-row]")) ?? undefined;
const canBeChosen = (row: Row): boolean => typeof row === "object" && !row.isDisabled;
