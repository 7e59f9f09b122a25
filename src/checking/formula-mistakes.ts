/** Mistakes of a schema's formulas that the product reports only when it computes them. */
import type { Schema } from "../forms/schema/schema.ts";
import { ExpressionError, namesIn } from "../templates/expressions/expression.ts";
import { nearName } from "./near-name.ts";

/** One sentence for each formula that does not parse, and for each name in one that is no field of the form. */
export function formulaMistakes({ entries }: Schema): string[] {
  const names = entries.map(({ name }) => name);
  const known = new Set(names);
  const meant = (name: string) => {
    const near = nearName(name, names);
    return near === undefined ? "" : ` (did you mean "${near}"?)`;
  };
  return entries.flatMap(({ name, formula }) => {
    if (formula === undefined || formula === null || formula === "") return [];
    try {
      return namesIn(String(formula))
        .filter((one) => !known.has(one))
        .map((one) => `field "${name}": formula names "${one}", which is no field${meant(one)}`);
    } catch (error) {
      if (error instanceof ExpressionError) return [`field "${name}": formula: ${error.message}`];
      throw error;
    }
  });
}
