import { useCallback, useEffect, useState } from "react";
import { converted, readUnits, type Unit } from "../../../src/forms/lists/units.ts";
import type { Entry } from "../../../src/forms/schema/schema.ts";
import { readOptions } from "../../../src/server/calls/lists/select-lists.ts";

export interface Units {
  /** The units related to the field's unit; empty without a list. */
  all: Unit[];
  /** The unit in which the number is shown and typed; the value stays in the unit of the schema. */
  unit: Unit | undefined;
  hasFailed: boolean;
  choose(id: string): void;
  again(): void;
  toShown(value: number): number;
  toValue(typed: number): number;
}

/** Without units: no conversion. */
export const noUnits: Units = {
  all: [],
  unit: undefined,
  hasFailed: false,
  choose() {},
  again() {},
  toShown: (value) => value,
  toValue: (typed) => typed,
};

/** The units in which a number can be typed (R3.5-07, R7.2-03), from the list named by `data`. */
export function useUnits({ data, unit: own }: Entry): Units {
  const [all, setAll] = useState<Unit[]>([]);
  const [chosen, choose] = useState("");
  const [hasFailed, setFailed] = useState(false);
  const [list, id] = [String(data ?? ""), String(own ?? "")];

  const bring = useCallback(
    () =>
      readOptions([list]).then(
        (answer) => {
          setAll(readUnits(answer[list], id));
          setFailed(false);
        },
        () => setFailed(true),
      ),
    [list, id],
  );
  useEffect(() => {
    if (list && id) void bring();
  }, [list, id, bring]);

  const base = all.find((one) => one.id === id);
  const unit = all.find((one) => one.id === chosen) ?? base;
  return {
    all,
    unit,
    hasFailed,
    choose,
    again: () => void bring(),
    toShown: (value) => (base && unit && unit !== base ? converted(value, base, unit) : value),
    toValue: (typed) => (base && unit && unit !== base ? converted(typed, unit, base) : typed),
  };
}
