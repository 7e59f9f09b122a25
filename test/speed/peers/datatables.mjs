import DataTable from "datatables.net";

/** DataTables around a table of the page, with all of its rows, as in the tag. @param {HTMLTableElement} table */
export const wrapTable = (table) => new DataTable(table, { paging: false });
