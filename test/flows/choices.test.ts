import { findings } from "../support/axe.ts";
import { expect, test } from "../support/demo.ts";
import { expectSoundExample } from "../support/example-page.ts";
import type { Page } from "@playwright/test";

const cell = (page: Page, name: string) => page.locator(`vs-form [data-field=${name}]`);
/** The parts that axe checks: the fields of this family. */
const own = ["diameter_cm", "condition", "alive"].map((name) => ["vs-form", `[data-field=${name}]`]);
const openTree = (page: Page, id: string) =>
  page.evaluate(
    (tree) =>
      void (window as never as { vs: { open(what: object): unknown } }).vs.open({
        action: "edit",
        table: "land.tree",
        id: tree,
        form: "tree",
      }),
    id,
  );

test("a tree's counter and choices by keyboard alone, stored on the server @both [R2.4-26] [R2.4-21] [R2.4-23]", async ({
  clerk,
  page,
  form,
}) => {
  await clerk.change("land.tree/1", { diameter_cm: 40, condition: "good", alive: true });
  await clerk.open("/legacy.html");
  await openTree(page, "1");
  const counter = cell(page, "diameter_cm").getByRole("spinbutton", { name: "Діаметр, см" });
  await expect(counter).toHaveValue("40");
  await expect(cell(page, "condition").getByRole("radio").nth(1)).toBeVisible(); // the list is there
  await counter.focus();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("PageUp");
  await expect(counter).toHaveValue("51");
  await page.keyboard.press("Tab");
  await expect(cell(page, "condition").getByRole("radio").first()).toBeFocused();
  await page.keyboard.press("ArrowDown");
  const second = cell(page, "condition").getByRole("radio").nth(1);
  await expect(second).toBeChecked();
  await page.keyboard.press("Tab");
  await expect(cell(page, "alive").getByRole("radio", { name: "Так" })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(cell(page, "alive").getByRole("radio", { name: "Ні" })).toBeChecked();
  expect(await findings(page, ...own)).toEqual([]);
  await form.save();
  await expect(form.element).toHaveCount(0);
  const record = await clerk.record("land.tree/1");
  expect([record["diameter_cm"], record["alive"], record["condition"] === "good"]).toEqual([51, false, false]);
});

test("a number out of the counter's bounds stays with a problem, and the rest of the form is saved later [R2.4-26] [R9.6-02]", async ({
  clerk,
  page,
  form,
}) => {
  await clerk.open("/legacy.html");
  await openTree(page, "2");
  const counter = cell(page, "diameter_cm").getByRole("spinbutton");
  await counter.fill("1001");
  await form.save();
  await expect(
    cell(page, "diameter_cm")
      .getByText(/від 0 до 1000/)
      .last(),
  ).toBeVisible();
  await expect(counter).toHaveAttribute("aria-invalid", "true");
  expect(await findings(page, ...own)).toEqual([]);
  await counter.fill("99");
  await counter.press("Tab");
  await expect(page.locator("vs-form").getByText(/від 0 до 1000/)).toHaveCount(0);
  await form.save();
  await expect(form.element).toHaveCount(0);
  expect(await clerk.record("land.tree/2")).toMatchObject({ diameter_cm: 99 });
});

for (const name of ["rating", "spinner", "interval", "choice", "marked-text", "text-list", "number"])
  test(`the examples of vs-${name} have no finding of axe, light, dark and narrow`, async ({ clerk, page }) => {
    await expectSoundExample(clerk, page, name);
  });

test("stars and a list by keyboard alone [R2.4-27] [R2.4-39]", async ({ clerk, page }) => {
  await clerk.open("/elements/fields/rating/example.html");
  const stars = page.locator("vs-rating[name=speed]");
  await stars.getByRole("radio", { name: "4 з 5" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => stars.evaluate((tag) => (tag as never as { value: unknown }).value)).toBe(5);
  await page.keyboard.press("Delete");
  await expect.poll(() => stars.evaluate((tag) => (tag as never as { value: unknown }).value)).toBe(null);

  await clerk.open("/elements/fields/text-list/example.html");
  const list = page.locator("vs-text-list[name=streets]");
  await list.getByRole("textbox").last().focus();
  await page.keyboard.type("Шевченка");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Франка");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowUp");
  await expect
    .poll(() => list.evaluate((tag) => (tag as never as { value: unknown }).value))
    .toEqual(["Франка", "Шевченка"]);
});

test("the whole card of a request: fields of every family on four tabs, stored on the server [R2.4-27] [R3.9-12]", async ({
  clerk,
  page,
  form,
  id,
}) => {
  await clerk.open(`/admin/edit/works.request/${id}/request_full`);
  await page.getByRole("radio", { name: "Лист" }).check();
  await page.getByRole("textbox", { name: "Телефон" }).fill("380509876543");
  await page.getByRole("tab", { name: "Виконання" }).click();
  await page.getByRole("radio", { name: "5 з 5" }).press(" ");
  await form.type("Виїзд на місце", "01.12.2026 09:30");
  await page.getByRole("group", { name: "Час на виконання" }).getByRole("textbox").first().fill("3");
  await page.getByRole("tab", { name: "Відповідь" }).click();
  await page.getByRole("radio", { name: "Так" }).check();
  expect(await findings(page, ["vs-form", ".form"])).toEqual([]);
  await form.save();
  await expect.poll(async () => (await clerk.record(`works.request/${id}`))["satisfied"]).toBe(true);
  expect(await clerk.record(`works.request/${id}`)).toMatchObject({
    channel: "mail",
    phone: "380509876543",
    priority: 5,
    sla_seconds: 3 * 24 * 60 * 60,
    reminder: null,
    body: "Не працює зовнішнє освітлення вже тиждень.",
  });
});
