/** Steps through a page of the host without an outlet, and what a page hears of other tabs. */
import type { Page } from "@playwright/test";
import { expect, test } from "../support/demo.ts";
import { Clerk } from "../support/driver.ts";

/** A list of the server with filters, and a row that is an action. */
async function serveList(page: Page): Promise<void> {
  await page.route("**/filtered.html*", (route) => {
    const status = new URL(route.request().url()).searchParams.get("status") ?? "all";
    const body = `<!doctype html><html lang="uk"><title>Список</title><script src="/dist/vs.js"></script>
<a href="#" state="status=done">Готові</a> <a href="#" state="status=new">Нові</a>
<div vs-refresh="list" id="list">${status}</div>
<table><tr data-edit="works.request/1/request"><td>Рядок</td></tr></table>`;
    return route.fulfill({ contentType: "text/html; charset=utf-8", body });
  });
}

test("after a reload the chosen filter is still marked, and Back shows the list of the filter before it @both", async ({
  clerk,
  page,
}) => {
  await serveList(page);
  await clerk.open("/filtered.html");
  const list = page.locator("#list");
  const filter = (name: string) => page.getByRole("link", { name });
  await filter("Готові").click();
  await expect(list).toHaveText("done");
  await filter("Нові").click();
  await expect(list).toHaveText("new");
  await page.reload();
  await expect(filter("Нові")).toHaveAttribute("vs-active", "");
  await page.goBack();
  await expect(list).toHaveText("done");
  await expect(filter("Готові")).toHaveAttribute("vs-active", "");
  await expect(filter("Нові")).not.toHaveAttribute("vs-active");
  await page.goBack();
  await expect(list).toHaveText("all");
});

test("a row whose action is spelt with data- is reached and opened by keyboard", async ({ clerk, page }) => {
  await serveList(page);
  await clerk.open("/filtered.html");
  const row = page.getByRole("row", { name: "Рядок" });
  await page.keyboard.press("Tab"); // makes rows focusable, by code that is loaded now
  await expect(row).toHaveAttribute("tabindex", "0");
  for (let stop = 0; stop < 8 && !(await row.evaluate((one) => one === document.activeElement)); stop++)
    await page.keyboard.press("Tab");
  await expect(row).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("a page of the shell shows what is saved in another tab", async ({ id, clerk, page, context }) => {
  await clerk.open("/admin/requests");
  await expect(page.locator("vs-outlet").getByRole("heading", { level: 1 })).toHaveText("Звернення громадян");
  const other = new Clerk(await context.newPage());
  await other.open("/legacy.html");
  const form = await other.edit(`works.request/${id}`);
  await form.type("Заявник", "З іншої вкладки");
  await form.save();
  await expect(page.locator("vs-outlet").getByText("З іншої вкладки").first()).toBeVisible();
});
