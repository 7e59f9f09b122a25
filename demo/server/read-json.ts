import { Refusal } from "./refusal.ts";

const deepest = 64;
const mostValues = 200_000;

/**
 * JSON from a request, `undefined` for a text that is no JSON. Depth and number of values are counted before anything
 * is built: deep nesting would end the stack of whatever reads the value later, and many keys cost much memory.
 *
 * @throws Refusal 400 when it is deeper than 64 levels or has more than 200,000 values
 */
export function readJson(text: string): unknown {
  checkSize(text);
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function checkSize(text: string): void {
  let depth = 0;
  let values = 0;
  let isText = false;
  for (let at = 0; at < text.length; at++) {
    const char = text[at];
    if (isText) {
      if (char === "\\") at++;
      else if (char === '"') isText = false;
    } else if (char === '"') isText = true;
    else if (char === "," || char === ":") values++;
    else if (char === "{" || char === "[") depth++;
    else if (char === "}" || char === "]") depth--;
    if (depth > deepest) throw new Refusal(400, `Дані вкладено глибше ніж на ${deepest} рівні.`);
    if (values > mostValues) throw new Refusal(400, "У запиті забагато значень.");
  }
}
