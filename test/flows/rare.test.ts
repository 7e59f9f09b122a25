/** /rare: behaviour that no other page shows, one line each. */
import { expect, test } from "../support/demo.ts";
import { OpenForm } from "../support/driver.ts";

test.beforeEach(async ({ clerk }) => clerk.open("/rare"));

test("words of the server are replaced, in part and as a whole [R1-20] [R8-28]", async ({ clerk, page }) => {
  await page.getByRole("button", { name: "Заміна частини слів" }).click();
  await expect(clerk.notice("value поза межами").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Заміна всього повідомлення" }).click();
  await expect(clerk.notice("Триває обслуговування бази, зачекайте годину.").first()).toBeVisible();
});

test("a language and the shell's own prefix at the start of a path are skipped @both [R2.1-10] [R2.1-11]", async ({
  page,
}) => {
  for (const name of ["ua", "ru", "Перелік"]) {
    await page.goto("/rare");
    await page.getByRole("link", { name, exact: true }).click();
    await expect(page.locator("vs-outlet").getByRole("heading", { level: 1 })).toHaveText("Звернення громадян");
  }
});

test("a modal view named by the state opens with its values, and is removed from the address when it is closed [R2.2-26]", async ({
  page,
}) => {
  await page.getByRole("link", { name: "Картка станом" }).click();
  const modal = page.locator("vs-modal[open]");
  await expect(modal).toContainText("ЗВ-");
  expect(page.url()).toContain("modal-view=request_card");
  await page.reload();
  await expect(modal).toContainText("ЗВ-");
  await modal.getByRole("button", { name: "Закрити" }).last().click();
  await expect(modal).toHaveCount(0);
  expect(page.url()).not.toContain("modal-view");
});

test("an address with vue=1 is loaded from the server [R2.2-17] [R2.2-15]", async ({ page }) => {
  await page.getByRole("link", { name: "Картка", exact: true }).click();
  await expect.poll(() => page.url()).toContain("/request/7/view=0?vue=1");
});

test("auto_send sends without a window, after calls two addresses in order [R2.3-21] [R2.3-24]", async ({
  clerk,
  page,
}) => {
  const writes = clerk.writes();
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/after-save/")) asked.push(new URL(request.url()).pathname);
  });
  // a page without a region to refresh is loaded again after a save
  const reloaded = page.waitForEvent("load");
  await page.getByRole("button", { name: "Надіслати без вікна" }).click();
  await expect.poll(() => writes).toEqual(["POST /api-user/answers/quiet"]);
  await expect(page.locator("vs-modal[open]")).toHaveCount(0);
  await reloaded;
  await page.getByRole("button", { name: "Форма з after" }).click();
  await new OpenForm(page).save();
  await expect.poll(() => asked).toEqual(["/api-user/after-save/first", "/api-user/after-save/second"]);
});

test("the pictures are sent on by a call without a body, whose answer is no JSON [R7.5-09]", async ({
  clerk,
  page,
}) => {
  const sent = page.waitForRequest(/\/upload_image_to_ftp$/);
  const done = page.waitForResponse(/\/upload_image_to_ftp$/);
  await page.getByRole("button", { name: "Надіслати зображення" }).click();
  const request = await sent;
  expect([request.method(), request.postData()]).toEqual(["POST", null]);
  expect((await done).status()).toBe(200);
  const hooks = (await (await page.request.get("/api-user/after-save")).json()) as { hook: string }[];
  expect(hooks.at(-1)?.hook).toBe("images.ftp");
  await expect(clerk.notice(/Не вдалося|Помилка/)).toHaveCount(0);
});

test("generic modals: title, width, distance from the top, Close in the page's language, a button that is a link @both [R2.3-27] [R2.3-28] [R2.3-29]", async ({
  page,
}) => {
  await page.getByRole("button", { name: "Вікно з текстом" }).click();
  const dialog = page.locator("vs-modal dialog[open]");
  await expect(dialog).toContainText("Оголошення");
  // it slides into its place
  await expect.poll(async () => Math.round((await dialog.boundingBox())!.y)).toBe(120);
  const box = (await dialog.boundingBox())!;
  const width = await page.evaluate(() => document.documentElement.clientWidth); // without the scroll bar
  expect(Math.abs(box.width - width / 2)).toBeLessThan(2);
  await dialog.getByRole("button", { name: "Закрити" }).last().click();
  await page.getByRole("button", { name: "Вікно з кнопкою" }).click();
  await page.getByRole("button", { name: "До переліку" }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe("/legacy.html");
});

test("a notice with all its properties [R3.9-17]", async ({ clerk, page }) => {
  await page.locator("button[data-notice]").click();
  const notice = clerk.notice("Бригада виїхала");
  await expect(notice).toBeVisible();
  await expect(page.locator("vs-notices a").filter({ hasText: "Диспетчер" })).toHaveAttribute("href", /\/request\/7$/);
});

test("a new record has the initial values of a wizard and of the server [R7.3-08] [R7.3-09]", async ({ page }) => {
  await page.getByRole("link", { name: "Майстер" }).click();
  const form = new OpenForm(page);
  await expect(form.field("Зміст")).toHaveValue(/\S/);
  await form.close();
  await page.getByRole("link", { name: "Початкові значення" }).click();
  await expect(new OpenForm(page).field("Заявник")).toHaveValue("Ткачук Ірина");
});

test("announcements change every 5 s, and pause while they have the focus [R9.8-04]", async ({ page }) => {
  const ring = page.locator(".carousel");
  await expect(ring).toContainText("Прийом громадян у четвер");
  await expect(ring.getByText("Ремонт вулиці Садової триває")).toBeVisible({ timeout: 8000 });
  await ring.focus();
  await page.waitForTimeout(6000);
  await expect(ring.getByText("Ремонт вулиці Садової триває")).toBeVisible();
});

test("an answer may suppress the notice, name its id otherwise, or redirect [R3.9-15]", async ({ clerk, page }) => {
  await page.getByRole("button", { name: "gid" }).click();
  await expect(clerk.notice("Виконано").first()).toBeVisible();
  await page.goto("/rare");
  await page.getByRole("button", { name: "redirect" }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe("/request/7");
});

test("relations are chosen by their description and sent by their name [R7.2-12]", async ({ page }) => {
  const asked = page.waitForRequest(/\/api\/rel_extend_view/);
  const control = page.locator("vs-select[name=relation]");
  await control.getByRole("combobox").click();
  await control.getByRole("option", { name: "Повторне звернення", exact: true }).click();
  await expect(control.getByRole("combobox")).toHaveValue("Повторне звернення");
  expect(await control.evaluate((select: HTMLElement & { value: string }) => select.value)).toBe("repeat");
  await asked;
});
