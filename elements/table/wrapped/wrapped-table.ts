/**
 * A page's own server-rendered `<table>` in the tag: it stays in the page with its nodes, links, handlers and styles. At
 * the start only its headings are touched; sort, filters and menus come with the first use.
 */
import { adopt } from "../../../src/base/sheets.ts";
import { logMistake } from "../../../src/base/mistakes.ts";
import { natives } from "../../../src/base/runtime/runtime.ts";
import type { Inside, Life } from "../../../src/page/inside.ts";
import type { Events } from "../../../src/page/events.ts";
import { mistake, openingTag } from "../../../src/page/inspecting/opening-tag.ts";
import { hasView } from "../../../src/tables/view-places.ts";
import { drawnParent } from "../../../src/view/drawn-parent.ts";
import { followTheme } from "../../../src/view/follow-theme.ts";
import { movedBy, type CellPlace } from "../../../src/view/controls/grid/grid-keys.ts";
import type { Arranging } from "./arranging.ts";
import { headingsOf, type Heading } from "./headings.ts";
import { cardRules, wrappedRules } from "./wrapped-rules.ts";

/** Below this width in px a table that does not fit becomes cards. */
const cardsPx = 560;
/** The width in px of the place in a heading that opens its menu. */
const menuPx = 22;
/** Elements that have keys and clicks of their own. */
const controls = "a,button,input,select,textarea,label,summary,[contenteditable]";

/** The page's own table in the tag, which may stand in elements of the page's look (`<div class="table-responsive">`). */
export const tableIn = (host: HTMLElement): HTMLTableElement | undefined => host.getElementsByTagName("table")[0];

export function wrappedTable(inside: Inside, table: HTMLTableElement): Life {
  const own = new WrappedTable(inside, table);
  inside.offer({ refresh: () => own.refresh(), chosen: () => [] });
  own.enter();
  return own;
}

type Refreshed = CustomEvent<Events["vs:refreshed"]>;

export class WrappedTable implements Life {
  readonly inside: Inside;
  readonly table: HTMLTableElement;
  headings: Heading[] = [];
  /** The element in the shadow root for what is shown above the table. */
  readonly above = document.createElement("div");
  readonly #slot: HTMLSlotElement;
  readonly #host: HTMLElement;
  #stop = new AbortController();
  #arranging: Promise<Arranging> | undefined;
  #isLoaded = false;
  #isTold = false;
  #theme = "light";

  constructor(inside: Inside, table: HTMLTableElement) {
    this.inside = inside;
    this.table = table;
    this.#host = inside.host;
    this.#slot = inside.root.querySelector("slot")!;
    inside.root.prepend(this.above);
    adopt(inside.root, ".scrolls{display:block;overflow:auto;max-block-size:85vh}");
  }

  // ---- life

  enter(): void {
    this.#stop.abort();
    this.#stop = new AbortController();
    const { signal } = this.#stop;
    this.addRules(wrappedRules);
    this.table.addEventListener("click", (event) => this.#click(event), { signal });
    this.table.addEventListener("contextmenu", (event) => this.#contextMenu(event), { signal });
    this.table.addEventListener("keydown", (event) => this.#press(event), { signal });
    this.table.addEventListener("focusin", ({ target }) => this.#focused(target as Element), { signal });
    document.addEventListener("vs:refreshed", (event) => this.#refreshed(event as Refreshed), { signal });
    const rows = new MutationObserver((changes) => this.#changed(changes));
    rows.observe(this.table, { childList: true, subtree: true });
    const sizes = new ResizeObserver(() => requestAnimationFrame(() => this.#measure()));
    sizes.observe(this.#host);
    signal.addEventListener("abort", () => [rows, sizes].forEach((one) => one.disconnect()));
    this.#takeHeadings();
    natives.after(0, () => this.#followLook(signal));
    void import("../../../src/page/printing/printing.ts").then(({ followPrinting }) => followPrinting(), console.warn);
    if (hasView(this.name, new URLSearchParams(location.search))) void this.#arrange((arranging) => arranging.apply());
  }

  leave(): void {
    this.#stop.abort();
  }

  /** The name under which the view is kept. */
  get name(): string {
    const { name, table } = this.inside.entry() as Record<string, string>;
    return name || table || location.pathname;
  }

  /** Reads the page again and updates the rows in place; in a `vs-refresh` region the region does that. */
  async refresh(): Promise<void> {
    if (natives.closest(this.#host, "[vs-refresh],vs-widget,vs-outlet")) return;
    const { refreshRegions } = await import("../../../src/page/refreshing/regions.ts");
    await refreshRegions([this.table]);
  }

  /** The server has sent other rows: the headings get back what the refresh has removed, and the view is applied. */
  #refreshed({ detail: { element } }: Refreshed): void {
    if (!element.contains(this.table)) return;
    this.#takeHeadings();
    if (this.#isLoaded) void this.#arrange((arranging) => arranging.renew());
    this.#measure();
  }

  /** A script of the page has set other rows or headings. */
  #changed(changes: MutationRecord[]): void {
    if (!changes.some(({ target }) => /^(table|thead|tbody|tr)$/.test(natives.name(target as Element)))) return;
    const before = this.headings;
    this.#takeHeadings();
    const isSame = before.every(({ cell }, at) => cell === this.headings[at]?.cell);
    if (this.#isLoaded) void this.#arrange((arranging) => (isSame ? arranging.follow() : arranging.renew()));
    this.#measure();
  }

  #takeHeadings(): void {
    const found = headingsOf(this.table);
    if (!found) return this.#sayNoHeadings();
    this.headings = found;
    this.table.setAttribute("role", "grid");
    const hasStop = this.table.querySelector(':is(th,td)[tabindex="0"]');
    for (const { cell, canSort } of found) {
      if (canSort && natives.attribute(cell, "aria-sort") === null) cell.setAttribute("aria-sort", "none");
      if (natives.attribute(cell, "tabindex") === null) cell.tabIndex = -1;
    }
    if (!hasStop) found[0]!.cell.tabIndex = 0;
    natives.after(0, () => this.#setBehind());
  }

  /** Once: its rows may change often. */
  #sayNoHeadings(): void {
    if (!this.#isTold) mistake(this.#host, "a table in it needs a thead with one heading for each column.");
    this.#isTold = true;
  }

  #setBehind(): void {
    this.#host.style.setProperty("--vs-behind", colorBehind(this.#host));
  }

  /** Headings, bar and menus change with the page's look. */
  #followLook(signal: AbortSignal): void {
    if (signal.aborted) return;
    const stop = followTheme(this.#host, (theme) => {
      this.#theme = theme;
      this.#setBehind();
      if (this.#isLoaded) void this.#arrange((arranging) => arranging.look(theme));
    });
    signal.addEventListener("abort", stop);
  }

  /** Its rows are shown as cards. */
  hasCards(): boolean {
    return natives.attribute(this.#host, "vs-cards") !== null;
  }

  #measure(): void {
    const { clientWidth } = this.#host;
    const isNarrow = clientWidth > 0 && clientWidth < cardsPx;
    const isCards = isNarrow && (this.hasCards() || this.table.offsetWidth > clientWidth + 1);
    if (isCards === this.hasCards() || !this.headings.length) return;
    if (isCards) {
      this.addRules(cardRules(this.headings.length));
      this.#setCardNames();
    }
    this.#host.toggleAttribute("vs-cards", isCards);
    void this.#arrange((arranging) => arranging.draw());
  }

  /** The lines of a card: titles as quoted texts, in the order of their priority. */
  #setCardNames(): void {
    for (const { at, title, priority } of this.headings) {
      this.#host.style.setProperty(`--vs-t${at}`, `"${title.replace(/["\\]/g, "\\$&").replace(/\s+/g, " ")}"`);
      this.#host.style.setProperty(`--vs-o${at}`, String(priority));
    }
    const omitted = this.headings.filter(({ priority }) => priority <= 0).map(({ at }) => at);
    this.#host.setAttribute("vs-omit", omitted.join(" "));
  }

  /** Adds rules for the page's own nodes, once a text. */
  addRules(text: string): void {
    adopt(this.#host.getRootNode() as ShadowRoot, text);
  }

  /** A frozen column needs a box that scrolls. */
  set scrolls(isOn: boolean) {
    this.#slot.classList.toggle("scrolls", isOn);
  }

  // ---- sort, filters and menus, loaded with the first use

  async #arrange(run: (arranging: Arranging) => unknown): Promise<void> {
    this.#arranging ??= import("./arranging.ts").then(async ({ openArranging }) => openArranging(this));
    try {
      const arranging = await this.#arranging;
      this.#isLoaded = true;
      arranging.look(this.#theme);
      if (!this.#stop.signal.aborted) await run(arranging);
    } catch (error) {
      this.#arranging = undefined;
      logMistake(`${openingTag(this.#host)}: its code could not be loaded.`, error);
    }
  }

  #headingOf(target: EventTarget | null): Heading | undefined {
    if (!(target instanceof Element)) return undefined;
    return this.headings.find(({ cell }) => cell.contains(target));
  }

  #click(event: MouseEvent): void {
    const target = event.target as Element;
    const heading = this.#headingOf(target);
    if (!heading || event.defaultPrevented || natives.closest(target, controls)) return;
    const box = heading.cell.getBoundingClientRect();
    const isRtl = getComputedStyle(heading.cell).direction === "rtl";
    const fromEnd = isRtl ? event.clientX - box.left : box.right - event.clientX;
    // most of a narrow heading sorts
    const isMenu = event.detail > 0 && fromEnd < Math.min(menuPx, box.width / 3);
    if (isMenu) void this.#arrange((arranging) => arranging.openMenu(heading, heading.cell));
    else if (heading.canSort) void this.#arrange((arranging) => arranging.sortBy(heading, event.shiftKey));
  }

  #contextMenu(event: MouseEvent): void {
    const heading = this.#headingOf(event.target);
    if (!heading || natives.closest(event.target as Element, controls)) return;
    event.preventDefault();
    void this.#arrange((arranging) => arranging.openMenu(heading, heading.cell));
  }

  // ---- keys

  #focused(target: Element): void {
    const cell = natives.closest<HTMLElement>(target, "th,td");
    if (!cell || natives.closest(cell, "table") !== this.table) return;
    const before = this.table.querySelector<HTMLElement>(':is(th,td)[tabindex="0"]');
    if (before === cell) return;
    if (before) before.tabIndex = -1;
    cell.tabIndex = 0;
  }

  #press(event: KeyboardEvent): void {
    const cell = natives.closest<HTMLTableCellElement>(event.target as Element, "th,td");
    if (!cell || event.defaultPrevented || natives.closest(cell, "table") !== this.table) return;
    if (natives.matches(event.target as Element, "input:not([type=checkbox],[type=radio]),select,textarea")) return;
    if (this.#act(event, cell)) return event.preventDefault();
    const rows = this.#shownRows();
    const row = cell.parentElement as HTMLTableRowElement;
    const heading = this.#headingOf(cell);
    const place = { row: rows.indexOf(row), column: heading ? heading.at - 1 : cell.cellIndex };
    const size = { rows: rows.length, columns: this.headings.length, pageRows: this.#pageRows(row) };
    const to = movedBy(event, place, size, getComputedStyle(this.table).direction === "rtl");
    if (to && this.#focus(this.#behind(cell, place, to), rows)) event.preventDefault();
  }

  /** From a heading above several columns to the one after it. */
  #behind(cell: HTMLTableCellElement, from: CellPlace, { row, column }: CellPlace): CellPlace {
    if (row < 0 && column > from.column) while (this.headings[column]?.cell === cell) column++;
    return { row, column };
  }

  /** Enter: sorts, or runs the first action of the row. Alt+Down and the menu key: the column's menu. */
  #act(event: KeyboardEvent, cell: HTMLTableCellElement): boolean {
    const { key, altKey, shiftKey } = event;
    const heading = this.#headingOf(cell);
    if (heading && ((key === "ArrowDown" && altKey) || key === "ContextMenu" || (key === "F10" && shiftKey))) {
      void this.#arrange((arranging) => arranging.openMenu(heading, heading.cell));
      return true;
    }
    if (key !== "Enter" || event.target !== cell) return false;
    if (heading) {
      if (heading.canSort) void this.#arrange((arranging) => arranging.sortBy(heading, shiftKey));
      return heading.canSort;
    }
    const actionIn = (part: Element) => part.querySelector<HTMLElement>("a,button");
    const first = actionIn(cell) ?? actionIn(cell.parentElement!);
    first?.click();
    return !!first;
  }

  #shownRows(): HTMLTableRowElement[] {
    return [...this.table.tBodies].flatMap((body) => [...body.rows].filter((row) => !row.hidden));
  }
  #pageRows = (row: HTMLElement): number => Math.max(1, Math.floor(innerHeight / Math.max(20, row.offsetHeight)) - 2);

  #focus({ row, column }: CellPlace, rows: readonly HTMLTableRowElement[]): boolean {
    const cell = row < 0 ? this.headings[column]?.cell : rows[row]?.cells[column];
    if (!cell) return false;
    if (natives.attribute(cell, "tabindex") === null) cell.tabIndex = -1;
    // not behind the headings, which stay in view
    this.#host.style.setProperty("--vs-head", `${this.table.tHead?.offsetHeight ?? 0}px`);
    cell.focus();
    cell.scrollIntoView({ block: "nearest", inline: "nearest" });
    return true;
  }
}

/** The colour that is seen behind an element; a heading or a frozen cell without one of its own has it. */
function colorBehind(element: Element): string {
  for (let at: Element | null = element; at; at = drawnParent(at)) {
    const { backgroundColor } = getComputedStyle(at);
    if (!/^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor)) return backgroundColor;
  }
  return "Canvas";
}
