import { expect, test } from "../support/demo.ts";

const open = (id: number | string) => `/request/${id}?bench`;

test("a method asks, calls, shows the message, and refreshes what it named [R2.2-02] [R4-34] [R7.3-03]", async ({
  id,
  clerk,
  page,
}) => {
  await clerk.open(open(id));
  const writes = clerk.writes();
  await page.locator("button[api='method/request.take']").first().click();
  await expect(clerk.question).toContainText("Взяти звернення в роботу?");
  await clerk.answer("Продовжити");
  await expect(clerk.notice(/.+/).first()).toBeVisible();
  expect(writes).toEqual(["POST /api/method/"]);
  expect(await clerk.record(`works.request/${id}`)).toMatchObject({ status: "in_work" });
});

test("a refused method and a failed one are shown in the required words [R8-18] [R8-13]", async ({
  id,
  clerk,
  page,
  trouble,
}) => {
  trouble.expect("Failed to load resource");
  await clerk.open(open(id));
  await page.getByRole("button", { name: "До реєстру області (збій)" }).click();
  await expect(clerk.notice("Не вдалося виконати дію (500)")).toBeVisible();
});

test("popups open in the middle, at the sides and over the whole window @both [R2.2-24] [R2.2-25] [R3.6-65]", async ({
  id,
  clerk,
  page,
}) => {
  await clerk.open(open(id));
  for (const [name, position] of [
    ["Посередині", "center"],
    ["Ліворуч", "left"],
    ["Праворуч", "right"],
    ["На весь екран", "fullscreen"],
  ] as const) {
    await page.getByRole("button", { name, exact: true }).click();
    await expect(page.locator("vs-popup dialog")).toHaveClass(new RegExp(position));
    await expect(page.locator("vs-popup dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.locator("vs-popup")).toHaveCount(0);
  }
});

test("markup of the server is shown in its target or in a modal [R2.2-10] [R7.4-04] [R2.1-05]", async ({
  id,
  clerk,
  page,
}) => {
  await clerk.open(open(id));
  await page.getByRole("button", { name: "Коротко" }).click();
  await expect(page.locator("#brief")).not.toBeEmpty();
  await page.getByRole("button", { name: "Шаблон у вікні" }).click();
  await expect(clerk.question).not.toBeEmpty();
  await clerk.answer("Закрити");
  await expect(page.locator("vs-modal")).toHaveCount(0);
});

test("a record is copied and its copy opens for editing [R2.2-11] [R7.3-07] [R1-01]", async ({ id, clerk, page }) => {
  await clerk.open(open(id));
  const asked = page.waitForResponse(/_copy/);
  await page.getByRole("link", { name: "Зробити копію" }).click();
  expect((await asked).ok()).toBe(true);
  const form = page.locator("vs-form");
  await expect(form).toBeVisible();
  expect(await form.getAttribute("record")).not.toBe(String(id));
});

test("the page's own form that has opted in is sent by us, once, and its answer is followed [R7.3-16]", async ({
  id,
  clerk,
  page,
}) => {
  await clerk.open(open(id));
  await page.getByLabel("Текст відповіді").fill("Answered here");
  const writes = clerk.writes();
  await page.getByRole("button", { name: "Записати відповідь" }).click();
  await expect(page, "the answer's redirect").toHaveURL(/saved=answer/);
  await expect(clerk.notice("Відповідь записано."), "the notice is still shown").toBeVisible();
  expect(writes).toEqual([`POST /request/${id}/answer`]);
  expect(await clerk.record(`works.request/${id}`)).toMatchObject({ answer: "Answered here" });
});

test("a push of the server refreshes the regions of the table [R7.4-09]", async ({ id, clerk, page, context }) => {
  await clerk.open(open(id));
  const refreshed = page.waitForResponse(/\/widget\/request_status/);
  const other = await context.newPage();
  await other.goto("/healthz");
  await clerk.change(`works.request/${id}`, { priority: 4 });
  expect((await refreshed).ok()).toBe(true);
});

test("a document is made from its template and the record, with dates and sums in words [R1-05] [R7.1-02] [R9.2-02]", async ({
  id,
  clerk,
  page,
}) => {
  const { num } = await clerk.record(`works.request/${id}`);
  await clerk.change(`works.request/${id}`, { spent: 1234.5, due: "2026-03-05" });
  await clerk.open(open(id));
  await page.getByRole("button", { name: "Лист", exact: true }).click();
  await expect(page.locator("vs-modal")).toContainText(`Відповідь на звернення ${String(num)}`);
  await expect(page.locator("vs-modal dialog")).toBeVisible(); // the template may come before the dialog's code
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Акт", exact: true }).click();
  const modal = page.locator("vs-modal[open]");
  await expect(modal).toContainText(/1\s234\s\(одна тисяча двісті тридцять чотири\)\sгрн\.\s50\s\(п.ятдесят\)\sкоп/i);
  await expect(modal).toContainText("05 березня 2026 року");
  await expect(modal.getByRole("button", { name: "Друкувати" })).toBeVisible();
});

test("a part of the page is saved as a picture [R7.5-11]", async ({ id, clerk, page }) => {
  await clerk.open(open(id));
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Зберегти картку малюнком" }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.png$/);
});

test("the answer of _post is saved as a file, with its name, by one request [R7.3-15] [R7.5-10]", async ({
  id,
  clerk,
  page,
}) => {
  await clerk.open(open(id));
  const writes = clerk.writes();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Нові звернення файлом" }).click(),
  ]);
  expect(writes).toEqual(["POST /api-user/export/requests"]);
  expect(file.suggestedFilename()).toBe("Звернення громадян.csv");
});

test("an answer opens a page, reloads the page, or saves a file [R3.9-16]", async ({ id, clerk, page }) => {
  await clerk.open(open(id));
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Лист заявнику" }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^Лист .*\.txt$/);
  await clerk.markPage();
  await Promise.all([page.waitForEvent("load"), page.getByRole("button", { name: "Подовжити термін" }).click()]);
  expect(await clerk.isSamePage()).toBe(false);
  await clerk.open(`${open(id)}&from=list`);
  await page.getByRole("button", { name: "Відкрити картку" }).click();
  await expect(page).toHaveURL(new RegExp(`/request/${id}$`));
});

test("markup of one field of a record is shown in its target [R7.4-02]", async ({ id, clerk, page }) => {
  await clerk.change(`works.request/${id}`, { applicant: "<b>Ткачук</b>" });
  await clerk.open(open(id));
  await page.getByRole("button", { name: "Заявник", exact: true }).click();
  await expect(page.locator("#brief p")).toHaveText("Заявник: <b>Ткачук</b>");
});

test("a socket action reaches the server over the page's connection, and no request goes out [R7.4-09]", async ({
  id,
  clerk,
  page,
}) => {
  const sent: string[] = [];
  page.on("websocket", (socket) => socket.on("framesent", ({ payload }) => sent.push(String(payload))));
  await clerk.open(open(id));
  const writes = clerk.writes();
  await page.getByRole("button", { name: "Я тут (сокет)" }).click();
  await expect.poll(() => sent.map((frame) => JSON.parse(frame) as unknown)).toEqual([["presence", { id }]]);
  expect(writes).toEqual([]);
});
