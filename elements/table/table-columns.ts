/** The columns of a table with what the server knows about them: titles and types of a form, the texts of options. */
import { isData, type Data } from "../../src/base/data.ts";
import { words as flagWords } from "../../src/view/controls/flag-phrases.ts";
import { store } from "../../src/base/store.ts";
import type { Option } from "../../src/forms/lists/read-list.ts";
import type { Entry } from "../../src/forms/schema/schema.ts";
import type { CellWords } from "../../src/tables/cell-kinds.ts";
import { columnsOfRows, readColumns, type Column } from "../../src/tables/columns.ts";

/** Fields whose value no cell can show. */
const shownElsewhere = /^(HtmlBlock|Block|Captcha|Password|Label|Location|Geometry|File|Files|DataTable|Spreadsheet)$/i;

/** Fields that a cell can edit with a plain control. */
const plainTypes =
  /^(Text|Email|Url|Phone|Number|Numeric|PositiveDecimal|Date|DatePicker|Select|Select2|Switcher|RadioBool|Radio|RadioButton)$/i;

/** Of those the ones that hold one of a list's options. */
const choiceTypes = /^(Select2?|Radio|RadioButton)$/i;

export interface LoadedColumns {
  columns: Column[];
  /** The form's entries by name. */
  entries: ReadonlyMap<string, Entry>;
  /** The options that entries hold themselves, by column. */
  options: Lists;
  /** The person may not save these records. */
  isReadOnly: boolean;
}
type Lists = ReadonlyMap<string, ReadonlyMap<string, Option>>;

/**
 * The columns as the author named them, completed by the form's entries of the same names; without `columns` all
 * entries of the form. Undefined: only the rows can tell.
 */
export async function loadColumns(
  given: unknown,
  form: string,
  mistakes: string[],
  signal: AbortSignal,
): Promise<LoadedColumns | undefined> {
  const own = Array.isArray(given) ? given : undefined;
  if (!form)
    return own && { columns: readColumns(own, mistakes), entries: new Map(), options: new Map(), isReadOnly: false };
  const [answer, { readSchema }] = await Promise.all([
    import("../../src/server/calls/templates/templates.ts").then(({ readForm }) => readForm(form, signal)),
    import("../../src/forms/schema/schema.ts"), // only tables with a form need it
  ]);
  const { entries, options } = readSchema(answer, form);
  const byName = new Map<string, Entry>(entries.map((entry) => [entry.name, entry]));
  const wanted: unknown[] = own ?? entries.filter(({ type }) => !shownElsewhere.test(type)).map(({ name }) => name);
  const columns = readColumns(
    wanted.map((one) => completed(one, byName)),
    mistakes,
  );
  return { columns, entries: byName, options: await ownOptions(entries), isReadOnly: !!options["readonly"] };
}

async function ownOptions(entries: readonly Entry[]): Promise<Lists> {
  const withOptions = entries.filter(({ type, data, options }) => choiceTypes.test(type) && !data && options);
  if (!withOptions.length) return new Map();
  const { readList } = await import("../../src/forms/lists/read-list.ts");
  return new Map(withOptions.map(({ name, options }) => [name, byId(readList(options))]));
}
const byId = (options: readonly Option[]) => new Map(options.map((option) => [option.id, option]));

function completed(one: unknown, entries: ReadonlyMap<string, Entry>): unknown {
  const own: Data = isData(one) ? one : { name: one };
  const entry = entries.get(String(own["name"]));
  if (!entry) return one;
  const { title, type, data, decimal_places, options } = entry;
  const hasChoices = !choiceTypes.test(type) || data || options;
  const isPlain = hasChoices && plainTypes.test(type) && !entry["multi"] && !entry["disabled"] && !entry["readonly"];
  return { title, type, data, decimal_places, edit: !!isPlain, ...own };
}

export const columnsFor = (rows: readonly Data[]): Column[] => columnsOfRows(rows);

/** The option lists of the columns; `listen` tells when another has come. */
export function columnLists() {
  const { tell, listen } = store();
  const lists = new Map<string, ReadonlyMap<string, Option>>();
  /** By column, for those without a list of the server. */
  let own: Lists = new Map();
  const coming = new Map<string, Promise<void> | undefined>();

  async function bring(names: string[]): Promise<void> {
    try {
      // these modules come with forms; a table without lists does not need them
      const [{ readOptions, pageState }, { readList }] = await Promise.all([
        import("../../src/server/calls/lists/select-lists.ts"),
        import("../../src/forms/lists/read-list.ts"),
      ]);
      const answer = await readOptions(names, pageState());
      for (const name of names) lists.set(name, byId(readList(answer[name])));
      for (const name of names) coming.set(name, undefined);
      tell();
    } catch (error) {
      for (const name of names) coming.delete(name);
      console.warn(error); // the ids themselves are shown
    }
  }

  const listOf = ({ data, key }: Column) => (data ? lists.get(data) : own.get(key));
  const optionOf = (column: Column, id: string) => listOf(column)?.get(id);
  const made = new Map<string, CellWords>();
  return {
    listen,
    take(options: Lists): void {
      own = options;
    },
    /** Requests the lists of these columns that are not there yet, those that failed again. */
    load(columns: readonly Column[]): void {
      const names = [...new Set(columns.map(({ data }) => data))].filter((name) => name && !coming.has(name));
      if (!names.length) return;
      const arrival = bring(names);
      for (const name of names) coming.set(name, arrival);
    },
    /** Ends when the list of this column has come or has failed; undefined afterwards and without one. */
    coming: ({ data }: Column): Promise<void> | undefined => coming.get(data),
    optionOf,
    optionsOf: (column: Column): Option[] => [...(listOf(column)?.values() ?? [])],
    /** The words for the cells of a column. */
    words(column: Column): CellWords {
      const known = made.get(column.key);
      const yes = flagWords("yes");
      if (known?.yes === yes) return known;
      const words: CellWords = { yes, no: flagWords("no"), label: (id) => optionOf(column, id)?.text ?? id };
      made.set(column.key, words);
      return words;
    },
  };
}
export type ColumnLists = ReturnType<typeof columnLists>;
