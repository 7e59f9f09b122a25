/** A page's own form with `vs-draft`: typed text is kept and offered again (docs/safety.md §4). */
import type { Page } from "@playwright/test";
import { offer, shelf } from "../support/drafts.ts";
import { expect, test } from "../support/demo.ts";
import { Clerk, typeInto } from "../support/driver.ts";

const field = (page: Page, name: string) => page.locator("#old-form").getByLabel(name);

test("offers text of a closed tab, restores tags and native controls, and posts it @both", async ({
  clerk,
  context,
  page,
}) => {
  await clerk.open("/legacy.html");
  await typeOld(page);
  expect(JSON.stringify(await shelf(page))).not.toContain("_token");
  await page.close({ runBeforeUnload: false });
  const next = await context.newPage();
  await new Clerk(next).open("/legacy.html?page=2");
  await expect(offer(next)).toContainText("у 3 полях");
  await next.getByRole("button", { name: "Показати відмінності" }).click();
  await expect(offer(next).getByRole("row", { name: /Зміст звернення/ })).toContainText("Typed into the old form");
  await next.getByRole("button", { name: "Відновити" }).click();
  await expect(field(next, "Телефон")).toHaveValue("380671234567");
  await expect(field(next, "Заявник")).toHaveValue("Old Form");
  await expect(field(next, "Зміст звернення")).toHaveValue("Typed into the old form");
  await expect(offer(next)).toHaveCount(0);
});

test("a stored post leaves no draft; a refused one keeps it, also over the error page", async ({
  clerk,
  page,
  trouble,
}) => {
  trouble.expect("status of 422");
  await clerk.open("/legacy.html");
  await typeOld(page);
  await chooseTopic(page);
  await field(page, "Телефон").fill("123");
  await page.getByRole("button", { name: "Зареєструвати" }).click();
  await expect(page.locator("#old-form .error")).toBeVisible();
  await expect(field(page, "Зміст звернення")).toHaveValue("Typed into the old form");
  await expect.poll(() => shelf(page)).toHaveLength(1);
  await expect(offer(page)).toHaveCount(0);
  page.once("dialog", (dialog) => void dialog.accept());
  await clerk.open("/legacy.html");
  await expect(offer(page)).toBeVisible();
  await page.getByRole("button", { name: "Відновити" }).click();
  await field(page, "Телефон").fill("380671234567");
  await page.getByRole("button", { name: "Зареєструвати" }).click();
  await expect(page.getByText(/Звернення .+ зареєстровано/)).toBeVisible();
  await expect.poll(() => shelf(page)).toEqual([]);
  await expect(offer(page)).toHaveCount(0);
});

test("a post that ended in an error page of the server is offered again in its form", async ({
  clerk,
  page,
  fault,
  trouble,
}) => {
  trouble.expect("status of 502");
  await clerk.open("/legacy.html");
  await typeOld(page);
  await chooseTopic(page);
  await fault({ path: "/legacy/old-form", kind: "status", status: 502, type: "text/html", text: "<h1>502</h1>" });
  await page.getByRole("button", { name: "Зареєструвати" }).click();
  await expect(page.getByRole("heading", { name: "502" })).toBeVisible();
  await clerk.open("/legacy.html");
  await expect(offer(page)).toContainText(/Сервер міг не зберегти/);
  await page.getByRole("button", { name: "Відновити" }).click();
  await expect(field(page, "Зміст звернення")).toHaveValue("Typed into the old form");
});

test("leaving does not ask once typed text is stored", async ({ clerk, page }) => {
  await clerk.open("/legacy.html");
  const asked = clerk.browserAsks();
  await typeOld(page);
  await expect.poll(() => shelf(page)).toHaveLength(1);
  await clerk.open("/legacy.html");
  expect(asked).toEqual([]);
});

test("a discarded or reverted text leaves nothing", async ({ clerk, page }) => {
  await clerk.open("/legacy.html");
  const asked = clerk.browserAsks();
  await typeOld(page);
  await expect.poll(() => shelf(page)).toHaveLength(1);
  await clerk.open("/legacy.html");
  await page.getByRole("button", { name: "Відкинути" }).click();
  await field(page, "Телефон").fill("1");
  await field(page, "Телефон").fill("");
  await clerk.open("/legacy.html");
  expect(asked).toEqual([]);
  await expect.poll(() => shelf(page)).toEqual([]);
});

async function typeOld(page: Page): Promise<void> {
  await field(page, "Телефон").fill("380671234567");
  await typeInto(field(page, "Заявник"), "Old Form");
  await field(page, "Зміст звернення").fill("Typed into the old form");
  await expect.poll(async () => JSON.stringify(await shelf(page))).toContain("Typed into the old form");
}

async function chooseTopic(page: Page): Promise<void> {
  const select = page.locator("#old-topic");
  await select.locator(".select").click();
  await select.getByRole("option", { name: "Витік води", exact: true }).click();
}
