/** Units of the list unit_system (R3.5-07): rows `[id, text, parent, color]` or objects; `color` holds the coefficient. */
import { isData } from "../../base/data.ts";

export interface Unit {
  id: string;
  text: string;
  /** How many of the family's first unit it is: 10,000 for a hectare among square metres. */
  factor: number;
}

/** The family of a unit, itself among it; empty when the list does not know it. */
export function readUnits(list: unknown, unit: string): Unit[] {
  const rows = (Array.isArray(list) ? list : []).map((one: unknown) => {
    const [id, text, parent, factor] = Array.isArray(one)
      ? (one as unknown[])
      : isData(one)
        ? [one["id"], one["text"], one["parent"], one["color"]]
        : [];
    return {
      id: String(id ?? ""),
      text: String(text ?? id ?? ""),
      parent: String(parent ?? ""),
      factor: Number(factor),
    };
  });
  const own = rows.find(({ id }) => id === unit);
  if (!own) return [];
  const root = own.parent || own.id;
  return rows.filter(({ id, parent, factor }) => (id === root || parent === root) && factor > 0);
}

/** A number of one unit in another, exact to 8 decimals (R5.2-01). */
export const converted = (value: number, from: Unit, to: Unit): number =>
  Number(((value * from.factor) / to.factor).toFixed(8));
