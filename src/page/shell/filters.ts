import { isSystemKey } from "../../base/system-keys.ts";
import { shell } from "./shell.ts";

/** The filters of the page: the pairs of the shell's route, else of the page's query (R2.1-08, R2.2-01). */
export function filters(): Record<string, string> {
  const route = shell()?.route();
  return sendable(route?.kind === "page" ? route.state : Object.fromEntries(new URLSearchParams(location.search)));
}

/** Removes system keys, and texts of 500 characters or more, which are not filters (R9.8-08). */
export const sendable = (state: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(state).filter(([name, text]) => !isSystemKey(name) && text.length < 500));
