import { expect, test } from "../support/demo.ts";

const events = [
  "vs:before",
  "vs:opened",
  "vs:changed",
  "vs:invalid",
  "vs:saved",
  "vs:notice",
  "vs:refreshed",
  "vs:closed",
];

test("a click on edit opens the record's form, filled, in Ukrainian @both [R2.2-04] [R1-13] [R2.3-06] [R7.1-04] [R3.6-35]", async ({
  id,
  clerk,
  page,
}) => {
  const record = await clerk.record(`works.request/${id}`);
  await clerk.open("/legacy.html");
  const form = await clerk.edit(`works.request/${id}`);
  await expect(page.getByRole("dialog", { name: "Звернення" })).toBeVisible();
  await expect(form.element.getByRole("group", { name: "Заявник" })).toBeVisible();
  await expect(form.element.getByRole("group", { name: "Виконання" })).toBeVisible();
  await expect(form.field("Заявник")).toHaveValue(String(record["applicant"]));
  await expect(form.field("Зміст звернення")).toHaveValue(String(record["body"]));
  await expect(form.field("Термін виконання")).toHaveValue(String(record["due"]).split("-").toReversed().join("."));
  await expect(form.field("Номер")).toHaveText(String(record["num"]));
  await expect(form.button("Зберегти")).toBeVisible();
});

test("fields are laid out on twelve columns, three fours in the first row [R3.6-06] [R9.4-01]", async ({
  id,
  clerk,
}) => {
  await clerk.open("/legacy.html");
  const form = await clerk.edit(`works.request/${id}`);
  const boxes = await Promise.all(
    ["Заявник", "Телефон", "Електронна пошта"].map((label) => form.field(label).boundingBox()),
  );
  const [first, second, third] = boxes.map((box) => box ?? { x: 0, y: 0, width: 0, height: 0 });
  expect(second!.y).toBeCloseTo(first!.y, 0);
  expect(third!.y).toBeCloseTo(first!.y, 0);
  expect(second!.width).toBeCloseTo(first!.width, 0);
  expect(second!.x).toBeGreaterThan(first!.x + first!.width);
  const body = await form.field("Зміст звернення").boundingBox();
  expect(body!.width).toBeGreaterThan(first!.width * 2.9);
});

test("the first input has the focus [R2.3-15]", async ({ id, clerk }) => {
  await clerk.open("/legacy.html");
  const form = await clerk.edit(`works.request/${id}`);
  await expect(form.field("Анонімно")).toBeFocused();
});

test("a wrong value is named at the field and above the form, gets the focus, and nothing is sent @both [R5.1-01] [R5.1-02] [R5.1-03] [R5.1-11]", async ({
  id,
  clerk,
}) => {
  await clerk.open("/legacy.html");
  const writes = clerk.writes();
  const form = await clerk.edit(`works.request/${id}`);
  await form.type("Електронна пошта", "who@nowhere");
  await form.type("Заявник", "Xy");
  await form.save();
  await expect(form.note("Заявник")).toHaveText("Кількість символів: від 3 до 120, зараз 2");
  await expect(form.note("Електронна пошта")).toHaveText("Неправильна адреса електронної пошти");
  await expect(form.summary.getByRole("link")).toHaveText([
    "Заявник — Кількість символів: від 3 до 120, зараз 2",
    "Електронна пошта — Неправильна адреса електронної пошти",
  ]);
  await expect(form.field("Заявник")).toBeFocused();
  await expect(form.field("Заявник")).toHaveAttribute("aria-invalid", "true");
  await form.summary.getByRole("link", { name: /Електронна пошта/ }).click();
  await expect(form.field("Електронна пошта")).toBeFocused();
  expect(writes).toEqual([]);
});

test("each field names its own problem: phone, number, date, required [R5.1-07] [R5.1-10] [R5.1-12] [R5.1-06]", async ({
  id,
  clerk,
}) => {
  await clerk.open("/legacy.html");
  const form = await clerk.edit(`works.request/${id}`);
  await form.type("Телефон", "12345");
  await form.type("Пріоритет", "9");
  await form.type("Витрачено", "1.2.3");
  await form.type("Термін виконання", "31.02.2026");
  await form.type("Зміст звернення", " ");
  await form.saveIncomplete();
  await expect(form.note("Телефон")).toHaveText(/380501234567/);
  await expect(form.note("Пріоритет")).toHaveText("Значення має бути від 1 до 5");
  await expect(form.note("Витрачено")).toHaveText("Має бути числом");
  await expect(form.note("Термін виконання")).toHaveText("Такої дати немає");
  await expect(form.note("Зміст звернення")).toHaveText("Поле обов'язкове");
  await expect(form.field("Термін виконання")).toHaveValue("31.02.2026");
  await expect(form.field("Витрачено")).toHaveValue("1.2.3");
});

test("a valid value is saved by one PUT, confirmed, and shown in the list and the widget without a page load @both @db [R4-15] [R4-30] [R7.3-01] [R2.2-22] [R1-01]", async ({
  id,
  clerk,
}) => {
  await clerk.open("/legacy.html");
  await clerk.markPage();
  const writes = clerk.writes();
  const form = await clerk.edit(`works.request/${id}`);
  await form.type("Заявник", "Ann Example");
  await form.save();
  await expect(clerk.notice("Збережено")).toBeVisible();
  await expect(form.element).toHaveCount(0);
  await expect(clerk.row(id)).toContainText("Ann Example");
  await expect(clerk.page.locator("vs-widget")).toContainText("Ann Example");
  expect(await clerk.record(`works.request/${id}`)).toMatchObject({ applicant: "Ann Example" });
  expect(writes).toEqual([`PUT /api/works.request/${id}`]);
  expect(await clerk.isSamePage()).toBe(true);
});

test("the saved row is marked and gets the focus, the list keeps its scroll position and its jQuery handlers @both", async ({
  clerk,
  page,
}) => {
  await clerk.open("/legacy.html");
  const id = (await page.locator("tr[id]").nth(30).getAttribute("id"))!.replace("request-", "");
  await page.evaluate((row) => {
    const { $ } = window as unknown as { $: (selector: string) => { on(type: string, run: () => void): void } };
    $(`#${row} td`).on("click", () => Object.assign(window, { clickedCell: true }));
  }, `request-${id}`);
  await clerk.row(id).scrollIntoViewIfNeeded();
  const form = await clerk.edit(`works.request/${id}`);
  const scroll = await page.evaluate(() => scrollY);
  expect(scroll).toBeGreaterThan(0);
  await form.type("Заявник", "Row Keeper");
  await form.save();
  await expect(clerk.row(id)).toContainText("Row Keeper");
  await expect(clerk.row(id)).toHaveAttribute("vs-saved", "");
  await expect(clerk.row(id).getByRole("link", { name: "Редагувати" })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(scroll);
  await clerk.row(id).locator("td").first().click();
  expect(await page.evaluate(() => "clickedCell" in window)).toBe(true);
});

test("the opener gets the events of a save in the documented order", async ({ id, clerk }) => {
  await clerk.open("/legacy.html");
  await clerk.listen(...events);
  const form = await clerk.edit(`works.request/${id}`);
  await form.type("Заявник", "ab");
  await form.save();
  await expect(form.summary).toBeVisible();
  await form.type("Заявник", "Abc");
  await form.save();
  await expect(form.element).toHaveCount(0);
  await expect(clerk.row(id)).toContainText("Abc");
  const heard = await clerk.heard();
  const order = heard.map(({ name }) => name).filter((name) => name !== "vs:changed" && name !== "vs:refreshed");
  expect(order).toEqual(["vs:before", "vs:opened", "vs:invalid", "vs:saved", "vs:notice", "vs:closed"]);
  const own = heard.filter(({ name }) => name !== "vs:notice" && name !== "vs:refreshed");
  expect(new Set(own.map(({ on }) => on))).toEqual(new Set([`<a href="#" edit="works.request/${id}/request">`]));
  const saved = heard.find(({ name }) => name === "vs:saved");
  expect(saved?.detail).toEqual({ table: "works.request", id: String(id), form: "request", created: false });
  expect(heard.find(({ name }) => name === "vs:changed")?.detail).toMatchObject({ path: "applicant" });
  expect(heard.filter(({ name }) => name === "vs:refreshed").length).toBeGreaterThan(0);
});

test("a host may cancel a click in vs:before", async ({ id, clerk, page }) => {
  await clerk.open("/legacy.html");
  await page.evaluate(() => document.addEventListener("vs:before", (event) => event.preventDefault()));
  await clerk.row(id).getByRole("link", { name: "Редагувати" }).click();
  await clerk.row(id).getByRole("link", { name: "Перегляд" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("only plain primary clicks open the form, and a double click opens one [R2.2-21]", async ({ id, clerk, page }) => {
  await clerk.open("/legacy.html");
  await clerk.listen("vs:before", "vs:opened");
  const link = clerk.row(id).getByRole("link", { name: "Редагувати" });
  await page.evaluate(() => {
    // the browser would open another tab on such clicks
    const stop = (event: Event) =>
      (event as MouseEvent).ctrlKey || (event as MouseEvent).shiftKey || (event as MouseEvent).button
        ? event.preventDefault()
        : undefined;
    for (const type of ["click", "auxclick"]) document.addEventListener(type, stop);
  });
  for (const modifier of ["Control", "Shift", "Alt", "Meta"] as const) await link.click({ modifiers: [modifier] });
  await link.click({ button: "middle" });
  await link.click({ button: "right" });
  expect(await clerk.heard()).toEqual([]);
  await page.keyboard.press("Escape"); // a menu of the browser
  await link.dblclick();
  await expect(page.getByRole("dialog", { name: "Звернення" })).toBeVisible();
  await expect(page.locator("vs-form")).toHaveCount(1);
  expect((await clerk.heard()).filter(({ name }) => name === "vs:opened")).toHaveLength(1);
});

test("a form with changes asks before closing, an untouched one does not, and the focus returns @both [R2.3-13] [R2.2-27]", async ({
  id,
  clerk,
  page,
  form,
}) => {
  await clerk.open("/legacy.html");
  await clerk.edit(`works.request/${id}`);
  await page.keyboard.press("Escape");
  await expect(form.element).toHaveCount(0);
  const link = clerk.row(id).getByRole("link", { name: "Редагувати" });
  await expect(link).toBeFocused();

  await expect(link).not.toHaveAttribute("aria-disabled"); // it ignores clicks for a second (R2.2-21)
  await page.keyboard.press("Enter");
  await form.type("Заявник", "Typed Already");
  await page.mouse.click(5, 5);
  await expect(form.element).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(clerk.question).toContainText("Зберегти зміни?");
  await clerk.answer("Продовжити редагування");
  await expect(form.field("Заявник")).toHaveValue("Typed Already");
  await expect(form.field("Заявник")).toBeFocused();
  await page.getByRole("dialog", { name: "Звернення" }).getByRole("button", { name: "Закрити" }).click();
  await clerk.answer("Не зберігати");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(link).toBeFocused();
});

test("reverted text is no change: the form closes without a question", async ({ id, clerk, page }) => {
  await clerk.open("/legacy.html");
  const form = await clerk.edit(`works.request/${id}`);
  const applicant = await form.field("Заявник").inputValue();
  await form.field("Заявник").press("End");
  await page.keyboard.type("x");
  await page.keyboard.press("Backspace");
  await expect(form.field("Заявник")).toHaveValue(applicant);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("leaving the page asks only while typed text would be lost", async ({ id, clerk, page }) => {
  await clerk.open("/legacy.html");
  const form = await clerk.edit(`works.request/${id}`);
  const asks = () => page.evaluate(() => !window.dispatchEvent(new Event("beforeunload", { cancelable: true })));
  expect(await asks()).toBe(false);
  await form.type("Заявник", "Not Saved");
  expect(await asks()).toBe(true);
  await form.save();
  await expect(form.element).toHaveCount(0);
  expect(await asks()).toBe(false);
});

test("no button moves when the draft is stored, also in a narrow window", async ({ id, clerk, form, page }) => {
  await page.setViewportSize({ width: 1024, height: 700 });
  await clerk.open("/legacy.html");
  await clerk.edit(`works.request/${id}`);
  await expect(form.button("Зберегти й далі")).toBeVisible();
  const place = () => form.button("Зберегти").boundingBox();
  const before = await place();
  await form.field("Заявник").fill("");
  await expect(page.locator("[part=draft]")).toBeVisible();
  await expect(form.element.getByText("Заповніть обов'язкові поля")).toBeVisible();
  expect(await place()).toEqual(before);
});

test("Enter saves in an input and makes a new line in a text area @both [R2.3-14]", async ({ id, clerk, page }) => {
  await clerk.open("/legacy.html");
  const writes = clerk.writes();
  const form = await clerk.edit(`works.request/${id}`);
  await form.type("Зміст звернення", "one");
  await page.keyboard.press("Enter");
  await page.keyboard.type("two");
  await expect(form.field("Зміст звернення")).toHaveValue("one\ntwo");
  expect(writes).toEqual([]);
  await form.field("Телефон").press("Enter");
  await expect(form.element).toHaveCount(0);
  expect(writes).toEqual([`PUT /api/works.request/${id}`]);
  expect(await clerk.record(`works.request/${id}`)).toMatchObject({ body: "one\ntwo" });
});

test("info shows the record read-only and saves nothing [R2.2-06] [R2.1-03] [R1-01]", async ({ id, clerk }) => {
  await clerk.open("/legacy.html");
  const writes = clerk.writes();
  const form = await clerk.info(`works.request/${id}`);
  const { applicant, phone } = await clerk.record(`works.request/${id}`);
  await expect(form.field("Заявник")).toHaveText(String(applicant));
  await expect(form.field("Тема")).not.toBeEditable();
  await expect(form.field("Термін виконання")).toHaveText(/^\d\d\.\d\d\.\d{4}$|^—$/);
  await expect(form.field("Анонімно")).toHaveText("Ні");
  await expect(form.element.locator(".star")).toHaveCount(0);
  if (phone) await expect(form.field("Телефон").getByRole("link")).toHaveAttribute("href", `tel:+${String(phone)}`);
  await expect(form.button(/^Зберегти/)).toHaveCount(0);
  await form.button("Закрити").click();
  await expect(form.element).toHaveCount(0);
  expect(writes).toEqual([]);
});

test("an untouched form sends the loaded values, byte for byte, and no column without a field", async ({
  clerk,
  page,
}) => {
  const id = await clerk.store("works.request", {
    applicant: '  Two  spaces <b>&amp;</b> "q" ',
    body: "line\r\nline\n\n\ttab \u00a0 end ",
    topic: "no_such_topic",
    spent: "1234.50",
    due: "2026-03-05",
    tags: ["a"],
    anonymous: true,
  });
  const before = await clerk.record(`works.request/${id}`);
  await clerk.open("/legacy.html");
  const form = await clerk.edit(`works.request/${id}`);
  const sending = page.waitForRequest((request) => request.method() === "PUT");
  await form.save();
  const sent = (await sending).postDataJSON() as Record<string, unknown>;
  await expect(form.element).toHaveCount(0);
  for (const [name, value] of Object.entries(sent)) expect.soft(value, name).toEqual(before[name]);
  expect(Object.keys(sent)).toEqual(
    expect.arrayContaining(["applicant", "body", "topic", "spent", "due", "anonymous"]),
  );
  for (const name of ["tags", "place", "received", "address_id", "num"]) expect(sent).not.toHaveProperty(name);
  expect(await clerk.record(`works.request/${id}`)).toEqual(before);
});

test("a deleted record is reported in the required words and the page goes on [R8-21] [R8-22]", async ({
  id,
  clerk,
  page,
  trouble,
}) => {
  trouble.expect("status of 404");
  await clerk.open("/legacy.html");
  await page.evaluate(() =>
    document.body.insertAdjacentHTML("afterbegin", '<a href="#" edit="works.request/999999/request">далеке</a>'),
  );
  await page.getByRole("link", { name: "далеке" }).click();
  await expect(page.locator("vs-form").getByRole("alert").getByText("Запис «999999» не знайдено.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await clerk.edit(`works.request/${id}`);
});
