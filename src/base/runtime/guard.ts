import type { Act, Clicks } from "../../page/clicks/delegate.ts";
import type { Space } from "./reserved.ts";
import type { Natives } from "./natives.ts";

/** What `vs.js` hands to `main`, on `window` under one symbol. A second copy of the script finds it there and stops. */
export interface Runtime {
  version: string;
  /** Base URL of the chunks: the folder of `vs.js`, or the one named by a setting (R1-23). Ends with a slash. */
  base: string;
  /** `data-*` of the script tag. */
  data: Record<string, string | undefined>;
  natives: Natives;
  /** The space of tags before they are drawn. */
  space: Space;
  /** The click attributes. */
  clicks: Clicks;
  /** Called when main has run, where it is loaded without `vs.js`. */
  entered?(main: { act: Act; api: object; complete(vs: object): void }): void;
}

export const runtimeKey: unique symbol = Symbol.for("vs-elements") as never;
export const page = window as unknown as { [runtimeKey]?: Runtime };
