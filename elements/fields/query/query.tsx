import { useEffect, useState } from "react";
import { isData } from "../../../src/base/data.ts";
import { parseJson } from "../../../src/base/json.ts";
import { t } from "../../../src/base/language/i18n.ts";
import { natives } from "../../../src/base/runtime/runtime.ts";
import { readColumns, type TableColumn } from "../../../src/server/calls/records/columns-of-table.ts";
import { operatorsFor, readConditions, type Condition } from "../../../src/tables/query/query-conditions.ts";
import { queryText } from "../../../src/tables/query/query-text.ts";
import calendarStyles from "../../../src/view/controls/dates/calendar.css";
import { field, isUnread, unread, type FieldProps, type Unread } from "../../../src/view/field.ts";
import { groupOf } from "../../../src/view/group.ts";
import { checkConditions, ConditionRow, markLeft, shownValue } from "./condition-row.tsx";
import { words } from "./phrases.ts";
import styles from "./query.css";

/** The conditions of a query and its text (R3.9-01). */
interface Query {
  fields: Condition[];
  query: string;
}

/** A query builder (R2.4-40): one row a column (R5.2-18). */
export default field<Query | null>({
  empty: null,
  read: readQuery,
  write: (value, raw) => (typeof raw === "string" && raw !== "" ? (value ? natives.json(value) : "") : value),
  check: (value) => checkConditions(value?.fields ?? []),
  show: (value) => value?.query ?? "",
  isGroup: true,
  styles: calendarStyles + styles,
  View: QueryField,
});

function readQuery(raw: unknown): Query | null | Unread {
  if (raw === null || raw === undefined || raw === "") return null;
  const given = typeof raw === "string" ? parseJson(raw) : raw;
  const { fields, query } = isData(given) ? given : {};
  const conditions = readConditions(fields);
  return conditions ? { fields: conditions, query: String(query ?? "") } : unread(raw);
}

function QueryField(props: FieldProps<Query | null>) {
  const { id, entry, value, disabled, readOnly, change, done } = props;
  const table = String(entry["table"] ?? "");
  const { columns, again } = useColumns(table);
  if (isUnread(value))
    return (
      <output id={id} data-anchor="shown" aria-label={props.label} className="query-text">
        {value.text}
      </output>
    );
  const fields = value?.fields ?? [];
  // nothing but sending shows unfinished conditions as wrong
  if (props.isInvalid && checkConditions(fields)?.isUnfinished) markLeft(fields);
  const put = (next: Condition[]) => change(next.length ? { fields: next, query: queryText(table, next) } : null);
  const store = (next: Condition[]) => {
    put(next);
    done();
  };
  const known = columns ?? [];
  const titleOf = (column: string) => known.find(({ name }) => name === column)?.title ?? column;
  if (readOnly) return <ReadQuery field={props} value={value} titleOf={titleOf} />;
  return (
    <div {...groupOf(props)} className="query">
      {fields.map((condition, at) => (
        <ConditionRow
          key={condition.column}
          condition={condition}
          title={titleOf(condition.column)}
          isOff={disabled}
          problem={props.isInvalid ? props.describedBy : undefined}
          change={(next) => put(fields.with(at, next))}
          done={done}
          remove={() => store(fields.toSpliced(at, 1))}
        />
      ))}
      {(fields.length === 0 || !table) && <p className="query-empty">{words(table ? "queryEmpty" : "queryNoTable")}</p>}
      <Adding
        field={props}
        columns={known}
        used={fields.map(({ column }) => column)}
        add={(condition) => store([...fields, condition])}
      />
      {!columns && (
        <output>
          {t("requestFailed")}{" "}
          <button type="button" className="again" onClick={again}>
            {t("retry")} ↻
          </button>
        </output>
      )}
      <QueryText value={value} />
    </div>
  );
}

const QueryText = ({ value }: { value: Query | null }) =>
  value && (
    <details>
      <summary>{words("queryText")}</summary>
      <pre className="query-text">{value.query}</pre>
    </details>
  );

interface ReadQueryProps {
  field: FieldProps<Query | null>;
  value: Query | null;
  titleOf(column: string): string;
}

/** The conditions as text: nothing that looks like a control. */
function ReadQuery({ field: props, value, titleOf }: ReadQueryProps) {
  return (
    <div {...groupOf(props)} className="query">
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- lines of text, not a dead control
        role="textbox"
        id={props.id}
        data-anchor=""
        aria-readonly="true"
        aria-multiline="true"
        aria-label={words("queryConditions")}
        tabIndex={0}
        className="query-read"
      >
        {value?.fields.map(({ column, operator, value: wanted, typecategory }) => (
          <span key={column}>
            {titleOf(column)} {operator}{" "}
            {[wanted]
              .flat()
              .map((one) => shownValue(one, typecategory))
              .join(", ")}
          </span>
        )) ?? words("queryEmpty")}
      </div>
      <QueryText value={value} />
    </div>
  );
}

interface AddingProps {
  field: FieldProps<Query | null>;
  columns: readonly TableColumn[];
  used: readonly string[];
  add(condition: Condition): void;
}

/** The list of columns; those that have a condition cannot be chosen again (R5.2-18). */
function Adding({ field: { id, disabled }, columns, used, add }: AddingProps) {
  return (
    <select
      id={id}
      className="control query-add"
      data-anchor=""
      aria-label={words("queryAdd")}
      disabled={disabled}
      value=""
      onChange={({ currentTarget: { value } }) => {
        const column = columns.find(({ name }) => name === value);
        if (!column || used.includes(value)) return;
        const { name, schema, typecategory } = column;
        add({ column: name, value: null, operator: operatorsFor(typecategory)[0]!, show: true, typecategory, schema });
      }}
    >
      <option value="">{words("queryColumn")}</option>
      {columns.map(({ name, title }) => (
        <option key={name} value={name} disabled={used.includes(name)}>
          {title}
        </option>
      ))}
    </select>
  );
}

/** The columns of a table; [] until they are loaded, null after a failure. */
function useColumns(table: string): { columns: TableColumn[] | null; again(): void } {
  const [columns, setColumns] = useState<TableColumn[] | null>([]);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!table) return undefined;
    const leaving = new AbortController();
    readColumns(table, leaving.signal).then(setColumns, (error: unknown) => {
      if (leaving.signal.aborted) return;
      console.error(error);
      setColumns(null);
    });
    return () => leaving.abort();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another attempt reads them again
  }, [table, attempt]);
  return { columns, again: () => setAttempt(attempt + 1) };
}
