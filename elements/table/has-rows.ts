// layer 15: tables
/** Whether the rows come from somewhere else than a `<table>` in the tag. */
export const hasRows = ({ table, api, rows }: Readonly<Record<string, unknown>>): boolean =>
  !!table || !!api || Array.isArray(rows);
