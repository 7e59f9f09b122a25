import type { Space } from "./reserved.ts";
import type { Natives } from "./natives.ts";

/** Finds the action of an element, and holds the patterns of values, for modules that do not bundle the table. */
export interface Clicks {
  /** By attribute; `vs.defineAction` adds the host's own. */
  shapes: Record<string, RegExp>;
  of(element: Element): { attribute: string; value: string } | undefined;
}

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
  /** Draws all fields that wait until a person comes near; set once there are any. */
  drawWaiting?(): void;
  /** Called when main has run, where it is loaded without `vs.js`. */
  entered?(main: { act(click: object): void; api: object; complete(vs: object): void }): void;
}

export const runtimeKey: unique symbol = Symbol.for("vs-elements") as never;
export const page = window as unknown as { [runtimeKey]?: Runtime };
