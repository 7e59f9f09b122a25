import { expect, test } from "../support/demo.ts";
import { Clerk } from "../support/driver.ts";

let number = 0;
/** A company code that no contractor has. */
const freshCode = () => String(90_000_000 + ++number);

test("a new record has the defaults, is posted once, and is shown in the list and the widget @both @db [R2.2-03] [R2.1-01] [R3.6-04] [R4-32] [R7.3-01] [R1-01]", async ({
  clerk,
}) => {
  await clerk.open("/legacy.html");
  await clerk.markPage();
  const writes = clerk.writes();
  const form = await clerk.add("works.request");
  await expect(form.field("Пріоритет")).toHaveValue("3");
  await expect(form.field("Статус")).toHaveValue("Нове");
  await expect(form.field("Заявник")).toHaveAttribute("placeholder", "Прізвище та ім'я");
  await form.type("Заявник", "New Person");
  await form.choose("Тема", "Витік води");
  await form.type("Зміст звернення", "Water under the road");
  await form.save();
  await expect(clerk.notice("Збережено")).toBeVisible();
  await expect(form.element).toHaveCount(0);
  const row = clerk.page.getByRole("row").filter({ hasText: "New Person" });
  await expect(row).toContainText("Витік води");
  await expect(row).toHaveAttribute("vs-saved", "");
  await expect(clerk.page.locator("vs-widget")).toContainText("New Person");
  expect(writes).toEqual(["POST /api/works.request/"]);
  expect(await clerk.count("works.request", { applicant: "New Person" })).toBe(1);
  expect(await clerk.isSamePage()).toBe(true);
  const id = (await row.getAttribute("id"))!.replace("request-", "");
  expect(await clerk.record(`works.request/${id}`)).toMatchObject({
    topic: "leak",
    priority: 3,
    status: "new",
    anonymous: false,
  });
});

test("a form with empty required fields names each and sends nothing; its button says why [R5.1-05] [R5.1-06]", async ({
  clerk,
}) => {
  await clerk.open("/legacy.html");
  const writes = clerk.writes();
  const form = await clerk.add("works.request");
  const save = form.button("Зберегти");
  await expect(save).toHaveAttribute("aria-disabled", "true");
  await expect(save).toHaveAccessibleDescription("Заповніть обов'язкові поля");
  await expect(form.field("Заявник")).toHaveAttribute("aria-required", "true");
  await save.focus();
  await clerk.page.keyboard.press("Enter");
  await expect(form.summary.getByRole("link")).toHaveText([
    "Заявник — Поле обов'язкове",
    "Тема — Поле обов'язкове",
    "Зміст звернення — Поле обов'язкове",
  ]);
  await expect(form.field("Заявник")).toBeFocused();
  expect(writes).toEqual([]);
  await form.type("Заявник", "Somebody");
  await form.choose("Тема", "Газони");
  await form.type("Зміст звернення", "Grass");
  await expect(save).toHaveAttribute("aria-disabled", "false");
  await expect(form.summary).toHaveCount(0);
});

test("a contractor is saved only after the question of its form is answered @db [R3.6-45] [R4-29] [R8-29]", async ({
  clerk,
  form,
}) => {
  const code = freshCode();
  await clerk.open("/legacy.html");
  const writes = clerk.writes();
  await clerk.add("works.contractor/contractor");
  await expect(form.field("Діючий")).toBeChecked();
  await form.type("Код ЄДРПОУ", code);
  await form.type("Назва", "Test Company");
  await form.save();
  await expect(clerk.question).toContainText("Підтвердьте дію");
  await expect(clerk.question).toContainText("Зберегти дані підрядника?");
  await clerk.answer("Скасувати");
  await expect(form.field("Назва")).toHaveValue("Test Company");
  expect(writes).toEqual([]);
  await form.save();
  await clerk.answer("Зберегти");
  await expect(form.element).toHaveCount(0);
  expect(writes).toEqual(["POST /api/works.contractor/"]);
  expect(await clerk.count("works.contractor", { edrpou: code, name: "Test Company", active: true })).toBe(1);
});

test("a save of a table that the page does not show is confirmed too [R4-15]", async ({ clerk, form }) => {
  await clerk.open("/legacy.html");
  await clerk.add("works.contractor/contractor");
  await form.type("Код ЄДРПОУ", freshCode());
  await form.type("Назва", "Said Company");
  await form.save();
  await clerk.answer("Зберегти");
  await expect(form.element).toHaveCount(0);
  await expect(clerk.notice("Збережено")).toBeVisible();
});

test("a second add begins empty", async ({ clerk, page }) => {
  await clerk.open("/legacy.html");
  const form = await clerk.add("works.contractor/contractor");
  await form.type("Назва", "Left Behind");
  await page.keyboard.press("Escape");
  await clerk.answer("Не зберігати");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Новий підрядник" })).not.toHaveAttribute("aria-disabled");
  await clerk.add("works.contractor/contractor");
  await expect(form.field("Назва")).toHaveValue("");
});

test("values beside the attribute prefill a new record [R2.2-13]", async ({ clerk, page, form }) => {
  await clerk.open("/legacy.html");
  await page.evaluate(() =>
    document.body.insertAdjacentHTML(
      "afterbegin",
      `<a href="#" add="works.request/request" obj='{"topic":"lamp","applicant":"О\\u0027Коннор"}'>json</a>
       <a href="#" add="works.request/request" obj="topic=lamp&amp;priority=5">query</a>
       <a href="#" data-add="works.request" data-form="request" data-title="Свій" obj="topic:lamp">short</a>`,
    ),
  );
  const open = (name: string) => page.getByRole("link", { name, exact: true }).click();
  await open("json");
  await expect(form.field("Заявник")).toHaveValue("О'Коннор");
  await expect(form.field("Тема")).toHaveValue("Не світить ліхтар");
  await page.keyboard.press("Escape");
  await open("query");
  await expect(form.field("Пріоритет")).toHaveValue("5");
  await page.keyboard.press("Escape");
  await open("short");
  await expect(form.field("Тема")).toHaveValue("Не світить ліхтар");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("elements that are added later work without any call @both [RC-08]", async ({ clerk, page, form }) => {
  await clerk.open("/legacy.html");
  await page.evaluate(() => {
    const { $ } = window as unknown as { $: (selector: string) => { append(html: string): void } };
    $(".toolbar").append(
      '<button type="button" data-add="works.contractor" data-form="contractor">Пізній підрядник</button>',
    );
  });
  await page.getByRole("button", { name: "Пізній підрядник" }).click();
  await expect(page.getByRole("dialog", { name: "Підрядник" })).toBeVisible();
  await expect(form.field("Код ЄДРПОУ")).toBeFocused();
});

test("a reader sees before typing that nothing can be saved, and why", async ({ id, browser, demo, sessionOf }) => {
  const context = await browser.newContext({ baseURL: demo.url, storageState: await sessionOf("viewer") });
  const page = await context.newPage();
  const viewer = new Clerk(page);
  await viewer.open("/legacy.html");
  const form = await viewer.edit(`works.request/${id}`);
  await expect(form.element.getByText(/дозволяє лише переглядати/)).toBeVisible();
  await expect(form.field("Заявник")).toHaveText("Олена Власна");
  await expect(form.element.getByRole("textbox")).toHaveCount(0);
  await expect(form.element.getByRole("button", { name: "Зберегти" })).toHaveCount(0);
  await context.close();
});
