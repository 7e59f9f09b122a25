/** The inspector (R2.1-19): the activity and state of a page, for template authors and support. */
import { execFileSync } from "node:child_process";
import type { Page } from "@playwright/test";
import { findings } from "../support/axe.ts";
import { expect, test } from "../support/demo.ts";
import { Clerk } from "../support/driver.ts";

/** Opens it on this page by Alt+1. */
const allow = (page: Page) => new Clerk(page).configure({ site_id: 7, devtools_site_ids: ["3", "7"] });

/** Texts that are copied from now on; Firefox does not let tests read the clipboard. */
async function catchCopies(page: Page): Promise<() => Promise<string>> {
  await page.evaluate(() => {
    const writeText = async (text: string) => void Object.assign(window, { copiedText: text });
    Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText } });
  });
  return () => page.evaluate(() => (window as any).copiedText as string);
}

test("Alt+1 does nothing until a setting allows it, by the site's id or by debug, with any keyboard layout [R2.1-19] [R6-06]", async ({
  clerk,
  page,
}) => {
  await clerk.open("/legacy.html");
  const inspector = page.getByRole("region", { name: "Інспектор" });
  const press = () =>
    page.evaluate(() => {
      const key = new KeyboardEvent("keydown", { key: "¡", code: "Digit1", altKey: true, cancelable: true });
      return !document.body.dispatchEvent(key);
    });
  expect(await press()).toBe(false);
  await clerk.configure({ site_id: 1, devtools_site_ids: [2] });
  expect(await press()).toBe(false);
  await clerk.configure({ site_id: "2" });
  expect(await press()).toBe(true);
  await expect(inspector).toBeVisible();
  await page.keyboard.press("Alt+1");
  await expect(inspector).toHaveCount(0);
  await clerk.configure({ site_id: 1, debug: true });
  await page.keyboard.press("Alt+1");
  await expect(inspector).toBeVisible();
  await inspector.getByRole("button", { name: "Закрити" }).click();
  await expect(inspector).toHaveCount(0);
});

test("a failed save is listed with its number and the answer's beginning, and copied as a shell command @both [R2.1-19]", async ({
  id,
  clerk,
  fault,
  page,
  trouble,
}) => {
  trouble.expect("status of 500");
  await clerk.open("/strict.html");
  await allow(page);
  const copied = await catchCopies(page);
  const form = await clerk.edit(`works.request/${id}`);
  await form.type("Заявник", "O'Brien $(date)");
  await fault({
    path: `/api/works.request/${id}$`,
    method: "PUT",
    kind: "status",
    status: 500,
    headers: { "X-Request-Id": "req-5512" },
    text: JSON.stringify({ error: "Внутрішня помилка", token: "geheim", more: "я".repeat(4000) }),
  });
  await form.save();
  await expect(form.summary).toBeVisible();
  await page.keyboard.press("Alt+1");
  const inspector = page.getByRole("region", { name: "Інспектор" });
  await expect(inspector.getByRole("tab", { name: "Запити 1" })).toBeFocused();
  await inspector.getByLabel("Лише невдалі").check();
  await expect(inspector.getByRole("listitem")).toHaveCount(1);
  await inspector.getByText(`/api/works.request/${id}`, { exact: true }).click();
  await expect(inspector.getByText("req-5512")).toBeVisible();
  const answer = inspector.locator("pre").last();
  await expect(answer).toContainText('"error":"Внутрішня помилка","token":"***"');
  expect((await answer.innerText()).length).toBe(2048);

  await inspector.getByRole("button", { name: "Скопіювати як curl" }).click();
  await expect(inspector.getByText("Скопійовано")).toBeVisible();
  const command = await copied();
  expect(command).toContain("# without cookies, CSRF token and signature\ncurl 'http://127.0.0.1:");
  const read = execFileSync("sh", ["-c", command.replace("\ncurl ", "\nprintf '%s\\0' ")], { encoding: "utf8" });
  const words = read.split("\0");
  expect(words[0]).toMatch(new RegExp(`/api/works.request/${id}$`));
  expect(words.slice(1, 3)).toEqual(["-X", "PUT"]);
  expect(JSON.parse(words[words.indexOf("--data-raw") + 1]!)).toMatchObject({ applicant: "O'Brien $(date)" });

  await inspector.getByRole("button", { name: "Скопіювати звіт" }).click();
  await expect.poll(copied).toContain('"failed": [');
  const report = await copied();
  expect(JSON.parse(report)).toMatchObject({ settings: { user: "demo", csrf: "***" }, failed: [{ status: 500 }] });
  for (const secret of ["geheim", "sid=", await page.locator("meta[name=csrf-token]").getAttribute("content")])
    expect(report + command).not.toContain(secret);
});

test("the text of a password field is in no log, whatever the field is called [R2.1-19]", async ({
  id,
  clerk,
  fault,
  page,
  trouble,
}) => {
  trouble.expect("status of 500");
  await clerk.open("/legacy.html");
  await page.evaluate((record) => {
    const schema = { schema: { slovo: { type: "Password", title: "Слово" } } };
    document.body.append(
      Object.assign(document.createElement("vs-form"), { table: "works.request", record, schema, value: {} }),
    );
  }, String(id));
  await page.locator("vs-form").getByLabel("Слово").fill("geheim");
  await fault({
    path: `/api/works.request/${id}$`,
    method: "PUT",
    kind: "status",
    status: 500,
    text: '{"slovo":"geheim"}',
  });
  await page.locator("vs-form").getByRole("button", { name: "Зберегти" }).click();
  const log = () => page.evaluate(() => JSON.stringify((window as any).vs.log()));
  await expect.poll(log).toContain('"method":"PUT"');
  await expect.poll(log).toContain('"status":500');
  expect(await log()).toContain("slovo");
  expect(await log()).not.toContain("geheim");
});

test("over an open form it can be used, and Escape closes only the inspector [R2.1-19]", async ({
  id,
  clerk,
  page,
}) => {
  await clerk.open("/legacy.html");
  await allow(page);
  const form = await clerk.edit(`works.request/${id}`);
  await form.type("Заявник", "Still Here");
  await page.keyboard.press("Alt+1");
  const inspector = page.getByRole("region", { name: "Інспектор" });
  await expect(inspector.getByRole("tab", { name: "Запити" })).toBeFocused();
  for (const name of ["Попередження", "Елементи", "Стан"]) {
    await page.keyboard.press("ArrowRight");
    await expect(inspector.getByRole("tab", { name })).toBeFocused();
    await expect(inspector.getByRole("tab", { name })).toHaveAttribute("aria-selected", "true");
  }
  await expect(inspector.getByRole("tabpanel")).toContainText("<vs-popup");
  await expect(inspector.getByRole("tabpanel")).toContainText("є незбережене");
  await page.keyboard.press("End");
  await expect(inspector.getByRole("tab", { name: "Випадок" })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(inspector.getByRole("tab", { name: "Запити" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(inspector).toHaveCount(0);
  await expect(form.field("Заявник")).toBeFocused();
  await expect(form.field("Заявник")).toHaveValue("Still Here");
  // opened before the dialog, it stays usable inside it, and stays after the dialog closes
  await page.keyboard.press("Escape");
  await clerk.answer("Не зберігати");
  await page.keyboard.press("Alt+1");
  await clerk.edit(`works.request/${id}`);
  await inspector.getByRole("tab", { name: "Елементи" }).click();
  await expect(inspector.getByRole("tabpanel")).toContainText(`record="${id}"`);
  await form.button("Скасувати").click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(inspector.getByRole("tab", { name: "Елементи" })).toHaveAttribute("aria-selected", "true");
  await expect(inspector).toBeVisible();
});

test("mistakes of templates and schemas are listed, each once, and elements are highlighted [R2.1-19]", async ({
  clerk,
  page,
  trouble,
}) => {
  trouble.expect("/reference/mistakes.html", 'field "');
  await clerk.open("/legacy.html");
  await allow(page);
  await page.evaluate(() => {
    document.body.insertAdjacentHTML("beforeend", '<a href="#" edit="works.request//request">без номера</a>');
    document.body.append(
      Object.assign(document.createElement("vs-form"), {
        schema: { fields: [{ name: "a" }, { name: "a" }, { type: "Nonsense", name: "b" }] },
      }),
    );
  });
  await page.getByRole("link", { name: "без номера" }).click();
  await page.getByRole("link", { name: "без номера" }).click({ delay: 1200 });
  await page.keyboard.press("Alt+1");
  const inspector = page.getByRole("region", { name: "Інспектор" });
  await inspector.getByRole("tab", { name: "Попередження" }).click();
  const told = inspector.getByRole("tabpanel").getByRole("listitem");
  await expect(told.filter({ hasText: 'edit needs "table/id"' })).toHaveCount(1);
  await expect(told.filter({ hasText: 'field "a": it needs another name; found it twice' })).toHaveCount(1);
  await inspector.getByRole("tab", { name: "Елементи" }).click();
  await inspector.getByRole("button", { name: 'Показати <vs-text id="old-applicant"' }).click();
  await expect(page.locator("#old-applicant")).toBeInViewport();
  const problem = inspector.getByRole("listitem").filter({ hasText: "old-applicant" });
  await expect(problem).toContainText("помилка: Поле обов'язкове");
});

test("axe finds nothing in any tab, and it follows the language, in all three [R1-18] [R2.1-19]", async ({
  id,
  clerk,
  fault,
  page,
  trouble,
}) => {
  trouble.expect("status of 404", "/reference/mistakes.html");
  await clerk.open("/legacy.html");
  await allow(page);
  await fault({ path: `/api/works.request/${id}$`, kind: "status", status: 404 });
  await page.evaluate((path) => {
    document.body.insertAdjacentHTML("afterbegin", `<a href="#" id="gone" edit="${path}">x</a>`);
    document.body.insertAdjacentHTML("afterbegin", `<a href="#" id="wrong" edit="works.request//request">y</a>`);
  }, `works.request/${id}`);
  await page.locator("#wrong").click();
  await page.locator("#gone").click();
  await expect(
    page
      .locator("vs-form")
      .getByText(/не знайдено/)
      .first(),
  ).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Alt+1");
  const inspector = page.locator("vs-inspector");
  await inspector.locator("summary").first().click();
  expect(await findings(page, "vs-inspector")).toEqual([]);
  for (const name of ["Попередження", "Елементи", "Стан", "Налаштування", "Перевірка", "Випадок"]) {
    await inspector.getByRole("tab", { name }).click();
    expect(await findings(page, "vs-inspector"), name).toEqual([]);
  }
  for (const [lang, words] of [
    ["ru", "Скопировать отчёт"],
    ["en", "Copy a report"],
    ["ua", "Скопіювати звіт"],
  ]) {
    await page.evaluate((code) => Object.assign((window as any).vs, { lang: code }), lang);
    await expect(inspector.getByRole("button", { name: words! })).toBeVisible();
  }
});

test.describe("in the demo", () => {
  test.use({ user: "admin" });
  test("an admin opens it without further settings [R2.1-19]", async ({ clerk, page }) => {
    await clerk.open("/admin/requests");
    await page.keyboard.press("Alt+1");
    await expect(page.getByRole("region", { name: "Інспектор" })).toBeVisible();
  });
});

test("on a phone it fits the width [R2.1-19]", async ({ clerk, page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await clerk.open("/admin/requests");
  await allow(page);
  await page.keyboard.press("Alt+1");
  const inspector = page.locator("vs-inspector .inspector");
  await expect(inspector).toBeVisible();
  for (const tab of await inspector.getByRole("tab").all()) {
    await tab.click();
    const widths = await inspector.evaluate((box) => [
      box.scrollWidth,
      box.clientWidth,
      box.querySelector("#panel")!.scrollWidth,
    ]);
    expect(widths).toEqual([390, 390, 390]);
  }
  await inspector.getByRole("button", { name: "Вміст" }).click();
  expect((await inspector.boundingBox())!.height).toBeLessThan(120);
  await inspector.getByRole("tab", { name: "Стан" }).click();
  await expect(inspector.getByRole("tabpanel")).toBeVisible();
});
