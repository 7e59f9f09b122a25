/** The doctor (R2.1-19): what is wrong on a live page, for the people who write its templates. */
import type { Page } from "@playwright/test";
import { findings } from "../support/axe.ts";
import { expect, test } from "../support/demo.ts";

/** Markup with one mistake of each kind. */
const wrong = `<p><a href="#" edti="works.request/17/request">а</a> <a href="#" edit="works.request//request">б</a>
<a href="#" add="works.nothing/none">в</a> <a href="#" add="works.request/wrong">д</a> <b id="twice">г</b><b id="twice">ґ</b></p>
<vs-selct name="d"></vs-selct>
<form method="post" action="/old"><vs-text name="note"></vs-text><vs-text name="hinted" placeholder="Примітка"></vs-text><vs-select name="e" title="Є" data="nowhere"></vs-select></form>`;

const add = (page: Page, markup: string) =>
  page.evaluate((html) => document.body.insertAdjacentHTML("afterbegin", html), markup);

test("?vs-doctor lists each mistake with its opening tag, and asks the server only after a confirmation, by reads only @both [R2.1-19]", async ({
  clerk,
  page,
  trouble,
}) => {
  trouble.expect("status of 404", "status of 403", "status of 405", "/reference/mistakes.html", "ServerError");
  await page.addInitScript(() => Object.assign(window, { vsSettings: { doctor: ["demo"] } }));
  const schema = { note: { type: "Txet", title: "Нотатка" }, kind: { type: "Select", data: "no_such_list" } };
  await page.route("**/api/template/form/wrong", (route) => route.fulfill({ json: { title: "Форма", schema } }));
  await clerk.open("/legacy.html?vs-doctor");
  const panel = page.getByRole("region", { name: "Інспектор" });
  await expect(panel.getByRole("tab", { name: "Перевірка" })).toHaveAttribute("aria-selected", "true");
  await add(page, wrong);
  await page.evaluate(() => document.documentElement.style.setProperty("--vs-accent", "#ffd54a"));
  const before = await page.evaluate(() => document.querySelectorAll("body > :not(vs-inspector)").length);
  await panel.getByRole("button", { name: "Перевірити знову" }).click();
  const item = (words: string) => panel.getByRole("listitem").filter({ hasText: words });
  await expect(item('<a href="#" edit="works.request/17/request">')).toContainText("edti");
  await expect(item('"works.request//request"')).toContainText('"table/id" or "table/id/form"');
  await expect(item("<vs-selct")).toContainText("<vs-select>");
  await expect(item('id="twice" again')).toHaveCount(1);
  await expect(item('<vs-text name="note">')).toContainText("no label");
  await expect(item('name="hinted"')).toHaveCount(0);
  await expect(item("--vs-accent on --vs-bg")).toContainText("contrast of 4.5 : 1");
  await expect(panel.getByRole("row", { name: /vs-select/ })).toContainText(/\d\.\d/);
  const [link] = await item("<vs-selct").getByRole("link").all();
  expect(await link!.getAttribute("href")).toMatch(/\/dist\/reference\/tags\.html#vs-select$/);
  await page.evaluate(() => document.documentElement.style.removeProperty("--vs-accent"));
  expect(await findings(page, "vs-inspector")).toEqual([]);

  const asked: string[] = [];
  page.on("request", (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await panel.getByRole("button", { name: "Запитати сервер…" }).click();
  await expect(panel.getByText("form none")).toBeVisible();
  expect(asked).toEqual([]);
  await panel.getByRole("button", { name: "Запитати", exact: true }).click();
  await expect(item("GET /api/template/form/none")).toContainText("404: it does not exist");
  await expect(item("GET /api-user/select/nowhere")).toContainText("404");
  await expect(item("/api/template/form/wrong, ")).toContainText("Txet");
  await expect(item("GET /api-user/select/no_such_list")).toContainText("404");
  const allowed = /^(GET \/(api\/template\/form|api-user\/select|table_info)\/|OPTIONS \/api\/)/;
  expect(asked.filter((one) => !allowed.test(one))).toEqual([]);
  expect(await page.evaluate(() => document.querySelectorAll("body > :not(vs-inspector)").length)).toBe(before);
});

test("opened again it looks at the page as it is now; another tab of the panel keeps the list [R2.1-19]", async ({
  clerk,
  page,
}) => {
  await clerk.open("/legacy.html");
  await clerk.configure({ doctor: true });
  await page.keyboard.press("Alt+1");
  const panel = page.getByRole("region", { name: "Інспектор" });
  await panel.getByRole("tab", { name: "Перевірка" }).click();
  await expect(panel.getByRole("button", { name: "Знахідки: 0" })).toBeVisible();
  await add(page, '<a href="#" edti="works.request/17">а</a>');
  await panel.getByRole("tab", { name: "Стан" }).click();
  await panel.getByRole("tab", { name: "Перевірка" }).click();
  await expect(panel.getByRole("button", { name: "Знахідки: 0" })).toBeVisible();
  await page.keyboard.press("Alt+1");
  await expect(panel).toHaveCount(0);
  await page.keyboard.press("Alt+1");
  await panel.getByRole("tab", { name: "Перевірка" }).click();
  await expect(panel.getByRole("button", { name: "Знахідки: 1" })).toBeVisible();
  await expect(panel.getByRole("listitem")).toContainText("edti");
});

test("it opens only for those whom the setting allows [R2.1-19]", async ({ clerk, page }) => {
  await page.addInitScript(() => Object.assign(window, { vsSettings: { doctor: ["somebody"] } }));
  await clerk.open("/legacy.html?vs-doctor");
  await page.keyboard.press("Alt+1");
  await page.getByRole("link", { name: "Редагувати" }).first().focus();
  await expect(page.getByRole("region", { name: "Інспектор" })).toHaveCount(0);
});

test("a page with 10,000 elements stays responsive while it is examined [R2.1-19]", async ({ clerk, page }) => {
  await clerk.open("/legacy.html");
  await clerk.configure({ doctor: true });
  const line = '<a href="#" edit="works.request/1/request">а</a> <a href="#" edti="works.request/2">б</a> ';
  await add(page, `<p>${line.repeat(5000)}</p>`);
  await page.keyboard.press("Alt+1");
  const panel = page.getByRole("region", { name: "Інспектор" });
  await page.evaluate(() => {
    const seen = Object.assign(window, { turns: 0 });
    const turn = () => void setTimeout(() => (seen.turns++, turn()));
    turn();
  });
  await panel.getByRole("tab", { name: "Перевірка" }).click();
  // looked for inside the page: a locator that looks again and again at 10,000 links keeps the page busier than the doctor
  await page.waitForFunction(
    () => {
      const buttons = document.querySelector("vs-inspector")?.shadowRoot?.querySelectorAll("button") ?? [];
      return [...buttons].some(({ textContent }) => textContent.startsWith("Знахідки: 50"));
    },
    undefined,
    { polling: 500, timeout: 15_000 },
  );
  await expect(panel.getByRole("button", { name: /^Знахідки: 50\d\d/ })).toBeVisible();
  expect(await page.evaluate(() => (window as any).turns)).toBeGreaterThan(10);
  await expect(panel.getByRole("listitem")).toHaveCount(100);
  await expect(page.locator("vs-inspector .mark").first()).toBeAttached();
  expect(await page.locator("vs-inspector .mark").count()).toBeLessThanOrEqual(200);
});
