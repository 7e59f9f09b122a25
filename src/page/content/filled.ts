import type { ShellPage } from "../../server/client/answers/markup-shapes.ts";

/** The markup of a page; the interpreter of templates loads only for a template. */
export async function filled(
  { markup, isTemplate }: ShellPage,
  state: Record<string, unknown>,
  signal: AbortSignal,
): Promise<string> {
  if (!isTemplate) return markup;
  const { fill } = await import("./fill.ts");
  return fill(markup, { ...state, state }, signal);
}
