/** sql-formatter 15.9.0 in PostgreSQL's dialect; loaded lazily. */
import { formatDialect, postgresql } from "sql-formatter";

/** Formats SQL. @throws when the text cannot be parsed */
export const prettySql = (text: string): string =>
  formatDialect(text, { dialect: postgresql, tabWidth: 2, keywordCase: "preserve" });
