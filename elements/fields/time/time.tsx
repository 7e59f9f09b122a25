import { readTime, showTime, spellTime } from "../../../src/values/dates/times.ts";
import { controlOf } from "../../../src/view/control-props.ts";
import { field, unread, type FieldProps } from "../../../src/view/field.ts";
import inputStyles from "../../../src/view/controls/dates/time-input.css";
import { TimeInput } from "../../../src/view/controls/dates/time-input.tsx";
import styles from "./time.css";

/** A time of day (R5.2-06): "HH:MM" or null. With `allow_24` also "24:00", the end of the day. */
export default field<string | null>({
  empty: null,
  read: (raw, entry) => {
    const time = readTime(raw, entry["allow_24"] === true);
    return time === undefined ? unread(raw) : time;
  },
  write: (value, raw) => spellTime(value, raw),
  show: showTime,
  styles: inputStyles + styles,
  View: TimeField,
});

function TimeField(props: FieldProps<string | null>) {
  const { entry, value, change, done } = props;
  return (
    <TimeInput
      className="time of-day"
      value={value}
      allows24={entry["allow_24"] === true}
      holdsEnter
      control={controlOf(props)}
      change={change}
      done={done}
    />
  );
}
