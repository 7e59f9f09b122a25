import type { Clicks } from "../../page/clicks/delegate.ts";
import type { Natives } from "./natives.ts";

/** What `vs.js` leaves for `main` under one symbol; a second copy of the script finds it there and does nothing. */
export interface Runtime {
  version: string;
  /** Where chunks lie: the folder of `vs.js`, or what a setting named (R1-23). Ends with a slash. */
  base: string;
  /** `data-*` of the script tag. */
  data: Record<string, string | undefined>;
  natives: Natives;
  /** The click attributes, which only `vs.js` carries; without it they come with the delegator. */
  clicks?: Clicks;
}

export const runtimeKey: unique symbol = Symbol.for("vs-elements") as never;
export const page = window as unknown as { [runtimeKey]?: Runtime };
