/** Fills markup; the template interpreter is loaded only when the markup contains `{{`. */
export async function filled(text: string, state: Record<string, unknown>, signal: AbortSignal): Promise<string> {
  if (!text.includes("{{")) return text;
  const { fill } = await import("./fill.ts");
  return fill(text, { ...state, state }, signal);
}
