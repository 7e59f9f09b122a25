import { parseJson } from "../base/json.ts";

/**
 * Formats JSON with one line for each member; texts and numbers keep their spelling. Other text is returned unchanged
 * (R5.2-21).
 */
export function prettyJson(text: string): string {
  if (parseJson(text) === undefined) return text;
  const tokens = text.match(/"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g) ?? [];
  let made = "";
  let depth = 0;
  const line = () => `\n${"  ".repeat(depth)}`;
  tokens.forEach((token, at) => {
    const [before, next] = [tokens[at - 1], tokens[at + 1]];
    if (token === "{" || token === "[") {
      depth++;
      made += token + (next === "}" || next === "]" ? "" : line());
    } else if (token === "}" || token === "]") {
      depth--;
      made += (before === "{" || before === "[" ? "" : line()) + token;
    } else made += token === "," ? token + line() : token === ":" ? ": " : token;
  });
  return made;
}
