import { copy } from "../../../src/base/copy.ts";
import { isData, type Data } from "../../../src/base/data.ts";
import { get } from "../../../src/base/path.ts";
import { judge, type Problem } from "../../../src/forms/checks/validators.ts";
import { findField } from "../../../src/forms/checks/refused-fields.ts";
import { Form, type Codecs } from "../../../src/forms/open-form.ts";
import type { FormRecord } from "../../../src/forms/record.ts";
import { readSchema, type Entry, type Schema } from "../../../src/forms/schema/schema.ts";
import { same } from "../../../src/values/same.ts";

/** Identifies a row through its changes; it is not part of the data. */
const rowKey = Symbol("row key");
/** The server's message for a part of a value, by its path inside it. */
export interface Part {
  path: readonly string[];
  text: string;
}
/** The record of one form, with its key. */
export interface Row extends Data {
  [rowKey]?: string;
}
let last = 0;

export const keyOf = (row: Row): string => row[rowKey]!;
/** A row as the block holds it. */
export const keyed = (row: Data): Row => (isKeyed(row) ? row : { ...copy(row), [rowKey]: `r${++last}` });
export const isKeyed = (row: Data): row is Row => rowKey in row;
export const newRow = (): Row => ({ [rowKey]: `r${++last}` });

interface Opened {
  form: Form;
  /** What the form was opened with. */
  first: Row;
  /** As the block holds it. */
  row: Row;
}
/** What the form of a row holds now. */
const rowOf = ({ form, first }: Opened): Row => ({ ...first, ...form.payload() });

interface Given extends Pick<Entry, "schema" | "name"> {
  codecs: Codecs;
  /** The form around the block. */
  outer: Form | undefined;
  change(row: Row): void;
}

/** The open forms of a block's rows. A row that came from elsewhere (undo, merge, draft) gets a new form. */
export class InnerForms {
  readonly #open = new Map<string, Opened>();
  readonly #given: Given;

  constructor(given: Given) {
    this.#given = given;
    const { schema } = given;
    if (isData(schema) || Array.isArray(schema)) known.set(schema, this);
  }

  /** The form of a row as it is now. */
  formOf(row: Row): Form {
    const found = this.#open.get(keyOf(row));
    if (found?.row === row) return found.form;
    const { codecs, change } = this.#given;
    const schema = readSchema({ schema: copy(this.#given.schema) }, "block");
    const loaded = found ? undefined : this.#loadedOf(row, schema);
    const first = found?.first ?? (loaded ? { ...loaded, [rowKey]: keyOf(row) } : row);
    const form = new Form({ schema, raw: copy(first), codecs, isNew: Object.keys(first).length === 0 });
    form.judgeBy(judge);
    // what undo has gone back to is still a change: local coordinates go with it
    if (row !== first)
      for (const entry of schema.entries)
        if (form.isStored(entry)) form.record.set(entry.name, form.read(entry, get(row, entry.name)));
    const opened = { form, first, row };
    this.#open.set(keyOf(row), opened);
    let wasDirty = form.record.isDirty;
    form.record.any.listen(() => {
      const { isDirty } = form.record;
      // the last change may have taken the others back
      const isChanged = isDirty || wasDirty;
      wasDirty = isDirty;
      if (this.#open.get(keyOf(row)) !== opened || !isChanged) return;
      change((opened.row = rowOf(opened)));
    });
    return form;
  }

  /**
   * The loaded row that a row of a restored draft is an edited version of: the only one with the same id, or other keys
   * that no field shows, or the one in its place.
   */
  #loadedOf(row: Row, { entries }: Schema): Row | undefined {
    const { name, outer } = this.#given;
    const [loaded, rows] = [outer?.record.first(name), outer?.record.value(name)] as (Row[] | undefined)[];
    if (!Array.isArray(loaded) || !Array.isArray(rows) || loaded.includes(row)) return undefined;
    const shown = new Set(entries.flatMap((entry) => [entry.name, `${entry.name}_local`]));
    const hidden = (one: Row) => Object.entries(one).filter(([key]) => !shown.has(key));
    const own = hidden(row);
    const alike = loaded.filter((one) => same(hidden(one), own));
    if (alike.length === 1 && own.length) return alike[0];
    const there = rows.length === loaded.length ? loaded[rows.indexOf(row)] : undefined;
    return there && alike.includes(there) && Object.keys(there).every((key) => key in row) ? there : undefined;
  }

  formsOf(rows: readonly Row[]): Form[] {
    return rows.map((row) => this.formOf(row));
  }

  /** Puts into the record what the forms hold now without a change by a person, such as converted coordinates. */
  settle(record: FormRecord, name: string): void {
    for (const opened of this.#open.values()) {
      const { form, first, row: before } = opened;
      if (before === first && !form.record.isDirty) continue;
      const row = rowOf(opened);
      if (same(row, before)) continue;
      opened.row = row;
      record.settle(name, (rows) => (Array.isArray(rows) ? rows.map((one) => (one === before ? row : one)) : rows));
    }
  }

  /** Number of problems in all forms. */
  count(rows: readonly Row[]): number {
    return countOf(this.formsOf(rows).flatMap((form) => form.judgeAll()));
  }

  /** Shows the server's messages at the fields that they name: `1.phone`. */
  refuse(rows: readonly Row[], parts: readonly Part[]): void {
    for (const { path, text } of parts) {
      const row = rows[Number(path[0])];
      const form = row && this.formOf(row);
      const found = form && findField([...form.entries.keys()], path.slice(1));
      if (!found) continue;
      const inside = found.rest.length ? [{ path: found.rest, text }] : [];
      form.setProblem(found.name, { path: found.name, code: "invalid", params: { places: inside }, message: text });
      form.problemStore.tell();
    }
  }
}

/** A problem of a form inside counts as many times as that form has problems. */
export const countOf = (problems: readonly Problem[]): number =>
  problems.reduce((sum, { count = 1 }) => sum + count, 0);

/** The forms of a block by the schema of its field, which a check gets with the value. */
const known = new WeakMap<object, InnerForms>();
export const formsOf = (schema: unknown): InnerForms | undefined => known.get(schema as object);
