import { TabulatorFull } from "tabulator-tables";
import "tabulator-tables/dist/css/tabulator.min.css";

/** Tabulator, as its manual shows it. @param {HTMLElement} place @param {string[]} keys @param {object[]} rows */
export function makeTable(place, keys, rows) {
  const columns = keys.map((field) => ({ title: field, field, width: 140, editor: "input" }));
  new TabulatorFull(place, { columns, data: rows, height: 640, rowHeight: 32, editTriggerEvent: "dblclick" });
}
