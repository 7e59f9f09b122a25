/** The pool of rows by hand whose cells are edited: double click, Enter stores and sends; a block is pasted at a cell. */
import { makePool } from "./table.mjs";

/** @param {HTMLElement} place @param {string[]} keys @param {Record<string, unknown>[]} rows */
export function makeEdited(place, keys, rows) {
  const { box, redraw, placeOf } = makePool(place, keys, rows);
  box.addEventListener("dblclick", ({ target }) => {
    const at = target instanceof HTMLElement && placeOf(target);
    const key = keys[(at && at.column) || 0] ?? "";
    const row = at && rows[at.row];
    if (!at || !row) return;
    const input = document.createElement("input");
    input.value = String(row[key] ?? "");
    input.style.cssText = "width:100%;height:100%;font:inherit";
    target.replaceChildren(input);
    input.select();
    input.addEventListener("keydown", (event) => {
      if (event.key !== "Enter") return;
      row[key] = input.value;
      redraw();
      void fetch(`/api/works.bench/${at.row}`, { method: "PUT", body: JSON.stringify({ [key]: row[key] }) });
    });
  });
  box.tabIndex = 0;
  box.addEventListener("paste", ({ clipboardData }) => {
    const lines = clipboardData?.getData("text/plain").trimEnd().split(/\r?\n/) ?? [];
    for (const [at, line] of lines.entries()) {
      const row = rows[at];
      if (row) for (const [column, text] of line.split("\t").entries()) row[keys[column] ?? ""] = text;
    }
    redraw();
  });
}
