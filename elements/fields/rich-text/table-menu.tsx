/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a popover inside a dialog */
import { useEffect, useRef, type KeyboardEvent } from "react";
import { useBeside } from "../../../src/view/controls/editing/use-beside.ts";
import type { TableStep } from "../../../src/vendors/quill/quill.ts";
import { words } from "./phrases.ts";

const steps: TableStep[] = [
  "insertRowAbove",
  "insertRowBelow",
  "insertColumnLeft",
  "insertColumnRight",
  "deleteRow",
  "deleteColumn",
  "deleteTable",
];

interface TableMenuProps {
  anchor(): Element | null;
  pick(step: TableStep): void;
  /** Closes without a choice; "stay" returns the focus to the text. */
  leave(next: "stay" | "go"): void;
}

/** The menu of commands for the table at the caret, in the top layer. */
export function TableMenu({ anchor, pick, leave }: TableMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  useBeside(menu, anchor);
  useEffect(() => (menu.current!.firstElementChild as HTMLElement).focus(), []);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const items = [...event.currentTarget.children] as HTMLElement[];
    const at = items.indexOf(event.target as HTMLElement);
    const places: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 };
    const next = places[event.key];
    if (next !== undefined) items.at(next % items.length)?.focus();
    else if (event.key === "Escape" || event.key === "Tab") leave("stay");
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div
      ref={menu}
      className="table-menu"
      role="menu"
      tabIndex={-1}
      aria-label={words("richTable")}
      onKeyDown={onKeyDown}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) leave("go");
      }}
    >
      {steps.map((step) => (
        <button key={step} type="button" role="menuitem" tabIndex={-1} onClick={() => pick(step)}>
          {words(`rich_${step}`)}
        </button>
      ))}
    </div>
  );
}
