// layer 12: notices
/** Regions that come after the start of the page, when start.ts has looked for them. */
import { natives } from "../../base/runtime/runtime.ts";

/** `elements/page-code.ts` provides the code, which itself refreshes regions. */
export const lateRegions = { follow: async (): Promise<void> => {} };

/** From now on the page follows what other tabs save, if it has something to refresh. */
export function followLate(): void {
  if (natives.find("[vs-refresh],vs-widget,vs-table,vs-outlet")) void lateRegions.follow().catch(console.warn);
}
