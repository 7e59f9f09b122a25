/** A table whose rows come from a server or a script: drawn in the tag's own shadow root by the pool of rows. */
import { adopt } from "../../src/base/sheets.ts";
import { isData, type Data } from "../../src/base/data.ts";
import { languageStore, titleOf } from "../../src/base/language/i18n.ts";
import { natives } from "../../src/base/runtime/runtime.ts";
import { settingsStore } from "../../src/base/settings.ts";
import type { Inside } from "../../src/page/element.ts";
import type { Entry } from "../../src/forms/schema/schema.ts";
import { tell, type Events } from "../../src/page/events.ts";
import { mistake } from "../../src/page/inspecting/opening-tag.ts";
import { idKey } from "../../src/server/client/id-key.ts";
import { sentence } from "../../src/server/session/sentence.ts";
import { widthOf, type Column } from "../../src/tables/columns.ts";
import type { RowSource } from "../../src/tables/rows/row-source.ts";
import { selection } from "../../src/tables/selection.ts";
import { nextSort, readSort } from "../../src/tables/sorting.ts";
import { emptyView, keepView, loadView, viewed, type View } from "../../src/tables/views.ts";
import { Grid, type GridColumn } from "../../src/view/controls/grid/grid.ts";
import type { CellPlace } from "../../src/view/controls/grid/grid-keys.ts";
import gridStyles from "../../src/view/controls/grid/grid.css";
import stateStyles from "../../src/view/drafts/state-line.css";
import { stateLine } from "../../src/view/drafts/state-line.ts";
import { theme } from "../../src/view/theme.ts";
import tokens from "../../src/view/tokens.css";
import { drawBar, emptyState } from "./bar.ts";
import { actionsWidth, fillActions, fillCell, fillHeading } from "./cells.ts";
import { listenToGrips } from "./column-grip.ts";
import { columnMenu } from "./column-menu.ts";
import { exportsOf } from "./exports.ts";
import type { CellEditing } from "./editing/cell-editing.ts";
import { isSameSource, readGiven, type Given } from "./given.ts";
import { make } from "./make.ts";
import { openMenu } from "./menu.ts";
import { openRows } from "./open-rows.ts";
import { words } from "./phrases.ts";
import { shareView } from "./share-view.ts";
import { columnLists, columnsFor, loadColumns } from "./table-columns.ts";
import styles from "./table.css";

/** Own columns beside those of the rows; no key of a row has a space at its start. */
const chooseKey = " choose";
const actionsKey = " actions";
/** Below this width in px rows become cards. */
const cardsPx = 560;
/** The most lines of a card. */
const mostLines = 6;
const lineHeights = { row: 32, coarse: 44, line: 24, actions: 36, cardPadding: 17 };
/** Rows that are drawn as placeholders while the first ones load. */
const placeholders = 8;
const savedMs = 4000;
/** How long a script has to set the rows, in ms. */
const rowsMs = 2000;

export class OwnTable {
  readonly #host: HTMLElement;
  readonly #inside: Inside;
  readonly #box = make("div", { className: "vs" });
  readonly #bar = make("div", { className: "bar" });
  readonly #empty = make("div");
  readonly #state = stateLine();
  readonly #grid: Grid;
  readonly #lists = columnLists();
  readonly #chosen = selection();
  #given: Given;
  #columns: Column[] = [];
  #drawn: Column[] = [];
  #view: View = emptyView;
  #source: RowSource | undefined;
  #isCards = false;
  #stop = new AbortController();
  #savedId = "";
  #hasFailed = false;
  #entries: ReadonlyMap<string, Entry> = new Map();
  #editing: CellEditing | undefined;
  #timer: number | undefined;

  constructor(inside: Inside) {
    this.#inside = inside;
    this.#host = inside.host;
    this.#given = readGiven(inside.entry());
    adopt(inside.root, tokens, gridStyles, stateStyles, styles);
    this.#grid = new Grid({
      label: () => natives.attribute(this.#host, "aria-label") ?? words("tableLabel"),
      columns: () => this.#drawn.map(gridColumn),
      count: () => this.#source?.count() ?? placeholders,
      fill: (cell, at) => this.#fill(cell, at),
      fillHead: (cell, { key }) => this.#fillHead(cell, key),
      fillRow: (row, at) => this.#fillRow(row, at),
      need: (first, last) => this.#source?.need(first, last),
      press: (event, at) => this.#press(event, at),
    });
    this.#box.append(this.#bar, this.#grid.element, this.#empty, this.#state.element);
    inside.root.append(this.#box);
    this.#grid.element.addEventListener("click", (event) => this.#click(event));
    this.#grid.element.addEventListener("dblclick", ({ target }) => {
      const at = this.#grid.placeOf(target);
      if (at && at.row >= 0 && !this.#grid.isEditing) this.#editing?.open(at);
    });
    this.#grid.element.addEventListener("contextmenu", (event) => this.#contextMenu(event));
    this.#grid.element.addEventListener("paste", (event) => this.#paste(event));
    this.#grid.element.addEventListener("pointerover", showWhole, { passive: true });
    this.#grid.element.addEventListener("focusin", showWhole);
    listenToGrips(this.#grid.element, {
      columnOf: (target) => this.#grid.placeOf(target)?.column,
      widthOf: (at) => widthOf(this.#drawn[at]!),
      set: (at, px, isDone) => this.#setWidth(at, px, isDone),
    });
  }

  // ---- life

  /** Loads columns and rows, and draws them. */
  enter(): void {
    this.#stop.abort();
    this.#stop = new AbortController();
    const { signal } = this.#stop;
    const offs = [
      this.#inside.listen(() => this.#changedEntry()),
      languageStore.listen(() => this.#draw()),
      settingsStore.listen(() => this.#draw()),
      this.#lists.listen(() => this.#draw()),
      this.#chosen.listen(() => this.#drawChosen()),
    ];
    const sizes = new ResizeObserver(() => requestAnimationFrame(() => this.#measure()));
    sizes.observe(this.#host);
    document.addEventListener("vs:saved", (event) => this.#saved(event as CustomEvent<Events["vs:saved"]>), { signal });
    signal.addEventListener("abort", () => {
      for (const off of offs) off();
      sizes.disconnect();
    });
    void this.#start();
  }

  leave(): void {
    this.#stop.abort();
  }

  async #start(): Promise<void> {
    const { signal } = this.#stop;
    const { host } = this.#inside;
    const given = (this.#given = readGiven(this.#inside.entry()));
    this.#source = undefined;
    this.#grid.element.style.setProperty("--grid-height", given.heightPx ? `${given.heightPx}px` : "");
    this.#view = loadView(given.name, new URLSearchParams(location.search));
    if (!given.table && !given.api && !Array.isArray(given.rows)) return this.#waitForRows();
    try {
      const mistakes: string[] = [];
      const known = await loadColumns(given.columns, given.form, mistakes, signal);
      for (const one of mistakes) mistake(host, `columns: ${one}.`);
      this.#entries = known?.entries ?? new Map();
      this.#setColumns(known?.columns ?? []);
      const about = { columns: () => this.#columns, words: this.#lists.words, signal };
      const source = await openRows(given, this.#arrangement(), about);
      if (signal.aborted) return;
      this.#source = source;
      signal.addEventListener(
        "abort",
        source.listen(() => this.#update()),
      );
      if (!known) this.#setColumns(columnsFor(sampleOf(source)));
      this.#state.say("");
      this.#draw();
      if (given.editsCells) await this.#loadEditing();
    } catch (error) {
      if (!signal.aborted) this.#fail(error, () => this.#start());
    }
  }

  /** Cells can be edited from now on; the code of saving comes after the rows are shown. */
  async #loadEditing(): Promise<void> {
    const { CellEditing } = await import("./editing/cell-editing.ts");
    const { table, api, form } = this.#given;
    this.#editing = new CellEditing({
      grid: this.#grid,
      host: this.#host,
      table,
      api,
      form,
      columnAt: (at) => (this.#drawn[at]?.canEdit ? this.#drawn[at] : undefined),
      entryOf: (key) => this.#entries.get(key),
      optionsOf: (column) => this.#lists.optionsOf(column),
      row: (at) => this.#source?.at(at),
      idOf: (row) => this.#idOf(row),
      chosenRows: () => this.#chosenRows(),
      redraw: (rows) => this.#redrawEdited(rows),
    });
  }

  #redrawEdited(rows: readonly Data[]): void {
    const ids = new Set(rows.map((row) => this.#idOf(row)));
    this.#grid.updateRows((at) => {
      const row = this.#source?.at(at);
      return row !== undefined && ids.has(this.#idOf(row));
    });
    this.#state.say(this.#editing?.problems.join(" ") ?? "");
  }

  #chosenRows(): Data[] {
    const source = this.#source;
    if (!source || !this.#chosen.count()) return [];
    return Array.from({ length: source.count() }, (_, at) => source.at(at)).flatMap((row) =>
      row && this.#chosen.has(this.#idOf(row)) ? [row] : [],
    );
  }

  /** A script of the page may set the rows a little later. */
  #waitForRows(): void {
    const { signal } = this.#stop;
    const { host } = this.#inside;
    this.#grid.redraw();
    natives.after(rowsMs, () => {
      if (!signal.aborted && !this.#source)
        mistake(host, 'a table needs "table", "api", rows or a <table> in it; found none of them.');
    });
  }

  #fail(error: unknown, again: () => unknown): void {
    console.error(error);
    this.#showFailed(true);
    this.#state.fail(sentence(error), () => {
      this.#state.say("");
      this.#showFailed(false);
      void again();
    });
  }

  /** Placeholders would promise rows that don't come. */
  #showFailed(hasFailed: boolean): void {
    this.#hasFailed = hasFailed && !this.#source?.at(0);
    this.#grid.element.classList.toggle("no-rows", this.#hasFailed);
  }

  #changedEntry(): void {
    const before = this.#given;
    const now = readGiven(this.#inside.entry());
    if (!isSameSource(before, now)) return void this.#start();
    this.#given = now;
    this.#draw();
  }

  /** Reads the rows again; place, selection and focus stay. */
  async refresh(): Promise<void> {
    if (!this.#source) return this.#start();
    await this.#source.refresh();
    this.#markSaved();
    tell("vs:refreshed", { element: this.#host }, this.#host);
  }

  /** The ids of the chosen rows. */
  chosen(): string[] {
    return this.#chosen.ids();
  }

  // ---- columns and view

  #setColumns(columns: Column[]): void {
    this.#columns = columns;
    this.#lists.load(columns);
    this.#draw();
  }

  #arrangement() {
    const { sort, filters } = this.#view;
    return { sort: sort.length ? sort : readSort(this.#given.order), filters };
  }

  #change(view: View): void {
    const before = this.#arrangement();
    this.#view = view;
    keepView(this.#given.name, view);
    const now = this.#arrangement();
    this.#draw();
    if (natives.json(before) !== natives.json(now)) void this.#source?.arrange(now).catch(console.error);
  }

  #setWidth(at: number, px: number, isDone: boolean): void {
    this.#drawn[at] = { ...this.#drawn[at]!, widthPx: px };
    this.#grid.setWidths(this.#drawn.map(gridColumn));
    const { key } = this.#drawn[at];
    if (isDone) this.#change({ ...this.#view, widths: { ...this.#view.widths, [key]: px } });
  }

  #columnsToDraw(): Column[] {
    const { actions, choose } = this.#given;
    const own = viewed(this.#columns, this.#view);
    const lines = own.filter(({ priority }) => priority > 0).toSorted((one, other) => one.priority - other.priority);
    return [
      ...(choose && !this.#isCards ? [plainColumn(chooseKey, "", 40, true)] : []),
      ...(this.#isCards ? lines.slice(0, mostLines) : own),
      ...(actions.length ? [plainColumn(actionsKey, words("tableActions"), actionsWidth(actions), false)] : []),
    ];
  }

  #measure(): void {
    const isCards = this.#host.clientWidth > 0 && this.#host.clientWidth < cardsPx;
    if (isCards === this.#isCards) return;
    this.#isCards = isCards;
    this.#draw();
  }

  // ---- drawing

  #draw(): void {
    this.#box.dataset["theme"] = theme();
    this.#box.classList.toggle("cards", this.#isCards);
    this.#drawn = this.#columnsToDraw();
    const lines = this.#drawn.filter(({ key }) => key !== actionsKey).length;
    const isCoarse = matchMedia("(pointer: coarse)").matches;
    this.#grid.rowPx = this.#isCards
      ? lineHeights.cardPadding +
        lines * lineHeights.line +
        (this.#given.actions.length ? (isCoarse ? lineHeights.coarse : lineHeights.actions) : 0)
      : isCoarse
        ? lineHeights.coarse
        : lineHeights.row;
    this.#grid.redraw();
    this.#drawAround();
  }

  #update(): void {
    this.#grid.update();
    this.#drawAround();
    const failure = this.#source?.failure();
    if (failure !== undefined) this.#fail(failure, () => this.refresh());
    else {
      this.#showFailed(false);
      this.#state.say("");
    }
  }

  #drawAround(): void {
    const source = this.#source;
    const isReady = source !== undefined && !source.isLoading();
    const isEmpty = isReady && source.count() === 0 && source.failure() === undefined;
    this.#host.toggleAttribute("aria-busy", !isReady);
    this.#grid.element.classList.toggle("no-rows", isEmpty || this.#hasFailed);
    drawBar(this.#bar, {
      columns: this.#columns,
      view: () => this.#view,
      change: (view) => this.#change(view),
      label: (column, id) => this.#lists.optionOf(column, id)?.text ?? id,
      count: isReady || source?.count() ? source.count() : undefined,
      chosen: this.#chosen.count(),
      clearChosen: () => this.#chosen.clear(),
      add: this.#add,
      share: () => void shareView(this.#given.name, this.#view),
      exports: this.#exports(),
      within: this.#box,
      ...(this.#isCards && { openColumn: (column, anchor) => this.#openColumn(column.key, anchor) }),
    });
    const isFiltered = Object.keys(this.#view.filters).length > 0;
    const isNarrowed = isData(this.#given.filter) && Object.keys(this.#given.filter).length > 0;
    const clear = () => this.#change({ ...this.#view, filters: {} });
    this.#empty.replaceChildren(...(isEmpty ? [emptyState({ isFiltered, isNarrowed, clear, add: this.#add })] : []));
  }

  get #add(): string {
    const { hasAdd, table, form } = this.#given;
    return hasAdd && table ? `${table}${form && `/${form}`}` : "";
  }

  #exports() {
    const about = {
      name: this.#given.name,
      columns: this.#columns,
      view: this.#view,
      words: this.#lists.words,
      source: this.#source,
      fail: (error: unknown) => this.#fail(error, () => {}),
    };
    const isChosen = (row: Data) => this.#chosen.has(this.#idOf(row));
    const everything = async () => {
      const given = { ...this.#given, all: true };
      const { signal } = this.#stop;
      const nothing = { sort: [], filters: {} };
      return openRows(given, nothing, { columns: () => this.#columns, words: this.#lists.words, signal });
    };
    return exportsOf({ ...about, everything, ...(this.#chosen.count() > 0 && { isChosen }) });
  }

  #drawChosen(): void {
    this.#grid.update();
    this.#drawAround();
  }

  #fill(cell: HTMLElement, { row: at, column: index }: CellPlace): void {
    const column = this.#drawn[index]!;
    const row = this.#source?.at(at);
    const { table, form, actions } = this.#given;
    if (column.key === actionsKey) {
      const id = row && this.#idOf(row);
      fillActions(cell, { actions, record: id ? `${table}/${id}` : "", form });
    } else if (column.key === chooseKey) this.#fillChoice(cell, row);
    else if (row && this.#editing) this.#fillEdited(cell, row, column);
    else fillCell(cell, row, column, this.#lists);
  }

  /** A cell with what was typed and is being saved or is wrong. */
  #fillEdited(cell: HTMLElement, row: Data, column: Column): void {
    const editing = this.#editing!;
    fillCell(cell, editing.shown(row, column.key), column, this.#lists);
    const problem = editing.problem(row, column.key);
    cell.classList.toggle("busy", editing.isBusy(row, column.key));
    cell.classList.toggle("wrong", problem !== "");
    cell.ariaInvalid = problem ? "true" : null;
    cell.ariaReadOnly = column.canEdit ? null : "true";
    if (problem || cell.title) cell.title = problem;
  }

  #fillChoice(cell: HTMLElement, row: Data | undefined): void {
    const box = cell.querySelector("input") ?? make("input", { type: "checkbox", tabIndex: -1 });
    box.checked = !!row && this.#chosen.has(this.#idOf(row));
    box.ariaLabel = row ? this.#nameOf(row) : "";
    box.disabled = !row || this.#idOf(row) === "";
    if (!box.isConnected) cell.replaceChildren(box);
  }

  #fillHead(cell: HTMLElement, key: string): void {
    const column = this.#columns.find((one) => one.key === key);
    if (!column) {
      const text = words(key === actionsKey ? "tableActions" : "tableChoose");
      return cell.replaceChildren(
        make("span", { className: key === actionsKey ? "heading" : "quiet", textContent: text }),
      );
    }
    const { sort } = this.#arrangement();
    fillHeading(cell, { column, sort, isFiltered: !!this.#view.filters[key] });
  }

  #fillRow(element: HTMLElement, at: number): void {
    const row = this.#source?.at(at);
    const id = row ? this.#idOf(row) : "";
    const isChosen = String(id !== "" && this.#chosen.has(id));
    if (element.ariaSelected !== isChosen) element.ariaSelected = isChosen;
    element.classList.toggle("saved", id !== "" && id === this.#savedId);
  }

  #idOf(row: Data): string {
    return String(row[idKey(this.#given.table)] ?? "");
  }
  #nameOf(row: Data): string {
    const first = this.#drawn.find(({ key }) => !key.startsWith(" "));
    return String((first && row[first.key]) ?? this.#idOf(row));
  }

  // ---- what a person does

  #press(event: KeyboardEvent, at: CellPlace): boolean {
    const { key, target } = event;
    const isControl = target instanceof Element && target.matches("a,button,input");
    if (at.row < 0) return this.#pressHead(event, at);
    if (key === " " && !isControl) {
      this.#choose(at, event.shiftKey);
      return true;
    }
    if (key === "Escape" && this.#chosen.count()) {
      this.#chosen.clear();
      return true;
    }
    if (!isControl && this.#edit(event, at)) return true;
    const action = key === "Enter" && !isControl ? this.#actionOf(at) : null;
    action?.click();
    return !!action;
  }

  /** Keys that edit: Enter and F2 open the cell, typing replaces its value, Ctrl+Z and Ctrl+Y go through the steps. */
  #edit({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent, at: CellPlace): boolean {
    const editing = this.#editing;
    if (!editing || altKey) return false;
    if (ctrlKey || metaKey) {
      if (code === "KeyY" || (code === "KeyZ" && shiftKey)) return editing.step(false);
      return code === "KeyZ" && editing.step(true);
    }
    if (key === "Enter" || key === "F2") return editing.open(at);
    if (key === "Delete" || key === "Backspace") return editing.open(at, "");
    return key.length === 1 && editing.open(at, key);
  }

  /** A block of a spreadsheet, from the active cell on. */
  #paste(event: ClipboardEvent): void {
    const { clipboardData: data } = event;
    const editing = this.#editing;
    const { row, column } = this.#grid.active;
    if (!editing || this.#grid.isEditing || !data || row < 0) return;
    event.preventDefault();
    const source = this.#source!;
    const rows = Array.from({ length: source.count() - row }, (_, at) => source.at(row + at));
    // the clipboard's data is gone after the event
    const kept = new DataTransfer();
    for (const type of ["text/plain", "text/html"]) kept.setData(type, data.getData(type));
    void import("./editing/paste-cells.ts")
      .then(async ({ pasteCells }) =>
        pasteCells(kept, {
          element: this.#grid.element,
          columns: this.#drawn,
          first: column,
          entryOf: (key) => this.#entries.get(key),
          rows,
          apply: (changes) => editing.set(changes),
          say: (text) => this.#state.say(text),
        }),
      )
      .catch(console.error);
  }

  #pressHead(event: KeyboardEvent, { column }: CellPlace): boolean {
    const { key, altKey, shiftKey } = event;
    const { key: columnKey } = this.#drawn[column]!;
    const cell = this.#grid.cell({ row: -1, column });
    if ((key === "ArrowDown" && altKey) || key === "ContextMenu" || (key === "F10" && shiftKey))
      return cell ? this.#openColumn(columnKey, cell) : false;
    if ((key !== "Enter" && key !== " ") || event.target !== cell) return false;
    this.#sortBy(columnKey, shiftKey);
    return true;
  }

  #actionOf(at: CellPlace): HTMLElement | null | undefined {
    return this.#grid.cell(at)?.parentElement?.querySelector<HTMLElement>("a.action");
  }

  #choose({ row: at }: CellPlace, isRange: boolean): void {
    const row = this.#source?.at(at);
    const id = row && this.#idOf(row);
    if (!id) return;
    if (isRange) this.#chosen.extend(id, this.#loadedIds());
    else this.#chosen.toggle(id);
  }

  #loadedIds(): string[] {
    const source = this.#source!;
    return Array.from({ length: source.count() }, (_, at) => {
      const row = source.at(at);
      return row ? this.#idOf(row) : "";
    });
  }

  #click(event: MouseEvent): void {
    const target = event.target as HTMLElement;
    const at = this.#grid.placeOf(target);
    if (!at) return;
    const { key } = this.#drawn[at.column]!;
    if (at.row < 0) {
      if (target.matches(".more")) this.#openColumn(key, target);
      else if (!target.matches(".grip")) this.#sortBy(key, event.shiftKey);
    } else if (key === chooseKey || ((event.ctrlKey || event.metaKey || event.shiftKey) && !target.closest("a"))) {
      this.#choose(at, event.shiftKey);
    }
  }

  #contextMenu(event: MouseEvent): void {
    const at = this.#grid.placeOf(event.target);
    const cell = at && at.row < 0 ? this.#grid.cell(at) : undefined;
    if (cell && this.#openColumn(this.#drawn[at!.column]!.key, cell)) event.preventDefault();
  }

  #sortBy(key: string, isAdded: boolean): void {
    const column = this.#columns.find((one) => one.key === key);
    if (!column?.canSort) return;
    this.#change({ ...this.#view, sort: nextSort(this.#arrangement().sort, key, isAdded) });
  }

  #openColumn(key: string, anchor: HTMLElement): boolean {
    const column = this.#drawn.find((one) => one.key === key) ?? this.#columns.find((one) => one.key === key);
    if (!column || key.startsWith(" ")) return false;
    const title = titleOf(column.title, key);
    const isLines = !this.#isCards;
    const parts = columnMenu({
      column,
      columns: this.#columns,
      view: () => this.#view,
      change: (view) => this.#change(view),
      options: () => this.#lists.optionsOf(column),
      can: { hide: true, move: true, width: isLines, freeze: isLines },
    });
    openMenu(anchor, this.#box, words("tableColumn", { title }), parts);
    return true;
  }

  // ---- after a save

  #saved(event: CustomEvent<Events["vs:saved"]>): void {
    const { table, id } = event.detail;
    if (event.composedPath()[0] === this.#host) return; // a cell of its own
    if (table === this.#given.table) this.#savedId = id;
  }

  /** Marks the saved row for a while; the focus follows it when it is in the table. */
  #markSaved(): void {
    if (!this.#savedId) return;
    const row = this.#loadedIds().indexOf(this.#savedId);
    const { activeElement } = this.#inside.root;
    if (row >= 0 && activeElement && this.#grid.element.contains(activeElement))
      this.#grid.activate({ row, column: this.#grid.active.column });
    this.#grid.update();
    natives.cancel(this.#timer);
    this.#timer = natives.after(savedMs, () => {
      this.#savedId = "";
      this.#grid.update();
    });
  }
}

const gridColumn = (column: Column): GridColumn => ({
  key: column.key,
  title: titleOf(column.title, column.key),
  widthPx: widthOf(column),
  isFrozen: column.isFrozen,
  isAtEnd: column.key === actionsKey,
  isNumeric: column.kind === "number",
});

const plainColumn = (key: string, title: string, widthPx: number, isFrozen: boolean): Column => ({
  key,
  title,
  kind: "text",
  widthPx,
  priority: 0,
  isHidden: false,
  isFrozen,
  canSort: false,
  canFilter: false,
  canEdit: false,
  data: "",
  decimals: 0,
});

function sampleOf(source: RowSource): Data[] {
  return Array.from({ length: Math.min(50, source.count()) }, (_, at) => source.at(at)).filter(
    (row) => row !== undefined,
  );
}

/** A cut text is shown whole as the cell's tooltip. */
function showWhole({ target }: Event): void {
  const cell = target instanceof Element ? target.closest<HTMLElement>(".grid-body .grid-cell") : null;
  if (!cell || cell.matches(".wrong") || cell.querySelector("a,.cell-input")) return;
  const text = cell.scrollWidth > cell.clientWidth ? (cell.textContent ?? "") : "";
  if (cell.title !== text) cell.title = text;
}
