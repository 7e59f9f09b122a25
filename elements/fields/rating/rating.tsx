import type { KeyboardEvent } from "react";
import { numberCodec, showNumber } from "../../../src/values/numbers.ts";
import { sentence } from "../../../src/server/session/sentence.ts";
import type { Entry } from "../../../src/forms/schema/schema.ts";
import { field, isUnread, type FieldProps } from "../../../src/view/field.ts";
import { groupOf } from "../../../src/view/group.ts";
import { words } from "./phrases.ts";
import styles from "./rating.css";
import { useRate } from "./use-rate.ts";

/** Stars to choose from (R3.9-07). With `rate` each choice is also sent to the server at once (R7.3-13). */
export default field<number | null>({
  ...numberCodec,
  show: (value) => showNumber(value),
  isGroup: true,
  styles,
  View: RatingField,
});

function RatingField(props: FieldProps<number | null>) {
  const { id, entry, value, disabled, readOnly, isRequired, change, done } = props;
  const rate = useRate(String(entry["rate"] ?? ""));
  const max = starsOf(entry);
  const isOff = disabled || readOnly;
  const current = isUnread(value) ? null : (value ?? rate.value);
  const isOne = current !== null && Number.isInteger(current) && current >= 1 && current <= max;
  const text = isUnread(value) ? value.text : isOne ? "" : showNumber(current);

  const give = (next: number | null) => {
    change(next);
    done();
    rate.give(next);
  };
  const clearByKey = ({ key }: KeyboardEvent) => {
    if ((key === "Delete" || key === "Backspace") && !isOff) give(null);
  };
  return (
    <div className="rating">
      <div {...groupOf(props, "radiogroup")} className={readOnly ? "stars shown" : "stars"}>
        {Array.from({ length: max }, (_, index) => index + 1).map((count) => (
          <input
            key={count}
            type="radio"
            className={current !== null && count <= Math.round(current) ? "rate-star on" : "rate-star"}
            name={id}
            id={count === 1 ? id : undefined}
            data-anchor={count === 1 ? "" : undefined}
            aria-label={words("ratingStars", { count, max })}
            checked={count === current}
            disabled={isOff}
            onChange={() => give(count)}
            onKeyDown={clearByKey}
          />
        ))}
      </div>
      {text && <span className="text">{text}</span>}
      {rate.failed && (
        <button type="button" className="again" onClick={rate.again} title={sentence(rate.failed.error)}>
          {words(rate.failed.given === null ? "ratingUnknown" : "ratingUnsaved")} ↻
        </button>
      )}
      {value !== null && !isRequired && !isOff && (
        <button
          type="button"
          className="icon"
          aria-label={words("ratingClear")}
          title={words("ratingClear")}
          onClick={() => give(null)}
        >
          ×
        </button>
      )}
    </div>
  );
}

/** 1 to 20 stars, default 5. */
function starsOf({ stars }: Entry): number {
  const given = Math.round(Number(stars));
  return given >= 1 && given <= 20 ? given : 5;
}
