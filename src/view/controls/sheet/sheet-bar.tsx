import { useState } from "react";
import { natives } from "../../../base/runtime/runtime.ts";
import { titleOf } from "../../../base/language/i18n.ts";
import { useLatePart } from "../../late-part.ts";
import { words } from "./phrases.ts";
import type { SheetPlan } from "./plan.ts";
import type { SheetWork } from "./sheet-work.ts";

interface BarProps {
  work: SheetWork;
  plan: SheetPlan;
  count: number;
  isLocked: boolean;
}

const loadDialog = async () => (await import("../importing/import-dialog.tsx")).ImportDialog;

/** The buttons above the rows (R3.7-10, R3.7-13, R3.7-16). */
export function SheetBar({ work, plan, count, isLocked }: BarProps) {
  const { buttons, canAdd, hasRemoveLast, interval } = plan;
  const [isImporting, setImporting] = useState(false);
  const [ImportDialog, bringDialog] = useLatePart(loadDialog);
  const hasAdd = canAdd && !work.state().computed;
  const hasMost = count >= (interval?.most ?? Infinity);
  return (
    <div className="sheet-bar">
      {!isLocked && hasAdd && (
        <button type="button" className="tool" disabled={hasMost} onClick={() => work.addRow()}>
          + {words("sheetAdd")}
        </button>
      )}
      {!isLocked && hasRemoveLast && (
        <button
          type="button"
          className="tool"
          disabled={!count}
          onClick={({ currentTarget }) => {
            work.removeLast();
            keepFocus(currentTarget);
          }}
        >
          − {words("sheetRemoveLast")}
        </button>
      )}
      {!isLocked && buttons.has("import") && (
        <button
          type="button"
          className="tool"
          onClick={() => {
            setImporting(true);
            bringDialog();
          }}
        >
          {words("sheetImport")}
        </button>
      )}
      {buttons.has("export") && (
        <button type="button" className="tool" disabled={!count} onClick={() => void save(work)}>
          {words("sheetExport")}
        </button>
      )}
      {!isLocked && buttons.has("clear") && (
        <button
          type="button"
          className="tool"
          disabled={!work.rows.length}
          onClick={({ currentTarget }) => void work.clear().then(() => keepFocus(currentTarget))}
        >
          {words("sheetClear")}
        </button>
      )}
      {isImporting && ImportDialog && (
        <ImportDialog
          columns={plan.columns}
          text={plan.importText}
          canReplace
          take={(block, match, isReplacing) => work.import(block, match, isReplacing)}
          close={() => setImporting(false)}
        />
      )}
    </div>
  );
}

/** A tool that has done its work may be disabled now, and would lose the focus. */
const keepFocus = (tool: HTMLButtonElement) =>
  natives.after(0, () => tool.disabled && tool.parentElement!.querySelector<HTMLElement>("button:enabled")?.focus());

async function save(work: SheetWork): Promise<void> {
  try {
    const { exportRows } = await import("../importing/export-rows.ts");
    await exportRows(titleOf(work.state().label), work.rows, work.plan.columns);
  } catch (error) {
    console.error(error);
    work.warn(words("sheetExportFailed"));
  }
}
