/** What the formulas of a spreadsheet give: computed in the order in which they need each other. No DOM. */
import { readNumber } from "../../values/numbers.ts";
import { cellAt, isFormula, type Cell, type Matrix } from "./matrix.ts";

/** A place, counted from 0. */
export interface Place {
  row: number;
  column: number;
}
/** A block of cells, both ends included. */
export interface Block {
  from: Place;
  to: Place;
}

/** The library that parses and computes one formula (`src/vendors/fast-formula-parser`). */
export interface Calculator {
  /** What a formula without `=` refers to. Throws when it cannot be parsed. */
  references(formula: string, at: Place): Block[];
  /** Its result: a number, text, flag, or an error such as `#DIV/0!` as a text. `read` gives the value of a cell. */
  result(formula: string, at: Place, read: (place: Place) => Cell): Cell;
}

export const cycleError = "#CYCLE!";
const syntaxError = "#ERROR!";

/** The results of formulas by `row,column`, and the cells from which they were computed. */
export interface Computed {
  matrix: Matrix;
  results: ReadonlyMap<string, Cell>;
}

interface Formula {
  at: Place;
  text: string;
  /** What it refers to; undefined when it cannot be parsed. */
  blocks?: Block[];
  /** The formulas that it needs. */
  needs?: string[];
}

/**
 * Computes the results of all formulas; those that nothing has changed for are taken from `before`. Formulas that need
 * each other in a circle give `#CYCLE!`, and what needs them too.
 */
export function compute(matrix: Matrix, calculator: Calculator, before?: Computed): Computed {
  const formulas = new Map<string, Formula>();
  matrix.forEach((cells, row) =>
    cells.forEach((cell, column) => {
      if (isFormula(cell)) formulas.set(keyOf({ row, column }), { at: { row, column }, text: plain(cell) });
    }),
  );
  const results = new Map<string, Cell>();
  const inRow = rowsOf(formulas.values());
  for (const one of formulas.values()) {
    try {
      one.blocks = calculator.references(one.text, one.at);
      one.needs = one.blocks.flatMap((block) => formulasIn(block, inRow));
    } catch {
      results.set(keyOf(one.at), syntaxError);
    }
  }

  const read = (place: Place): Cell => {
    const result = results.get(keyOf(place));
    return result === undefined ? valueOf(cellAt(matrix, place.row, place.column)) : result;
  };
  const changed = before && changedPlaces(before.matrix, matrix);
  for (const key of inOrder(formulas, results)) {
    const { at, text, blocks } = formulas.get(key)!;
    const known = before?.results.get(key);
    const isSame =
      known !== undefined && changed && !volatile.test(text) && !changed.some((one) => isIn(one, at, blocks!));
    const result = isSame ? known : calculator.result(text, at, read);
    results.set(key, result);
    if (!isSame && result !== known) changed?.push(at);
  }
  return { matrix, results };
}

/** Functions with another result each time. */
const volatile = /\b(NOW|TODAY|RAND|RANDBETWEEN)\(/i;

/** More changes are not looked at one by one. */
const mostChanges = 100;

/** The cells that differ; undefined when there are many. */
function changedPlaces(before: Matrix, now: Matrix): Place[] | undefined {
  const places: Place[] = [];
  for (let row = 0; row < Math.max(before.length, now.length); row++) {
    const [old = [], next = []] = [before[row], now[row]];
    if (old === next) continue;
    for (let column = 0; column < Math.max(old.length, next.length); column++)
      if (cellAt(before, row, column) !== cellAt(now, row, column)) places.push({ row, column });
    if (places.length > mostChanges) return undefined;
  }
  return places;
}

const isIn = ({ row, column }: Place, at: Place, blocks: readonly Block[]): boolean =>
  (row === at.row && column === at.column) ||
  blocks.some(({ from, to }) => row >= from.row && row <= to.row && column >= from.column && column <= to.column);

const keyOf = ({ row, column }: Place): string => `${row},${column}`;

/** The columns of formulas by row, so that a range of a whole column costs no more than its formulas. */
function rowsOf(formulas: Iterable<{ at: Place }>): Map<number, number[]> {
  const rows = new Map<number, number[]>();
  for (const { at } of formulas) rows.set(at.row, [...(rows.get(at.row) ?? []), at.column]);
  return rows;
}

function formulasIn({ from, to }: Block, inRow: Map<number, number[]>): string[] {
  const isOne = from.row === to.row;
  const rows = isOne ? [from.row] : [...inRow.keys()].filter((row) => row >= from.row && row <= to.row);
  return rows.flatMap((row) =>
    (inRow.get(row) ?? [])
      .filter((column) => column >= from.column && column <= to.column)
      .map((column) => keyOf({ row, column })),
  );
}

/** Each formula after those that it needs; those in a circle, and what needs them, get the error. */
function inOrder(formulas: Map<string, Formula>, results: Map<string, Cell>): string[] {
  const waitsFor = new Map<string, number>();
  const neededBy = new Map<string, string[]>();
  for (const [key, { needs }] of formulas) {
    if (!needs) continue;
    const open = [...new Set(needs)].filter((one) => !results.has(one));
    waitsFor.set(key, open.length);
    for (const one of open) neededBy.set(one, [...(neededBy.get(one) ?? []), key]);
  }
  const order = [...waitsFor.keys()].filter((key) => waitsFor.get(key) === 0);
  for (let at = 0; at < order.length; at++)
    for (const next of neededBy.get(order[at]!) ?? []) {
      const left = waitsFor.get(next)! - 1;
      waitsFor.set(next, left);
      if (left === 0) order.push(next);
    }
  const isOrdered = new Set(order);
  for (const key of waitsFor.keys()) if (!isOrdered.has(key)) results.set(key, cycleError);
  return order;
}

/** A typed number counts as a number, also `1 234,5`, as long as a number of JavaScript keeps its digits. */
function valueOf(cell: Cell): Cell {
  if (typeof cell !== "string" || !/\d/.test(cell)) return cell;
  return readNumber(cell, 20, 15) ?? cell;
}

/**
 * A formula without its `=`, in the library's spelling: `;` between arguments, as people write where the comma is
 * decimal, becomes `,`, and then a comma between digits a point.
 */
export function plain(formula: string): string {
  const parts = formula.slice(1).split(/("(?:[^"]|"")*")/);
  const isOurs = parts.some((part, at) => at % 2 === 0 && part.includes(";"));
  const spelled = (part: string) =>
    isOurs ? part.replace(/(\d),(?=\d)/g, "$1.").replaceAll(";", ",") : hasArguments(parts) ? part : decimal(part);
  return parts.map((part, at) => (at % 2 ? part : spelled(part))).join("");
}
/** Without any function a comma between digits can only be decimal. */
const hasArguments = (parts: readonly string[]): boolean =>
  parts.some((part, at) => at % 2 === 0 && part.includes("("));
const decimal = (part: string): string => part.replace(/(\d),(?=\d)/g, "$1.");
