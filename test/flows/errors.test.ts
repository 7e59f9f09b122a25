/** /errors: a button for each row about errors that a page can produce, with a real answer of the server. */
import type { Clerk } from "../support/driver.ts";
import { expect, test } from "../support/demo.ts";
import { OpenForm } from "../support/driver.ts";

const press = (clerk: Clerk, name: string) => clerk.page.getByRole("button", { name, exact: true }).click();

/** Button → the sentence, in the one place where it stands: a notice, the form or the target. */
const said: [row: string, button: string, words: string | RegExp][] = [
  ["R8-04", "Обірвати з'єднання", /^Не вдалося завантажити: /],
  ["R8-13", "Записати недопустиме", /Пріоритет/],
  ["R8-14", "Помилка латиницею", /value out of range/],
  ["R8-16", "Код, що вже є", "Запис із таким кодом уже є."],
  ["R8-20", "Форма, якої немає", "Форму «nothing» не знайдено."],
  ["R8-21", "Запис, якого немає", "Запис «999999» не знайдено. Можливо, його видалено."],
  ["R8-23", "Початкові значення не прийшли", "Не вдалося підставити дані"],
  ["R8-24", "Дія, яку відхилено", /./],
  ["R8-25", "Відмова текстом", "Немає зв'язку з реєстром."],
  ["R8-26", "Невідомий тип поля", /Невідомий тип поля: Hologram/],
  ["R8-28", "Замінені слова", "Триває обслуговування бази, зачекайте годину."],
  ["R8-30", "Успішна дія", "Виконано"],
  ["R8-31", "Інші слова сервера", "Запис закрито для змін."],
];

for (const [row, button, words] of said)
  test(`${button}: shown in the required words [${row}]`, async ({ clerk, trouble }) => {
    trouble.expect(/./);
    await clerk.open("/errors");
    await press(clerk, button);
    const places = clerk.page.locator("vs-notices .words, vs-form .failure, #place").filter({ hasText: words });
    await expect(places).toHaveCount(1);
    await expect(places).toBeVisible();
  });

test("a form that the server refuses keeps typed text and shows why, once, in its error area [R8-15]", async ({
  clerk,
  page,
  trouble,
}) => {
  trouble.expect("Failed to load resource");
  await clerk.open("/errors");
  await press(clerk, "Форма, яку не приймуть");
  const form = new OpenForm(page);
  await form.save();
  await expect(form.summary).toContainText("Поле «Пріоритет» має недопустиме значення.");
  await expect(page.locator("vs-notices .notice")).toHaveCount(0);
  await expect(form.field("Відповідь заявнику")).toHaveValue("Перевірка");
});

test("the help of a form in a dialog stands above what the form says, not across its frame", async ({
  id,
  clerk,
  fault,
  trouble,
}) => {
  trouble.expect("status of 500");
  await clerk.open("/legacy.html");
  const form = await clerk.edit(`works.request/${id}`);
  const help = form.element.getByRole("link", { name: "Довідка", exact: true });
  const group = form.element.getByText("Заявник", { exact: true }).first();
  const topOf = async (part: typeof help) => (await part.boundingBox())!.y;
  expect(Math.abs((await topOf(help)) - (await topOf(group))), "on the line of the first group").toBeLessThan(12);
  await fault({ path: `/api/works.request/${id}$`, method: "PUT", kind: "status", status: 500, text: "{}" });
  await form.type("Заявник", "Нова Заявниця");
  await form.save();
  await expect(form.summary).toBeVisible();
  const { y, height } = (await help.boundingBox())!;
  expect(await topOf(form.summary)).toBeGreaterThanOrEqual(y + height);
});

test("a method of a modal form that fails says so with the status; the server's words are folded up [R8-18]", async ({
  clerk,
  page,
  trouble,
}) => {
  trouble.expect("Failed to load resource");
  await clerk.open("/errors");
  await press(clerk, "Метод зі збоєм");
  const form = new OpenForm(page);
  await form.save();
  await expect(form.summary).toContainText("Не вдалося виконати дію (500)");
  await form.summary.getByText("Подробиці").click();
  await expect(form.summary.locator("pre")).toBeVisible();
});

test("a delete that fails is a dialog titled 'Увага'; the question can be answered with no [R8-17] [R8-29]", async ({
  clerk,
  page,
  trouble,
}) => {
  trouble.expect("Failed to load resource");
  await clerk.open("/errors");
  const writes = clerk.writes();
  await press(clerk, "Запитання перед видаленням");
  await expect(clerk.question).toContainText("Видалити «");
  await expect(page.getByRole("button", { name: "Видалити", exact: true })).toBeVisible();
  await clerk.answer("Скасувати");
  expect(writes).toEqual([]);
  await press(clerk, "Видалити вулицю");
  await clerk.answer("Видалити");
  await expect(clerk.question).toContainText("Увага");
});

test("a template that fails leaves a mark in its place [R8-34]", async ({ clerk, page, trouble }) => {
  trouble.expect("Failed to load resource");
  await clerk.open("/errors");
  await press(clerk, "Зламаний шаблон");
  await expect(page.locator("#place")).toHaveText("Не вдалося сформувати документ: Шаблон «broken» зламано навмисно.");
});

test("an author's mistake is reported in the console only [R8-32] [R8-33] [R8-43]", async ({
  clerk,
  page,
  trouble,
}) => {
  trouble.expect(/./);
  const lines: string[] = [];
  page.on("console", (message) => lines.push(message.text()));
  await clerk.open("/errors");
  await press(clerk, "Файл без шляху");
  await press(clerk, "Нечитабельний obj");
  await expect(new OpenForm(page).element).toBeVisible();
  await expect.poll(() => lines.join("\n")).toMatch(/file-show: expected a path/);
});

const statuses: [number, RegExp][] = [
  [400, /Запит складено неправильно/],
  [403, /права на цю дію/],
  [404, /Такого запису немає/],
  [409, /уже є|суперечить/],
  [413, /Файл завеликий/],
  [415, /Формат файлу/],
  [422, /недопустиме значення/],
  [500, /[Пп]омилка сервера/],
];
test("each status is one sentence in the person's language [R8-31]", async ({ clerk, page, trouble }) => {
  trouble.expect("Failed to load resource");
  await clerk.open("/errors");
  for (const [status, words] of statuses) {
    await press(clerk, String(status));
    await expect(clerk.notice(words).last(), String(status)).toBeVisible();
    await expect(page.locator("vs-modal")).toHaveCount(0);
  }
});
