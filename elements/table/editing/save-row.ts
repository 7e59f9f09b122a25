/** Cells of one row saved as a record is: validated, exactly once, merged with changes by others (docs/safety.md, §4). */
import { copy } from "../../../src/base/copy.ts";
import { isData, type Data } from "../../../src/base/data.ts";
import { phraseOf, titleOf } from "../../../src/base/language/i18n.ts";
import { findField } from "../../../src/forms/checks/refused-fields.ts";
import { judge } from "../../../src/forms/checks/validators.ts";
import { isRefusal, type Refusal } from "../../../src/forms/editing/submission.ts";
import { Form } from "../../../src/forms/open-form.ts";
import { readSchema, type Entry } from "../../../src/forms/schema/schema.ts";
import { Saver } from "../../../src/page/saving/saver.ts";
import { idKey } from "../../../src/server/client/id-key.ts";
import { errorsByField, type FieldError } from "../../../src/server/client/answers/field-errors.ts";
import { templateOf } from "../../../src/server/client/other-calls.ts";
import { isWord, type Saved } from "../../../src/server/client/answers/saved.ts";
import { ServerError } from "../../../src/server/client/server-error.ts";
import { sentenceAs } from "../../../src/server/session/sentence.ts";
import type { Column } from "../../../src/tables/columns.ts";
import { codecOf } from "./cell-codecs.ts";
import { words } from "./paste-phrases.ts";

export interface RowPlan {
  table: string;
  api: string;
  form: string;
  row: Data;
  id: string;
  columns: readonly Column[];
  /** All columns of the table, also those that are not saved. */
  allColumns(): readonly Column[];
  /** The form's description of a field: its checks. */
  entryOf(key: string): Entry | undefined;
  /** A value as a cell of the column shows it. */
  show(column: Column, value: unknown): string;
}
/** The saved record as far as it is known, or what is wrong, by column; then nothing was stored. `isGone`: it is deleted. */
export type RowResult = { record: Data } | { problems: ReadonlyMap<string, string>; isGone: boolean };

/** Cells that a person changes in one step: the same object until they are stored, so that a retry uses the same key. */
export class RowSave {
  readonly #plan: RowPlan;
  readonly #form: Form;
  readonly #saver: Saver;

  constructor(plan: RowPlan) {
    this.#plan = plan;
    const { columns, entryOf, row, table, id, api, form } = plan;
    const fields = columns.map(({ key }) => [key, { ...(entryOf(key) ?? { type: "Text" }) }]);
    const schema = readSchema({ schema: Object.fromEntries(fields) }, form || table);
    const key = idKey(table);
    const fixed = row[key] === undefined ? {} : { [key]: row[key] };
    const codecs = new Map(columns.map((one) => [one.key, codecOf(one.kind)]));
    this.#form = new Form({ schema, raw: copy(row), codecs: ({ name }) => codecs.get(name), isNew: false, fixed });
    this.#form.judgeBy(judge);
    const prefix = api.endsWith("/") ? api : "";
    this.#saver = new Saver({
      form: this.#form,
      table,
      id,
      api: prefix,
      etag: null,
      sender: undefined,
      name: form,
      isRead: true,
      readPath: prefix ? templateOf("read").replace("{api}", prefix) : undefined,
    });
  }

  /** It stores these columns and no others. */
  isOf(columns: readonly Column[]): boolean {
    const own = this.#plan.columns;
    return own.length === columns.length && columns.every(({ key }) => own.some((one) => one.key === key));
  }

  /** Stores raw values by column. Sent again with a conflict shown, they win over the other person's. */
  async store(values: ReadonlyMap<string, unknown>, opener: Element): Promise<RowResult> {
    const { meanwhile } = this.#saver;
    for (const [key, raw] of values) this.#form.record.set(key, this.#form.read(this.#form.entries.get(key)!, raw));
    for (const clash of meanwhile.open) meanwhile.choose(clash, "mine");
    const wrong = this.#form.judgeAll();
    if (wrong.length)
      return {
        problems: new Map(
          wrong.map(({ path, message, code, params }) => [path, titleOf(message) || phraseOf(code, params)]),
        ),
        isGone: false,
      };
    const result = await this.#saver.save(opener);
    if (result && !isRefusal(result)) return { record: this.#stored(result) };
    const { error } = result ?? {};
    const isGone = error instanceof ServerError && error.status === 404;
    return { problems: this.#problemsOf(result), isGone };
  }

  /** The server may store other values than were sent: the next save is compared with those, where its answer tells. */
  #stored({ answer }: Saved): Data {
    const { raw } = this.#form.record;
    const keys = isData(answer) ? Object.keys(answer) : [];
    const isWhole = !keys.some(isWord) && this.#plan.columns.every(({ key }) => keys.includes(key));
    return isWhole ? { ...raw, ...(answer as Data) } : raw;
  }

  /** At the cells that the server names or that others have changed; without any, at all of them. */
  #problemsOf(refusal: Refusal | undefined): Map<string, string> {
    const { columns, show } = this.#plan;
    const keys = columns.map(({ key }) => key);
    const { error } = refusal ?? {};
    const isAway = error instanceof ServerError && /offline|timeout|login/.test(error.kind);
    const text = isAway ? sentenceAs("notSaved", error, "inputInCell") : (refusal?.text ?? "");
    const theirs = ({ field }: { field: string }): string => {
      const column = columns.find((one) => one.key === field);
      return column ? words("cellTheirs", { text: show(column, this.#form.record.loaded(field)) }) : text;
    };
    const errors = errorsByField(error).map((one) => ({ ...one, key: findField(keys, one.path)?.name }));
    const found = new Map([
      ...errors.map((one): [string, string] => [one.key ?? "", one.text]).toReversed(),
      ...this.#saver.meanwhile.open.map((clash): [string, string] => [clash.field, theirs(clash)]),
    ]);
    const others = errors.filter((one) => one.key === undefined).map((one) => this.#sentenceOf(one));
    const own = columns.filter(({ key }) => found.has(key));
    const whole = others.length && !(error as ServerError).text ? "" : text;
    const said = (key: string) => [found.get(key) ?? whole, ...others].filter(Boolean).join(" ");
    return new Map((own.length ? own : columns).map(({ key }) => [key, said(key)]));
  }

  /** The server's message about a column that was not saved, with its title. */
  #sentenceOf({ path, text }: FieldError): string {
    const all = this.#plan.allColumns();
    const key = findField(
      all.map((one) => one.key),
      path,
    )?.name;
    const title = all.find((one) => one.key === key)?.title ?? this.#plan.entryOf(path.join("."))?.title;
    const name = titleOf(title, path.join("."));
    return name ? `${name}: ${text}` : text;
  }
}
