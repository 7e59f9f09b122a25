import type { ReactNode } from "react";
import { words } from "./phrases.ts";
import type { SheetPlan } from "./plan.ts";
import type { SheetWork } from "./sheet-work.ts";

interface BarProps {
  work: SheetWork;
  plan: SheetPlan;
  count: number;
  isLocked: boolean;
  tools?: ((work: SheetWork) => ReactNode) | undefined;
}

/** The buttons above the rows (R3.7-10, R3.7-13, R3.7-16). */
export function SheetBar({ work, plan, count, isLocked, tools }: BarProps) {
  const { buttons, canAdd, hasRemoveLast, interval } = plan;
  const hasMost = count >= (interval?.most ?? Infinity);
  return (
    <div className="sheet-bar">
      {!isLocked && canAdd && (
        <button type="button" className="tool" disabled={hasMost} onClick={() => work.addRow()}>
          + {words("sheetAdd")}
        </button>
      )}
      {!isLocked && hasRemoveLast && (
        <button type="button" className="tool" disabled={!count} onClick={() => work.removeLast()}>
          − {words("sheetRemoveLast")}
        </button>
      )}
      {tools?.(work)}
      {!isLocked && buttons.has("clear") && (
        <button type="button" className="tool" disabled={!work.rows.length} onClick={() => void work.clear()}>
          {words("sheetClear")}
        </button>
      )}
    </div>
  );
}
