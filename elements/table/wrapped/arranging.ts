/** Sort, filters, columns, menus and export of a page's own table. */
import { natives } from "../../../src/base/runtime/runtime.ts";
import { adopt } from "../../../src/base/sheets.ts";
import type { Data } from "../../../src/base/data.ts";
import { phrasesReady } from "../../../src/base/language/i18n.ts";
import { words as flagWords } from "../../../src/view/controls/flag-phrases.ts";
import { guessKind, unitOf } from "../../../src/tables/cell-kinds.ts";
import { readColumns, type Column } from "../../../src/tables/columns.ts";
import { arrayRows } from "../../../src/tables/rows/array-rows.ts";
import type { RowSource } from "../../../src/tables/rows/row-source.ts";
import { nextSort } from "../../../src/tables/sorting.ts";
import { keepView, loadView, viewed, type View } from "../../../src/tables/views.ts";
import type { Inside } from "../../../src/page/inside.ts";
import tokens from "../../../src/view/tokens.css";
import { drawBar, exportPart, viewPart } from "../bar.ts";
import { columnMenu } from "../column-menu.ts";
import { exportsOf } from "../exports.ts";
import { openMenu } from "../menu.ts";
import { words } from "../phrases.ts";
import { shareView } from "../share-view.ts";
import styles from "../table.css";
import type { Heading } from "./headings.ts";
import { columnRules } from "./column-rules.ts";
import { filtered, HiddenTicks } from "./hidden-ticks.ts";

/** A row of the table with the rows that belong to it (details, notes: rows with fewer cells). */
interface Unit extends Data {
  " rows": HTMLTableRowElement[];
}
/** The wrapped table, as it is arranged. */
export interface ArrangedTable {
  readonly inside: Inside;
  readonly table: HTMLTableElement;
  readonly headings: Heading[];
  /** Replaced by the bar above the table. */
  readonly above: HTMLElement;
  /** Under it the view is kept. */
  readonly name: string;
  addRules(text: string): void;
  /** Its rows are shown as cards. */
  hasCards(): boolean;
  scrolls: boolean;
}
/** How many cells are looked at to find the kind of a column. */
const sampleRows = 50;

export async function openArranging(owner: ArrangedTable): Promise<Arranging> {
  await phrasesReady();
  return new Arranging(owner);
}

export class Arranging {
  readonly #owner: ArrangedTable;
  readonly #box = Object.assign(document.createElement("div"), { className: "vs" });
  readonly #bar = Object.assign(document.createElement("div"), { className: "bar" });
  readonly #ticks = new HiddenTicks();
  #columns: Column[] = [];
  #units: Unit[] = [];
  #source: RowSource;
  #view: View;

  constructor(owner: ArrangedTable) {
    this.#owner = owner;
    adopt(owner.inside.root, tokens, styles);
    this.#bar.hidden = true;
    this.#box.append(this.#bar);
    owner.above.replaceWith(this.#box);
    this.#view = loadView(owner.name, new URLSearchParams(location.search));
    this.#source = this.#read(this.#rows);
  }

  look(theme: string): void {
    this.#box.dataset["theme"] = theme;
  }

  /** The server has sent other rows. */
  renew(): Promise<void> {
    this.#source = this.#read(this.#rows);
    return this.apply();
  }

  /** A script of the page may have added rows or taken some away. */
  async follow(): Promise<void> {
    const rows = this.#rows;
    const known = this.#units.flatMap((unit) => unit[" rows"]);
    const isKnown = new Set(known);
    if (rows.length === known.length && rows.every((row) => isKnown.has(row))) return;
    this.#source = this.#read(inServersOrder(rows, known));
    await this.apply();
  }

  get #rows(): HTMLTableRowElement[] {
    return [...this.#owner.table.tBodies].flatMap((body) => [...body.rows]);
  }

  /** Reads the cells' texts. @param rows in the order in which the server has sent them */
  #read(rows: readonly HTMLTableRowElement[]): RowSource {
    const { headings } = this.#owner;
    const units: Unit[] = [];
    const cells = cellsOf(headings);
    this.#release(rows);
    for (const row of rows) {
      const last = units.at(-1)?.[" rows"];
      if (row.cells.length < headings.length && last?.[0]!.parentNode === row.parentNode) last.push(row);
      else units.push(Object.assign(Object.create(cells) as Unit, { " rows": [row] }));
    }
    this.#units = units;
    const sample = units.slice(0, sampleRows);
    const textsOf = (key: string) => sample.map((unit) => String(unit[key]).replace(/^[—–-]$/, ""));
    const kindOf = (key: string) => guessKind(textsOf(key));
    // numbers of several units ("5 шт", "3 м") are only sorted as numbers: the unit is part of the text
    const isMixed = (key: string) => new Set(textsOf(key).map(unitOf).filter(Boolean)).size > 1;
    this.#columns = headings.map(({ key, title, canSort }) => ({
      ...readColumns([{ name: key, title, sort: canSort, filter: canSort }])[0]!,
      kind: kindOf(key) === "number" && isMixed(key) ? "text" : kindOf(key),
    }));
    const sorted = this.#columns.map((column) => {
      const key = orderOf(column.key);
      return { ...column, key, kind: kindOf(key) };
    });
    const cellWords = { yes: flagWords("yes"), no: flagWords("no") };
    return arrayRows(
      units,
      () => [...this.#columns, ...sorted],
      () => cellWords,
    );
  }

  /** Rows that are no longer in this table, maybe in another one of the page, are not hidden by its filters any more. */
  #release(rows: readonly HTMLTableRowElement[]): void {
    const here = new Set(rows);
    const gone = this.#units.flatMap((unit) => unit[" rows"]).filter((row) => !here.has(row));
    for (const row of gone) show(row, true);
    this.#ticks.guard(gone);
  }

  sortBy(heading: Heading, isAdded: boolean): Promise<void> {
    return this.#change({ ...this.#view, sort: nextSort(this.#view.sort, heading.key, isAdded) });
  }

  async #change(view: View): Promise<void> {
    this.#view = view;
    keepView(this.#owner.name, view);
    await this.apply();
  }

  /** Puts the rows into the order of the view, hides those that its filters exclude, and sets the columns. */
  async apply(): Promise<void> {
    const { sort, filters } = this.#view;
    await this.#source.arrange({ sort: sort.map((by) => ({ ...by, key: orderOf(by.key) })), filters });
    const found = (await this.#source.all()) as Unit[];
    const isShown = new Set(found);
    for (const unit of this.#units) for (const row of unit[" rows"]) show(row, isShown.has(unit));
    this.#ticks.guard(this.#units.flatMap((unit) => unit[" rows"]));
    // a row with fewer cells that begins a tbody is its heading
    const firsts = this.#units.filter((unit) => unit[" rows"][0]!.cells.length < this.#owner.headings.length);
    const order = new Set(sort.length ? [...firsts, ...found, ...this.#units] : this.#units);
    this.#put([...order].flatMap((unit) => unit[" rows"]));
    this.#showHeadings();
    this.#showColumns();
    this.draw();
  }

  /** Moves rows within their `tbody`, only when their order differs; the focus stays where it was. */
  #put(rows: readonly HTMLTableRowElement[]): void {
    const { table } = this.#owner;
    const focused = document.activeElement;
    const isInside = focused instanceof HTMLElement && table.contains(focused);
    for (const body of table.tBodies) {
      const own = rows.filter(({ parentNode }) => parentNode === body);
      if (own.some((row, at) => body.rows[at] !== row)) body.append(...own);
    }
    if (isInside && document.activeElement !== focused) focused.focus({ preventScroll: true });
  }

  #showHeadings(): void {
    for (const heading of this.#owner.headings) {
      if (!heading.canSort) continue;
      const sorted = this.#view.sort.find(({ key }) => key === heading.key);
      heading.cell.ariaSort = sorted ? (sorted.isDown ? "descending" : "ascending") : "none";
    }
  }

  /** Hidden and frozen columns are attributes of the tag; offsets are read from the headings. */
  #showColumns(): void {
    const { inside, headings } = this.#owner;
    const shown = viewed(this.#columns, this.#view);
    const at = (isMeant: (column: Column | undefined) => boolean) =>
      headings.filter((heading) => isMeant(shown.find(({ key }) => key === heading.key)));
    const hidden = at((column) => !column);
    const frozen = at((column) => !!column?.isFrozen);
    if (hidden.length || frozen.length) this.#owner.addRules(columnRules(headings.length));
    setOrRemove(inside.host, "vs-hide", hidden);
    setOrRemove(inside.host, "vs-freeze", frozen);
    this.#owner.scrolls = frozen.length > 0;
    let start = 0;
    for (const heading of frozen) {
      inside.host.style.setProperty(`--vs-s${heading.at}`, `${start}px`);
      start += heading.cell.offsetWidth;
    }
  }

  /** The line above the table: only when rows or columns are hidden, or as cards, which have no headings. */
  draw(): void {
    const isCards = this.#owner.hasCards();
    const { filters, hidden } = this.#view;
    this.#bar.hidden = !isCards && !Object.keys(filters).length && !hidden.length;
    if (!this.#bar.hidden) drawBar(this.#bar, this.#barGiven());
  }

  #barGiven() {
    const isCards = this.#owner.hasCards();
    return {
      columns: this.#columns,
      view: () => this.#view,
      change: (view: View) => void this.#change(view),
      label: (_: Column, id: string) => id,
      count: this.#source.count(),
      chosen: 0,
      clearChosen: () => {},
      add: "",
      share: () => void shareView(this.#owner.name, this.#view),
      exports: this.#exports(),
      within: this.#box,
      ...(isCards && { openColumn: (column: Column, anchor: HTMLElement) => this.#open(column, anchor) }),
    };
  }

  #exports() {
    const cellWords = { yes: flagWords("yes"), no: flagWords("no") };
    return exportsOf({
      name: this.#owner.name,
      columns: this.#columns,
      view: this.#view,
      words: () => cellWords,
      source: this.#source,
      everything: async () =>
        arrayRows(
          this.#units,
          () => this.#columns,
          () => cellWords,
        ),
      print: async () => (await import("../../../src/page/printing/printing.ts")).printAlone(this.#owner.inside.host),
      fail: console.error,
    });
  }

  openMenu(heading: Heading, anchor: HTMLElement): void {
    const column = this.#columns.find(({ key }) => key === heading.key);
    if (column) this.#open(column, anchor);
  }

  #open(column: Column, anchor: HTMLElement): void {
    const shown = viewed(this.#columns, this.#view).find(({ key }) => key === column.key) ?? column;
    const isCards = this.#owner.hasCards();
    const isPlain = this.#owner.headings.every((heading) => heading.isPlain);
    const parts = columnMenu({
      column: shown,
      columns: this.#columns,
      view: () => this.#view,
      change: (view) => void this.#change(view),
      options: () => [],
      can: { hide: isPlain, move: false, width: false, freeze: isPlain && !isCards },
    });
    const more = isCards ? [] : [viewPart(this.#barGiven()), exportPart(this.#barGiven())];
    openMenu(anchor, this.#box, words("tableColumn", { title: column.title }), [...parts, ...more]);
  }
}

/** The known rows as the server has sent them, each with the new ones that the page has put behind it. */
function inServersOrder(
  rows: readonly HTMLTableRowElement[],
  known: readonly HTMLTableRowElement[],
): HTMLTableRowElement[] {
  const isKnown = new Set(known);
  const isThere = new Set(rows);
  const followers = new Map<HTMLTableRowElement | undefined, HTMLTableRowElement[]>([[undefined, []]]);
  let behind: HTMLTableRowElement | undefined;
  for (const row of rows) {
    if (isKnown.has(row)) followers.set((behind = row), [row]);
    else followers.get(behind)!.push(row);
  }
  return [undefined, ...known.filter((row) => isThere.has(row))].flatMap((row) => followers.get(row)!);
}

/** What the cells of a column are sorted by, as a column of its own; no heading begins with a space. */
const orderOf = (key: string): string => ` order of ${key}`;

/**
 * Gives a unit the texts of its cells by their columns, and what they are sorted by; a cell is read when its column is
 * sorted or filtered.
 */
function cellsOf(headings: readonly Heading[]): object {
  const made = {};
  for (const { key, at } of headings) {
    const cellOf = (unit: Unit) => unit[" rows"][0]!.cells[at - 1];
    Object.defineProperty(made, key, {
      get(this: Unit) {
        return textOf(cellOf(this));
      },
    });
    Object.defineProperty(made, orderOf(key), {
      get(this: Unit) {
        const cell = cellOf(this);
        return cell?.dataset["order"] ?? cell?.dataset["sort"] ?? textOf(cell);
      },
    });
  }
  return made;
}

function setOrRemove(host: HTMLElement, name: string, headings: readonly Heading[]): void {
  if (headings.length) host.setAttribute(name, headings.map(({ at }) => at).join(" "));
  else host.removeAttribute(name);
}

/** What a cell shows; the value of a control in it. */
function textOf(cell: HTMLTableCellElement | undefined): string {
  if (!cell) return "";
  let shown = cell.textContent ?? "";
  // the markup of these is not what they show
  for (const part of cell.querySelectorAll("select,textarea,script,style"))
    shown = shown.replace(part.textContent, () => shownIn(part));
  const text = shown.replace(/\s+/g, " ").trim();
  const control = text ? null : cell.querySelector<HTMLInputElement>("input:not([type=hidden])");
  return control ? (control.type === "checkbox" ? String(control.checked) : control.value) : text;
}

function shownIn(part: Element): string {
  if (part instanceof HTMLSelectElement) return Array.from(part.selectedOptions, ({ text }) => text).join();
  return part instanceof HTMLTextAreaElement ? part.value : "";
}

/** Rows that the page itself has hidden stay so. */
function show(row: HTMLTableRowElement, isShown: boolean): void {
  const value = natives.attribute(row, "hidden");
  if (isShown && value === filtered) row.removeAttribute("hidden");
  else if (!isShown && value === null) row.setAttribute("hidden", filtered);
}
