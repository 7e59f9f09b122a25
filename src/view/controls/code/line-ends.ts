/** Editors work with \n; a text that came with \r\n goes back with it. */
export const linesOf = (text: string): string => text.replace(/\r\n?/g, "\n");

/** `lines` with the ends that `before` has. */
export const withEndsOf = (before: string, lines: string): string =>
  /^[^\n]*\r\n/.test(before) ? lines.replaceAll("\n", "\r\n") : lines;
