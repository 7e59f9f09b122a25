import type { ComponentProps } from "react";
import { dayFirst } from "../../../values/dates/shown-days.ts";
import { readRange, showRange, type DateRange } from "../../../values/dates/date-ranges.ts";
import { dayRules } from "../../../values/dates/offered-days.ts";
import { isUnread, unread, type Unread } from "../../../values/unread.ts";
import type { Entry } from "../../../forms/schema/schema.ts";
import { WithCalendar } from "./calendar.tsx";
import { useText } from "../../use-text.ts";
import { loadShortDays, shortDays } from "./short-days.ts";
import type { Shortcut } from "../../../vendors/flatpickr/flatpickr.ts";

interface RangeInputProps {
  entry: Entry;
  value: DateRange | null | Unread;
  disabled: boolean;
  readOnly: boolean;
  /** Names, states and descriptions of the input. */
  control: ComponentProps<"input">;
  shortcuts?(): Shortcut[];
  change(value: DateRange | null | Unread): void;
  done(): void;
}

/** The first and the last day of a range in one text control, with a calendar that picks both. */
export function RangeInput({ entry, value, disabled, readOnly, control, shortcuts, change, done }: RangeInputProps) {
  /** Only the bounds have to be days that may be chosen; days between them are not checked (R5.2-23). */
  const parse = (typed: string) => {
    const range = readRange(dayFirst(typed)) ?? shortDays()?.readTypedRange(typed);
    return range && !range.every(dayRules(entry).isOffered) ? undefined : range;
  };
  const text = useText<DateRange | null>({ value, show: showRange, parse, change, done });
  return (
    <WithCalendar
      entry={entry}
      mode="range"
      days={isUnread(value) || !value ? [] : [...value]}
      disabled={disabled}
      readOnly={readOnly}
      {...(shortcuts && { shortcuts })}
      onPick={([start = "", end = start]) => {
        change(parse(showRange([start, end])) ?? unread(showRange([start, end])));
        done();
      }}
      done={done}
    >
      <input
        {...control}
        autoComplete="off"
        {...text}
        onFocus={({ currentTarget }) => void loadShortDays(currentTarget)}
      />
    </WithCalendar>
  );
}
