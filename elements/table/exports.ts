/** The exports that a table offers, printing among them. */
import type { Data } from "../../src/base/data.ts";
import type { CellWords } from "../../src/tables/cell-kinds.ts";
import type { Column } from "../../src/tables/columns.ts";
import type { RowSource } from "../../src/tables/rows/row-source.ts";
import { viewed, type View } from "../../src/tables/views.ts";
import { saveFile } from "../../src/view/save-file.ts";
import { csvFile, xlsxFile } from "./export.ts";
import { words } from "./phrases.ts";

interface Exported {
  /** The name of the file, without its ending. */
  name: string;
  columns: readonly Column[];
  view: View;
  words(column: Column): CellWords;
  source: RowSource | undefined;
  /** All rows, without filters. */
  everything(): Promise<RowSource>;
  /** Given when rows are chosen. */
  isChosen?(row: Data): boolean;
  print(rows: readonly Data[]): unknown;
  /** @param again tries the failed export again */
  fail(error: unknown, again: () => unknown): void;
}

export function exportsOf(about: Exported): { text: string; run(): Promise<void> }[] {
  const { view, columns, source, isChosen } = about;
  const shown = viewed(columns, view);
  const tried = async (run: () => unknown) => {
    try {
      await run();
    } catch (error) {
      about.fail(error, () => tried(run));
    }
  };
  const save = (read: () => Promise<readonly Data[]>, of: readonly Column[], ending: Ending) =>
    tried(async () => {
      const make = ending === "xlsx" ? xlsxFile : csvFile;
      saveFile(await make(await read(), of, about.words), `${about.name}.${ending}`);
    });
  const found = async () => (await source?.all()) ?? [];
  const chosen = isChosen && (async () => (await found()).filter(isChosen));
  const files = (["xlsx", "csv"] as const).flatMap((ending) => [
    { text: words("tableExportShown", { ending }), run: () => save(found, shown, ending) },
    ...(chosen ? [{ text: words("tableExportChosen", { ending }), run: () => save(chosen, shown, ending) }] : []),
    {
      text: words("tableExportAll", { ending }),
      run: () => save(async () => (await about.everything()).all(), columns, ending),
    },
  ]);
  const print = (read: () => Promise<readonly Data[]>) => tried(async () => about.print(await read()));
  return [
    ...files,
    { text: words("tablePrint"), run: () => print(found) },
    ...(chosen ? [{ text: words("tablePrintChosen"), run: () => print(chosen) }] : []),
  ];
}
type Ending = "xlsx" | "csv";
