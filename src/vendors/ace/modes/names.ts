/** The names of the code editor's languages (ace-modes.ts), without their code. */
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
