import { page, runtimeKey } from "./guard.ts";

/** Set by `vs.js`, or by the module that a bundler's build runs first (elements/module.ts). */
export const runtime = page[runtimeKey]!;
export const natives = runtime.natives;
