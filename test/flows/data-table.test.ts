/** A table of rows in a form of the demo: the estimate of a roadwork, filled by keyboard, saved and opened again. */
import { readFileSync } from "node:fs";
import type { Locator } from "@playwright/test";
import { chunkOf } from "../support/chunks.ts";
import { findings } from "../support/axe.ts";
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

test("an export whose code does not come says so", async ({ clerk, form, page, trouble }) => {
  trouble.expect("Failed to fetch dynamically imported module", "net::ERR_FAILED");
  const code = chunkOf("src/view/controls/importing/export-rows.ts");
  await page.route(code, (route) => route.abort());
  await openEstimate(clerk, form);
  await form.button("Експорт в Excel").click();
  await expect(form.element.getByText("Не вдалося створити файл")).toBeAttached();
});

test("clearing names what is lost, begins with the safe answer, and leaves the focus among the tools", async ({
  clerk,
  form,
  page,
}) => {
  await openEstimate(clerk, form);
  await form.button("Очистити таблицю").click();
  await expect(clerk.question).toContainText("Буде прибрано рядків: 2.");
  await expect(page.getByRole("button", { name: "Скасувати" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(form.button("+ Додати рядок")).toBeFocused();
});

test("Ctrl+C and Ctrl+V take a cell to another by the keyboard alone @both", async ({ clerk, form, page }) => {
  await openEstimate(clerk, form);
  const name = await cell(form, 1, 1).textContent();
  await cell(form, 1, 1).focus();
  await page.keyboard.press("Control+c");
  await page.keyboard.press("ArrowDown");
  await expect(cell(form, 2, 1)).not.toHaveText(name!);
  await page.keyboard.press("Control+v");
  await expect(cell(form, 2, 1)).toHaveText(name!);
});

test("[R2.4-45] a block is pasted, an exported file is imported into another estimate, and undo takes it back", async ({
  clerk,
  form,
  page,
}) => {
  await openEstimate(clerk, form);
  await cell(form, 2, 1).click();
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", "Плитка\tм²\t1 200,5\t310\r\n=1+1\tм\t7\t8\r\n");
    let at: Element | null = document.activeElement;
    while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
    at?.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true, composed: true }));
  });
  await expect(cell(form, 3, 1)).toHaveText("=1+1");
  const download = page.waitForEvent("download");
  await form.button("Експорт в Excel").click();
  const file = await (await download).path();
  await form.button("Зберегти").first().click();
  await expect
    .poll(() => items(clerk))
    .toMatchObject([estimate[0], { name: "Плитка", unit: "m2", qty: 1200.5 }, { name: "=1+1", unit: "m", qty: 7 }]);
  await openEstimate(clerk, form);
  await form.button("Імпорт…").click();
  const dialog = form.element.getByRole("dialog", { name: "Імпорт рядків" });
  await dialog
    .getByLabel("Файл .xlsx")
    .setInputFiles({ name: "estimate.xlsx", mimeType: "", buffer: readFileSync(file) });
  await expect(dialog.getByText("Рядків: 3, клітинок з помилками: 0")).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Імпортувати" }).click();
  await expect(cell(form, 5, 1)).toHaveText("=1+1");
  await cell(form, 1, 1).click();
  await page.keyboard.press("Control+z");
  await expect(cell(form, 3, 1)).toHaveCount(0);
});
