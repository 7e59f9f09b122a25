/** What `vs.js` would have left: nothing was captured early and nothing can be brought ahead. */
import type { Runtime } from "./guard.ts";
import { captured } from "./natives.ts";

export const runtime: Runtime = { version: VERSION, base: "", data: {}, natives: captured };
