/** Widgets on the demo's pages: the server fails, the page is hidden, others save (R7.4-…; docs/safety.md §4). */
import { expect, test } from "../support/demo.ts";

declare global {
  interface Window {
    vs: { refresh(selector?: string): Promise<void> };
  }
}

const widget = "vs-widget[name=newest_requests]";
const path = "/widget/newest_requests";

test("a refresh that fails keeps the last content and offers a retry, the page is not reloaded [R4-47]", async ({
  clerk,
  fault,
  page,
  trouble,
}) => {
  trouble.expect("status of 500", /console\.error: (Server)?Error/);
  await clerk.open("/legacy.html");
  await expect(page.locator(widget)).toContainText("ЗВ-2026/");
  const before = await page.locator(widget).innerText();
  await clerk.markPage();
  await fault({ path, kind: "status", status: 500, times: 3 });
  await page.evaluate(() => window.vs.refresh("vs-widget"));
  await expect(page.locator(widget).getByRole("alert")).toContainText("Не вдалося оновити.");
  expect(await page.locator(widget).innerText()).toContain(before);
  await fault({ path, kind: "status", status: 500, times: 0 });
  await expect(async () => {
    await page
      .locator(widget)
      .getByRole("button", { name: "Повторити" })
      .click({ timeout: 1000 })
      .catch(() => {}); // gone after a slow success
    await expect(page.locator(widget).getByRole("alert")).toHaveCount(0, { timeout: 2000 });
  }).toPass();
  expect(await clerk.isSamePage()).toBe(true);
});

test("a site of reload_site_ids is reloaded, at most once in 10 s, and never over typed input [R4-47] [R9.8-10] [R6-06]", async ({
  clerk,
  fault,
  page,
  trouble,
}) => {
  trouble.expect("status of 500", /console\.error: (Server)?Error/);
  await page.addInitScript(() => Object.assign(window, { vsSettings: { reload_site_ids: ["1"] } }));
  await clerk.open("/legacy.html");
  await expect(page.locator(widget)).toContainText("ЗВ-2026/");
  await fault({ path, kind: "status", status: 500, times: 20 });
  // typed input first: no reload
  const typed = page.locator("input[type=text],input[type=search],input:not([type])").filter({ visible: true }).first();
  await typed.fill("typed");
  await clerk.markPage();
  await page.evaluate(() => window.vs.refresh("vs-widget"));
  await expect(page.locator(widget).getByRole("alert")).toBeVisible();
  expect(await clerk.isSamePage()).toBe(true);
  await expect(typed).toHaveValue("typed");

  await typed.fill("");
  await page.evaluate(() => sessionStorage.clear());
  const loads: string[] = [];
  page.on("load", () => loads.push("load"));
  await page.evaluate(() => void window.vs.refresh("vs-widget")).catch(() => {});
  await expect.poll(() => loads.length).toBe(1);
  await expect(page.locator(widget).getByRole("alert")).toBeVisible();
  await page.evaluate(() => void window.vs.refresh("vs-widget"));
  await page.waitForTimeout(1500);
  expect(loads.length).toBe(1);
});

test("a hidden page loads nothing, and catches up when it is visible again", async ({ clerk, page }) => {
  await clerk.open("/legacy.html");
  await expect(page.locator(widget)).toContainText("ЗВ-2026/");
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes(path)) asked.push(request.url());
  });
  const see = (isHidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, "hidden", { configurable: true, value: hidden });
      document.dispatchEvent(new Event("visibilitychange"));
    }, isHidden);
  await see(true);
  await page.evaluate(() => window.vs.refresh("vs-widget"));
  await page.waitForTimeout(300);
  expect(asked).toEqual([]);
  await see(false);
  await expect.poll(() => asked.length).toBeGreaterThan(0);
});

test("in the shell a session that has ended leads to the root [R2.1-17]", async ({ clerk, context, page, trouble }) => {
  trouble.expect("status of 401");
  await clerk.open("/admin.html");
  await expect(page.locator("vs-outlet").getByRole("heading").first()).toBeVisible();
  await context.clearCookies();
  await page.getByRole("link", { name: "Підрядники" }).first().click();
  await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/(login.*)?$/);
});
