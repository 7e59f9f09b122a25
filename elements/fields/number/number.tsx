// layer 6: fields
import { useLayoutEffect, type KeyboardEvent } from "react";
import { numberCodec, readNumber, showNumber } from "../../../src/values/numbers.ts";
import type { Entry } from "../../../src/forms/schema/schema.ts";
import { controlOf } from "../../../src/view/control-props.ts";
import { numberProblem } from "../../../src/view/controls/number-problem.ts";
import { field, isUnread, type FieldProps } from "../../../src/view/field.ts";
import { useText } from "../../../src/view/use-text.ts";
import { withMask } from "../../../src/view/with-mask.ts";
import styles from "./number.css";
import { words } from "./phrases.ts";
import { noUnits, useUnits, type Units } from "./use-units.ts";

/**
 * A number with a decimal comma and spaces between thousands (R2.4-02). Text that is not a number stays and is a
 * problem.
 */
export default field<number | null>({
  ...numberCodec,
  show: (value, entry) => showNumber(value, decimalsOf(entry)),
  unreadProblem: numberProblem,
  styles,
  View: NumberField,
});

type NumberProps = FieldProps<number | null>;

function NumberField(props: NumberProps) {
  return props.entry["unit"] ? <WithUnit {...props} /> : <NumberInput {...props} units={noUnits} />;
}

function WithUnit(props: NumberProps) {
  const { entry } = props;
  const units = useUnits(entry);
  return (
    <div className="beside">
      <NumberInput {...props} units={units} />
      {units.all.length > 1 ? <UnitChoice units={units} /> : <Unit entry={entry} units={units} />}
    </div>
  );
}

function NumberInput(props: NumberProps & { units: Units }) {
  const { entry, value, disabled, readOnly, change, done, units } = props;
  const decimals = decimalsOf(entry);
  const isPositive = entry.type === "PositiveDecimal";
  const text = useText({
    value,
    show: (number) => (number === null ? "" : showNumber(units.toShown(number), decimals)),
    parse(typed) {
      const number = readTyped(typed, decimals, isPositive);
      return typeof number === "number" ? units.toValue(number) : number;
    },
    change,
    done,
  });
  /** Arrow keys change PositiveDecimal by 1, not below 0 (R5.2-05). */
  const step = (event: KeyboardEvent) => {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!isPositive || !by || disabled || readOnly || isUnread(value)) return;
    event.preventDefault();
    change(Math.max(0, (value ?? 0) + by));
  };
  const { ref } = text;
  useLayoutEffect(() => blockKeys(ref.current, isPositive ? /^[\d\s]*$/ : /^[\d\s.,'’−-]*$/), [isPositive, ref]);
  return (
    <input
      {...controlOf(props)}
      className="control number"
      inputMode={decimals ? "decimal" : "numeric"}
      autoComplete="off"
      {...(entry["mask"] ? withMask(String(entry["mask"]), text) : text)}
      onKeyDown={step}
    />
  );
}

/**
 * Blocks typing of other characters, but not pasting (R5.2-04). Uses a native listener because React's event cannot
 * distinguish the two.
 */
function blockKeys(input: HTMLElement, allowed: RegExp): () => void {
  const block = (event: InputEvent) => {
    if (event.inputType === "insertText" && !allowed.test(event.data ?? "")) event.preventDefault();
  };
  input.addEventListener("beforeinput", block);
  return () => input.removeEventListener("beforeinput", block);
}

/** Selects the unit in which the number is shown and typed; the value does not change. */
const UnitChoice = ({ units }: { units: Units }) => (
  <select
    className="units"
    aria-label={words("numberUnit")}
    value={units.unit?.id}
    onChange={({ currentTarget }) => units.choose(currentTarget.value)}
  >
    {units.all.map(({ id, text }) => (
      <option key={id} value={id}>
        {text}
      </option>
    ))}
  </select>
);

const Unit = ({ entry, units }: { entry: Entry; units: Units }) => (
  <>
    <span className="unit">{units.unit?.text ?? String(entry["unit"])}</span>
    {units.hasFailed && (
      <button type="button" className="icon" aria-label={words("numberUnitsFailed")} onClick={units.again}>
        ↻
      </button>
    )}
  </>
);

/** R3.6-20, R3.6-21: `decimal: true` allows decimals, a number sets how many; default 2, 8 with units (R5.2-01). */
function decimalsOf({ type, decimal, decimal_places: places, data, unit }: Entry): number {
  if (type === "PositiveDecimal" || decimal === false || decimal === "false") return 0;
  const given =
    places ?? (Number.isInteger(Number(decimal)) && decimal !== "" && decimal !== null ? decimal : undefined);
  const most = data && unit ? 8 : 2;
  return typeof given === "boolean" || given === undefined || given === null ? most : Number(given);
}

/** A PositiveDecimal must not be negative (R5.2-05). */
function readTyped(typed: string, decimals: number, isPositive: boolean): number | null | undefined {
  const number = readNumber(typed, decimals);
  return isPositive && typeof number === "number" && number < 0 ? undefined : number;
}
