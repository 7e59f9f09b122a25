/** A server with habits other than ours: everything works by the settings of its page alone. */
import { expect, test as base } from "../support/demo.ts";
import type { Clerk } from "../support/driver.ts";
import { OldServer } from "../support/old-server/old-server.ts";

const test = base.extend<{ old: OldServer }>({
  old: async ({}, use) => {
    const server = new OldServer();
    await server.start();
    await use(server);
    await server.close();
  },
  baseURL: ({ old }, use) => use(old.url),
  // its users are not those of the demo server
  storageState: ({}, use) => use(undefined),
});

test("edit opens the record filled, with all Ukrainian letters, from a page and answers in windows-1251 @both [R7-01] [R2.2-04]", async ({
  clerk,
  old,
  page,
}) => {
  await enter(clerk);
  const form = await clerk.edit("works/1");
  await expect(page.getByRole("dialog", { name: "Робота" })).toBeVisible();
  await expect(form.field("Назва")).toHaveValue("Ремонт ґанку на вул. Єдності, буд. 7а — «Їдальня» №3");
  await expect(form.field("Дільниця")).toHaveValue("Заґребля");
  await expect(form.field("Кошторис")).toHaveValue("1\u00a0234,5");
  await expect(form.field("Терміново")).toBeChecked();
  await expect(form.field("Строк")).toHaveValue("05.03.2026");
  await expect(form.field("Примітка")).toHaveValue(/^ {2}Узгоджено;\n\tкошторис — у теці № 12 {2}$/);
  expect(old.written).toEqual([]);
});

test("a save is sent as a form with the method override, in the loaded spelling; the list, the widget and the words follow @both [R7-02] [R3.9-15] [R7.1-01] [R7.4-06]", async ({
  clerk,
  old,
  page,
}) => {
  await enter(clerk);
  await clerk.markPage();
  const form = await clerk.edit("works/1");
  await form.choose("Дільниця", "Їжакова гора");
  await form.type("Кошторис", "2500,5");
  await form.field("Терміново").click();
  await form.type("Строк", "01.12.2026");
  await form.save();
  await expect(clerk.notice("Записано до бази")).toBeVisible();
  await expect(form.element).toHaveCount(0);
  expect(old.written).toHaveLength(1);
  expect(old.written[0]).toMatchObject({ route: "works/save", id: "1", method: "POST", override: "PUT" });
  expect(old.written[0]!.type).toContain("application/x-www-form-urlencoded");
  expect(fieldsOf(old)).toMatchObject({ district: "3", cost: "2 500,50", urgent: "f", due: "01.12.2026" });
  const row = page.locator("#work-1");
  await expect(row).toContainText("2 500,50");
  await expect(row).toContainText("Їжакова гора");
  await expect(row).toContainText("Ремонт ґанку на вул. Єдності, буд. 7а — «Їдальня» №3");
  await expect(row).toHaveAttribute("vs-saved", "");
  await expect(row.getByRole("link", { name: "Змінити" })).toBeFocused();
  await expect(page.locator("vs-widget")).toHaveText("Загальний кошторис: 22 500,50 грн");
  expect(await clerk.isSamePage()).toBe(true);
});

test("untouched values are sent back byte for byte", async ({ clerk, old }) => {
  const before = { ...old.works.get("1")! };
  await enter(clerk);
  const form = await clerk.edit("works/1");
  await form.save();
  await expect(form.element).toHaveCount(0);
  expect(fieldsOf(old), "the id is sent where it was loaded").toEqual(before);
  expect(old.works.get("1")).toEqual(before);
});

test("a refusal with status 200 is shown in the server's words, no typed text is lost, and the next try is stored [R8-13] [R8-15]", async ({
  clerk,
  old,
  page,
}) => {
  await enter(clerk);
  const form = await clerk.edit("works/1");
  await form.type("Мітки", "one,two");
  await form.type("Кошторис", "1000000,01");
  await form.save();
  await expect(form.summary).toContainText("Кошторис перевищує межу в 1 000 000 грн");
  await expect(form.summary).not.toContainText("error");
  await expect(form.field("Мітки")).toHaveValue("one,two");
  await expect(form.field("Кошторис")).toHaveValue("1\u00a0000\u00a0000,01");
  await form.type("Кошторис", "999999,99");
  await form.save();
  await expect(page.locator("#work-1")).toContainText("999 999,99");
  expect(old.works.get("1")).toMatchObject({ cost: "999 999,99", tags: "one,two" });
});

test("add stores a new row whose bare id is read [R2.2-03] [R4-32] [R5.2-07]", async ({ clerk, old, page }) => {
  await enter(clerk);
  await clerk.listen("vs:saved");
  const form = await clerk.add("works");
  await form.type("Назва", "New well");
  await form.type("Кошторис", "1500");
  await form.save();
  await expect(page.locator("#work-3")).toContainText("New well");
  await expect(page.locator("#work-3")).toHaveAttribute("vs-saved", "");
  await expect(page.locator("#count")).toHaveText("3");
  expect(old.written[0]).toMatchObject({ route: "works/save", id: "", method: "POST", override: "" });
  expect(old.works.get("3")).toMatchObject({ district: "", cost: "1 500,00", urgent: "f", due: "" });
  expect((await clerk.heard())[0]!.detail).toMatchObject({ id: "3", created: true });
});

test("del is sent by method override, an empty answer is enough; a refusal keeps the row [R2.2-05] [R8-17] [R7-02]", async ({
  clerk,
  old,
  page,
}) => {
  await enter(clerk);
  await clerk.remove("works/2");
  await clerk.answer("Видалити");
  await expect(page.locator("#work-2")).toHaveCount(0);
  await expect(page.locator("#count")).toHaveText("1");
  await expect(page.locator("vs-widget")).toHaveText("Загальний кошторис: 1 234,50 грн");
  expect(old.written[0]).toMatchObject({ route: "works/drop", id: "2", method: "POST", override: "DELETE", body: "" });
  await clerk.remove("works/1");
  await clerk.answer("Видалити");
  await expect(clerk.question).toContainText("Термінову роботу не можна вилучити");
  await expect(page.locator("#work-1")).toBeVisible();
});

test("a stale CSRF token is a refusal that loses nothing; the cookie is read again before each write", async ({
  clerk,
  old,
  page,
  context,
  trouble,
}) => {
  trouble.expect("status of 403");
  await enter(clerk);
  const form = await clerk.edit("works/2");
  await form.type("Назва", "Lights");
  old.renewToken();
  await form.save();
  await expect(form.summary).toContainText("Не збережено: недостатньо прав для цієї дії.");
  await expect(form.field("Назва")).toHaveValue("Lights");
  expect(old.works.get("2")).toMatchObject({ name: "Освітлення скверу" });
  const other = await context.newPage();
  await other.goto("/crm/index.php?r=works");
  await other.close();
  await form.save();
  await expect(page.locator("#work-2")).toContainText("Lights");
  expect(old.written).toHaveLength(2);
});

for (const way of ["password", "card"] as const)
  test(`a session that ended is recognised by the sign-in page (${way}) in windows-1251, with status 200; signed in again, the same form is saved @both`, async ({
    clerk,
    old,
    page,
    context,
    trouble,
  }) => {
    trouble.expect(/console\.error: (Server)?Error/); // a failed refresh logs why
    await enter(clerk);
    const form = await clerk.edit("works/2");
    await form.type("Назва", "Kept");
    old.signIn = way;
    old.endSessions();
    await form.save();
    const dialog = page.locator("vs-sign-in");
    await expect(dialog).toContainText("Сеанс завершено");
    await clerk.answer("Скасувати");
    await expect(form.summary).toContainText("Не збережено: сеанс завершено");
    await expect(form.field("Назва")).toHaveValue("Kept");
    await expect(page.locator("#work-1")).toBeVisible();
    expect(old.written).toEqual([]);
    await form.save();
    const opening = context.waitForEvent("page");
    await dialog.getByRole("link", { name: "Увійти" }).click();
    const other = await opening;
    await signIn(other);
    await other.close();
    await clerk.answer("Продовжити");
    await expect(page.locator("#work-2")).toContainText("Kept");
    expect(old.works.get("2")).toMatchObject({ name: "Kept", cost: "20 000,00" });
  });

/** Signs in by the server's own page and waits for our tags. */
async function enter(clerk: Clerk): Promise<void> {
  await clerk.page.goto("/crm/index.php?r=login");
  await signIn(clerk.page);
  await clerk.page.waitForLoadState();
  await clerk.page.evaluate(() => (window as unknown as { vs: { ready: Promise<unknown> } }).vs.ready);
}

async function signIn(page: Clerk["page"]): Promise<void> {
  await page.getByLabel("Ім'я").fill("demo");
  await page.getByLabel("Пароль").fill("demo");
  await page.getByRole("button", { name: "Увійти" }).click();
  await expect(page.getByRole("heading", { name: "Роботи" })).toBeVisible();
}

/** The fields of the last write. */
const fieldsOf = (old: OldServer): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(old.written.at(-1)!.body));
