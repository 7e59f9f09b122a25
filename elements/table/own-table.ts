/** A table whose rows come from a server or a script: drawn in the tag's own shadow root by the pool of rows. */
import { adopt } from "../../src/base/sheets.ts";
import { isData, type Data } from "../../src/base/data.ts";
import { languageStore, titleOf } from "../../src/base/language/i18n.ts";
import { natives } from "../../src/base/runtime/runtime.ts";
import { settingsStore } from "../../src/base/settings.ts";
import type { Inside } from "../../src/page/inside.ts";
import type { Entry } from "../../src/forms/schema/schema.ts";
import { tell } from "../../src/page/events.ts";
import { mistake } from "../../src/page/inspecting/opening-tag.ts";
import { cellText } from "../../src/tables/cell-kinds.ts";
import { widthOf, type Column } from "../../src/tables/columns.ts";
import type { Arrangement, RowSource } from "../../src/tables/rows/row-source.ts";
import { nextSort, readSort } from "../../src/tables/sorting.ts";
import { emptyView, keepView, loadView, viewed, type View } from "../../src/tables/views.ts";
import { Grid } from "../../src/view/controls/grid/grid.ts";
import type { CellPlace } from "../../src/view/controls/grid/grid-keys.ts";
import gridStyles from "../../src/view/controls/grid/grid.css";
import stateStyles from "../../src/view/drafts/state-line.css";
import { followTheme } from "../../src/view/follow-theme.ts";
import tokens from "../../src/view/tokens.css";
import { drawBar, emptyState } from "./bar.ts";
import { fillActions, fillCell, fillChoice, fillHeading } from "./cells.ts";
import { ChosenRows } from "./chosen-rows.ts";
import { listenToGrips } from "./column-grip.ts";
import { columnMenu } from "./column-menu.ts";
import { exportsOf } from "./exports.ts";
import { Gestures } from "./gestures.ts";
import type { CellEditing } from "./editing/cell-editing.ts";
import { isSameSource, readGiven, readingOnly, type Given } from "./given.ts";
import { hasRows } from "./has-rows.ts";
import { actionsKey, cardsPx, chooseKey, columnsToDraw, gridColumn, isOwnKey, rowHeight } from "./layout.ts";
import { make } from "./make.ts";
import { openMenu } from "./menu.ts";
import { openRows } from "./open-rows.ts";
import type { PrintedRows } from "./printed-rows.ts";
import { words } from "./phrases.ts";
import { RowsLine } from "./rows-line.ts";
import { SavedRow } from "./saved-row.ts";
import { shareView } from "./share-view.ts";
import { columnLists, columnsFor, loadColumns } from "./table-columns.ts";
import styles from "./table.css";

/** Rows that are drawn as placeholders while the first ones load. */
const placeholders = 8;

export class OwnTable {
  readonly #host: HTMLElement;
  readonly #inside: Inside;
  readonly #box = make("div", { className: "vs" });
  readonly #bar = make("div", { className: "bar" });
  readonly #empty = make("div");
  readonly #grid: Grid;
  readonly #line: RowsLine;
  readonly #saved: SavedRow;
  readonly #lists = columnLists();
  readonly #gestures: Gestures;
  #given: Given;
  /** The server says that this person may not save the records. */
  #isReadOnly = false;
  readonly #chosen = new ChosenRows(
    () => this.#given.table,
    () => this.#source,
  );
  #columns: Column[] = [];
  #drawn: Column[] = [];
  #view: View = emptyView;
  #source: RowSource | undefined;
  #isCards = false;
  #stop = new AbortController();
  /** Ends the loading of columns and rows that are not wanted any more. */
  #loading = new AbortController();
  #entries: ReadonlyMap<string, Entry> = new Map();
  #editing: CellEditing | undefined;
  #comingEditing: Promise<CellEditing | undefined> | undefined;
  #printed: PrintedRows | undefined;

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
      need: (first, last) => this.#line.need(first, last),
      press: (event, at) => this.#gestures.press(event, at),
    });
    this.#line = new RowsLine({
      grid: this.#grid.element,
      source: () => this.#source,
      start: () => this.#start(),
      giveUp: () => this.#loading.abort(),
    });
    this.#saved = new SavedRow({
      host: this.#host,
      grid: this.#grid,
      chosen: this.#chosen,
      table: () => this.#given.table,
    });
    this.#box.append(this.#bar, this.#grid.element, this.#empty, this.#line.element);
    inside.root.append(this.#box);
    this.#gestures = new Gestures({
      grid: this.#grid,
      chosen: this.#chosen,
      drawn: () => this.#drawn,
      source: () => this.#source,
      editing: () => this.#editing,
      comingEditing: () => this.#comingEditing,
      editingAt: (at) => this.#editingAt(at),
      entryOf: (key) => this.#entries.get(key),
      wordsOf: this.#lists.words,
      shown: (row) => this.#shown(row),
      sortBy: (key, isAdded) => this.#sortBy(key, isAdded),
      openColumn: (key, anchor) => this.#openColumn(key, anchor),
      say: (text) => (text ? this.#line.say(text) : this.#redrawEdited([])),
    });
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
      followTheme(this.#host, (theme) => (this.#box.dataset["theme"] = theme)),
      this.#inside.listen(() => this.#changedEntry()),
      languageStore.listen(() => this.#draw()),
      settingsStore.listen(() => this.#draw()),
      this.#lists.listen(() => this.#listsCame()),
      this.#chosen.listen(() => this.#drawChosen()),
    ];
    const sizes = new ResizeObserver(() => requestAnimationFrame(() => this.#measure()));
    sizes.observe(this.#host);
    this.#gestures.listenToClipboard(signal);
    this.#saved.listen(signal);
    signal.addEventListener("abort", () => {
      for (const off of offs) off();
      sizes.disconnect();
    });
    void this.#start();
  }

  leave(): void {
    this.#stop.abort();
    this.#loading.abort();
    this.#editing?.leave();
  }

  async #start(): Promise<void> {
    this.#loading.abort();
    const { signal } = (this.#loading = new AbortController());
    const { host } = this.#inside;
    const given = readGiven(this.#inside.entry());
    this.#leaveFormer(given);
    this.#given = given;
    this.#source = undefined;
    this.#grid.element.style.setProperty("--grid-height", given.heightPx ? `${given.heightPx}px` : "");
    this.#view = loadView(given.name, new URLSearchParams(location.search));
    // a script of the page may set the rows a little later
    if (!hasRows(this.#inside.entry())) return this.#grid.redraw();
    if (!Array.isArray(given.rows)) this.#line.wait();
    try {
      const mistakes: string[] = [];
      const known = await loadColumns(given.columns, given.form, mistakes, signal);
      for (const one of mistakes) mistake(host, `columns: ${one}.`);
      this.#entries = known?.entries ?? new Map();
      this.#lists.take(known?.options ?? new Map());
      this.#isReadOnly = known?.isReadOnly ?? false;
      this.#setColumns(known?.columns ?? []);
      const arrangement = this.#arrangement();
      // rows that are here in their order are drawn at once: placeholders would double the work of the first paint
      const isWaiting =
        !Array.isArray(given.rows) || arrangement.sort.length || Object.keys(arrangement.filters).length;
      if (isWaiting) this.#draw();
      const about = { columns: () => this.#columns, words: this.#lists.words, signal };
      const source = await openRows(given, arrangement, about);
      if (signal.aborted) return;
      this.#source = source;
      signal.addEventListener(
        "abort",
        source.listen(() => this.#update()),
      );
      if (!known) this.#setColumns(columnsFor(sampleOf(source)));
      this.#line.settle();
      // a person has sorted or filtered while the rows were on their way; or only the rows have told the columns
      const now = this.#arrangement();
      const isUnsorted = !known && source.isWhole && (now.sort.length > 0 || Object.keys(now.filters).length > 0);
      if (isUnsorted || natives.json(arrangement) !== natives.json(now)) this.#arrange();
      // the code of saving comes after the rows are shown
      this.#comingEditing = this.#allowed.editsCells ? this.#loadEditing(signal) : undefined;
      // a script of the page has set other rows: an open cell goes with its record
      this.#editing?.follow();
      this.#draw();
      this.#printedRows().then((printed) => printed.follow(signal), console.warn);
      if (!(await this.#comingEditing) || signal.aborted) return;
      this.#grid.update(); // says which cells cannot be edited
    } catch (error) {
      if (!signal.aborted) this.#line.fail(error, () => this.#start());
    }
  }

  /** Of another table neither the choice of rows stays nor what writes its cells; of the same, what was typed stays. */
  #leaveFormer(given: Given): void {
    if (given.table !== this.#given.table) this.#chosen.clear();
    if (given.editsCells && this.#editing?.isOf(given)) return;
    this.#editing?.leave();
    this.#editing = this.#comingEditing = undefined;
  }

  async #loadEditing(signal: AbortSignal): Promise<CellEditing | undefined> {
    const { CellEditing } = await import("./editing/cell-editing.ts");
    if (signal.aborted) return undefined;
    const { table, api, form } = this.#given;
    // other rows of the same records: what was typed in their cells stays
    if (this.#editing?.isOf({ table, api, form })) {
      this.#editing.enter();
      return this.#editing;
    }
    return (this.#editing = new CellEditing({
      grid: this.#grid,
      host: this.#host,
      table,
      api,
      form,
      columnAt: (at) => (this.#drawn[at]?.canEdit ? this.#drawn[at] : undefined),
      allColumns: () => this.#columns,
      entryOf: (key) => this.#entries.get(key),
      optionsOf: (column) => this.#lists.optionsOf(column),
      show: (column, value) => cellText(value, column, this.#lists.words(column)),
      row: (at) => this.#source?.at(at),
      rows: () => this.#chosen.allRows(),
      version: () => this.#source?.version() ?? 0,
      isLoading: () => this.#source?.isLoading() ?? false,
      refresh: async () => this.#source?.refresh(),
      idOf: this.#chosen.idOf,
      chosenRows: () => this.#chosen.rows(),
      chosenCount: this.#chosen.count,
      redraw: (rows) => this.#redrawEdited(rows),
      fillTo: (from, to) => void this.#gestures.fillTo(from, to),
    }));
  }

  #editingAt({ column: at }: CellPlace): CellEditing | Promise<CellEditing | undefined> | undefined {
    const column = this.#drawn[at];
    if (!column?.canEdit) return undefined;
    const list = this.#lists.coming(column);
    if (this.#editing && !list) return this.#editing;
    return this.#comingEditing && Promise.all([this.#comingEditing, list]).then(([editing]) => editing);
  }

  #redrawEdited(rows: readonly Data[]): void {
    const ids = new Set(rows.map((row) => this.#chosen.idOf(row)));
    this.#grid.updateRows((at) => {
      const row = this.#source?.at(at);
      return row !== undefined && ids.has(this.#chosen.idOf(row));
    });
    this.#line.tellSaves(this.#editing?.problems.join(" ") ?? "", this.#editing?.awaited);
  }

  /** What is given, without what the person may not do. */
  get #allowed(): Given {
    return this.#isReadOnly ? readingOnly(this.#given) : this.#given;
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
    this.#lists.load(this.#columns);
    const reading = this.#source.refresh();
    if (this.#source.isLoading()) this.#line.wait();
    await reading;
    this.#saved.mark();
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
  }

  /** What the view says of the columns that there are, as far as they are known: a server refuses others. */
  #arrangement(): Arrangement {
    const isKnown = (key: string) => !this.#columns.length || this.#columns.some((one) => one.key === key);
    const sort = this.#view.sort.filter(({ key }) => isKnown(key));
    const filters = Object.fromEntries(Object.entries(this.#view.filters).filter(([key]) => isKnown(key)));
    return { sort: sort.length ? sort : readSort(this.#given.order), filters };
  }

  #change(view: View): void {
    const before = this.#arrangement();
    this.#view = view;
    keepView(this.#given.name, view);
    const now = this.#arrangement();
    this.#draw();
    if (natives.json(before) !== natives.json(now)) this.#arrange();
  }

  #arrange(): void {
    void this.#source?.arrange(this.#arrangement()).catch(console.error);
    if (this.#source?.isLoading()) this.#line.wait();
  }

  /** Rows that are here were arranged by the ids of a list's options until their texts came. */
  #listsCame(): void {
    const { sort, filters } = this.#arrangement();
    const isByList = this.#columns.some(
      ({ key, data }) => data && (key in filters || sort.some((one) => one.key === key)),
    );
    if (isByList && this.#source?.isWhole) this.#arrange();
    this.#draw();
  }

  #setWidth(at: number, px: number, isDone: boolean): void {
    this.#drawn[at] = { ...this.#drawn[at]!, widthPx: px };
    this.#grid.setWidths(this.#drawn.map(gridColumn));
    const { key } = this.#drawn[at];
    if (isDone) this.#change({ ...this.#view, widths: { ...this.#view.widths, [key]: px } });
  }

  #measure(): void {
    const isCards = this.#host.clientWidth > 0 && this.#host.clientWidth < cardsPx;
    if (isCards === this.#isCards) return;
    this.#isCards = isCards;
    this.#draw();
  }

  // ---- drawing

  #draw(): void {
    this.#box.classList.toggle("cards", this.#isCards);
    const drawn = columnsToDraw(this.#columns, this.#view, this.#allowed, this.#isCards);
    this.#grid.expect(drawn.map(gridColumn)); // a cell that is being edited stores its text while its column is there
    this.#drawn = drawn;
    this.#grid.rowPx = rowHeight(this.#drawn, this.#isCards, natives.attribute(this.#host, "density") === "compact");
    this.#grid.redraw();
    this.#drawAround();
  }

  #update(): void {
    this.#editing?.follow();
    this.#grid.update();
    this.#drawAround();
    this.#line.follow(() => this.refresh());
  }

  #drawAround(): void {
    const source = this.#source;
    const isReady = source !== undefined && !source.isLoading();
    const isEmpty = isReady && source.count() === 0 && source.failure() === undefined;
    this.#host.toggleAttribute("aria-busy", !isReady);
    this.#grid.element.classList.toggle("no-rows", isEmpty || this.#line.hasFailed);
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
    const isFiltered = Object.keys(this.#arrangement().filters).length > 0;
    const isNarrowed = isData(this.#given.filter) && Object.keys(this.#given.filter).length > 0;
    const clear = () => this.#change({ ...this.#view, filters: {} });
    this.#empty.replaceChildren(...(isEmpty ? [emptyState({ isFiltered, isNarrowed, clear, add: this.#add })] : []));
  }

  get #add(): string {
    const { hasAdd, table, form } = this.#allowed;
    return hasAdd && table ? `${table}${form && `/${form}`}` : "";
  }

  #exports() {
    const about = {
      name: this.#given.name,
      columns: this.#columns,
      view: this.#view,
      words: this.#lists.words,
      source: this.#source,
      print: async (rows: readonly Data[]) => (await this.#printedRows()).print(rows),
      fail: (error: unknown, again: () => unknown) => this.#line.fail(error, again),
    };
    const isChosen = this.#chosen.has;
    const everything = async () => {
      const given = { ...this.#given, all: true, most: Infinity };
      const { signal } = this.#stop;
      const nothing = { sort: [], filters: {} };
      return openRows(given, nothing, { columns: () => this.#columns, words: this.#lists.words, signal });
    };
    return exportsOf({ ...about, everything, ...(this.#chosen.count() > 0 && { isChosen }) });
  }

  /** Loaded after the rows are drawn; asked again after a failure. */
  async #printedRows(): Promise<PrintedRows> {
    const { PrintedRows } = await import("./printed-rows.ts");
    return (this.#printed ??= new PrintedRows({
      host: this.#host,
      box: this.#box,
      columns: () => viewed(this.#columns, this.#view),
      words: this.#lists.words,
      shown: (row) => this.#shown(row),
      source: () => this.#source,
      firstSeen: () => this.#grid.firstRow,
    }));
  }

  /** A row with what was typed in its cells and is not stored yet. */
  #shown(row: Data): Data {
    return this.#editing?.shownRow(row, this.#columns) ?? row;
  }

  #drawChosen(): void {
    this.#grid.update();
    this.#drawAround();
  }

  #fill(cell: HTMLElement, { row: at, column: index }: CellPlace): void {
    const column = this.#drawn[index]!;
    const row = this.#source?.at(at);
    if (column.key === actionsKey) {
      const { table, form, actions } = this.#allowed;
      const id = row && this.#chosen.idOf(row);
      fillActions(cell, {
        actions,
        record: id ? `${table}/${encodeURIComponent(id)}` : "",
        form,
        isWaiting: row === undefined,
      });
    } else if (column.key === chooseKey)
      fillChoice(cell, {
        isChosen: !!row && this.#chosen.has(row),
        label: row ? this.#nameOf(row) : "",
        isKnown: !!row && this.#chosen.idOf(row) !== "",
      });
    else {
      fillCell(cell, row && (this.#editing?.shown(row, column.key) ?? row), column, this.#lists);
      if (row) this.#editing?.mark(cell, row, column);
    }
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
    const id = row ? this.#chosen.idOf(row) : "";
    const isChosen = String(row !== undefined && this.#chosen.has(row));
    if (element.ariaSelected !== isChosen) element.ariaSelected = isChosen;
    element.classList.toggle("saved", this.#saved.isMarked(id));
  }

  #nameOf(row: Data): string {
    const first = this.#drawn.find(({ key }) => !isOwnKey(key));
    const name = first && row[first.key];
    return String(name === undefined || name === null || name === "" ? this.#chosen.idOf(row) : name);
  }

  // ---- what a person does

  #sortBy(key: string, isAdded: boolean): void {
    const column = this.#columns.find((one) => one.key === key);
    if (!column?.canSort) return;
    this.#change({ ...this.#view, sort: nextSort(this.#arrangement().sort, key, isAdded) });
  }

  #openColumn(key: string, anchor: HTMLElement): boolean {
    const column = this.#drawn.find((one) => one.key === key) ?? this.#columns.find((one) => one.key === key);
    if (!column || isOwnKey(key)) return false;
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
}

function sampleOf(source: RowSource): Data[] {
  return Array.from({ length: Math.min(50, source.count()) }, (_, at) => source.at(at)).filter(
    (row) => row !== undefined,
  );
}
