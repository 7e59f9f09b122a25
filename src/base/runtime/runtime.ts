import { page, runtimeKey, type Runtime } from "./guard.ts";

/** In a bundler's build there is no `vs.js`; then its part comes by one import. */
export const runtime: Runtime = page[runtimeKey] ?? (await import("./without-loader.ts")).runtime;
export const natives = runtime.natives;
