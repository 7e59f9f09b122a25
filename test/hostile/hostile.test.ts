import { expect, test as base, type Locator, type Page } from "@playwright/test";
import { ask, compare, openPage } from "./compare.ts";
import { hostilePages } from "./hostile-pages.ts";
import { noScript, startSite, type Site } from "./site.ts";

const test = base.extend<object, { sites: { without: Site; with: Site } }>({
  sites: [
    async ({}, use) => {
      const sites = { without: await startSite(noScript), with: await startSite("/dist/vs.js") };
      await use(sites);
      await Promise.all([sites.without.close(), sites.with.close()]);
    },
    { scope: "worker" },
  ],
});

for (const [name, { crime, opener, both, adds = true }] of Object.entries(hostilePages)) {
  const tag = both ? ["@both"] : [];

  test(`${name}: beside ${crime} the host stays as it was`, { tag }, async ({ browser, sites }) => {
    expect(await compare(browser, name, sites)).toEqual([]);
  });

  if (adds)
    test(`${name}: beside ${crime} the add action opens one popup to work in`, { tag }, async ({ browser, sites }) => {
      const { page, context } = await openPage(browser, sites.with, name);
      if (opener) await page.locator(opener).click();
      await worksIn(page);
      await context.close();
    });
}

/** One popup, on top, in view, legible, focused, typable, closed by Escape with the focus back on its opener. */
async function worksIn(page: Page): Promise<void> {
  const opener = page.locator("#add");
  await opener.click();
  const field = page.locator("vs-popup").getByRole("textbox").first();
  await expect(field).toBeVisible();
  await expect(page.locator("vs-popup")).toHaveCount(1);
  await expect(field).toBeFocused();
  await expect.poll(() => isOnTop(field), "the field is on top of everything").toBe(true);
  expect(await isLegible(field), "the field can be read").toBe(true);
  const log = await ask(page, "log");
  await page.keyboard.type("abc");
  await expect(field).toHaveValue("abc");
  expect(await ask(page, "log"), "the host's log after typing in our field").toBe(log);
  for (const _ of "abc") await page.keyboard.press("Backspace");
  await expect(field).toHaveValue("");
  await page.keyboard.press("Escape");
  await expect(page.locator("vs-popup")).toHaveCount(0);
  await expect.poll(() => ask(page, "focus"), "the focus is back on the opener").toBe(await pathOf(opener));
}

/** Is the element what the browser finds at its middle, through all shadow roots? */
const isOnTop = (element: Locator) =>
  element.evaluate((node) => {
    const { x, y, width, height } = Element.prototype.getBoundingClientRect.call(node);
    const at = [x + width / 2, y + height / 2] as const;
    let found = Document.prototype.elementFromPoint.call(document, ...at);
    while (found?.shadowRoot?.elementFromPoint(...at) && found.shadowRoot.elementFromPoint(...at) !== found)
      found = found.shadowRoot.elementFromPoint(...at);
    const isInView = x >= 0 && y >= 0 && x + width <= innerWidth && y + height <= innerHeight;
    return isInView && (found === node || node.contains(found));
  });

/** At least 11 px high letters, at least as wide as ten of them, and not in the colour of their ground. */
const isLegible = (element: Locator) =>
  element.evaluate((node) => {
    const { fontSize, color, backgroundColor, opacity, visibility } = getComputedStyle(node);
    const { width, height } = Element.prototype.getBoundingClientRect.call(node);
    const px = Number.parseFloat(fontSize);
    return (
      px >= 11 &&
      width > 10 * px &&
      height > px &&
      color !== backgroundColor &&
      opacity === "1" &&
      visibility === "visible"
    );
  });

/** As the observer spells it. */
async function pathOf(element: Locator): Promise<string> {
  await element.focus();
  return ask(element.page(), "focus");
}
