import { page, runtimeKey, type Runtime } from "./guard.ts";

/** A bundler's build has no `vs.js`; one import takes its place. */
export const runtime: Runtime = page[runtimeKey] ?? (await import("./without-loader.ts")).runtime;
export const natives = runtime.natives;
