import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent as ReactKeyboardEvent } from "react";
import { createPortal, flushSync } from "react-dom";
import { settings } from "../../../base/settings.ts";
import { labelStore } from "../../../forms/lists/labels.ts";
import { listName, optionStore } from "../../../forms/lists/option-lists.ts";
import { titleOf } from "../../../base/language/i18n.ts";
import type { Entry } from "../../../forms/schema/schema.ts";
import { AskAgain, useOptions } from "../../around/depends.tsx";
import { neighboursOf } from "../../around/fields-around.ts";
import { isUnread } from "../../field.ts";
import type { Rows } from "../../../tables/rows/row-edits.ts";
import { groupOf } from "../../group.ts";
import { useLatest } from "../../use-latest.ts";
import type { HotSheet as HotSheetView } from "./hot-sheet.tsx";
import { CellEditor } from "./sheet-cell.tsx";
import { templateStore } from "./cell-template.ts";
import type { SheetEngine, SheetOwner, SheetPlace } from "./sheet-engine.ts";
import { OwnSheet } from "./own-sheet.ts";
import { words } from "./phrases.ts";
import { planOf, type SheetColumn } from "./plan.ts";
import { SheetBar } from "./sheet-bar.tsx";
import { firstWrong } from "./sheet-value.ts";
import { SheetWork, type SheetProps } from "./sheet-work.ts";

interface OpenCell extends SheetPlace {
  place: HTMLElement;
  number: number;
  press(event: KeyboardEvent): boolean;
}
/** A table that is edited in its cells, with its buttons (docs/requirements.md, part 16). */
export function Sheet(props: SheetProps) {
  const { id, entry, value, form } = props;
  const box = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<OpenCell | undefined>(undefined);
  const [news, setNews] = useState({ text: "", isProblem: false });
  const latest = useLatest(props);
  const [work] = useState(
    () =>
      new SheetWork(() => latest.current, {
        say: (text) => setNews({ text, isProblem: false }),
        warn: (text) => setNews({ text, isProblem: true }),
      }),
  );
  const { engine, owner, HotSheet } = useEngine(work, box, setOpen);

  if (isUnread(value))
    return (
      <div {...groupOf(props)} className="sheet" data-anchor="" tabIndex={-1}>
        <pre className="raw">{value.text}</pre>
      </div>
    );
  const plan = planOf(entry);
  const rows = work.shownRows();
  const column = open && plan.columns.find(({ key }) => key === open.key);
  const enter = () => {
    // the form may give the focus to a wrong table late, when a cell of it is being edited
    if (open) return open.place.querySelector("input")?.focus();
    const wrong = props.isInvalid ? firstWrong(rows, entry) : undefined;
    if (wrong?.column) engine.current?.focus({ row: wrong.row, key: wrong.column.key });
    else engine.current?.enter();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- its role is that of `groupOf`
    <div
      {...groupOf(props)}
      className="sheet"
      aria-disabled={props.disabled || undefined}
      ref={box}
      onKeyDown={form ? undefined : (event) => undo(event, work)}
    >
      <SheetBar work={work} plan={plan} count={rows.length} isLocked={work.isLocked} />
      <div
        id={id}
        className="sheet-place"
        data-anchor=""
        tabIndex={-1}
        onFocus={({ target, currentTarget }) => target === currentTarget && enter()}
      >
        {HotSheet && <HotSheet owner={owner} engine={engine} />}
      </div>
      {!plan.columns.length && <p className="empty">{words("sheetColumnsMissing")}</p>}
      {plan.columns.length > 0 && !rows.length && <p className="empty">{words("sheetEmpty")}</p>}
      {rows.length > 0 &&
        plan.columns.filter(hasOwnList).map(({ key, entry: of }) => <FailedList key={key} entry={of} />)}
      {open &&
        column &&
        createPortal(
          <CellEditor
            key={open.number}
            id={`${id}-cell`}
            column={{ ...column, entry: { ...column.entry, title: titleOf(column.title, column.key) } }}
            row={rows[open.row] ?? {}}
            form={form}
            around={(name) => work.valueAround(open.row, name, neighboursOf(form, box.current!))}
            set={(raw) => {
              const at = placeOf(work.shownRows(), rows, open.row);
              if (at >= 0) work.setCell(at, open.key, raw);
            }}
            press={open.press}
          />,
          open.place,
        )}
      <output className={news.isProblem ? "sheet-problem" : "quiet"}>{news.text}</output>
    </div>
  );
}

/** A form has these keys for all its fields; a text control has its own undo. */
function undo(event: ReactKeyboardEvent, work: SheetWork): void {
  const { target, code, ctrlKey, metaKey, altKey, shiftKey } = event.nativeEvent;
  const isTyping = target instanceof HTMLElement && target.matches("input:not([type=checkbox]),textarea");
  if (!(ctrlKey || metaKey) || altKey || isTyping) return;
  const way = code === "KeyY" || (code === "KeyZ" && shiftKey) ? "redo" : code === "KeyZ" && "undo";
  if (way && work.step(way)) event.preventDefault();
}

/** A retry for the list of a column: without it the cells would show codes. */
const FailedList = ({ entry }: { entry: Entry }) => <AskAgain entry={entry} list={useOptions(entry)} />;
/** Whose list does not depend on other columns, and is not that of a column before. */
const hasOwnList = ({ kind, entry }: SheetColumn, at: number, all: readonly SheetColumn[]): boolean =>
  kind === "choice" &&
  !entry["parent"] &&
  all.findIndex((one) => one.kind === kind && listName(one.entry) === listName(entry)) === at;

/**
 * Where a row of the drawn rows is now: a choice may come late, when rows were added, removed or moved, or its own one was
 * changed. -1 when it is gone.
 */
function placeOf(now: Rows, drawn: Rows, at: number): number {
  const found = now.indexOf(drawn[at]!);
  return found < 0 && now.length === drawn.length ? at : found;
}

/** The engine that draws the cells; it is drawn again with each drawing of the view. */
function useEngine(
  work: SheetWork,
  box: { current: HTMLDivElement | null },
  setOpen: (open: OpenCell | undefined) => void,
) {
  const engine = useRef<SheetEngine | undefined>(undefined);
  const { HotSheet, isOwn } = useHot();
  const [owner] = useState((): SheetOwner => {
    let number = 0;
    return {
      ...work.owner(),
      state: () => work.state(),
      drawEditor(within, at, press) {
        flushSync(() => setOpen({ ...at, place: within, press, number: ++number }));
        return () => setOpen(undefined);
      },
    };
  });
  useLayoutEffect(() => {
    const place = box.current?.querySelector(".sheet-place");
    if (place) work.connect((name) => neighboursOf(work.form, place).value(name));
    if (!place || !isOwn) return undefined;
    const made = new OwnSheet(owner);
    place.append(made.element);
    engine.current = made;
    return () => {
      engine.current = undefined;
      made.destroy();
    };
  }, [work, box, owner, isOwn]);
  useLayoutEffect(() => {
    work.noteDrawn();
    engine.current?.update();
  });
  useEffect(() => {
    const ends = [optionStore, labelStore, templateStore].map(({ listen }) => listen(() => engine.current?.update()));
    const stop = new AbortController();
    const { current: place } = box;
    import("./sheet-paper.ts").then(({ printWhole }) => printWhole(owner.state, place, stop.signal), console.warn);
    return () => [...ends, () => stop.abort()].forEach((end) => end());
  }, [owner, box]);
  return { engine, owner, HotSheet };
}

interface Hot {
  HotSheet?: typeof HotSheetView;
  isOwn: boolean;
}
/** Handsontable where the host has set its key; our own grid without the key, or when the chunk cannot be loaded. */
function useHot(): Hot {
  const [hot, setHot] = useState<Hot>(() => ({ isOwn: !settings.handsontable_key }));
  useEffect(() => {
    if (hot.isOwn) return;
    import("./hot-sheet.tsx").then(
      ({ HotSheet }) => setHot({ HotSheet, isOwn: false }),
      (error: unknown) => {
        console.error(error);
        setHot({ isOwn: true });
      },
    );
  }, [hot.isOwn]);
  return hot;
}
