/** One cell saved as a record is: validated, exactly once, merged with changes by others (docs/safety.md, §4). */
import { copy } from "../../../src/base/copy.ts";
import type { Data } from "../../../src/base/data.ts";
import { phraseOf, titleOf } from "../../../src/base/language/i18n.ts";
import { judge } from "../../../src/forms/checks/validators.ts";
import { isRefusal } from "../../../src/forms/editing/submission.ts";
import { Form } from "../../../src/forms/open-form.ts";
import { readSchema, type Entry } from "../../../src/forms/schema/schema.ts";
import { Saver } from "../../../src/page/saving/saver.ts";
import { idKey } from "../../../src/server/client/id-key.ts";
import { errorsByField } from "../../../src/server/client/answers/field-errors.ts";
import type { Column } from "../../../src/tables/columns.ts";
import { codecOf } from "./cell-codecs.ts";

export interface CellPlan {
  table: string;
  api: string;
  form: string;
  column: Column;
  /** The form's description of the field: its checks. */
  entry: Entry | undefined;
  row: Data;
  id: string;
}
/** The saved record as far as it is known, or what is wrong. */
export type CellResult = { record: Data } | { problem: string };

/** A cell that a person changes: the same object until it is stored, so that a retry uses the same key. */
export class CellSave {
  readonly #plan: CellPlan;
  readonly #form: Form;
  readonly #saver: Saver;

  constructor(plan: CellPlan) {
    this.#plan = plan;
    const { column, entry, row, table, id, api, form } = plan;
    const schema = readSchema({ schema: { [column.key]: entry ? { ...entry } : { type: "Text" } } }, form || table);
    const key = idKey(table);
    const fixed = row[key] === undefined ? {} : { [key]: row[key] };
    const codec = codecOf(column.kind);
    this.#form = new Form({ schema, raw: copy(row), codecs: () => codec, isNew: false, fixed });
    this.#form.judgeBy(judge);
    this.#saver = new Saver({
      form: this.#form,
      table,
      id,
      api: api.endsWith("/") ? api : "",
      etag: null,
      sender: undefined,
      name: form,
      isRead: true,
    });
  }

  /** Stores a raw value. Sent again with a conflict shown, it wins over the other person's value. */
  async store(raw: unknown, opener: Element): Promise<CellResult> {
    const { key } = this.#plan.column;
    const entry = this.#form.entries.get(key)!;
    const { meanwhile } = this.#saver;
    this.#form.record.set(key, this.#form.read(entry, raw));
    for (const clash of meanwhile.open) meanwhile.choose(clash, "mine");
    const [wrong] = this.#form.judgeAll();
    if (wrong) return { problem: titleOf(wrong.message) || phraseOf(wrong.code, wrong.params) };
    const result = await this.#saver.save(opener);
    if (!result) return { problem: "" };
    if (!isRefusal(result)) return { record: this.#form.record.raw };
    const named = errorsByField(result.error).find(({ path }) => path.join(".") === key);
    return { problem: named?.text ?? result.text };
  }

  /** What others have stored in this cell meanwhile, when it clashes with the typed value. */
  get theirs(): { value: unknown } | undefined {
    const [clash] = this.#saver.meanwhile.clashes;
    return clash && { value: this.#form.record.loaded(this.#plan.column.key) };
  }
}
