import { expect, type Page } from "@playwright/test";
import { findings } from "./axe.ts";
import type { Clerk } from "./driver.ts";

/** Axe finds nothing on a field's example page and it fits a phone: light and wide, then dark and narrow. */
export async function expectSoundExample(clerk: Clerk, page: Page, name: string): Promise<void> {
  for (const [theme, width] of [
    ["light", 1280],
    ["dark", 390],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await clerk.open(`/elements/fields/${name}/example.html?theme=${theme}`);
    await expect(page.locator(`vs-${name} [data-anchor]`).first()).toBeAttached();
    await page.getByRole("button", { name: "Надіслати" }).click();
    expect(await findings(page, "main"), theme).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), "it scrolls").toBe(true);
  }
}
