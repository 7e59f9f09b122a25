/** The runtime without `vs.js`: natives are captured only when this module runs, and nothing is preloaded. */
import type { Runtime } from "./guard.ts";
import { space } from "./reserved.ts";
import { captured } from "./natives.ts";

export const runtime: Runtime = { version: VERSION, base: "", data: {}, natives: captured, space };
