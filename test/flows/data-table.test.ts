/** A table of rows in a form of the demo: the estimate of a roadwork, filled by keyboard, saved and opened again. */
import type { Locator } from "@playwright/test";
import { expect, test } from "../support/demo.ts";
import type { Clerk, OpenForm } from "../support/driver.ts";

const address = "works.roadwork/4";
const estimate = [
  { name: "Curbs", unit: "m", qty: 120, price: 310 },
  { name: "Asphalt", unit: "m2", qty: 400, price: 950 },
];

const grid = (form: OpenForm): Locator => form.element.getByRole("grid", { name: "Позиції" });
const cell = (form: OpenForm, row: number, column: number): Locator =>
  grid(form).locator(`[role=row][aria-rowindex="${row + 1}"]:visible > [aria-colindex="${column + 1}"]`);
async function openEstimate(clerk: Clerk, form: OpenForm): Promise<void> {
  await clerk.open("/forms");
  await clerk.change(address, { items: estimate, budget: 1000 });
  await clerk.open("/admin/edit/works.roadwork/4/estimate");
  await expect(cell(form, 1, 1)).toHaveText("Curbs");
}
const items = async (clerk: Clerk) => (await clerk.record(address))["items"];

test("[R4-41] [R4-42] [R4-43] an estimate is filled by keyboard alone, saved and opened again @both", async ({
  clerk,
  form,
  page,
}) => {
  await openEstimate(clerk, form);
  await cell(form, 2, 1).click();
  await page.keyboard.type("Stone");
  await page.keyboard.press("Enter");
  await expect(cell(form, 2, 2)).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.type("1 200,5");
  await page.keyboard.press("Tab");
  await page.keyboard.type("7");
  await page.keyboard.press("Tab");
  await page.keyboard.type("5.3.26");
  await page.keyboard.press("Tab");
  await page.keyboard.type("0930");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.keyboard.press("Alt+ArrowUp");
  await expect(cell(form, 1, 1)).toHaveText("Stone");
  await form.button("Зберегти").first().click();
  await expect
    .poll(() => items(clerk))
    .toEqual([
      { name: "Stone", unit: "m2", qty: 1200.5, price: 7, day: "2026-03-05", at: "09:30", done: true },
      estimate[0],
    ]);
  await clerk.open("/admin/edit/works.roadwork/4/estimate");
  await expect(cell(form, 1, 3)).toHaveText("1 200,5");
  await expect(cell(form, 1, 5)).toHaveText("05.03.2026");
});
