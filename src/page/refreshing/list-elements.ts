/** Elements of a page without `vs-refresh` that may show the records of a table. */
export const lists = "table,ul,ol,[role=list]";
