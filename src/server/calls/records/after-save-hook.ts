import { pageOrigin } from "../../../base/runtime/document.ts";
import { logMistake } from "../../../base/mistakes.ts";
import { isData, type Data } from "../../../base/data.ts";
import { fillAddress, resolve } from "../../../base/url.ts";
import { request } from "../../client/client.ts";

/**
 * One after-save hook (R7.7-01): GET to an address of this site; `{id}` and other placeholders are filled from the answer.
 * Counts as a write. Failures are only logged.
 */
export async function callHook(hook: string, answer: unknown): Promise<void> {
  const values: Data = isData(answer) ? answer : {};
  const path = fillAddress(hook, values);
  const isHome = path && resolve(path)?.startsWith(`${pageOrigin()}/`);
  if (!isHome) return logMistake(`after: expected an address of this site; found "${hook}".`);
  await request({ name: "hook", path }).catch((error: unknown) => logMistake(`after: ${hook}`, error));
}
