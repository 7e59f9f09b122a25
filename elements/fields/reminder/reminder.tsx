import { useMemo, useState } from "react";
import { showDays } from "../../../src/values/dates/day-lists.ts";
import { isData } from "../../../src/base/data.ts";
import { natives } from "../../../src/base/runtime/runtime.ts";
import { noReminder, readReminder, spellReminder, whole, type Reminder } from "../../../src/values/dates/reminders.ts";
import { showTime } from "../../../src/values/dates/times.ts";
import { field, isUnread, unread, type FieldProps, type Unread } from "../../../src/view/field.ts";
import { DateInput } from "../../../src/view/controls/dates/date-input.tsx";
import calendarStyles from "../../../src/view/controls/dates/calendar.css";
import listStyles from "../../../src/view/controls/choosing/combo.css";
import { Failed } from "../../../src/view/around/depends.tsx";
import { One } from "../../../src/view/controls/choosing/one.tsx";
import { useListed } from "../../../src/view/controls/choosing/source.ts";
import { groupOf } from "../../../src/view/group.ts";
import timeStyles from "../../../src/view/controls/dates/time-input.css";
import { TimeInput } from "../../../src/view/controls/dates/time-input.tsx";
import { words } from "./phrases.ts";
import styles from "./reminder.css";

/** A day, a time and the responsible person, as one value (R2.4-65). */
export default field<Reminder | null>({
  empty: null,
  read(raw) {
    const read = readReminder(raw);
    return read === undefined ? unread(isData(raw) ? natives.json(raw) : raw) : read;
  },
  write: (value, raw) => spellReminder(value, raw),
  show: (value) =>
    value ? [value.date && showDays([value.date]), showTime(value.time)].filter(Boolean).join(" ") : "",
  isGroup: true,
  styles: `${calendarStyles}${timeStyles}${listStyles}${styles}`,
  View: ReminderField,
});

function ReminderField(props: FieldProps<Reminder | null>) {
  const { id, entry, value, disabled, readOnly, isInvalid, isRequired, describedBy, change } = props;
  /** The other parts, kept while the typed day is not yet valid. */
  const [kept, setKept] = useState(noReminder);
  const parts = isUnread(value) ? kept : (value ?? noReminder);
  const list = useMemo(() => personList(entry), [entry]);

  const persons = useListed(list, alone, parts.person ? [parts.person] : []);

  const set = (part: Partial<Reminder>) => {
    const next = { ...parts, ...part };
    if (isUnread(value) && !("date" in part)) setKept(next);
    else change(whole(next));
  };
  const setDay = (day: Reminder["date"] | string[] | Unread) => {
    if (!isUnread(day)) return set({ date: Array.isArray(day) ? (day[0] ?? null) : day });
    setKept(parts);
    change(day);
  };
  const shared = { ...props, label: undefined, isRequired: false };
  return (
    <div {...groupOf(props)} className="reminder">
      <div className="day">
        <DateInput
          {...shared}
          entry={dayEntry(entry)}
          value={isUnread(value) ? value : parts.date}
          isRequired={isRequired}
          label={words("reminderDate")}
          change={setDay}
        />
      </div>
      <div className="hour">
        <TimeInput
          value={parts.time}
          instead="00:00"
          holdsEnter
          control={{
            id: `${id}-time`,
            className: "control",
            disabled,
            readOnly,
            "aria-label": words("reminderTime"),
            "aria-describedby": describedBy,
            "aria-invalid": isInvalid && parts.time === null,
          }}
          change={(time) => isUnread(time) || set({ time })}
          done={props.done}
        />
      </div>
      <div className="person">
        <One
          field={{ ...shared, id: `${id}-person`, entry: list, isInvalid: false, label: words("reminderPerson") }}
          source={persons}
          current={parts.person ?? ""}
          choose={(person) => set({ person: person || null })}
        />
        <Failed source={persons} />
      </div>
    </div>
  );
}

type Entry = FieldProps<never>["entry"];
const dayEntry = ({ name, start, end }: Entry): Entry => ({ ...bare, name, start, end });
const personList = ({ name, data, options, placeholder }: Entry): Entry => ({
  ...bare,
  name,
  type: "Select2",
  placeholder: placeholder || words("reminderPerson"),
  ...(options ? { options } : { data: data || "person" }),
});
const bare = { type: "Date", title: "", col: 12, validators: [], index_key: "id" };
const alone = { parents: undefined, isKnown: true };
