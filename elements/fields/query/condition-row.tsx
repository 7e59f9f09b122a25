import { useId, useState } from "react";
import type { Found } from "../../../src/forms/checks/validators.ts";
import { readEntry } from "../../../src/forms/schema/schema.ts";
import { readDate } from "../../../src/values/dates/dates.ts";
import { dayFirst, showDate } from "../../../src/values/dates/shown-days.ts";
import { flagOf } from "../../../src/values/yes-no.ts";
import { linesOf } from "../../../src/values/lists.ts";
import { readNumber, showNumber } from "../../../src/values/numbers.ts";
import { isEmptyValue, needsOf, operatorsFor, type Condition } from "../../../src/tables/query/query-conditions.ts";
import { isComplete, stored } from "../../../src/tables/query/query-text.ts";
import { DateInput } from "../../../src/view/controls/dates/date-input.tsx";
import { words as flagWords } from "../../../src/view/controls/flag-phrases.ts";
import { isUnread } from "../../../src/view/field.ts";
import { useText } from "../../../src/view/use-text.ts";
import { words } from "./phrases.ts";

interface ConditionRowProps {
  condition: Condition;
  title: string;
  isOff: boolean;
  /** The id of the field's problem while it is shown. */
  problem: string | undefined;
  change(condition: Condition): void;
  done(): void;
  remove(): void;
}

/** A column with its operator and value. */
export function ConditionRow(props: ConditionRowProps) {
  const { condition, title, isOff, change, done, remove } = props;
  const { operator, typecategory, show } = condition;
  const needs = needsOf(operator);
  const store = (next: Partial<Condition>) => {
    change({ ...condition, ...next });
    done();
  };
  const choose = (next: string) => {
    const isSame = needsOf(next) === needs;
    store({ operator: next, value: isSame ? condition.value : needsOf(next) === "list" ? [] : null });
  };
  const removal = words("queryRemove", { title });
  return (
    <div className="query-row">
      <span className="query-name">{title}</span>
      <select
        className="control"
        aria-label={words("queryOperator", { title })}
        disabled={isOff}
        value={operator}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      >
        {operatorsFor(typecategory).map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
      <div className="query-value">{needs !== "nothing" && <ValueEditor key={needs} {...props} />}</div>
      <label className="query-show">
        <input
          type="checkbox"
          aria-label={words("queryShowColumn", { title })}
          checked={show}
          disabled={isOff}
          onChange={() => store({ show: !show })}
        />
        {words("queryShow")}
      </label>
      {!isOff && (
        <button type="button" className="icon" aria-label={removal} title={removal} onClick={remove}>
          <span aria-hidden>×</span>
        </button>
      )}
    </div>
  );
}

/**
 * The editor of a value, and what is wrong with it. An empty value is wrong only after the person has left it. While
 * the field itself shows its problem, that text is enough.
 */
function ValueEditor(props: ConditionRowProps) {
  const { condition, problem, done } = props;
  const id = useId();
  const [wasLeft, setLeft] = useState(false);
  const isWrong = !isComplete(condition) && (wasLeft || !isEmptyValue(condition.value) || left.has(condition));
  return (
    <div
      role="presentation"
      onBlur={() => {
        setLeft(true);
        left.add(condition);
        done();
      }}
    >
      <Editor {...props} note={isWrong ? (problem ?? id) : undefined} />
      {isWrong && problem === undefined && (
        <span id={id} className="note wrong" role="alert">
          {words("queryIncomplete")}
        </span>
      )}
    </div>
  );
}

/** Conditions that were left or sent with an empty value. A changed condition is another object. */
const left = new WeakSet<Condition>();
export function markLeft(conditions: readonly Condition[]): void {
  for (const one of conditions) left.add(one);
}

/** What is wrong with the conditions; an empty value that was not left yet is unfinished. */
export function checkConditions(conditions: readonly Condition[]): Found {
  const wrong = conditions.filter((one) => !isComplete(one));
  if (!wrong.length) return undefined;
  return { code: "queryWrong", isUnfinished: wrong.every((one) => isEmptyValue(one.value) && !left.has(one)) };
}

/** By the type of the column, a list for IN. */
function Editor({ note, ...props }: ConditionRowProps & { note: string | undefined }) {
  const { condition, title, isOff, change, done } = props;
  const id = useId();
  const { operator, typecategory, value } = condition;
  const put = (next: unknown) => change({ ...condition, value: next });
  const shared = { label: words("queryValue", { title }), note, isOff, done };
  if (needsOf(operator) === "list") return <ListInput {...shared} {...props} put={put} />;
  if (typecategory === "B")
    return (
      <select
        {...controlProps(shared)}
        value={String(value ?? "")}
        onChange={({ currentTarget }) => {
          put(currentTarget.value === "" ? null : currentTarget.value === "true");
          done();
        }}
      >
        <option value="">—</option>
        <option value="true">{flagWords("yes")}</option>
        <option value="false">{flagWords("no")}</option>
      </select>
    );
  if (typecategory === "D")
    return (
      <DateInput
        id={`query-${id}`}
        entry={readEntry(condition.column, { type: "Date" })}
        value={typeof value === "string" ? value : null}
        disabled={isOff}
        readOnly={false}
        isRequired={false}
        isInvalid={note !== undefined}
        describedBy={note}
        label={shared.label}
        change={(next) => put(isUnread(next) ? next.text : next)}
        done={done}
      />
    );
  return <TextInput {...shared} value={value} isNumber={typecategory === "N"} put={put} />;
}

interface InputProps {
  label: string;
  /** The id of what is wrong. */
  note: string | undefined;
  isOff: boolean;
  put(value: unknown): void;
  done(): void;
}

const controlProps = ({ label, note, isOff }: Pick<InputProps, "label" | "note" | "isOff">) => ({
  className: "control",
  "aria-label": label,
  "aria-invalid": note !== undefined,
  "aria-describedby": note,
  disabled: isOff,
});

/** A text, or a number: with a decimal comma, and more digits than a number of JavaScript holds stay a text. */
function TextInput({ value, isNumber, put, done, ...shared }: InputProps & { value: unknown; isNumber: boolean }) {
  const typed = useText<unknown>({
    value,
    show: (one) => (typeof one === "number" ? showNumber(one, 20) : String(one ?? "")),
    parse: (text) => (isNumber ? numberIn(text) : text === "" ? null : stored(text)),
    change: (next) => put(isUnread(next) ? next.text : next),
    done,
  });
  return <input {...controlProps(shared)} inputMode={isNumber ? "decimal" : "text"} autoComplete="off" {...typed} />;
}

/** A list, one value a line. */
function ListInput({ condition, title, note, isOff, put, done }: InputProps & ConditionRowProps) {
  const { typecategory } = condition;
  const typed = useText<unknown>({
    value: condition.value,
    show: (list) => (Array.isArray(list) ? list.map((one) => shownValue(one, typecategory)).join("\n") : ""),
    parse: (text) => linesOf(text).map((line) => valueOf(line, typecategory)),
    change: (next) => put(isUnread(next) ? [] : next),
    done,
  });
  const label = words("queryList", { title });
  return <textarea {...controlProps({ label, note, isOff })} rows={3} placeholder={label} {...typed} />;
}

/** A value as people write it: days and numbers in their own spelling, yes and no as words. */
export function shownValue(value: unknown, typecategory: string): string {
  if (typeof value === "number") return showNumber(value, 20);
  if (typecategory === "B" && flagOf(value) !== null) return flagWords(flagOf(value) ? "yes" : "no");
  return typecategory === "D" && /^\d{4}-\d\d-\d\d$/.test(String(value))
    ? showDate(String(value))
    : String(value ?? "");
}

/** What a line of a list means for the type of its column; text that does not fit stays as it was typed. */
function valueOf(line: string, typecategory: string): unknown {
  if (typecategory === "N") return numberIn(line) ?? line;
  if (typecategory === "B") return flagOf(line) ?? line;
  // only a day has two spellings
  return (typecategory === "D" && /^\d+([./-])\d+\1\d+$/.test(line) && readDate(dayFirst(line))) || stored(line);
}

/** A number as a value: its digits as a text where a number of JavaScript would change them. */
function numberIn(text: string): number | string | null | undefined {
  const digits = text.replace(/[\s\u00a0\u202f]/g, "").replace(",", ".");
  const isLong = /^-?\d+(\.\d+)?$/.test(digits) && digits.replace(/\D/g, "").length > 15;
  return isLong ? digits : readNumber(text, 20, 15);
}
