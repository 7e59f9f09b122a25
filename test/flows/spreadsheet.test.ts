/** A spreadsheet in a form of the demo: filled by keyboard, saved and opened again, by our own grid and by Handsontable. */
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/demo.ts";
import type { Clerk } from "../support/driver.ts";

const address = "works.roadwork/6";
const estimate = [
  ["Стаття", "Кількість", "Ціна"],
  ["Асфальт", 12.5, 3400, "=B2*C2"],
  ["Разом", null, null, "=SUM(D2:D2)"],
];
const stored = async (clerk: Clerk) => (await clerk.record(address))["estimate"];

test("[R2.4-38] a spreadsheet is filled by keyboard alone, saved and opened again @both", async ({
  clerk,
  form,
  page,
}) => {
  await clerk.open("/forms");
  await clerk.change(address, { estimate });
  await clerk.open(`/admin/edit/${address}/estimate`);
  const sheet = form.element.getByRole("grid", { name: "Розрахунок" });
  const cell = (row: number, column: number) =>
    sheet.locator(`[role=row][aria-rowindex="${row + 1}"]:visible > [aria-colindex="${column + 1}"]`);
  await expect(cell(3, 4)).toHaveText("42\u00a0500");
  await cell(2, 2).click();
  await page.keyboard.type("20");
  await page.keyboard.press("Enter");
  await page.keyboard.type("=B2/4");
  await page.keyboard.press("Enter");
  await expect(cell(3, 2)).toHaveText("5");
  await expect(cell(3, 4)).toHaveText("68\u00a0000");
  await form.button("Зберегти").first().click();
  await expect
    .poll(() => stored(clerk))
    .toEqual([estimate[0], ["Асфальт", 20, 3400, "=B2*C2"], ["Разом", "=B2/4", null, "=SUM(D2:D2)"]]);
  await clerk.open(`/admin/edit/${address}/estimate`);
  await expect(cell(3, 4)).toHaveText("68\u00a0000");
});

/** The cells of the page's sheet drawn by Handsontable. */
const drawn = (page: Page, row: number, column: number) =>
  page.locator(`vs-spreadsheet .ht_master tbody tr:nth-child(${row}) td:nth-of-type(${column})`);

test("[RC-11] with its key Handsontable draws the cells under a strict policy, in our phrases @both", async ({
  clerk,
  page,
}) => {
  await clerk.open("/tables/handsontable");
  await expect(drawn(page, 3, 4)).toHaveText("58\u00a0140");
  await drawn(page, 1, 2).click();
  await page.keyboard.type("10");
  await page.keyboard.press("Enter");
  await page.keyboard.type("100");
  await page.keyboard.press("Tab");
  await expect(drawn(page, 3, 4)).toHaveText("53\u00a0550");
  await drawn(page, 3, 1).click({ button: "right" });
  await page.getByText("Вставити рядок нижче").click();
  await expect(drawn(page, 4, 1)).toHaveText("");
  await page.keyboard.press("Escape");
  await expect(page.locator("body > .ht-portal, head > style")).toHaveCount(0);
});

test("[RC-11] a server that lacks the chunk of Handsontable still has tables that can be edited", async ({
  clerk,
  page,
  trouble,
}) => {
  trouble.expect("status of 404");
  trouble.expect("dynamically imported module");
  const folder = path.resolve("dist/chunks");
  const chunk = readdirSync(folder).find((name) =>
    readFileSync(path.join(folder, name), "utf8").includes("ht-theme-main"),
  );
  await page.route(`**/chunks/${chunk}`, (route) => route.fulfill({ status: 404, body: "" }));
  await clerk.open("/tables/handsontable");
  const sheet = page.locator("vs-spreadsheet");
  await expect(sheet.getByRole("gridcell", { name: "58\u00a0140" })).toBeVisible();
  await sheet.getByRole("gridcell", { name: "80", exact: true }).focus();
  await page.keyboard.type("100");
  await page.keyboard.press("Enter");
  await expect(sheet.getByRole("gridcell", { name: "62\u00a0050" })).toBeVisible();
});
