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

// A trace is a script in the page too, with globals of its own.
test.use({ trace: "off" });

for (const [name, { crime, opener, both, isDeaf = false, adds = true }] of Object.entries(hostilePages)) {
  const tag = both ? ["@both"] : [];

  test(`${name}: beside ${crime} the host stays as it was`, { tag }, async ({ browser, sites }) => {
    expect(await compare(browser, name, sites)).toEqual([]);
  });

  if (adds)
    test(`${name}: beside ${crime} the add action opens one popup to work in`, { tag }, async ({ browser, sites }) => {
      const { page, context, said } = await openPage(browser, sites.with, name);
      if (opener) await page.locator(opener).click();
      try {
        await worksIn(page);
        if (!isDeaf) await asksBeforeLosing(page);
      } finally {
        expect.soft(said.filter(isTrouble), "what the console says meanwhile").toEqual([]);
        await context.close();
      }
    });
}

/** One popup, on top, in view, legible, focused, typable, closed by Escape with the focus back on its opener. */
async function worksIn(page: Page): Promise<void> {
  const opener = page.locator("#add");
  const popup = page.locator("vs-popup");
  const field = popup.getByRole("textbox").first();

  await opener.click();
  await expect(field).toBeVisible();
  await expect(popup).toHaveCount(1);
  await expect(field).toBeFocused();
  await expect.poll(() => isOnTop(field), "the field is on top of everything and in view").toBe(true);
  expect.soft(await isLegible(field), "the field can be read").toBe(true);
  await page.keyboard.press("Escape");
  await expect(popup).toHaveCount(0);
  const focus = await ask(page, "focus");
  expect.soft(focus, "the focus is back on the opener").toBe(await pathOf(opener));

  // the element rests for a second after a click
  await expect(async () => {
    await opener.click({ timeout: 5000 });
    await expect(field).toBeVisible({ timeout: 5000 });
  }).toPass();
  await page.keyboard.type("abc");
  expect(await field.evaluate((input: HTMLInputElement) => input.value)).toBe("abc");
}

/** Escape after typing asks on top of the popup; the answer closes both, and the focus goes back. */
async function asksBeforeLosing(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Закрити без збереження" }).click();
  await expect(page.locator("vs-popup")).toHaveCount(0);
  const focus = await ask(page, "focus");
  expect.soft(focus, "the focus is back on the opener after the question").toBe(await pathOf(page.locator("#add")));
}

/** Is the element what the browser finds at its middle, through all shadow roots? */
const isOnTop = (element: Locator) =>
  element.evaluate((node) => {
    const { x, y, width, height } = Element.prototype.getBoundingClientRect.call(node);
    const middle = [x + width / 2, y + height / 2] as const;
    let found = Document.prototype.elementFromPoint.call(document, ...middle);
    for (let root = found?.shadowRoot; root; root = found?.shadowRoot) {
      const inner = root.elementFromPoint(...middle);
      if (!inner || inner === found) break;
      found = inner;
    }
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

/** A second copy of the script says so, once: no trouble. */
const isTrouble = (line: string) => !line.startsWith("console info: vs-elements");
