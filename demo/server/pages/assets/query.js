/**
 * The query of /tables filters the list of requests. Only the conditions are sent, never the text of the query: the
 * server makes its own from them, with parameters.
 */
(() => {
  /** @typedef {{ column: string, operator: string, value: unknown }} Condition */
  const query = /** @type {(HTMLElement & { value?: { fields: Condition[] } | null }) | null} */ (
    document.querySelector("vs-query[data-filters]")
  );
  const table = /** @type {(HTMLElement & { filter?: object }) | null} */ (
    document.querySelector(`vs-table[aria-label="${query?.dataset["filters"]}"]`)
  );
  if (!query || !table) return;
  query.addEventListener("change", () => {
    const whole = (query.value?.fields ?? []).filter(
      ({ operator, value }) => operator.endsWith("NULL") || (Array.isArray(value) ? value.length > 0 : value !== null),
    );
    table.filter = Object.fromEntries(whole.map(({ column, operator, value }) => [column, { operator, value }]));
  });
})();
