/**
 * The query of /tables filters the list of requests. Only the conditions are sent, never the text of the query: the
 * server makes its own from them, with parameters.
 */
(() => {
  /** @typedef {{ column: string, operator: string, value: unknown }} Condition */
  const query =
    /** @type {(HTMLElement & { value?: { fields: Condition[] } | null, validity?: ValidityState }) | null} */ (
      document.querySelector("vs-query[data-filters]")
    );
  const table = /** @type {(HTMLElement & { filter?: object }) | null} */ (
    document.querySelector(`vs-table[aria-label="${query?.dataset["filters"]}"]`)
  );
  if (!query || !table) return;
  query.addEventListener("change", () => {
    // a condition without a fitting value: the list stays as it is
    if (!query.validity?.valid) return;
    const fields = query.value?.fields ?? [];
    table.filter = Object.fromEntries(fields.map(({ column, operator, value }) => [column, { operator, value }]));
  });
})();
