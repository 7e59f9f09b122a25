/**
 * Tables whose rows a jQuery plugin arranges. DataTables shows a part of the rows and keeps the others apart from the
 * page; tablesorter moves them. Both remember what the cells held, so they are told of what a refresh brings.
 */
import { natives } from "../../base/runtime/runtime.ts";
import { morph } from "./morph.ts";
import { byKey, within } from "./row-keys.ts";

/** What is used of DataTables from 1.10 on. `draw(false)` keeps the page and the order of the person. */
interface DataTable {
  settings(): { 0?: { oFeatures: { bServerSide: boolean } } };
  ajax: { url(): unknown; reload(done: null, toFirst: false): void };
  rows: {
    (rows?: Element[]): {
      nodes(): { toArray(): HTMLTableRowElement[] };
      remove(): void;
      invalidate(from: "dom"): void;
    };
    add(rows: Element[]): void;
  };
  clear(): void;
  draw(toFirst: false): void;
}
interface JQuery {
  (table: Element): { DataTable(): DataTable; trigger(event: string): void };
  fn?: { dataTable?: { isDataTable?(table: Element): boolean } };
}
/** The page's; packages in the bundle see none (build/options.mjs). */
const jQuery = () => Reflect.get(window, "jQuery") as JQuery | undefined;

/** DataTables shows a table as three where it scrolls; these are the page's own. */
export const ownTables = "table:not(.dataTables_scrollHead *,.dataTables_scrollFoot *)";

/** The table with all that DataTables has put around it. */
export const wholeOf = (table: Element): Element =>
  natives.closest(table, ".dataTables_wrapper,.dt-container") ?? table;

/** Gives DataTables in a region the rows of their counterparts. @returns what the morph leaves as it is */
export function fillArranged(region: Element, fresh: Element): Set<Element> {
  const kept = new Set<Element>();
  const counterparts = tablesIn(fresh);
  tablesIn(region).forEach((table, index) => {
    if (isSorted(table) && table.tHead) kept.add(table.tHead);
    if (!jQuery()?.fn?.dataTable?.isDataTable?.(table)) return;
    const around = wholeOf(table);
    kept.add(around);
    const id = natives.attribute(table, "id");
    const next = counterparts.find((one) => id && natives.attribute(one, "id") === id) ?? counterparts[index];
    if (!next) return;
    // DataTables has given it an id, by which the morph finds it
    if (next !== fresh) next.replaceWith(around.cloneNode());
    fill(jQuery()!(table).DataTable(), next);
  });
  return kept;
}

const tablesIn = (element: Element): HTMLTableElement[] => [
  ...(natives.name(element) === "table" ? [element as HTMLTableElement] : []),
  ...(within(element, ownTables, "table") as HTMLTableElement[]),
];

function fill(table: DataTable, next: HTMLTableElement): void {
  if (table.settings()[0]?.oFeatures.bServerSide || table.ajax.url()) return table.ajax.reload(null, false);
  const fresh = [...(next.tBodies[0]?.rows ?? [])].map((row) => document.adoptNode(row));
  const shown = table.rows().nodes().toArray();
  if (isDrawnByScript(shown.length, fresh.length)) return undefined;
  if (!change(table, shown, fresh)) {
    table.clear();
    table.rows.add(fresh);
  }
  return table.draw(false);
}

/** Changes rows in place by their keys. @returns whether each row has its own, and as many cells as before */
function change(table: DataTable, shown: HTMLTableRowElement[], fresh: HTMLTableRowElement[]): boolean {
  const [before, after] = [byKey(shown), byKey(fresh)];
  const isSame = ([key, row]: [string, HTMLTableRowElement]) =>
    (before.get(key) ?? row).cells.length === row.cells.length;
  if (before.size < shown.length || after.size < fresh.length || ![...after].every(isSame)) return false;
  const only = (rows: typeof after, others: typeof after) =>
    [...rows].flatMap(([key, row]) => (others.has(key) ? [] : row));
  for (const [key, row] of after) {
    const old = before.get(key);
    // the morph takes the cells out of the fresh row
    if (old && !old.isEqualNode(row)) morph(old, [...row.childNodes]);
  }
  table.rows(only(before, after)).remove();
  table.rows().invalidate("dom");
  table.rows.add(only(after, before));
  return true;
}

/** The server sends such a list empty, and a script of the page fills it. */
export const isDrawnByScript = (shown: number, fresh: number): boolean => fresh === 0 && shown > 1;

/** tablesorter reads the cells of the table, or of those in the region, again. */
export function tellSorters(region: Element): void {
  for (const table of tablesIn(region)) if (isSorted(table)) jQuery()?.(table).trigger("update");
}

const isSorted = (table: Element & { config?: { parsers?: unknown } }): boolean => !!table.config?.parsers;
