/** The interpreter of templates comes for markup that has places to fill. */
export async function filled(text: string, state: Record<string, unknown>, signal: AbortSignal): Promise<string> {
  if (!text.includes("{{")) return text;
  const { fill } = await import("./fill.ts");
  return fill(text, { ...state, state }, signal);
}
