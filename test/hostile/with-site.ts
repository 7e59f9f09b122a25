import { test as base } from "@playwright/test";
import { startSite, type Site } from "./site.ts";

/** A test with a host of its own whose pages load our script. */
export const test = base.extend<{ site: Site }>({
  site: async ({}, use) => {
    const site = await startSite("/dist/vs.js");
    await use(site);
    await site.close();
  },
});
