/** The part of the library that is used; it has no types of its own. Rows and columns count from 1. */
declare module "fast-formula-parser" {
  interface Reference {
    row: number;
    col: number;
  }
  interface Range {
    from: Reference;
    to: Reference;
  }
  interface Position extends Reference {
    sheet: string;
  }
  /** Its name is what a cell shows, such as `#DIV/0!`. */
  export interface FormulaError extends Error {
    name: string;
    /** What was thrown inside a function. */
    details?: FormulaError;
  }
  class DepParser {
    parse(formula: string, position: Position): (Reference | Range)[];
  }
  export default class FormulaParser {
    constructor(config: {
      onCell(reference: Reference): unknown;
      onRange(range: Range): unknown[][];
      functions?: Record<string, undefined | (() => unknown)>;
    });
    parse(formula: string, position: Position): unknown;
    static DepParser: typeof DepParser;
  }
}
