import { useLayoutEffect, useRef, useState, type FocusEvent } from "react";
import { numberCodec } from "../../../src/values/numbers.ts";
import {
  joinSeconds,
  splitSeconds,
  timeUnits,
  type TimeParts,
  type UnitOfTime,
} from "../../../src/values/dates/seconds.ts";
import { field, isUnread, unread, type FieldProps, type Unread } from "../../../src/view/field.ts";
import { groupOf } from "../../../src/view/group.ts";
import styles from "./interval.css";
import { words } from "./phrases.ts";

/** A length of time in days, hours, minutes and seconds; the value is whole seconds (R3.9-09). */
export default field<number | null>({
  ...numberCodec,
  show: (value) => spoken(value),
  isGroup: true,
  styles,
  View: IntervalField,
});

/**
 * Four uncontrolled inputs in one group: they are overwritten only when the value differs from what their text means.
 */
function IntervalField(props: FieldProps<number | null>) {
  const { id, value, disabled, readOnly, change, done } = props;
  const group = useRef<HTMLDivElement>(null);
  const inputs = () => [...(group.current?.querySelectorAll("input") ?? [])];
  const typed = () => Object.fromEntries(inputs().map((input) => [input.name, input.value])) as TimeParts;
  const write = (parts: TimeParts) => {
    for (const input of inputs()) {
      const text = parts[input.name as UnitOfTime];
      if (input.value !== text) input.value = text;
    }
  };
  const whole = isWhole(value) ? value : undefined;
  const strange = whole === undefined ? String(isUnread(value) ? value.text : value) : "";

  useLayoutEffect(() => {
    const meant = meaning(typed());
    const isSame = whole === undefined ? isUnread(meant) && meant.text === strange : meant === whole;
    if (!isSame) write(splitSeconds(whole ?? null));
  });

  /** Normalizes when the focus leaves the group: 90 minutes become 1 hour 30 minutes. */
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return;
    const meant = meaning(typed());
    if (typeof meant === "number") write(splitSeconds(meant));
    done();
  };
  const parts = splitSeconds(whole ?? null);
  /**
   * Kept from the first render: a changed default value would fill untouched inputs, so 90 minutes would become 1 hour
   * and 90 minutes.
   */
  const [first] = useState(parts);
  return (
    <div className="interval">
      <div {...groupOf(props)} className="parts" ref={group} onBlur={leave}>
        {timeUnits.map((unit, at) => (
          <label key={unit} className="part" hidden={readOnly && parts[unit] === "" && !!whole}>
            <input
              className="control"
              name={unit}
              id={at ? undefined : id}
              data-anchor={at ? undefined : ""}
              inputMode="numeric"
              autoComplete="off"
              maxLength={9}
              disabled={disabled}
              readOnly={readOnly}
              aria-label={words(`interval_${unit}_whole`)}
              aria-invalid={props.isInvalid}
              defaultValue={first[unit]}
              onInput={() => change(meaning(typed()))}
            />
            <span aria-hidden="true">{words(`interval_${unit}`)}</span>
          </label>
        ))}
      </div>
      {strange && <span className="strange">{strange}</span>}
    </div>
  );
}

const isWhole = (value: unknown): value is number | null =>
  value === null || (Number.isSafeInteger(value) && (value as number) >= 0);

function meaning(parts: TimeParts): number | null | Unread {
  return joinSeconds(parts) ?? (joinSeconds(parts) === null ? null : unread(inWords(parts)));
}
const inWords = (parts: TimeParts): string =>
  timeUnits.flatMap((unit) => (parts[unit].trim() ? `${parts[unit]} ${words(`interval_${unit}`)}` : [])).join(" ");
const spoken = (value: number | null): string => (isWhole(value) ? inWords(splitSeconds(value)) : String(value));
