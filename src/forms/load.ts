/** Loads the schema and the record of a form in parallel. */
import { idKey } from "../server/client/id-key.ts";
import { isData, type Data } from "../base/data.ts";
import { readRecord } from "../server/calls/records/read-record.ts";
import { ServerError } from "../server/client/server-error.ts";
import { readForm } from "../server/calls/templates/templates.ts";
import { readSchema, type Schema } from "./schema/schema.ts";

export interface FormSource {
  table: string;
  /** "" when no record is read. */
  id: string;
  /** The record that is read only gives initial values of a new one (R3.6-62). */
  isNew: boolean;
  /** "" when the form is found by the record or table (R2.1-01, R2.1-02). */
  form: string;
  /** A given schema and values: then nothing is fetched. */
  schema?: unknown;
  value?: unknown;
  /** Values for a new record; as a text JSON, `a=1&b=2`, `a:1,b:2` or a path that returns them. */
  obj?: unknown;
  /** The HTTP method of that path; GET by default. */
  obj_method?: string;
}
export interface Loaded {
  schema: Schema;
  raw: Data;
  /** Values that are saved although no field shows them: the id, as it was read or reserved for a new record. */
  fixed: Data;
  /** Values that the opener sets in a stored record, as changes. */
  given: Data;
  etag: string | null;
}
/** Loading failed; `part` says what could not be loaded. */
export class LoadError extends Error {
  readonly part: "form" | "record" | "prefill";
  readonly what: string;
  override readonly cause: unknown;
  constructor(part: "form" | "record" | "prefill", name: string, cause: unknown) {
    super(`${part} "${name}"`);
    this.part = part;
    this.what = name;
    this.cause = cause;
  }
}

/** Loads schema, record and initial values. @throws LoadError */
export async function loadForm(source: FormSource): Promise<Loaded> {
  const { id, value, obj, isNew } = source;
  const table = source.table || source.form;
  const own = isData(value) ? value : {};
  if (source.schema)
    return { schema: namedSchema(source.schema, source.form), raw: own, fixed: {}, given: {}, etag: null };
  const [schema, { record, etag }, prefill] = await Promise.all([
    findSchema(source),
    id && !isData(value) ? readRecord(table, id).catch(lost("record", id)) : { record: {}, etag: null },
    typeof obj === "string" ? prefillFrom(obj, source.obj_method) : isData(obj) ? obj : {},
  ]);
  if (!isNew) return { schema, raw: { ...record, ...own }, fixed: idOf(table, record), given: prefill, etag };
  const { options } = schema;
  const isBegun = options["getId"] || options["autofill"] || options["wizard"];
  const begun = isBegun
    ? await (await import("./beginning.ts")).begin(options, table, prefill).catch(lost("prefill", table))
    : { values: {}, fixed: {} };
  const { [idKey(table)]: _, ...model }: Data = record;
  return {
    schema,
    raw: { ...begun.values, ...model, ...begun.fixed, ...prefill, ...own },
    fixed: begun.fixed,
    given: {},
    etag,
  };
}

/** The id is sent if the record was loaded with it. */
const idOf = (table: string, record: Data): Data =>
  idKey(table) in record ? { [idKey(table)]: record[idKey(table)] } : {};

/** The named form; else the form named like the id, unless that is a plain id; else the form of the table. */
async function findSchema({ form, id, table }: FormSource): Promise<Schema> {
  if (form || !id || isPlainId(id)) return readNamed(form || table);
  return readNamed(id).catch((error: LoadError) => {
    const isMissing = error.cause instanceof ServerError && error.cause.status === 404;
    if (isMissing) return readNamed(table);
    throw error;
  });
}

async function readNamed(name: string): Promise<Schema> {
  const answer = await readForm(name).catch(lost("form", name));
  return namedSchema(answer, name);
}

function namedSchema(answer: unknown, name: string): Schema {
  try {
    return readSchema(answer, name);
  } catch (error) {
    throw new LoadError("form", name, error);
  }
}

async function prefillFrom(text: string, method?: string): Promise<Data> {
  const { readPrefilled } = await import("./prefilled.ts");
  return readPrefilled(text, method).catch(lost("prefill", text));
}

const lost = (part: LoadError["part"], name: string) => (error: unknown) => {
  throw new LoadError(part, name, error);
};

/** A number or a UUID is an id, not a form name. */
const isPlainId = (text: string): boolean => /^(\d+|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})$/i.test(text);
