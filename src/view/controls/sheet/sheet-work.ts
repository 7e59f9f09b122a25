/** What a person does with the rows of a data table, whichever engine shows them. */
import { isData, type Data } from "../../../base/data.ts";
import { titleOf } from "../../../base/language/i18n.ts";
import { natives } from "../../../base/runtime/runtime.ts";
import {
  addRow,
  blankRow,
  isBlank,
  moveRow,
  removeRow,
  setCells,
  withoutBlankEnd,
  type CellEdit,
  type Rows,
} from "../../../tables/rows/row-edits.ts";
import type { Match } from "../../../tables/blocks/block-match.ts";
import { mostCells, type Block } from "../../../tables/blocks/block-text.ts";
import type { Neighbours } from "../../around/fields-around.ts";
import { isUnread, type FieldProps } from "../../field.ts";
import type { ComputedCells, SheetOwner, SheetPlace, SheetState } from "./sheet-engine.ts";
import { words } from "./phrases.ts";
import { listsReady, matchOf, placeBlock, readPasted, type Pasted } from "./sheet-blocks.ts";
import { OwnSteps } from "./own-steps.ts";
import { planOf, type SheetPlan } from "./plan.ts";

export interface SheetProps extends FieldProps<Rows> {
  computed?: ComputedCells | undefined;
}

/** A cell that the server refused, with the value that it had then. */
interface Refusal {
  text: string;
  value: unknown;
}

export class SheetWork {
  readonly #props: () => SheetProps;
  /** Says what happened to a person who cannot see it. */
  readonly say: (text: string) => void;
  /** Says in a line below the rows what did not happen. */
  readonly warn: (text: string) => void;
  /** By the rows, which move, and the keys of their columns. */
  #refusals = new WeakMap<Data, Map<string, Refusal>>();
  #seen: unknown;
  /** A cell was typed in, and the step of undo is not complete. */
  #isTyping = false;
  readonly #steps = new OwnSteps();
  /** The value of the last drawing. */
  #drawn: unknown;
  /** Rows that were set since the last drawing. */
  #sent: Rows | undefined;
  /** The last state, and what it was made of. */
  #known: { props: SheetProps; sent: Rows | undefined; state: SheetState } | undefined;
  /** The value of another field of the form; set once the table is in the page. */
  #neighbour: (name: string) => unknown = () => undefined;

  constructor(props: () => SheetProps, { say, warn }: Pick<SheetWork, "say" | "warn">) {
    this.#props = props;
    this.say = say;
    this.warn = warn;
  }

  get form(): SheetProps["form"] {
    return this.#props().form;
  }
  get plan(): SheetPlan {
    return planOf(this.#props().entry);
  }
  get isLocked(): boolean {
    const { disabled, readOnly } = this.#props();
    return disabled || readOnly;
  }
  /** The stored rows. */
  get rows(): Rows {
    const { value } = this.#props();
    return this.#sent ?? (isUnread(value) ? [] : value);
  }
  /** The view was drawn with the newest value and the newest problem. */
  noteDrawn(): void {
    const { value } = this.#props();
    if (!this.#sent && value !== this.#drawn) this.#steps.clear();
    this.#drawn = value;
    this.#sent = undefined;
    this.#noteRefusals();
  }
  /** @param neighbour reads another field of the form */
  connect(neighbour: (name: string) => unknown): void {
    this.#neighbour = neighbour;
  }
  /** The rows with blank ones up to the fewest of the interval. */
  shownRows(): Rows {
    const { rows } = this;
    const lacking = (this.plan.interval?.least ?? 0) - rows.length;
    return lacking > 0 ? [...rows, ...Array.from({ length: lacking }, () => ({}))] : rows;
  }

  /** Read for each cell that is drawn, so it is made once for a drawing and once for each edit after it. */
  state(): SheetState {
    const props = this.#props();
    if (this.#known?.props === props && this.#known.sent === this.#sent) return this.#known.state;
    const { label, entry, computed } = props;
    const state = {
      plan: this.plan,
      rows: this.shownRows(),
      isLocked: this.isLocked,
      label: label ?? titleOf(entry["title"], entry.name),
      refusal: (row: number, key: string) => this.#refusal(row, key),
      computed,
    };
    this.#known = { props, sent: this.#sent, state };
    return state;
  }
  owner(): Omit<SheetOwner, "state" | "drawEditor"> {
    return {
      change: (rows) => this.change(rows),
      done: () => this.#done(),
      say: this.say,
      addRow: (at) => this.addRow(at),
      removeRow: (at) => this.removeRow(at),
      moveRow: (from, to) => this.moveRow(from, to),
      paste: (pasted, at) => void this.paste(pasted, at).catch(console.error),
      fillColumn: (key) => this.fillColumn(key),
    };
  }

  // ---- edits

  /** Sets the rows while a cell is being typed in. Blank rows that were only shown are not stored. */
  change(rows: Rows): void {
    if (this.isLocked) return;
    const stored = this.rows.length;
    const kept = withoutBlankEnd(rows);
    const isPadded = rows.length > stored && this.plan.interval;
    this.#set(isPadded ? rows.slice(0, Math.max(stored, kept.length)) : rows);
  }
  #done(): void {
    this.#isTyping = false;
    this.#props().done();
  }
  #set(rows: Rows): void {
    this.#takeAlong(rows);
    if (!this.#isTyping && !this.form) this.#steps.begin(this.rows);
    this.#isTyping = true;
    this.#sent = rows;
    this.#props().change(rows);
  }
  /** Undoes or redoes a step of a table outside of forms. @returns whether there was one */
  step(way: "undo" | "redo"): boolean {
    const rows = this.isLocked ? undefined : this.#steps.take(way, this.rows);
    if (!rows) return false;
    this.#takeAlong(rows);
    this.#sent = rows;
    this.#props().change(rows);
    this.#props().done();
    return true;
  }
  /** Sets the rows as one step of undo. */
  put(rows: Rows, news: string, tell = this.say): void {
    if (this.isLocked) return;
    if (this.#isTyping) this.#done();
    this.#set(rows);
    this.#done();
    tell(news);
  }
  setCell(row: number, key: string, value: unknown): void {
    this.change(setCells(this.shownRows(), [{ row, key, value }]));
  }

  addRow(at = this.shownRows().length): boolean {
    const { plan, isLocked } = this;
    const rows = this.shownRows();
    if (isLocked || !plan.canAdd) return false;
    if (rows.length >= (plan.interval?.most ?? Infinity)) {
      this.warn(words("sheetMost", { most: plan.interval!.most }));
      return false;
    }
    const before = this.#props().computed?.inserted(rows, at) ?? rows;
    this.put(addRow(before, this.#filled({}), at), words("sheetAdded", { row: at + 1 }));
    return true;
  }
  /** Removes a row; with an interval it is emptied (R4-40). */
  removeRow(at: number): void {
    const { plan } = this;
    const rows = this.shownRows();
    if (this.isLocked || !plan.canDelete || at < 0 || at >= rows.length) return;
    if (plan.interval) this.put(blankRow(rows, at), words("sheetBlanked", { row: at + 1 }));
    else this.put(removeRow(rows, at), words("sheetRemoved", { row: at + 1 }));
  }
  removeLast(): void {
    const { plan } = this;
    const rows = this.shownRows();
    if (plan.interval && rows.length > plan.interval.least && !this.isLocked)
      this.put(removeRow(rows, rows.length - 1), words("sheetRemoved", { row: rows.length }));
    else this.removeRow(rows.length - 1);
  }
  moveRow(from: number, to: number): void {
    const rows = this.shownRows();
    this.put(moveRow(rows, from, to), words("sheetMoved", { from: from + 1, to: to + 1, count: rows.length }));
  }
  async clear(): Promise<void> {
    const count = this.rows.length;
    if (!count || this.isLocked) return;
    const { confirm } = await import("../../../page/dialogs/confirm.ts");
    const yes = words("sheetClear");
    if (!(await confirm(words("sheetClearCount", { count }), { title: `${yes}?`, yes, isDanger: true }))) return;
    this.put(this.plan.fixed ?? [], words("sheetCleared"));
  }

  // ---- blocks

  /** Pastes a block: by its headings, else by the order from the column on; one step of undo. */
  async paste(pasted: Pasted, { row, key }: SheetPlace): Promise<void> {
    const { columns, canEdit } = this.plan;
    if (!canEdit) return;
    const [block] = await Promise.all([readPasted(pasted), listsReady(columns)]);
    if (!block) return this.warn(words("sheetTooLarge", { most: mostCells }));
    const first = columns.findIndex((one) => one.key === key);
    // the letters of a spreadsheet's columns are no headings
    const match = this.#props().computed
      ? { keys: columns.slice(first).map((one) => one.key), hasHead: false }
      : matchOf(block, columns, first);
    this.place(block, match, row);
  }
  /** Puts a block into the rows from a row on, as far as the table may grow. */
  place(block: Block, match: Match, at: number, rows = this.shownRows()): void {
    const { plan } = this;
    if (this.isLocked) return;
    const most = plan.canAdd ? (plan.interval?.most ?? Infinity) : this.shownRows().length;
    const placed = placeBlock(block, match, { rows, columns: plan.columns, at, most });
    const filled = placed.rows.map((row, place) => (place < rows.length ? row : this.#filled(row)));
    const { cells, wrong, left } = placed;
    const news = [words("sheetPasted", { count: cells, wrong }), left > 0 ? words("sheetLeft", { left }) : ""];
    this.put(filled, news.join(" ").trim(), left > 0 ? this.warn : this.say);
  }

  /** Adds the rows of a block, or puts them in place of all rows, also where cells are not edited; one step of undo. */
  import(block: Block, match: Match, isReplacing: boolean): void {
    const { plan } = this;
    const rows = isReplacing ? [] : withoutBlankEnd(this.rows);
    this.place(block, match, plan.fixed ? 0 : rows.length, plan.fixed ? this.rows : rows);
  }

  // ---- filling (R3.7-08)

  fillColumn(key: string): void {
    const column = this.plan.columns.find((one) => one.key === key);
    const rows = this.shownRows();
    if (!column || this.isLocked || !this.plan.canEdit) return;
    const edits = rows.flatMap((row, at): CellEdit[] => {
      const value = isBlank(row, [key]) && !isBlank(row, this.plan.keys) ? this.#fillingOf(column.filling, row) : "";
      return value === "" || value === undefined || value === null ? [] : [{ row: at, key, value }];
    });
    this.put(setCells(rows, edits), words("sheetFilled", { count: edits.length }));
  }
  /** A row whose empty cells have what their columns are filled with. */
  #filled(row: Data): Data {
    const made = { ...row };
    for (const { key, filling } of this.plan.columns) {
      const value = isBlank(made, [key]) ? this.#fillingOf(filling, made) : undefined;
      if (value !== undefined && value !== null && value !== "") made[key] = value;
    }
    return made;
  }
  filled(rows: Rows): Rows {
    return rows.map((row) => this.#filled(row));
  }
  #fillingOf(filling: unknown, row: Data): unknown {
    if (typeof filling !== "string") return filling;
    if (this.plan.keys.includes(filling)) return row[filling];
    const other = this.#neighbour(filling);
    return other === undefined ? filling : other;
  }

  /** The value that a cell's list depends on: of a column of its row, else of a field. */
  valueAround(row: number, name: string, fields: Neighbours): unknown {
    return this.plan.keys.includes(name) ? this.shownRows()[row]?.[name] : fields.value(name);
  }

  // ---- the server's messages for cells

  /** Takes the messages of a refused save: each stands at its cell until the cell changes. */
  #noteRefusals(): void {
    const { form, entry } = this.#props();
    const places = form?.problem(entry.name)?.params["places"];
    if (places === this.#seen) return;
    this.#seen = places;
    if (!Array.isArray(places)) return;
    this.#refusals = new WeakMap();
    for (const { path, text } of places as { path: string[]; text: string }[]) {
      const [at = "", key = ""] = path;
      const row = this.rows[Number(at)];
      if (row) this.#refusals.set(row, (this.#refusals.get(row) ?? new Map()).set(key, { text, value: row[key] }));
    }
  }
  /** A row that was changed is another object in the same place: the messages of its other cells stay. */
  #takeAlong(rows: Rows): void {
    const { rows: before } = this;
    rows.forEach((row, at) => {
      const known = before[at] && this.#refusals.get(before[at]);
      if (known && !before.includes(row) && !rows.includes(before[at]!)) this.#refusals.set(row, known);
    });
  }
  #refusal(at: number, key: string): string {
    const row = this.rows[at];
    const known = row && this.#refusals.get(row)?.get(key);
    if (!known) return "";
    const now = row[key];
    const isSame = isData(now) ? natives.json(now) === natives.json(known.value) : now === known.value;
    return isSame ? known.text : "";
  }
}
