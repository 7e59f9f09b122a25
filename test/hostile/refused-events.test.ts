/** Pages that refuse keys and the wheel everywhere but in their own inputs: smooth scrolling, one page a screen, old kiosks. */
import { expect, test as base } from "@playwright/test";
import { startSite, type Site } from "./site.ts";

const test = base.extend<{ site: Site }>({
  site: async ({}, use) => {
    const site = await startSite("/dist/vs.js");
    await use(site);
    await site.close();
  },
});
test.use({ trace: "off", viewport: { width: 800, height: 220 } });

test("a dialog scrolls by the wheel and closes by Escape on a page that refuses both @both", async ({ page, site }) => {
  await page.goto(`${site.url}/plain.html`);
  await page.evaluate(() => {
    for (const type of ["wheel", "touchmove"])
      window.addEventListener(type, (event) => event.preventDefault(), { passive: false });
    document.addEventListener("keydown", (event) => {
      const isTyped = /^(INPUT|TEXTAREA|SELECT)$/.test((event.target as Element).tagName);
      if (!isTyped && /^(Escape|Enter|Tab)$/.test(event.key)) event.preventDefault();
    });
  });
  await page.locator("#add").click();
  const subject = page.getByRole("textbox", { name: "Тема" });
  await expect(subject).toBeFocused();
  const before = (await subject.boundingBox())!;
  await page.mouse.move(before.x + 5, before.y + 5);
  await page.mouse.wheel(0, 60);
  await expect.poll(async () => (await subject.boundingBox())!.y).toBeLessThan(before.y);
  await subject.focus();
  await page.keyboard.press("Escape");
  await expect(page.locator("vs-popup")).toHaveCount(0);
});
