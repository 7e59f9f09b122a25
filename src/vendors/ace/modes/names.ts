/** The languages that the code editor knows (ace-modes.ts), without their code. */
export const modes = [
  "css",
  "html",
  "ini",
  "javascript",
  "json",
  "markdown",
  "python",
  "sh",
  "sql",
  "typescript",
  "xml",
  "yaml",
] as const;
