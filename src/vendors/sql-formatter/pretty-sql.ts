/** sql-formatter 15.9.0 in PostgreSQL's dialect; reached by `import()` only. */
import { formatDialect, postgresql } from "sql-formatter";

/** @throws when the text is no SQL */
export const prettySql = (text: string): string =>
  formatDialect(text, { dialect: postgresql, tabWidth: 2, keywordCase: "preserve" });
