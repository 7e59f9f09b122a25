import { waitUntil as wait } from "@open-wc/testing";

/** The library's own function gives up after a second; on a busy machine the first chunk of a page took more than five. */
export const waitUntil = <T>(check: () => T | Promise<T>, words?: string): Promise<unknown> =>
  wait(check, words, { timeout: 15_000, interval: 10 });
