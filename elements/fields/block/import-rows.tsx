import { useEffect, useMemo } from "react";
import type { Data } from "../../../src/base/data.ts";
import { openList } from "../../../src/forms/lists/option-lists.ts";
import { readSchema } from "../../../src/forms/schema/schema.ts";
import type { Block } from "../../../src/tables/blocks/block-text.ts";
import { ImportDialog } from "../../../src/view/controls/importing/import-dialog.tsx";
import { columnOf } from "../../../src/view/controls/sheet/plan.ts";
import { placeBlock } from "../../../src/view/controls/sheet/sheet-blocks.ts";

interface ImportProps {
  /** Of one form of the block. */
  schema: unknown;
  name: string;
  /** Undefined: the dialog asks for a file, a text or a table. */
  pasted: Block | undefined;
  /** Takes the records; with `isReplacing` in place of those that are there. */
  put(rows: Data[], isReplacing: boolean): void;
  close(): void;
}

/** Rows of a spreadsheet as forms of a block: matched by headings or order, checked, and added as one step. */
export default function ImportRows({ schema, name, pasted, put, close }: ImportProps) {
  const columns = useMemo(
    () =>
      readSchema({ schema }, name)
        .entries.filter(({ type }) => !without.has(type))
        .map(columnOf),
    [schema, name],
  );
  const block = useMemo(() => pasted && { block: pasted, firstColumn: 0 }, [pasted]);
  useEffect(() => {
    for (const { kind, entry } of columns) if (kind === "choice" && !entry["parent"]) openList(entry);
  }, [columns]);
  return (
    <ImportDialog
      columns={columns}
      {...(block && { pasted: block })}
      canReplace
      take={(rows, match, isReplacing) =>
        put(placeBlock(rows, match, { rows: [], columns, at: 0, most: Infinity }).rows as Data[], isReplacing)
      }
      close={close}
    />
  );
}

/** Types that store no value, or none that a cell of text could hold. */
const without = new Set(["Label", "HtmlBlock", "Block", "DataTable", "Spreadsheet", "Tree", "Files", "Geometry"]);
