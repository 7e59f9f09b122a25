import { logMistake } from "../../base/mistakes.ts";
import { callbacks } from "./callbacks.ts";

/** Calls a registered function; a name that nobody registered is named in the console. */
export function callBack(name: string | null, answer: unknown, element: Element): void {
  if (!name) return;
  const run = callbacks.get(name);
  if (!run) return logMistake(`callback "${name}" is not registered; expected vs.callback("${name}", function).`);
  try {
    run(answer, element);
  } catch (error) {
    console.error(error);
  }
}
