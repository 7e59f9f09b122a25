/** What comes out of the printer: dialogs, tables, elements with our tags. */
import type { Page } from "@playwright/test";
import { expect, test } from "../support/demo.ts";

/** What the browser does before and after printing, without its dialog. */
const onPaper = async (page: Page) => {
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
};
const backOnScreen = async (page: Page) => {
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await page.emulateMedia({ media: "screen" });
};
const lines = Array.from({ length: 70 }, (_, at) => `Рядок ${at + 1}`);

test("an open dialog is printed whole and alone, light and without buttons, and goes on afterwards", async ({
  clerk,
  page,
  id,
  form,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await clerk.open("/legacy.html");
  await clerk.configure({ theme: "dark" });
  await clerk.edit(`works.request/${id}`);
  await form.type("Зміст звернення", lines.join("\n"));
  const save = form.element.getByRole("button", { name: "Зберегти", exact: true });
  await expect(save).toBeVisible();

  await onPaper(page);
  await expect(clerk.dialog.getByRole("heading", { name: /^Звернення ЗВ-/ })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Звернення громадян" })).toBeHidden();
  await expect(save).toBeHidden();
  await expect(clerk.dialog.getByRole("button", { name: "Закрити" })).toBeHidden();
  const text = form.element.locator(".on-paper", { hasText: "Рядок 70" });
  await expect(text).toBeVisible();
  const seen = await clerk.dialog.evaluate((dialog) => {
    const { height, top } = dialog.getBoundingClientRect();
    return { isWhole: height >= dialog.scrollHeight, top, height, color: getComputedStyle(dialog).backgroundColor };
  });
  expect(seen).toEqual({ isWhole: true, top: 0, height: expect.any(Number), color: "rgb(255, 255, 255)" });
  expect(seen.height).toBeGreaterThan(1400); // 70 lines of 20 px

  await page.emulateMedia({ media: "screen" });
  await expect(text).toBeHidden(); // the page behind the browser's dialog shows nothing twice

  await backOnScreen(page);
  await expect(save).toBeVisible();
  await expect(page.getByRole("heading", { name: "Звернення громадян" })).toBeVisible();
  await expect(form.field("Зміст звернення")).toBeVisible();
  await expect(form.field("Зміст звернення")).toHaveValue(lines.join("\n"));
  await expect(page.locator("[data-vs-printed]")).toHaveCount(0);
});

test("a dialog of three pages is three pages of paper", async ({ clerk, page, id, form }) => {
  await clerk.open("/legacy.html");
  await clerk.edit(`works.request/${id}`);
  await form.type("Зміст звернення", [...lines, ...lines].join("\n"));
  const file = (await page.pdf({ format: "A4" })).toString("latin1");
  expect(file.match(/\/Type\s*\/Page\b/g)).toHaveLength(4);
  await expect(form.element.getByRole("button", { name: "Зберегти", exact: true })).toBeVisible();
});

test.describe("tables", () => {
  test.beforeEach(async ({ clerk, page }) => {
    await clerk.open("/tables");
    await expect(page.getByRole("grid", { name: "Звернення" }).getByRole("row").nth(5)).toContainText("ЗВ-");
    await page.waitForLoadState("networkidle"); // the code of printing comes after the rows
  });

  test("the loaded rows of a table are printed with all its columns, and which of all they are", async ({ page }) => {
    const table = page.locator("vs-table[table='works.request']");
    await onPaper(page);
    await expect(table.getByRole("grid")).toBeHidden();
    await expect(table.getByRole("button", { name: "Експорт" })).toBeHidden();
    await expect(table.locator(".paper tbody tr")).toHaveCount(100);
    await expect(table.locator(".paper th")).toHaveText(
      ["№", "Тема", "Заявник", "Статус", "Термін", "Пріоритет", "Витрачено"],
      { useInnerText: true },
    );
    await expect(table.getByText(/^Рядки 1–100 з 1\s8\d\d\. Усі рядки друкує/)).toBeVisible();
    const widest = await table.locator(".paper").evaluate((paper) => paper.scrollWidth - paper.clientWidth);
    expect(widest).toBe(0);
    await backOnScreen(page);
    await expect(table.getByRole("grid")).toBeVisible();
    await expect(table.locator(".paper")).toHaveCount(0);
  });

  test("the menu of exports prints all rows that are shown, without the page around them", async ({ page }) => {
    const table = page.locator("vs-table[table='works.request']");
    await page.emulateMedia({ media: "print" });
    await page.emulateMedia({ media: "screen" });
    await page.evaluate(() => {
      window.print = () => {
        dispatchEvent(new Event("beforeprint"));
        document.documentElement.dataset["printed"] = "";
      };
    });
    await table.getByRole("button", { name: "Експорт" }).click();
    await table.getByRole("button", { name: "Надрукувати показане" }).click();
    await expect(page.locator("html[data-printed]")).toBeAttached();
    await page.emulateMedia({ media: "print" });
    const total = Number(await table.getByRole("grid", { includeHidden: true }).getAttribute("aria-rowcount")) - 1;
    expect(total).toBeGreaterThan(1700);
    await expect(table.locator(".paper tbody tr")).toHaveCount(total);
    await expect(page.getByRole("heading", { name: "Таблиці" })).toBeHidden();
    await expect(table.locator(".paper tbody tr").first()).toBeVisible();
    await backOnScreen(page);
    await expect(page.getByRole("heading", { name: "Таблиці" })).toBeVisible();
    await expect(table.locator(".paper")).toHaveCount(0);
  });
});

test("[R2.3-30] fields, forms and tables in an element that is printed in a window keep what is in them @both", async ({
  clerk,
  page,
}) => {
  await clerk.open("/legacy.html");
  await page.evaluate(() => {
    const card = document.createElement("section");
    card.id = "card";
    card.innerHTML = `<h2>Картка</h2><vs-text name="who" title="Хто"></vs-text><textarea></textarea>
      <vs-form id="inner" table="works.request" form="request"></vs-form>`;
    document.body.prepend(card);
    const { open } = window;
    window.open = (...given) => {
      const made = open.call(window, ...given)!;
      made.print = () => {};
      made.close = () => {};
      return made;
    };
  });
  const card = page.locator("#card");
  await card.getByRole("textbox", { name: "Хто" }).fill("Олена Власна");
  await card.locator("> textarea").fill("Примітка");
  await card.getByLabel(/^Заявник/).fill("Петренко Ганна");
  const coming = page.waitForEvent("popup");
  await page.evaluate(() =>
    (window as unknown as { vs: { print(element: Element): void } }).vs.print(document.querySelector("#card")!),
  );
  const paper = await coming;
  await expect(paper.getByLabel("Хто")).toHaveValue("Олена Власна");
  await expect(paper.getByLabel(/^Заявник/)).toHaveValue("Петренко Ганна");
  await expect(paper.locator("#card > textarea")).toHaveValue("Примітка");
  await expect(paper.getByText("Зміст звернення")).toBeVisible();
  for (const text of ["Олена Власна", "Петренко Ганна"]) await expect(paper.getByText(text)).toBeAttached(); // for paper
  await expect(card.getByRole("textbox", { name: "Хто" })).toHaveValue("Олена Власна");
});

test("a data table in a form is printed with all its rows in place of those in view", async ({ clerk, form, page }) => {
  const items = Array.from({ length: 200 }, (_, at) => ({ name: `Stone ${at + 1}`, unit: "m", qty: at, price: 5 }));
  await clerk.open("/forms");
  await clerk.change("works.roadwork/4", { items, budget: 1000 });
  await clerk.open("/admin/edit/works.roadwork/4/estimate");
  const grid = form.element.getByRole("grid", { name: "Позиції" });
  await expect(grid).toContainText("Stone 1");
  const paper = form.element.locator("[data-field=items] .paper");
  await expect(async () => {
    await backOnScreen(page);
    await onPaper(page); // its code comes after the rows
    await expect(paper).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(grid).toBeHidden();
  await expect(paper.locator("tbody tr")).toHaveCount(200);
  await expect(paper.locator("tbody tr").last()).toBeVisible();
  await expect(paper.locator("tbody tr").last()).toContainText("Stone 200");
  await backOnScreen(page);
  await expect(grid).toBeVisible();
  await expect(paper).toHaveCount(0);
});
