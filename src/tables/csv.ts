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

/** A cell; one that begins like a formula gets an apostrophe before it, unless it is a number. */
export function csvCell(text: string): string {
  const safe = startsFormula.test(text) && !isNumber.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
/** Programs skip white space and control characters before the sign; full-width signs count too. */
const startsFormula = /^[\s\p{Cc}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;
const isNumber = /^[-+]?\d[\d\s\u00a0\u202f]*([.,]\d+)?$/;
