import { waitUntil as wait } from "@open-wc/testing";

/** The library's own function gives up after a second; a busy machine needs up to ten for the first chunk of a page. */
export const waitUntil = <T>(check: () => T | Promise<T>, words?: string): Promise<unknown> =>
  wait(check, words, { timeout: 15_000, interval: 10 });
