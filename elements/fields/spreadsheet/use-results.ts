import { useEffect, useRef, useState } from "react";
import { compute, type Calculator, type Computed } from "../../../src/tables/spreadsheet/compute.ts";
import { isFormula, mostColumns, type Matrix } from "../../../src/tables/spreadsheet/matrix.ts";

/** The results of a sheet's formulas; the library is loaded with the first one, and after a failure with each change. */
export function useResults(matrix: Matrix): { results: Computed["results"]; isFailed: boolean } {
  const [formulas] = useState(() => new Formulas());
  const [state, setState] = useState<"resting" | "here" | "failed">("resting");
  const tried = useRef<Matrix | undefined>(undefined);
  const isNeeded = state !== "here" && matrix.some((row) => row.some(isFormula));
  useEffect(() => {
    if (!isNeeded || tried.current === matrix) return;
    tried.current = matrix;
    void formulas.load().then(
      () => setState("here"),
      (error: unknown) => {
        console.error(error);
        setState("failed");
      },
    );
  }, [isNeeded, matrix, formulas]);
  return { results: formulas.results(matrix), isFailed: state === "failed" };
}

/** The calculator of one sheet, and the results of its last matrix. */
class Formulas {
  #calculator: Calculator | undefined;
  #last: Computed = { matrix: [], results: new Map() };

  async load(): Promise<void> {
    const { makeCalculator } = await import("../../../src/vendors/fast-formula-parser/formula-parser.ts");
    this.#calculator = makeCalculator(() => ({ rows: this.#last.matrix.length, columns: mostColumns }));
  }
  /** Empty until the library is loaded. */
  results(matrix: Matrix): Computed["results"] {
    if (!this.#calculator || this.#last.matrix === matrix) return this.#last.results;
    const before = this.#last;
    this.#last = { matrix, results: before.results };
    this.#last = compute(matrix, this.#calculator, before);
    return this.#last.results;
  }
}
