import { useEffect, useMemo } from "react";
import type { Data } from "../../../src/base/data.ts";
import { openList } from "../../../src/forms/lists/option-lists.ts";
import { readSchema, type Entry } from "../../../src/forms/schema/schema.ts";
import type { Block } from "../../../src/tables/blocks/block-text.ts";
import { ImportDialog } from "../../../src/view/controls/importing/import-dialog.tsx";
import { columnOf } from "../../../src/view/controls/sheet/plan.ts";
import { placeBlock } from "../../../src/view/controls/sheet/sheet-blocks.ts";
import { words } from "./import-phrases.ts";
import { keyed, type Row } from "./inner-forms.ts";

/** The block that takes the rows. */
export interface ImportInto {
  entry: Entry;
  rows: Row[];
  /** One step; `told` is said to the person, and what is `wrong` stays below the forms. */
  put(rows: Row[], told: string, wrong: string): void;
  refuse(wrong: string): void;
}

interface ImportProps extends ImportInto {
  /** Undefined: the dialog asks for a file, a text or a table. */
  pasted: Block | undefined;
  close(): void;
}

/** Rows of a spreadsheet as forms of a block: matched by headings or order, checked, and added as one step. */
export default function ImportRows({ entry, rows, pasted, put, refuse, close }: ImportProps) {
  const { schema, name } = entry;
  const take = (added: Data[], isReplacing: boolean) => {
    const kept = isReplacing ? [] : rows;
    const { next, wrong } = withAdded(kept, added, Number(entry["maxItems"]));
    if (next) put(next, words("blockImported", { count: next.length - kept.length }), wrong);
    else refuse(wrong);
  };
  const columns = useMemo(
    () =>
      readSchema({ schema }, name)
        .entries.filter(({ type }) => !without.has(type))
        .map(columnOf),
    [schema, name],
  );
  const block = useMemo(() => pasted && { block: pasted, firstColumn: 0 }, [pasted]);
  useEffect(() => {
    for (const column of columns) if (column.kind === "choice" && !column.entry["parent"]) openList(column.entry);
  }, [columns]);
  return (
    <ImportDialog
      columns={columns}
      {...(block && { pasted: block })}
      canReplace
      take={(found, match, isReplacing) =>
        take(placeBlock(found, match, { rows: [], columns, at: 0, most: Infinity }).rows as Data[], isReplacing)
      }
      close={close}
    />
  );
}

/** Types that store no value, or none that a cell of text could hold. */
const without = new Set(["Label", "HtmlBlock", "Block", "DataTable", "Spreadsheet", "Tree", "Files", "Geometry"]);

/** More forms are not added at once, unless `maxItems` allows them: the page would stand still. */
const mostAdded = 200;

/** The rows with the added ones, as far as they fit. @param most 0: any number, but not too many at once */
function withAdded(rows: Row[], added: Data[], most: number): { next?: Row[]; wrong: string } {
  if (!most && added.length > mostAdded) return { wrong: words("blockTooLarge", { most: mostAdded }) };
  const next = [...rows, ...added.map(keyed)].slice(0, most || Infinity);
  const left = rows.length + added.length - next.length;
  return { next, wrong: left ? words("blockLeft", { left }) : "" };
}
