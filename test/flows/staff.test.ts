/** What clerks see and say all day: waiting, typing, reading, small windows, others. */
import type { Locator, Page } from "@playwright/test";
import { Clerk, OpenForm } from "../support/driver.ts";
import { expect, test } from "../support/demo.ts";

const fieldsInView = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const root = document.querySelector("vs-form")!.shadowRoot!;
    const bottom = root.querySelector(".bar")!.getBoundingClientRect().top;
    return [...root.querySelectorAll(".cell:not([hidden]) .field > :nth-child(2)")].filter((control) => {
      const { top, bottom: end, height } = control.getBoundingClientRect();
      return height > 0 && top > 0 && end <= bottom;
    }).length;
  });

test("at least 12 fields of a request are in view at 1280 × 800", async ({ id, clerk, page, form }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await clerk.open("/legacy.html");
  await clerk.edit(`works.request/${id}`);
  await expect(form.button("Зберегти й далі")).toBeVisible();
  expect(await fieldsInView(page)).toBeGreaterThanOrEqual(12);
});

test("days, phones and numbers are typed as people do, and read back in the field's own spelling [R9.4-08]", async ({
  id,
  clerk,
  form,
}) => {
  await clerk.open("/legacy.html");
  await clerk.edit(`works.request/${id}`);
  const due = form.field("Термін виконання");
  const year = new Date().getFullYear();
  await due.focus();
  for (const [typed, shown] of [
    [`0512${String(year).slice(2)}`, `05.12.${year}`],
    [`5 12 ${year}`, `05.12.${year}`],
    ["завтра", /^\d\d\.\d\d\.\d{4}$/],
    ["пн", /^\d\d\.\d\d\.\d{4}$/],
    ["+3", /^\d\d\.\d\d\.\d{4}$/],
  ] as const) {
    await due.fill(typed);
    await due.blur();
    await expect(due).toHaveValue(shown);
  }
  const phone = form.field("Телефон");
  await phone.fill("(050) 123-45-67");
  await phone.blur();
  await expect(phone).toHaveValue("+380 50 123 45 67");
  const spent = form.field("Витрачено");
  await spent.fill("1.234,50");
  await spent.blur();
  await expect(spent).toHaveValue("1\u00a0234,5");
  await spent.fill("1.234");
  await spent.blur();
  await expect(form.note("Витрачено")).toHaveText(/Тисячі чи десяткові/);
  await spent.fill("1234567890");
  await spent.blur();
  await expect(form.note("Витрачено")).toHaveText("Не більше 9 цифр");
  await spent.fill("10");
  await form.save();
  await expect(form.element).toHaveCount(0);
  expect(await clerk.record(`works.request/${id}`)).toMatchObject({ phone: "380501234567" });
});

test("an opening without a connection says why and goes on by itself when the connection is back [R8-04]", async ({
  id,
  clerk,
  page,
  trouble,
}) => {
  trouble.expect("ERR_INTERNET_DISCONNECTED", "Failed to load");
  await clerk.open("/legacy.html");
  const first = await clerk.info(`works.request/${id}`);
  await expect(first.button("Закрити")).toBeVisible();
  await expect(page.locator("vs-form .operating")).toHaveCount(1); // the code of a failed opening is loaded with it
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.context().setOffline(true);
  await clerk.row(id).getByRole("link", { name: "Перегляд" }).click();
  const form = new OpenForm(page);
  await expect(form.element.getByRole("alert").filter({ hasText: /\S/ })).toContainText("немає зв'язку");
  await page.context().setOffline(false);
  await expect(form.field("Заявник")).toBeVisible();
});

test("a slow opening says a word after a second", async ({ id, clerk, page, fault }) => {
  await clerk.open("/legacy.html");
  await fault({ path: `/api/works\\.request/${id}$`, method: "GET", kind: "stall" });
  await clerk.row(id).getByRole("link", { name: "Редагувати" }).click();
  await expect(page.locator("vs-form").getByText("Завантаження…")).toBeVisible();
  await expect(page.locator("vs-form").getByText(`Чекаємо від сервера запис ${id}…`)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a record that is saved in another tab is told about in the open form, which can show the new values", async ({
  id,
  clerk,
  page,
  context,
}) => {
  await clerk.open("/legacy.html");
  const form = await clerk.edit(`works.request/${id}`);
  await expect(form.button("Зберегти й далі")).toBeVisible();
  const other = new Clerk(await context.newPage());
  await other.open("/legacy.html");
  const theirs = await other.edit(`works.request/${id}`);
  await theirs.type("Заявник", "Saved Elsewhere");
  await theirs.save();
  await expect(theirs.element).toHaveCount(0);
  await expect(form.element.locator(".others")).toContainText("Змінилося: Заявник");
  await form.button("Показати нове").click();
  await expect(form.field("Заявник")).toHaveValue("Saved Elsewhere");
  await expect(page.locator("vs-form .others")).toHaveCount(0);
});

test("header and cross stay at 390 px, and on a phone's page without a viewport tag the text has its size", async ({
  browser,
  demo,
  id,
  sessionOf,
}) => {
  test.skip(browser.browserType().name() !== "chromium", "Firefox emulates no phones");
  const context = await browser.newContext({
    baseURL: demo.url,
    storageState: await sessionOf("demo"),
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const clerk = new Clerk(page);
  await clerk.open("/legacy.html");
  const form = await clerk.edit(`works.request/${id}`);
  await expect(form.button("Зберегти й далі")).toBeVisible();
  const onGlass = () =>
    page.evaluate(() => {
      const control = document.querySelector("vs-form")!.shadowRoot!.querySelector<HTMLElement>("input.control")!;
      const lines = Number.parseFloat(getComputedStyle(control).fontSize);
      const zoom = Number(
        getComputedStyle(document.querySelector("vs-popup")!.shadowRoot!.querySelector("dialog")!).zoom,
      );
      return lines * zoom * visualViewport!.scale;
    });
  expect(await onGlass()).toBeGreaterThan(13.5);
  const rowsOfBar = await page.evaluate(() => {
    const buttons = [...document.querySelector("vs-form")!.shadowRoot!.querySelectorAll(".bar button:not(.icon)")];
    return new Set(buttons.map((button) => Math.round(button.getBoundingClientRect().top))).size;
  });
  expect(rowsOfBar, "rows of buttons in the footer").toBe(2);
  await page.evaluate(() => {
    (window as unknown as { vs: { notify(notice: object): void } }).vs.notify({ kind: "danger", text: "Повідомлення" });
  });
  await expectOnGlass(page.locator("vs-notices .notice"), page.locator("vs-notices .words"));
  const top = () =>
    page.evaluate(
      () => document.querySelector("vs-popup")!.shadowRoot!.querySelector("header")!.getBoundingClientRect().top,
    );
  const before = await top();
  await form.field("Витрачено").focus();
  await form.field("Витрачено").press("End");
  expect(await top()).toBe(before);
  await page.setViewportSize({ width: 667, height: 375 });
  await expect.poll(onGlass, "the phone was turned").toBeLessThan(18);
  expect(await onGlass()).toBeGreaterThan(13.5);
  await context.close();
});

test("the lists of a page without a viewport tag have their size on a phone's glass, and the calendar is the phone's own", async ({
  browser,
  demo,
}) => {
  test.skip(browser.browserType().name() !== "chromium", "Firefox emulates no phones");
  const context = await browser.newContext({
    baseURL: demo.url,
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const options = Array.from({ length: 30 }, (_, at) => `<option value="${at}">Вулиця № ${at}</option>`).join("");
  const fields = `<vs-select title="Вулиця"><select name="street">${options}</select></vs-select> <vs-date name="day" title="День"></vs-date>`;
  const html = `<!doctype html><html lang="uk"><meta charset="utf-8"><link rel="icon" href="data:,"><script src="/dist/vs.js"></script><body><div id="wide">${fields}</div>`;
  await page.route("**/old.html", (route) => route.fulfill({ contentType: "text/html; charset=utf-8", body: html }));
  await page.goto("/old.html");
  await page.getByRole("combobox", { name: "Вулиця" }).tap();
  await expectOnGlass(page.locator("vs-select .list-box"), page.getByRole("option").first());
  await page.keyboard.press("Escape");
  const asked = page.evaluate(
    () => new Promise((resolve) => Object.assign(HTMLInputElement.prototype, { showPicker: () => resolve(true) })),
  );
  await page.getByRole("button", { name: "Календар" }).tap();
  expect(await asked, "the calendar is the phone's own").toBe(true);
  await context.close();
});

/** The box is inside the glass, and its text is at least 14 px high there. */
async function expectOnGlass(box: Locator, text: Locator): Promise<void> {
  await expect(box).toBeVisible();
  const seen = await text.evaluate(
    (element) =>
      Number.parseFloat(getComputedStyle(element).fontSize) *
      (element as HTMLElement & { currentCSSZoom: number }).currentCSSZoom *
      visualViewport!.scale,
  );
  expect(seen).toBeGreaterThan(13.5);
  const { left, top, right, bottom } = await box.evaluate((element) => element.getBoundingClientRect().toJSON());
  const room = await box.evaluate(() => ({ wide: visualViewport!.width, high: visualViewport!.height }));
  expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(room.wide + 1);
  expect(bottom).toBeLessThanOrEqual(room.high + 1);
}
