import { expect, test } from "../support/demo.ts";
import { OpenForm } from "../support/driver.ts";

test("the shell shows the page of its address, follows links and state, and Back restores each @both [R2.1-07] [R2.1-08] [R2.1-15] [R2.1-11]", async ({
  clerk,
  page,
}) => {
  await clerk.open("/admin.html");
  const outlet = page.locator("vs-outlet");
  await expect(outlet.getByRole("heading", { level: 1 })).toHaveText("Звернення громадян");
  await clerk.markPage();
  await page.getByRole("link", { name: "Підрядники" }).first().click();
  await expect(outlet.getByRole("heading", { level: 1 })).toContainText("Підрядники");
  await expect(page).toHaveURL(/\/admin\/contractors\/view=0$/);
  await page.getByRole("link", { name: "Нові звернення" }).click();
  await expect(page).toHaveURL(/\/admin\/requests\/status=new\/view=0$/);
  await expect(page.getByRole("link", { name: "Нові звернення" })).toHaveAttribute("vs-active", "");
  await page.goBack();
  await expect(outlet.getByRole("heading", { level: 1 })).toContainText("Підрядники");
  expect(await clerk.isSamePage()).toBe(true);
  await page.reload();
  await expect(outlet.getByRole("heading", { level: 1 })).toContainText("Підрядники");
});

test("in the shell a form has an address: saved by one PUT, then back to the list [R2.1-02] [R2.1-20] [R2.2-18] [R4-30]", async ({
  id,
  clerk,
  page,
}) => {
  await clerk.open(`/admin/edit/works.request/${id}/request?back=/admin/requests`);
  const form = new OpenForm(page);
  await expect(form.field("Заявник")).toBeVisible();
  await expect(page.locator("vs-popup")).toHaveCount(0);
  await form.type("Заявник", "Shell Saved");
  const writes = clerk.writes();
  await form.save();
  await expect(page).toHaveURL(/:\d+\/admin\/requests$/);
  expect(writes).toEqual([`PUT /api/works.request/${id}`]);
  expect(await clerk.record(`works.request/${id}`)).toMatchObject({ applicant: "Shell Saved" });
});

test("typed text in the shell is not lost by a link without a question [R4-46]", async ({ id, clerk, page }) => {
  await clerk.open(`/admin/edit/works.request/${id}/request`);
  const form = new OpenForm(page);
  await form.type("Заявник", "Not Lost");
  await page.getByRole("link", { name: "Підрядники" }).first().click();
  await expect(clerk.question).toContainText("Зберегти зміни?");
  await clerk.answer("Продовжити редагування");
  await expect(form.field("Заявник")).toHaveValue("Not Lost");
});

test("modal-info with a plain word is a route of the shell: a modal with the markup, and an address to come back to [R2.2-16] [R2.1-05]", async ({
  clerk,
  page,
}) => {
  await clerk.open("/admin/contractors");
  await expect(page.locator("vs-outlet").getByRole("heading", { level: 1 })).toContainText("Підрядники");
  await page.locator("vs-outlet").evaluate((outlet) => {
    const link = Object.assign(document.createElement("a"), { href: "#", textContent: "Правила" });
    link.setAttribute("modal-info", "rules");
    outlet.prepend(link);
  });
  await clerk.markPage();
  const asked = page.waitForRequest(/\/api\/format\/rules/);
  await page.getByRole("link", { name: "Правила" }).click();
  await asked;
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/contractors$/);
  expect(await clerk.isSamePage()).toBe(true);
});

test("an unknown page of the shell is the server's 404 page [R2.1-16]", async ({ clerk, page, trouble }) => {
  trouble.expect("Failed to load resource");
  await clerk.open("/admin/no-such-page");
  await expect(page.locator("vs-outlet").getByRole("heading").first()).toBeVisible();
  await expect(page.locator("vs-outlet")).toContainText(/не знайдено|немає/i);
});
