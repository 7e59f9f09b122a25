import { expect, test } from "../support/demo.ts";
import { expectSoundExample } from "../support/example-page.ts";

for (const name of ["captcha", "reminder"])
  test(`the examples of vs-${name} have no finding of axe, light, dark and narrow`, async ({ clerk, page }) => {
    await expectSoundExample(clerk, page, name);
  });

test("a reminder by keyboard alone [R2.4-65] [R4-45]", async ({ clerk, page }) => {
  await clerk.open("/elements/fields/reminder/example.html");
  const again = page.locator("vs-reminder[name=again]");
  await again.getByRole("textbox", { name: "День" }).focus();
  await page.keyboard.type("05.03.2026");
  await page.keyboard.press("Tab");
  await page.keyboard.type("905");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowDown");
  await expect(again.locator("div[role=option]").first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect
    .poll(() => again.evaluate((tag) => (tag as never as { value: unknown }).value))
    .toEqual({ date: "2026-03-05", time: "09:05", person: expect.stringMatching(/^\d+$/) });
});
