import { expect, test } from "../support/demo.ts";

const someRequest = { applicant: "To Be Deleted", topic: "lamp", body: "delete me" };

test("a record is deleted after the question, confirmed, and gone from the list and the widget @both @db [R2.2-05] [R4-33] [R8-29] [R8-30] [R7.3-01] [R1-01]", async ({
  clerk,
}) => {
  const id = await clerk.store("works.request", someRequest);
  await clerk.open("/legacy.html");
  await clerk.markPage();
  await clerk.listen("vs:before", "vs:deleted");
  const writes = clerk.writes();
  await expect(clerk.page.locator("vs-widget")).toContainText("To Be Deleted");
  await clerk.remove(`works.request/${id}`);
  await expect(clerk.question).toContainText("Видалити «");
  await expect(clerk.question).toContainText(/Видалити «ЗВ-/);
  await expect(clerk.question.getByRole("button", { name: "Скасувати" })).toBeFocused();
  await clerk.answer("Видалити");
  await expect(clerk.notice("Видалено")).toBeVisible();
  await expect(clerk.row(id)).toHaveCount(0);
  await expect(clerk.page.locator(`vs-widget [edit^="works.request/${id}/"]`)).toHaveCount(0);
  expect(writes).toEqual([`DELETE /api/works.request/${id}`]);
  expect(await clerk.count("works.request", { id })).toBe(0);
  expect(await clerk.isSamePage()).toBe(true);
  const heard = await clerk.heard();
  expect(heard.map(({ name }) => name)).toEqual(["vs:before", "vs:deleted"]);
  expect(heard[1]?.detail).toEqual({ table: "works.request", id: String(id) });
});

test("Cancel, the cross and Escape delete nothing, and the focus goes back @both [R2.3-13]", async ({
  id,
  clerk,
  page,
}) => {
  await clerk.open("/legacy.html");
  const writes = clerk.writes();
  const link = clerk.row(id).getByRole("link", { name: "Видалити" });
  for (const leave of [
    () => clerk.answer("Скасувати"),
    () => clerk.answer("Закрити"),
    () => page.keyboard.press("Escape"),
  ]) {
    await expect(link).not.toHaveAttribute("aria-disabled");
    await link.click();
    await expect(page.getByRole("dialog", { name: "Видалити «" })).toBeVisible();
    await leave();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(link).toBeFocused();
  }
  expect(writes).toEqual([]);
  await expect(clerk.row(id)).toBeVisible();
});

test("by keys alone the delete goes on at the next row of the list [R4-33]", async ({ clerk, page }) => {
  const [below, id] = [
    await clerk.store("works.request", someRequest),
    await clerk.store("works.request", someRequest),
  ];
  await clerk.open("/legacy.html");
  await clerk.row(id).getByRole("link", { name: "Видалити" }).focus();
  await page.keyboard.press("Enter");
  await expect(clerk.question.getByRole("button", { name: "Скасувати" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(clerk.row(id)).toHaveCount(0);
  await expect(clerk.row(below).getByRole("link", { name: "Видалити" })).toBeFocused();
});

test("a delete is taken back from its notice: the record is there again, with its id [R8-29] [R8-30]", async ({
  clerk,
  page,
}) => {
  const id = await clerk.store("works.request", someRequest);
  const before = await clerk.record(`works.request/${id}`);
  await clerk.open("/legacy.html");
  await clerk.remove(`works.request/${id}`);
  await clerk.answer("Видалити");
  await expect(clerk.row(id)).toHaveCount(0);
  await page.getByRole("button", { name: "Повернути" }).click();
  await expect(clerk.notice(/^Повернуто: /)).toBeVisible();
  await expect(clerk.notice(/^Видалено/)).toHaveCount(0);
  await expect(clerk.row(id)).toBeVisible();
  expect(await clerk.record(`works.request/${id}`)).toEqual(before);
});

test("the author's question is asked in its own words", async ({ clerk, page }) => {
  await clerk.open("/legacy.html");
  await page.evaluate(() =>
    document.body.insertAdjacentHTML(
      "afterbegin",
      '<a href="#" del="works.request/1" message="Справді прибрати перше?">прибрати запис</a>',
    ),
  );
  await page.getByRole("link", { name: "прибрати запис" }).click();
  await expect(clerk.question).toContainText("Справді прибрати перше?");
  await clerk.answer("Скасувати");
});

test("a record in use stays, and a warning says why @db [R8-17] [R4-33]", async ({ clerk, page, trouble }) => {
  trouble.expect("status of 409");
  await clerk.open("/legacy.html");
  await page.evaluate(() =>
    document.body.insertAdjacentHTML("afterbegin", '<a href="#" del="works.contractor/1">підрядник 1</a>'),
  );
  const used = await clerk.count("works.request", { contractor_id: 1 });
  expect(used).toBeGreaterThan(0);
  await page.getByRole("link", { name: "підрядник 1" }).click();
  await clerk.answer("Видалити");
  await expect(page.getByRole("dialog", { name: "Увага" })).toBeVisible();
  await expect(clerk.question).toContainText("Запис використовується в іншому місці");
  await expect(clerk.notice(/Запис використовується в іншому місці/), "said once").toHaveCount(0);
  await clerk.answer("Закрити");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await clerk.count("works.contractor", { id: 1 })).toBe(1);
});

test("a delete without an id sends nothing and reports it [R2.1-04]", async ({ clerk, page }) => {
  await clerk.open("/legacy.html");
  const writes = clerk.writes();
  await page.evaluate(() =>
    document.body.insertAdjacentHTML("afterbegin", '<a href="#" del="works.request">нічого</a>'),
  );
  await page.getByRole("link", { name: "нічого" }).click();
  await expect(clerk.notice("Не вказано, який запис видалити.")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(writes).toEqual([]);
});

test("the id may be given in a separate attribute [R2.1-04]", async ({ clerk, page }) => {
  const id = await clerk.store("works.request", someRequest);
  await clerk.open("/legacy.html");
  await page.evaluate(
    (own) => document.body.insertAdjacentHTML("afterbegin", `<a href="#" del="works.request" data-id="${own}">цей</a>`),
    id,
  );
  await page.getByRole("link", { name: "цей" }).click();
  await clerk.answer("Видалити");
  await expect(clerk.notice("Видалено")).toBeVisible();
  expect(await clerk.count("works.request", { id })).toBe(0);
});

test("a failed delete keeps the row and shows the server's words, and a second try deletes", async ({
  clerk,
  fault,
  trouble,
  page,
}) => {
  trouble.expect("status of 500");
  const id = await clerk.store("works.request", someRequest);
  await clerk.open("/legacy.html");
  await fault({
    path: `/api/works.request/${id}$`,
    method: "DELETE",
    kind: "status",
    status: 500,
    text: "error: база даних зайнята",
  });
  await clerk.remove(`works.request/${id}`);
  await clerk.answer("Видалити");
  await expect(page.getByRole("dialog", { name: "Увага" })).toBeVisible();
  await expect(clerk.question).toContainText("база даних зайнята");
  await clerk.answer("Закрити");
  await expect(clerk.row(id)).toBeVisible();
  await expect(clerk.row(id).getByRole("link", { name: "Видалити" })).not.toHaveAttribute("aria-disabled");
  await clerk.remove(`works.request/${id}`);
  await clerk.answer("Видалити");
  await expect(clerk.row(id)).toHaveCount(0);
});
