import { logMistake } from "../../base/mistakes.ts";
import { callbacks, type Callback } from "./callbacks.ts";

/** Calls a registered function; an unknown name is logged. */
export function callBack(name: string | null, answer: unknown, element: Element): void {
  if (!name) return;
  try {
    registered(name)?.(answer, element);
  } catch (error) {
    console.error(error);
  }
}

/** Calls a registered function and waits for it. @returns its result; undefined when it fails */
export async function callBackAndWait(name: string, given: unknown, element: Element): Promise<unknown> {
  try {
    return await registered(name)?.(given, element);
  } catch (error) {
    console.error(error);
    return undefined;
  }
}

function registered(name: string): Callback | undefined {
  const run = callbacks.get(name);
  if (!run) logMistake(`callback "${name}" is not registered; expected vs.callback("${name}", function).`);
  return run;
}
