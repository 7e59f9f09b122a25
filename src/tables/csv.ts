/** What a .csv file begins with, so that Excel reads it as UTF-8. */
export const csvStart = "\ufeff";

/**
 * Rows as the lines of a .csv file that Excel and LibreOffice open in Ukrainian: semicolons and CRLF. No cell is read as
 * a formula (docs/safety.md, §2).
 */
export function csvOf(rows: Iterable<readonly string[]>): string {
  let text = "";
  for (const row of rows) text += `${row.map(csvCell).join(";")}\r\n`;
  return text;
}

/** A cell of a .csv file. */
export function csvCell(text: string): string {
  const safe = asText(text);
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A block for the clipboard of a spreadsheet. */
export const writeBlock = (block: readonly (readonly string[])[]): string =>
  block.map((row) => row.map((cell) => clipboardCell(asText(cell))).join("\t")).join("\r\n");
const clipboardCell = (cell: string): string => (/[\t\r\n]|^"/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** A text that spreadsheets show as it is: one that begins like a formula gets an apostrophe before it. */
export const asText = (text: string): string => (startsFormula.test(text) && !isNumber.test(text) ? `'${text}` : text);
/** A text without the apostrophe that kept it from being a formula. */
export const withoutMark = (text: string): string =>
  text.startsWith("'") && startsFormula.test(text.slice(1)) ? text.slice(1) : text;
/** Programs skip white space and control characters before the sign; full-width signs count too. */
const startsFormula = /^[\s\p{Cc}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;
const isNumber = /^[-+]?\d[\d\s\u00a0\u202f]*([.,]\d+)?$/;
