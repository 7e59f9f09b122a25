/** A block of a spreadsheet pasted over the cells of a table: matched by headings or order, previewed, saved as one step. */
import { natives } from "../../../src/base/runtime/runtime.ts";
import { t, titleOf } from "../../../src/base/language/i18n.ts";
import type { Data } from "../../../src/base/data.ts";
import { adopt } from "../../../src/base/sheets.ts";
import { openList } from "../../../src/forms/lists/option-lists.ts";
import { readEntry, type Entry } from "../../../src/forms/schema/schema.ts";
import type { Column } from "../../../src/tables/columns.ts";
import { columnOf, type SheetColumn } from "../../../src/view/controls/sheet/plan.ts";
import {
  isWrongCell,
  listsReady,
  matchOf,
  pastedValue,
  readPasted,
  textOfCell,
} from "../../../src/view/controls/sheet/sheet-blocks.ts";
import { button, make } from "../make.ts";
import { isEditable } from "./cell-codecs.ts";
import type { CellChange } from "./edited-table.ts";
import dialogStyles from "../../../src/view/controls/importing/import.css";
import styles from "./paste-cells.css";
import { words } from "./paste-phrases.ts";

interface PasteTarget {
  /** The grid, in whose root the preview opens. */
  element: HTMLElement;
  /** The drawn columns, and the one that the block begins in. */
  columns: readonly Column[];
  first: number;
  entryOf(key: string): Entry | undefined;
  /** So many rows from the active one on, or those that there are; undefined for one that cannot be stored. */
  rows(count: number): Promise<readonly (Data | undefined)[]>;
  apply(changes: CellChange[]): void;
  say(text: string): void;
}
interface Cell extends CellChange {
  as: SheetColumn;
  isWrong: boolean;
}

/** The types of columns that no form describes. */
const types = {
  text: "Text",
  number: "Number",
  date: "Date",
  moment: "DateTime",
  flag: "Switcher",
  choice: "Select2",
  phone: "Phone",
};

export async function pasteCells(data: DataTransfer, target: PasteTarget): Promise<void> {
  const block = await readPasted({ text: data.getData("text/plain"), markup: data.getData("text/html") });
  if (!block) return target.say(words("pasteLarge"));
  const { columns, first, entryOf } = target;
  const known = new Map(columns.map((column) => [column.key, { column, as: sheetColumn(column, entryOf) }]));
  const all = [...known.values()].map(({ as }) => as);
  for (const { kind, entry } of all) if (kind === "choice" && !entry["parent"]) openList(entry);
  const match = matchOf(block, all, first);
  const lines = match.hasHead ? block.slice(1) : block;
  const rows = await sayingSo(target, async () => {
    await listsReady(all);
    return target.rows(lines.length);
  });
  if (!rows.length) return target.say(words("pasteMoved"));
  const cells = lines.map((line, at): Cell[] => {
    const row = rows[at];
    return line.flatMap((text, place) => {
      const found = known.get(match.keys[place] ?? "");
      if (!row || !found?.column.canEdit || !isEditable(row[found.column.key])) return [];
      const { column, as } = found;
      const before = row[column.key];
      const after = pastedValue(as, text, before);
      return [{ row, column, as, before, after, isWrong: isWrongCell(as, { ...row, [column.key]: after }) }];
    });
  });
  const changes = cells.flat();
  if (!changes.length) return target.say(words("pasteNowhere"));
  if (changes.length === 1 && !changes[0]!.isWrong) return target.apply(changes);
  if (await isAgreed(target.element, cells, lines.length)) target.apply(changes);
}

/** When a paste says that it waits, in ms. */
const awaitedMs = 1000;

/** Runs what may have to wait for the server, and says that after a while. */
async function sayingSo<Result>({ say }: PasteTarget, run: () => Promise<Result>): Promise<Result> {
  let isSaid = false;
  const timer = natives.after(awaitedMs, () => {
    isSaid = true;
    say(words("pasteAwaited"));
  });
  try {
    return await run();
  } finally {
    natives.cancel(timer);
    if (isSaid) say("");
  }
}

function sheetColumn(column: Column, entryOf: PasteTarget["entryOf"]): SheetColumn {
  const { key, title, kind, data } = column;
  // headings are compared with what the table shows, which may be shorter than in the form
  return { ...columnOf(entryOf(key) ?? readEntry(key, { type: types[kind], ...(data && { data }) })), title };
}

/** Rows that the preview shows; all are saved. */
const shownRows = 50;

/** Shows old and new values. @returns whether they are to be saved */
function isAgreed(element: HTMLElement, cells: readonly Cell[][], lines: number): Promise<boolean> {
  const root = element.getRootNode() as ShadowRoot;
  adopt(root, dialogStyles, styles);
  const filled = cells.filter((row) => row.length);
  const changes = cells.flat();
  const wrong = changes.filter((cell) => cell.isWrong).length;
  const left = lines - filled.length;
  const dialog = make("dialog", { className: "importing", ariaLabel: words("pasteTitle") });
  return new Promise((resolve) => {
    const end = (isAgreedTo: boolean) => {
      dialog.close();
      dialog.remove();
      resolve(isAgreedTo);
    };
    dialog.addEventListener("cancel", (event) => {
      event.preventDefault();
      end(false);
    });
    dialog.addEventListener("keydown", (event) => event.stopPropagation());
    dialog.append(
      make("h2", { textContent: words("pasteTitle") }),
      make("p", { textContent: words("pasteFound", { rows: filled.length, cells: changes.length }) }),
      ...(wrong ? [make("p", { className: "wrong", textContent: words("pasteWrong", { count: wrong }) })] : []),
      ...(left > 0 ? [make("p", { textContent: words("pasteLeft", { count: left }) })] : []),
      preview(filled),
      make(
        "div",
        { className: "import-foot" },
        button(t("cancel"), () => end(false)),
        button(words("pasteApply"), () => end(true), "main"),
      ),
    );
    (natives.closest(element, ".vs") ?? root).append(dialog);
    dialog.showModal();
  });
}

function preview(rows: readonly Cell[][]): HTMLElement {
  const columns = [...new Map(rows.flat().map((cell) => [cell.column.key, cell.column])).values()];
  const headings = columns.map(({ title, key }) => make("th", { scope: "col", textContent: titleOf(title, key) }));
  const lines = rows.slice(0, shownRows).map((row) => {
    const cells = columns.map(({ key }) => {
      const cell = row.find(({ column }) => column.key === key);
      return cell ? previewCell(cell) : make("td");
    });
    return make("tr", {}, ...cells);
  });
  const table = make("table", {}, make("thead", {}, make("tr", {}, ...headings)), make("tbody", {}, ...lines));
  return make("div", { className: "import-table", tabIndex: 0 }, table);
}

function previewCell({ as, row, column, before, after, isWrong }: Cell): HTMLElement {
  const text = (value: unknown) => textOfCell(as, { ...row, [column.key]: value }) || "—";
  const [old, fresh] = [text(before), text(after)];
  if (old === fresh) return make("td", { className: "same", textContent: fresh });
  return make(
    "td",
    { className: isWrong ? "wrong" : "" },
    make("del", { textContent: old }),
    " → ",
    make("ins", { textContent: fresh }),
  );
}
