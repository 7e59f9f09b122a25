import { useLayoutEffect, useEffect, useRef, useState } from "react";
import { createPortal, flushSync } from "react-dom";
import { labelStore } from "../../../forms/lists/labels.ts";
import { optionStore } from "../../../forms/lists/option-lists.ts";
import { titleOf } from "../../../base/language/i18n.ts";
import type { Rows } from "../../../tables/rows/row-edits.ts";
import { neighboursOf } from "../../around/fields-around.ts";
import { isUnread, type FieldProps } from "../../field.ts";
import { groupOf } from "../../group.ts";
import { useLatest } from "../../use-latest.ts";
import { CellEditor } from "./sheet-cell.tsx";
import { templateStore } from "./cell-template.ts";
import type { SheetPlace, SheetState } from "./sheet-engine.ts";
import { OwnSheet } from "./own-sheet.ts";
import { words } from "./phrases.ts";
import { planOf } from "./plan.ts";
import { SheetBar } from "./sheet-bar.tsx";
import { firstWrong } from "./sheet-value.ts";
import { SheetWork } from "./sheet-work.ts";

interface OpenCell extends SheetPlace {
  place: HTMLElement;
  number: number;
  press(event: KeyboardEvent): boolean;
}
/** A table that is edited in its cells, with its buttons (docs/requirements.md, part 16). */
export function Sheet(props: FieldProps<Rows>) {
  const { id, entry, value, form } = props;
  const box = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<OpenCell | undefined>(undefined);
  const [news, setNews] = useState("");
  const latest = useLatest(props);
  const [work] = useState(() => new SheetWork(() => latest.current, setNews));
  const engine = useEngine(work, box, setOpen);

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
    const wrong = props.isInvalid ? firstWrong(rows, entry) : undefined;
    if (wrong?.column) engine.current?.focus({ row: wrong.row, key: wrong.column.key });
    else engine.current?.enter();
  };
  return (
    <div {...groupOf(props)} className="sheet" aria-disabled={props.disabled || undefined} ref={box}>
      <SheetBar work={work} plan={plan} count={rows.length} isLocked={work.isLocked} />
      <div
        id={id}
        className="sheet-place"
        data-anchor=""
        tabIndex={-1}
        onFocus={({ target, currentTarget }) => target === currentTarget && enter()}
      />
      {!plan.columns.length && <p className="empty">{words("sheetColumnsMissing")}</p>}
      {plan.columns.length > 0 && !rows.length && <p className="empty">{words("sheetEmpty")}</p>}
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
            set={(raw) => work.setCell(open.row, open.key, raw)}
            press={open.press}
          />,
          open.place,
        )}
      <output className="quiet">{news}</output>
    </div>
  );
}

/** The engine lives as long as the view; it is drawn again with each drawing of the view. */
function useEngine(
  work: SheetWork,
  box: { current: HTMLDivElement | null },
  setOpen: (open: OpenCell | undefined) => void,
) {
  const engine = useRef<OwnSheet | undefined>(undefined);
  useLayoutEffect(() => {
    const place = box.current?.querySelector(".sheet-place");
    if (!place) return undefined;
    let number = 0;
    const owner = {
      ...work.owner(),
      state: (): SheetState => work.state(),
      drawEditor(within: HTMLElement, at: SheetPlace, press: OpenCell["press"]) {
        flushSync(() => setOpen({ ...at, place: within, press, number: ++number }));
        return () => setOpen(undefined);
      },
    };
    const made = new OwnSheet(owner);
    place.append(made.element);
    engine.current = made;
    work.connect((name) => neighboursOf(work.form, place).value(name));
    return () => {
      engine.current = undefined;
      made.destroy();
    };
  }, [work, box, setOpen]);
  useLayoutEffect(() => {
    work.noteDrawn();
    engine.current?.update();
  });
  useEffect(() => {
    const ends = [optionStore, labelStore, templateStore].map(({ listen }) => listen(() => engine.current?.update()));
    return () => ends.forEach((end) => end());
  }, []);
  return engine;
}
