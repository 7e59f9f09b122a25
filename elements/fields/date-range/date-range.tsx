import {
  rangePresets,
  readRange,
  showRange,
  spellRange,
  type DateRange,
} from "../../../src/values/dates/date-ranges.ts";
import { wrongDay } from "../../../src/values/dates/wrong-day.ts";
import { today } from "../../../src/values/dates/days.ts";
import calendarStyles from "../../../src/view/controls/dates/calendar.css";
import { controlOf } from "../../../src/view/control-props.ts";
import { field, unread, type FieldProps } from "../../../src/view/field.ts";
import { RangeInput } from "../../../src/view/controls/dates/range-input.tsx";
import styles from "./date-range.css";
import { words } from "./phrases.ts";

/**
 * The first and the last day of a range, or null (R3.9-11). With `utc` a new range is sent as a pair of UTC strings.
 */
export default field<DateRange | null>({
  empty: null,
  read(raw) {
    const range = readRange(raw);
    return range === undefined ? unread(raw) : range;
  },
  write: (value, raw, entry) => spellRange(value, raw, entry["utc"] === true),
  show: showRange,
  unreadProblem: wrongDay,
  styles: calendarStyles + styles,
  View: DateRangeField,
});

function DateRangeField(props: FieldProps<DateRange | null>) {
  const { entry, value, disabled, readOnly, change, done } = props;
  const control = controlOf(props);
  return (
    <RangeInput
      entry={entry}
      value={value}
      disabled={disabled}
      readOnly={readOnly}
      control={{
        ...control,
        className: "control range-text",
        placeholder: control.placeholder || words("dateRangePattern"),
      }}
      shortcuts={() =>
        Object.entries(rangePresets(today())).map(([name, days]) => ({
          label: words(`dateRange-${name as keyof ReturnType<typeof rangePresets>}`),
          days: [...days],
        }))
      }
      change={change}
      done={done}
    />
  );
}
