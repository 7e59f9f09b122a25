import { numberCodec, readNumber, showNumber } from "../../../src/base/numbers.ts";
import type { Entry } from "../../../src/forms/schema/schema.ts";
import { controlOf } from "../../../src/view/control.ts";
import { field, type FieldProps } from "../../../src/view/field.ts";
import { useText } from "../../../src/view/use-text.ts";
import styles from "./number.css";

/** A number with a decimal comma and spaces between thousands (§2.4, §5.2). Text that is none stays and is a problem. */
export default field<number | null>({
  ...numberCodec,
  show: (value, entry) => showNumber(value, decimalsOf(entry)),
  samples: [null, 0, -5, 1234.5],
  styles,
  View: NumberField,
});

function NumberField(props: FieldProps<number | null>) {
  const { entry, value, change, done } = props;
  const decimals = decimalsOf(entry);
  const text = useText({
    value,
    show: (number) => (number === null ? "" : showNumber(number, decimals)),
    parse: (typed) => readTyped(typed, decimals, entry.type === "PositiveDecimal"),
    change,
    done,
  });
  return (
    <div className="beside">
      <input {...controlOf(props)} className="control number" inputMode="decimal" {...text} />
      {entry["unit"] ? <span className="unit">{String(entry["unit"])}</span> : null}
    </div>
  );
}

/** R3.6-20, R3.6-21: `decimal: true` allows decimals, a number says how many; 2 unless told (R5.2-01). */
function decimalsOf({ type, decimal, decimal_places: places }: Entry): number {
  if (type === "PositiveDecimal" || decimal === false || decimal === "false") return 0;
  const given =
    places ?? (Number.isInteger(Number(decimal)) && decimal !== "" && decimal !== null ? decimal : undefined);
  return typeof given === "boolean" || given === undefined || given === null ? 2 : Number(given);
}

/** PositiveDecimal takes digits only (R5.2-05). */
function readTyped(typed: string, decimals: number, isPositive: boolean): number | null | undefined {
  const number = readNumber(typed, decimals);
  return isPositive && typeof number === "number" && number < 0 ? undefined : number;
}
