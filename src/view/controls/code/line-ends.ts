/**
 * Converts line ends to
 * for editors; `withEndsOf` restores \r
 * .
 */
export const linesOf = (text: string): string => text.replace(/\r\n?/g, "\n");

/** `lines` with the line ends of `before`. */
export const withEndsOf = (before: string, lines: string): string =>
  /^[^\n]*\r\n/.test(before) ? lines.replaceAll("\n", "\r\n") : lines;
