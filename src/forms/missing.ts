// layer 3: views
/** The value is empty: no text, no number, nothing chosen, or a switch that is off. */
export const isMissing = (value: unknown): boolean =>
  value === null || value === undefined || value === false || String(value).trim() === "" || isEmptyList(value);
const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;
