import type { KeyboardEvent } from "react";
import { numberCodec, readNumber, showNumber } from "../../../src/values/numbers.ts";
import type { Entry } from "../../../src/forms/schema/schema.ts";
import { controlOf } from "../../../src/view/control-props.ts";
import { field, isUnread, type FieldProps } from "../../../src/view/field.ts";
import { useText } from "../../../src/view/use-text.ts";
import { words } from "./phrases.ts";
import styles from "./spinner.css";

/** A number from 0 to 1000, or within `interval`, changed by `step` (R2.4-26). */
export default field<number | null>({
  ...numberCodec,
  show: (value, entry) => showNumber(value, decimalsOf(entry)),
  styles,
  View: SpinnerField,
});

function SpinnerField(props: FieldProps<number | null>) {
  const { entry, value, disabled, readOnly, change, done } = props;
  const decimals = decimalsOf(entry);
  const [min, max] = rangeOf(entry);
  const step = stepOf(entry);
  const number = isUnread(value) ? undefined : value;
  const isOff = disabled || readOnly;
  const text = useText({
    value,
    show: (one) => showNumber(one, decimals),
    parse: (typed) => readNumber(typed, decimals),
    change,
    done,
  });

  /** Does nothing while the text is not readable: the user must correct it. */
  const go = (to: number) => {
    if (isOff || number === undefined) return;
    change(Number(Math.min(max, Math.max(min, to)).toFixed(decimals)));
  };
  const goBy = (by: number) => go((number ?? 0) + by);
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Record<string, () => void> = {
      ArrowUp: () => goBy(step),
      ArrowDown: () => goBy(-step),
      PageUp: () => goBy(10 * step),
      PageDown: () => goBy(-10 * step),
    };
    const act = Object.hasOwn(steps, event.key) && !event.altKey && !event.ctrlKey && steps[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  const button = (sign: "+" | "−", by: number, isEnd: boolean) => (
    <button
      type="button"
      className={by > 0 ? "step more" : "step less"}
      tabIndex={-1}
      aria-label={words(by > 0 ? "spinnerMore" : "spinnerLess")}
      disabled={isOff || isEnd}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => {
        goBy(by);
        done();
      }}
    >
      {sign}
    </button>
  );
  return (
    <div className="spinner">
      <input
        {...controlOf(props)}
        role="spinbutton"
        inputMode={decimals ? "decimal" : "numeric"}
        autoComplete="off"
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuenow={number ?? undefined}
        aria-valuetext={isUnread(value) ? value.text : undefined}
        {...text}
        onKeyDown={onKeyDown}
      />
      {!readOnly && button("−", -step, typeof number === "number" && number <= min)}
      {!readOnly && button("+", step, typeof number === "number" && number >= max)}
    </div>
  );
}

const decimalsOf = ({ decimal_places: places }: Entry): number => Math.min(8, Math.max(0, Number(places) || 0));

function rangeOf({ interval }: Entry): [number, number] {
  const [min, max] = Array.isArray(interval) ? (interval as unknown[]) : [0, 1000];
  return [Number(min ?? 0), Number(max ?? 1000)];
}

function stepOf({ step }: Entry): number {
  return Number(step) > 0 ? Number(step) : 1;
}
