/** Under the header of docs/safety.md §3 with `style-src 'none'`; any violation fails the test (test/support/trouble.ts). */
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/demo.ts";
import { typeInto } from "../support/driver.ts";

test("the page is sent with the strictest policy, and a violation would be noticed @both", async ({
  page,
  trouble,
}) => {
  const answer = await page.goto("/strict.html");
  const policy = answer!.headers()["content-security-policy"];
  expect(policy).toContain("style-src 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toContain("trusted-types 'none'");
  trouble.expect("violation of style-src", "Content Security Policy", "Content-Security-Policy");
  const printed = page.waitForEvent("console", (message) => message.text().startsWith("violation of style-src"));
  await page.evaluate(() =>
    document.body.append(Object.assign(document.createElement("style"), { textContent: "p{}" })),
  );
  await printed;
});

test("edit, list, calendar, switch and save by mouse @both", async ({ id, clerk, form, page }) => {
  await clerk.open("/strict.html");
  await clerk.edit(`works.request/${id}`);
  await typeInto(form.field("Зміст звернення"), "Strict Mouse");
  await form.choose("Тема", "Газони");
  await form.choose("Статус", "У роботі");
  await typeInto(form.field("Термін виконання"), "05.03.2027");
  await form.element.locator("[data-field=due]").getByRole("button", { name: "Відкрити календар" }).click();
  await form.element.locator(".flatpickr-day", { hasText: /^17$/ }).first().click();
  await expect(form.field("Термін виконання")).toHaveValue("17.03.2027");
  await form.field("Анонімно").click();
  await form.save();
  await expect(clerk.notice("Збережено")).toBeVisible();
  await expect(form.element).toHaveCount(0);
  await expect(clerk.row(id)).toContainText("У роботі");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await clerk.record(`works.request/${id}`)).toMatchObject({
    topic: "lawn",
    body: "Strict Mouse",
    status: "in_work",
    due: "2027-03-17",
    anonymous: true,
  });
});

test("edit, list, calendar, switch and save by keyboard alone @both", async ({ id, clerk, form, page }) => {
  await clerk.open("/strict.html");
  await clerk.row(id).getByRole("link", { name: "Редагувати" }).focus();
  await page.keyboard.press("Enter");
  await expect(form.field("Анонімно")).toBeFocused();
  const before = await form.field("Анонімно").isChecked();
  await page.keyboard.press("Space");
  await expect(form.field("Анонімно")).toBeChecked({ checked: !before });
  await reach(page, () => form.field("Статус"));
  await page.keyboard.press("ArrowDown");
  await expect(form.element.getByRole("listbox").getByRole("option", { name: "У роботі" })).toBeVisible();
  await page.keyboard.press("Home");
  for (let count = 0; count < 10; count++) {
    const active = form.element.locator("[data-field=status] .option.active");
    if ((await active.count()) && (await active.innerText()).includes("У роботі")) break;
    await page.keyboard.press("ArrowDown");
  }
  await page.keyboard.press("Enter");
  await expect(form.element.locator("[data-field=status]")).toContainText("У роботі");
  await expect(form.element.getByRole("listbox").getByRole("option", { name: "У роботі" })).toBeHidden();
  await form.field("Термін виконання").focus();
  await typeInto(form.field("Термін виконання"), "05.03.2027");
  await page.keyboard.press("Alt+ArrowDown");
  await expect(form.element.locator(".flatpickr-calendar")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(form.field("Термін виконання")).toHaveValue("06.03.2027");
  await expect(form.field("Термін виконання")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(form.element).toHaveCount(0);
  expect(await clerk.record(`works.request/${id}`)).toMatchObject({
    status: "in_work",
    due: "2027-03-06",
    anonymous: !before,
  });
});

test("wrong values, a refusal, add, delete and info @both", async ({ clerk, form, fault, trouble, page }) => {
  trouble.expect("status of 500");
  await clerk.open("/strict.html");
  await clerk.add("works.request");
  await typeInto(form.field("Заявник"), "Strict Add");
  await form.saveIncomplete();
  await expect(form.summary).toContainText("Тема — Поле обов'язкове");
  await form.choose("Тема", "Газони");
  await typeInto(form.field("Зміст звернення"), "strict");
  await fault({ path: "/api/works.request/$", method: "POST", kind: "status", status: 500 });
  await form.save();
  await expect(form.summary).toContainText("помилка сервера");
  await form.save();
  await expect(form.element).toHaveCount(0);
  const row = page.getByRole("row").filter({ hasText: "Strict Add" });
  await expect(row).toHaveCount(1);
  const id = (await row.getAttribute("id"))!.replace("request-", "");
  await clerk.info(`works.request/${id}`);
  await page.keyboard.press("Escape");
  await clerk.remove(`works.request/${id}`);
  await clerk.answer("Видалити");
  await expect(row).toHaveCount(0);
});

test("the form looks right without a single style sheet of the page", async ({ id, clerk, form, page }) => {
  await clerk.open("/strict.html");
  await clerk.edit(`works.request/${id}`);
  const [first, second] = await Promise.all(["Заявник", "Телефон"].map((label) => form.field(label).boundingBox()));
  expect(second!.x).toBeGreaterThan(first!.x + first!.width);
  const dialog = await page.getByRole("dialog").boundingBox();
  expect(dialog!.width).toBeLessThan(page.viewportSize()!.width);
});

async function reach(page: Page, target: () => Locator): Promise<void> {
  for (let count = 0; count < 30; count++) {
    // the field's library may be replacing the plain control just now: the focus is in the field all the same
    const hasFocus = (element: Element) =>
      element.closest("[data-field]")!.contains((element.getRootNode() as ShadowRoot).activeElement);
    if (await target().evaluate(hasFocus)) break;
    await page.keyboard.press("Tab");
  }
  await expect(target()).toBeFocused();
}
