import { waitUntil as wait } from "@open-wc/testing";

/** The library's own function gives up after a second, which a busy machine needs for the first chunk alone. */
export const waitUntil = <T>(check: () => T | Promise<T>, words?: string): Promise<unknown> =>
  wait(check, words, { timeout: 5000, interval: 10 });
