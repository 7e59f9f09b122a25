import { AllCommunityModule, createGrid, ModuleRegistry } from "ag-grid-community";

ModuleRegistry.registerModules([AllCommunityModule]);

/** AG Grid, as its manual shows it. @param {HTMLElement} place @param {string[]} keys @param {object[]} rows */
export function makeTable(place, keys, rows) {
  const columnDefs = keys.map((field) => ({ field, width: 140, editable: true }));
  createGrid(place, { columnDefs, rowData: rows, rowHeight: 32, animateRows: false });
}
