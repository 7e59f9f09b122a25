/** One formula at a time: what it refers to, and what it gives. Runs under a strict policy; its web functions are off. */
import FormulaParser, { type FormulaError } from "fast-formula-parser";
import type { Block, Calculator, Place } from "../../tables/spreadsheet/compute.ts";
import type { Cell } from "../../tables/spreadsheet/matrix.ts";

/** Counted from 1. */
interface Reference {
  row: number;
  col: number;
}

const placeOf = ({ row, col }: Reference): Place => ({ row: row - 1, column: col - 1 });
const positionOf = ({ row, column }: Place) => ({ row: row + 1, col: column + 1, sheet: "1" });

/** Formulas whose references were asked before; typing changes one of them. */
const known = new Map<string, Block[]>();
const mostKnown = 20_000;

/** @param size of the sheet: a range of a whole column ends there */
export function makeCalculator(size: () => { rows: number; columns: number }): Calculator {
  let read: (place: Place) => Cell = () => null;
  const dependencies = new FormulaParser.DepParser();
  const parser = new FormulaParser({
    onCell: (ref: Reference) => read(placeOf(ref)),
    onRange({ from, to }: { from: Reference; to: Reference }) {
      const { rows, columns } = size();
      const values: Cell[][] = [];
      for (let row = from.row; row <= Math.min(to.row, rows); row++) {
        const line: Cell[] = [];
        for (let col = from.col; col <= Math.min(to.col, columns); col++) line.push(read(placeOf({ row, col })));
        values.push(line);
      }
      return values.length ? values : [[null]];
    },
    functions: { WEBSERVICE: undefined, FILTERXML: undefined },
  });
  return {
    references(formula, at) {
      const before = known.get(formula);
      if (before) return before;
      const blocks = dependencies
        .parse(formula, positionOf(at))
        .map((one) =>
          "from" in one ? { from: placeOf(one.from), to: placeOf(one.to) } : { from: placeOf(one), to: placeOf(one) },
        );
      if (known.size >= mostKnown) known.clear();
      known.set(formula, blocks);
      return blocks;
    },
    result(formula, at, reader) {
      read = reader;
      try {
        return cellOf(parser.parse(formula, positionOf(at)));
      } catch (error) {
        const { details } = error as FormulaError;
        return nameOf(details ?? (error as FormulaError));
      }
    },
  };
}

function cellOf(result: unknown): Cell {
  if (result === null || result === undefined) return 0; // an empty cell counts as zero, as in other spreadsheets
  if (typeof result === "number" || typeof result === "boolean" || typeof result === "string") return result;
  return nameOf(result);
}

/** `#DIV/0!` and the like. */
const nameOf = ({ name }: Partial<FormulaError>): string => (name?.startsWith("#") ? name : "#ERROR!");
