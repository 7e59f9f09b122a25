import { test as base, type Locator, type Page } from "@playwright/test";
import { ask } from "./compare.ts";
import { startSite, type Site } from "./site.ts";

/** With a server of the hostile pages for each worker. */
export const test = base.extend<object, { site: Site }>({
  site: [
    async ({}, use) => {
      const site = await startSite("/dist/vs.js");
      await use(site);
      await site.close();
    },
    { scope: "worker" },
  ],
});

/** The tag, put into the page and scrolled to. */
export async function put(page: Page, tag: string, attributes: Record<string, string>): Promise<Locator> {
  const id = `put-${tag}`;
  await ask(page, "put", tag, { name: tag, ...attributes, id });
  await ask(page, "place", `#${id}`);
  return page.locator(`#${id}`);
}
