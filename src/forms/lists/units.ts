/** Units of the list unit_system (R3.5-07): rows `[id, text, parent, color]` or objects; `color` holds the coefficient. */
import { isData } from "../../base/data.ts";

export interface Unit {
  id: string;
  text: string;
  /** The number of first units of the family in one: 10,000 for a hectare if the first unit is a square metre. */
  factor: number;
}

/** All units of a unit's family, including it; empty when the list does not contain it. */
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
      factor: Number(String(factor).replace(",", ".")),
    };
  });
  const own = rows.find(({ id }) => id === unit);
  if (!own) return [];
  if (!(own.factor > 0)) return [{ ...own, factor: 1 }]; // nothing can be converted to it
  const root = own.parent || own.id;
  return rows.filter(({ id, parent, factor }) => (id === root || parent === root) && factor > 0);
}

/** Converts a number to another unit, exact to 8 decimals (R5.2-01). */
export const converted = (value: number, from: Unit, to: Unit): number =>
  Number(((value * from.factor) / to.factor).toFixed(8));
