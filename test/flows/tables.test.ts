/** Tables of records: from the server page by page, from a script, and the page's own `<table>` (vs-table). */
import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { readBook } from "../../src/vendors/xlsx/read-book.ts";
import { findings } from "../support/axe.ts";
import { chunkOf } from "../support/chunks.ts";
import { expect, test } from "../support/demo.ts";
import type { Clerk } from "../support/driver.ts";

const requests = (page: Page): Locator => page.locator("vs-table[table='works.request']");
const grid = (page: Page): Locator => requests(page).getByRole("grid", { name: "Звернення" });
const heading = (table: Locator, name: string): Locator => table.getByRole("columnheader", { name });
/** The texts of a column in the rows that are drawn, in the order that is seen. */
async function columnOf(table: Locator, title: string): Promise<string[]> {
  return table.evaluate((root, wanted) => {
    const heads = [...root.querySelectorAll("[role=columnheader],th")];
    const at = heads.findIndex((head) => head.textContent?.includes(wanted));
    const rows = [...root.querySelectorAll<HTMLElement>(".grid-body .grid-row:not([hidden]),tbody tr:not([hidden])")];
    const placed = rows.map((row) => ({ row, top: row.getBoundingClientRect().top }));
    return placed
      .toSorted((one, other) => one.top - other.top)
      .map(({ row }) => (row.children[at]?.textContent ?? "").trim());
  }, title);
}
const sorted = (texts: readonly string[]) => texts.toSorted(new Intl.Collator("uk", { numeric: true }).compare);

test.describe("the requests page by page from the server", () => {
  test.beforeEach(async ({ clerk, page }) => {
    await clerk.open("/tables");
    await expect(grid(page).getByRole("row").nth(5)).toContainText("ЗВ-");
  });

  test("a click on a heading sorts on the server, and only the rows in view are drawn @both", async ({ page }) => {
    const asked = page.waitForRequest(/works\.request\/\?.*order=due/);
    await heading(grid(page), "Термін").click();
    await asked;
    await expect(heading(grid(page), "Термін")).toHaveAttribute("aria-sort", "ascending");
    await expect(async () => {
      const days = (await columnOf(grid(page), "Термін")).filter(Boolean);
      const iso = days.map((day) => day.split(".").toReversed().join("-"));
      expect(iso.length).toBeGreaterThan(5);
      expect(iso).toEqual(iso.toSorted());
    }).toPass();
    expect(Number(await grid(page).getAttribute("aria-rowcount"))).toBeGreaterThan(1800);
    expect(await grid(page).locator(".grid-row").count()).toBeLessThan(50);
  });

  test("a filter by status shows its words, is removed by its chip, and is still there after a reload", async ({
    page,
  }) => {
    await heading(grid(page), "Статус").hover();
    await grid(page).getByRole("button", { name: "Меню колонки «Статус»" }).click();
    await page.getByRole("checkbox", { name: "Виконано" }).check();
    const chip = page.getByRole("button", { name: "Прибрати фільтр: Статус: Виконано" });
    await expect(chip).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(async () => {
      const words = (await columnOf(grid(page), "Статус")).filter(Boolean);
      expect([...new Set(words)]).toEqual(["Виконано"]);
    }).toPass();
    await page.reload();
    await expect(chip).toBeVisible();
    const filtered = Number(await grid(page).getAttribute("aria-rowcount"));
    await chip.click();
    await expect.poll(async () => Number(await grid(page).getAttribute("aria-rowcount"))).toBeGreaterThan(filtered);
  });

  test("by keyboard alone: to a cell, to the heading, its menu, and a filter by text", async ({ page }) => {
    await grid(page).locator('[tabindex="0"]').focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowRight");
    await expect(grid(page).locator(":focus")).toHaveAttribute("aria-colindex", "2");
    await page.keyboard.press("Control+End");
    await expect(grid(page).locator(":focus")).toHaveText(/Змінити/);
    await page.keyboard.press("Control+Home");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect(heading(grid(page), "Заявник")).toBeFocused();
    await page.keyboard.press("Alt+ArrowDown");
    const menu = page.getByRole("dialog", { name: "Колонка «Заявник»" });
    await expect(menu).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.type("бондар");
    await expect(async () => {
      const names = (await columnOf(grid(page), "Заявник")).filter(Boolean);
      expect(names.length).toBeGreaterThan(0);
      expect(names.filter((name) => !/бондар/i.test(name))).toEqual([]);
    }).toPass();
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(heading(grid(page), "Заявник")).toBeFocused();
  });

  test("Enter on a cell that is not edited opens the row's form; after the save the row shows the new value, is marked and has the focus", async ({
    form,
    page,
  }) => {
    await grid(page).locator('[tabindex="0"]').focus();
    await page.keyboard.press("Enter");
    await form.type("Заявник", "Рядкова Олена");
    await form.save();
    const row = grid(page).locator(".grid-row.saved");
    await expect(row).toContainText("Рядкова Олена");
    await expect(row.locator(":focus")).toHaveCount(1);
  });

  test("a record that is deleted leaves the table", async ({ clerk, page }) => {
    const before = Number(await grid(page).getAttribute("aria-rowcount"));
    const name = await grid(page).getByRole("row").nth(3).innerText();
    await grid(page).getByRole("row").nth(3).getByRole("link", { name: "Видалити" }).click();
    await clerk.answer(/Так|Видалити/);
    await expect.poll(async () => Number(await grid(page).getAttribute("aria-rowcount"))).toBe(before - 1);
    await expect(grid(page).getByText(name.split("\n")[0]!)).toHaveCount(0);
  });

  test("says what is wrong when the server fails, and a retry brings the rows", async ({ page, fault, trouble }) => {
    trouble.expect("status of 500", /console\.error: (Server)?Error/);
    await fault({ path: "/api/works.request/\\?", kind: "status", status: 500, times: 1 });
    await heading(grid(page), "Заявник").click();
    await expect(requests(page).getByRole("alert")).toContainText("500");
    await requests(page).getByRole("button", { name: "Повторити" }).click();
    await expect(requests(page).getByRole("alert")).toHaveCount(0);
    await expect(grid(page).getByRole("row").nth(3)).toContainText("ЗВ-");
  });

  test("rows that cannot be read again stay, and the failure is seen beside the rows of a phone", async ({
    page,
    fault,
    trouble,
  }) => {
    trouble.expect("status of 500", /console\.error: (Server)?Error/);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(grid(page).getByRole("row").nth(3)).toContainText("ЗВ-");
    await fault({ path: "/api/works.request/\\?", kind: "status", status: 500, times: 1 });
    await requests(page).evaluate((tag: HTMLElement & { refresh(): Promise<void> }) => tag.refresh());
    await expect(requests(page).getByRole("alert")).toBeInViewport({ ratio: 1 });
    await expect(grid(page).getByRole("row").nth(3)).toContainText("ЗВ-");
    await requests(page).getByRole("button", { name: "Повторити" }).click();
    await expect(requests(page).getByRole("alert")).toHaveCount(0);
  });

  test("filters that nothing matches say so, with the button that helps", async ({ page }) => {
    await heading(grid(page), "Заявник").click({ button: "right" });
    await page.getByRole("textbox", { name: "Містить" }).fill("нікого такого");
    await expect(requests(page).getByText("За цими фільтрами нічого не знайдено.")).toBeVisible();
    await page.keyboard.press("Escape");
    await requests(page).getByRole("button", { name: "Скинути фільтри" }).click();
    await expect(grid(page).getByRole("row").nth(3)).toContainText("ЗВ-");
  });

  test("columns are hidden, moved, widened and frozen by the menu, kept, and shared by an address", async ({
    context,
    page,
    browserName,
  }) => {
    const titles = () => grid(page).getByRole("columnheader").locator(".heading").allInnerTexts();
    const choose = async (column: string, item: string) => {
      await heading(grid(page), column).click({ button: "right" });
      await page.getByRole("button", { name: item }).click();
    };
    await choose("Тема", "Приховати колонку");
    await choose("Статус", "Перемістити ближче до початку");
    await choose("Статус", "Закріпити до цієї колонки");
    await heading(grid(page), "Заявник").click({ button: "right" });
    await page.getByRole("spinbutton", { name: "Ширина, пікселів" }).fill("301");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    const wanted = ["№", "Статус", "Заявник", "Термін", "Пріоритет", "Витрачено", "Дії"];
    await expect.poll(titles).toEqual(wanted);
    await page.reload();
    await expect.poll(titles).toEqual(wanted);
    expect((await heading(grid(page), "Заявник").boundingBox())?.width).toBe(301);
    if (browserName !== "chromium") return;
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await requests(page).getByRole("button", { name: "Вигляд" }).click();
    await page.getByRole("button", { name: "Скопіювати посилання на цей вигляд" }).click();
    const address = await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toContain("_view.works.request=")
      .then(() => page.evaluate(() => navigator.clipboard.readText()));
    await page.evaluate(() => localStorage.clear());
    await page.goto(address);
    await expect.poll(titles).toEqual(wanted);
  });

  test("hiding a column from the menu of the view leaves the focus on its button", async ({ page }) => {
    const view = requests(page).getByRole("button", { name: "Вигляд" });
    await view.focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Space");
    await expect(heading(grid(page), "Тема")).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(view).toBeFocused();
  });

  test("the first rows that don't come leave no placeholders above the words", async ({ page, fault, trouble }) => {
    trouble.expect("status of 500", /console\.error: (Server)?Error/);
    await fault({ path: "/api/works.request/\\?", kind: "status", status: 500, times: 1 });
    await page.reload();
    await expect(requests(page).getByRole("alert")).toContainText("500");
    await expect(grid(page).locator(".waiting").first()).toBeHidden();
    await requests(page).getByRole("button", { name: "Повторити" }).click();
    await expect(grid(page).getByRole("row").nth(3)).toContainText("ЗВ-");
  });

  test("[R1-06] exports what is shown as .xlsx, with days that a spreadsheet reads as days", async ({ page }) => {
    await requests(page).getByRole("button", { name: "Експорт" }).click();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Показане, .xlsx" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("works.request.xlsx");
    const [head, ...lines] = readBook(readFileSync(await download.path()));
    expect(head).toEqual(["№", "Тема", "Заявник", "Статус", "Термін", "Пріоритет", "Витрачено"]);
    expect(lines.length).toBeGreaterThan(100);
    expect(lines.every(([num, , , , due]) => num!.startsWith("ЗВ-") && /^(\d\d\.\d\d\.\d{4})?$/.test(due!))).toBe(true);
  });

  test("[R1-06] exports what is shown as .csv with titles, dates and words as people read them", async ({ page }) => {
    await heading(grid(page), "Статус").click({ button: "right" });
    await page.getByRole("checkbox", { name: "Відхилено" }).check();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: /Прибрати фільтр/ })).toBeVisible();
    await requests(page).getByRole("button", { name: "Експорт" }).click();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Показане, .csv" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("works.request.csv");
    const text = readFileSync(await download.path(), "utf8");
    expect(text.charCodeAt(0)).toBe(0xfeff);
    const [head, ...lines] = text.trim().split("\r\n");
    expect(head).toBe("№;Тема;Заявник;Статус;Термін;Пріоритет;Витрачено");
    expect(lines.length).toBeGreaterThan(100);
    expect(lines.every((line) => /^ЗВ-\d{4}\/\d{5};.*;Відхилено;(\d\d\.\d\d\.\d{4})?;/.test(line))).toBe(true);
  });

  test("axe finds nothing in the table and in the menus of a column and of the view", async ({ page }) => {
    expect(await findings(page, "vs-table")).toEqual([]);
    await heading(grid(page), "Статус").click({ button: "right" });
    expect(await findings(page, "vs-table")).toEqual([]);
    await page.keyboard.press("Escape");
    await requests(page).getByRole("button", { name: "Вигляд" }).click();
    expect(await findings(page, "vs-table")).toEqual([]);
  });

  test("at 390 px rows are cards in the order of the columns' priority, and can be sorted and opened", async ({
    form,
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const card = grid(page).locator(".grid-body .grid-row:not([hidden])").first();
    await expect(card.getByRole("gridcell").nth(1)).toHaveAttribute("data-title", "Статус");
    const titles = await card
      .getByRole("gridcell")
      .evaluateAll((cells) => cells.map((cell) => (cell as HTMLElement).dataset["title"]));
    expect(titles).toEqual(["№", "Статус", "Заявник", "Тема", "Термін", "Дії"]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await requests(page).getByRole("button", { name: "Вигляд" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Меню колонки «Заявник»" }).click();
    await page.getByRole("button", { name: "За спаданням" }).click();
    await expect(async () => {
      const names = (await columnOf(grid(page), "Заявник")).filter(Boolean);
      expect(names.length).toBeGreaterThan(3);
      expect(names).toEqual(sorted(names).toReversed());
    }).toPass();
    await card.getByRole("link", { name: "Змінити" }).click();
    await expect(form.field("Заявник")).toBeVisible();
  });
});

test.describe("cells edited in place", () => {
  const cellOf = (page: Page, id: number, title: string): Locator =>
    grid(page)
      .getByRole("row")
      .filter({ has: page.locator(`a[edit="works.request/${id}/request"]`) })
      .locator(`[data-title="${title}"]`);
  const stored = async (page: Page, id: number): Promise<Record<string, unknown>> =>
    (await (await page.request.get(`/api/works.request/${id}`)).json()) as Record<string, unknown>;

  test.beforeEach(async ({ id, clerk, page }) => {
    await clerk.open("/tables");
    await expect(cellOf(page, id, "Заявник")).toHaveText("Олена Власна");
  });

  test("typing replaces the value, Enter saves it once and goes on; Ctrl+Z takes it back", async ({ id, page }) => {
    const writes: string[] = [];
    page.on("request", (request) => request.method() === "PUT" && writes.push(request.postData() ?? ""));
    await cellOf(page, id, "Заявник").click();
    await page.keyboard.type("Natalia Nova");
    await page.keyboard.press("Enter");
    await expect(cellOf(page, id, "Заявник")).toHaveText("Natalia Nova");
    await expect.poll(async () => (await stored(page, id))["applicant"]).toBe("Natalia Nova");
    await expect(grid(page).locator(".busy,.wrong")).toHaveCount(0);
    expect(writes).toHaveLength(1);
    expect(JSON.parse(writes[0]!)).toEqual({ id, applicant: "Natalia Nova" });
    await page.keyboard.press("Control+z");
    await expect(cellOf(page, id, "Заявник")).toHaveText("Олена Власна");
    await expect.poll(async () => (await stored(page, id))["applicant"]).toBe("Олена Власна");
  });

  /** Opens the page with one of its answers held back. @returns what lets it through */
  async function openWithout(page: Page, clerk: Clerk, late: string | RegExp): Promise<() => void> {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(late, async (route) => {
      await released;
      await route.continue();
    });
    await clerk.open("/tables");
    return release;
  }

  test("what is typed before the code of editing has come is kept @both", async ({ id, clerk, page }) => {
    const release = await openWithout(page, clerk, chunkOf("elements/table/editing/cell-editing.ts"));
    await cellOf(page, id, "Заявник").click();
    await page.keyboard.type("Natalia");
    await expect(cellOf(page, id, "Заявник")).toHaveText("Олена Власна");
    release();
    await expect(grid(page).locator("input.cell-input")).toHaveValue("Natalia");
    await page.keyboard.type(" Nova");
    await page.keyboard.press("Enter");
    await expect.poll(async () => (await stored(page, id))["applicant"]).toBe("Natalia Nova");
    await page.waitForTimeout(1500); // tables are read again after a save: the end of the page would break that off
  });

  const pasteInto = (cell: Locator, text: string): Promise<void> =>
    cell.evaluate((element, copied) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", copied);
      element.dispatchEvent(
        new ClipboardEvent("paste", { clipboardData, bubbles: true, composed: true, cancelable: true }),
      );
    }, text);

  test("a block pasted before the code of editing has come is shown when it has", async ({ id, clerk, page }) => {
    const release = await openWithout(page, clerk, chunkOf("elements/table/editing/cell-editing.ts"));
    await cellOf(page, id, "Заявник").click();
    await pasteInto(cellOf(page, id, "Заявник"), "Перша\nДруга\n");
    release();
    const dialog = page.getByRole("dialog", { name: "Вставити з таблиці" });
    await expect(dialog.getByText("Рядків: 2, клітинок: 2")).toBeVisible();
  });

  test("a cell with options opens with its list, however late that comes; Tab does not wait for it", async ({
    id,
    clerk,
    page,
  }) => {
    const release = await openWithout(page, clerk, /\/api-user\/select/);
    await cellOf(page, id, "Статус").dblclick();
    await page.keyboard.press("Tab");
    await expect(cellOf(page, id, "Статус")).not.toBeFocused();
    await cellOf(page, id, "Статус").dblclick();
    release();
    await expect(grid(page).locator("select")).toBeFocused();
  });

  test("options are chosen from a list, dates and numbers typed as people write them; Escape changes nothing", async ({
    id,
    page,
  }) => {
    await cellOf(page, id, "Статус").dblclick();
    await grid(page).locator("select").selectOption({ label: "У роботі" });
    await page.keyboard.press("Enter");
    await expect(cellOf(page, id, "Статус")).toHaveText("У роботі");
    await cellOf(page, id, "Термін").dblclick();
    await grid(page).locator("input.cell-input").fill("5.3.2027");
    await page.keyboard.press("Tab");
    await expect(cellOf(page, id, "Термін")).toHaveText("05.03.2027");
    await cellOf(page, id, "Заявник").dblclick();
    await grid(page).locator("input.cell-input").fill("Ніхто");
    await page.keyboard.press("Escape");
    await expect(cellOf(page, id, "Заявник")).toHaveText("Олена Власна");
    await expect
      .poll(async () => stored(page, id))
      .toMatchObject({
        status: "in_work",
        due: "2027-03-05",
        applicant: "Олена Власна",
      });
  });

  test("what is wrong is said at the cell, and what was typed stays until it is right", async ({ id, page }) => {
    await cellOf(page, id, "Заявник").dblclick();
    await grid(page).locator("input.cell-input").fill("");
    await page.keyboard.press("Enter");
    const cell = cellOf(page, id, "Заявник");
    await expect(cell).toHaveAttribute("aria-invalid", "true");
    await expect(cell).toHaveAttribute("title", /обов/);
    await expect(requests(page).getByRole("status").filter({ hasText: /обов/ })).toBeVisible();
    expect((await stored(page, id))["applicant"]).toBe("Олена Власна");
    await cell.dblclick();
    await grid(page).locator("input.cell-input").fill("Марія Вірна");
    await page.keyboard.press("Enter");
    await expect(cell).not.toHaveAttribute("aria-invalid", "true");
    await expect.poll(async () => (await stored(page, id))["applicant"]).toBe("Марія Вірна");
  });

  test("a refusal of the server keeps the typed text; Enter sends it again, and it is stored once", async ({
    id,
    page,
    fault,
    trouble,
  }) => {
    trouble.expect("status of 500", /console\.error: (Server)?Error/);
    await fault({ path: `/api/works.request/${id}$`, method: "PUT", kind: "status", status: 500, times: 1 });
    await cellOf(page, id, "Заявник").click();
    await page.keyboard.type("After failure");
    await page.keyboard.press("Enter");
    const cell = cellOf(page, id, "Заявник");
    await expect(cell).toHaveAttribute("aria-invalid", "true");
    await expect(cell).toHaveText("After failure");
    await cell.dblclick();
    await page.keyboard.press("Enter");
    await expect(cell).not.toHaveAttribute("aria-invalid", "true");
    await expect.poll(async () => (await stored(page, id))["applicant"]).toBe("After failure");
  });

  test("a value that somebody else has changed meanwhile is not overwritten without asking", async ({
    id,
    clerk,
    page,
  }) => {
    await cellOf(page, id, "Заявник").dblclick();
    await grid(page).locator("input.cell-input").fill("Моя");
    await clerk.change(`works.request/${id}`, { applicant: "Чужа" });
    await page.keyboard.press("Enter");
    const cell = cellOf(page, id, "Заявник");
    await expect(cell).toHaveAttribute("title", /Чужа/);
    expect((await stored(page, id))["applicant"]).toBe("Чужа");
    await cell.dblclick();
    await page.keyboard.press("Enter");
    await expect.poll(async () => (await stored(page, id))["applicant"]).toBe("Моя");
  });

  test("cells copied in a spreadsheet are pasted: matched by headings, previewed with wrong ones marked, one Ctrl+Z takes all back", async ({
    id,
    page,
  }) => {
    const paste = (text: string) => pasteInto(cellOf(page, id, "Заявник"), text);
    await cellOf(page, id, "Заявник").click();
    const before = await columnOf(grid(page), "Заявник");
    await paste("Термін\tЗаявник\n5.3.2027\tПерша\n99.99.2027\tДруга\n");
    const dialog = page.getByRole("dialog", { name: "Вставити з таблиці" });
    await expect(dialog.getByText("Рядків: 2, клітинок: 4")).toBeVisible();
    await expect(dialog.getByText("Клітинок з помилками: 1")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    expect(await columnOf(grid(page), "Заявник")).toEqual(before);
    await paste("Перша\nДруга\n");
    expect(await findings(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Вставити" }).click();
    await expect.poll(async () => (await columnOf(grid(page), "Заявник")).slice(0, 2)).toEqual(["Перша", "Друга"]);
    await expect.poll(async () => (await stored(page, id))["applicant"]).toBe("Перша");
    await expect(grid(page).locator(".busy,.wrong")).toHaveCount(0);
    await cellOf(page, id, "Заявник").click();
    await page.keyboard.press("Control+z");
    await expect.poll(async () => columnOf(grid(page), "Заявник")).toEqual(before);
    await expect.poll(async () => (await stored(page, id))["applicant"]).toBe("Олена Власна");
  });

  test("Ctrl+C copies the chosen rows to where Ctrl+V puts them; without a choice the cell @both", async ({ page }) => {
    await page.evaluate(() => document.querySelector("h1")!.append(document.createElement("textarea")));
    const pasted = page.locator("h1 textarea");
    const copyInto = async (cell: Locator) => {
      await cell.focus();
      await page.keyboard.press("Control+c");
      await pasted.focus();
      await page.keyboard.press("Control+a");
      await page.keyboard.press("Control+v");
      return pasted.inputValue();
    };
    const row = grid(page).getByRole("row").nth(1);
    const cell = row.getByRole("gridcell").nth(2);
    const text = await cell.textContent();
    expect(await copyInto(cell)).toBe(text);
    await cell.focus();
    await page.keyboard.press("Space");
    const [line, ...others] = (await copyInto(grid(page).getByRole("row").nth(2).getByRole("gridcell").nth(2))).split(
      "\n",
    );
    expect([others, line!.split("\t").length > 3, line!.includes(text!)]).toEqual([[], true, true]);
  });

  test("Ctrl+Enter sets the value in all chosen rows, and one Ctrl+Z takes all of them back", async ({ id, page }) => {
    await cellOf(page, id, "Пріоритет").click();
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Space");
    await expect(requests(page).getByText("вибрано 2")).toBeVisible();
    const other = Number(
      (await grid(page).locator('.grid-row[aria-selected="true"] a[edit]').nth(1).getAttribute("edit"))!.split("/")[1],
    );
    const before = (await stored(page, other))["applicant"];
    await cellOf(page, id, "Заявник").dblclick();
    await grid(page).locator("input.cell-input").fill("Обидва");
    await page.keyboard.press("Control+Enter");
    await expect.poll(async () => (await stored(page, other))["applicant"]).toBe("Обидва");
    await expect.poll(async () => (await stored(page, id))["applicant"]).toBe("Обидва");
    await expect(grid(page).locator(".busy,.wrong")).toHaveCount(0);
    await page.keyboard.press("Control+z");
    await expect.poll(async () => (await stored(page, id))["applicant"]).toBe("Олена Власна");
    await expect.poll(async () => (await stored(page, other))["applicant"]).toBe(before);
  });
});

test.describe("the corner of a cell", () => {
  const cellAt = (page: Page, row: number, title: string) =>
    grid(page).locator(`.grid-row[aria-rowindex="${row + 2}"] [data-title="${title}"]`);
  const middleOf = async (cell: Locator) => {
    const { x, y, width, height } = (await cell.boundingBox())!;
    return { x: x + width / 2, y: y + height / 2 };
  };
  /** Drags the corner of a cell into another cell, and lets it go there unless it is asked not to. */
  async function drag(page: Page, from: Locator, to: Locator, isLetGo = true): Promise<void> {
    await from.click();
    const { x, y, width, height } = (await from.boundingBox())!;
    await page.mouse.move(x + width - 4, y + height - 4);
    await page.mouse.down();
    const end = await middleOf(to);
    await page.mouse.move(end.x, end.y, { steps: 5 });
    await page.mouse.move(end.x + 1, end.y);
    await expect(to).toHaveClass(/filling/);
    if (isLetGo) await page.mouse.up();
  }

  test.beforeEach(async ({ id, clerk, page }) => {
    await clerk.open("/tables");
    await expect(cellAt(page, 0, "Заявник")).toHaveText("Олена Власна");
    expect(id).toBeGreaterThan(0);
  });

  test("fills the cells below that it is dragged over, and one Ctrl+Z takes all back @both", async ({ page }) => {
    const names = () => Promise.all([0, 1, 2, 3].map((row) => cellAt(page, row, "Заявник").textContent()));
    const before = await names();
    await drag(page, cellAt(page, 0, "Заявник"), cellAt(page, 2, "Заявник"));
    await expect.poll(names).toEqual(["Олена Власна", "Олена Власна", "Олена Власна", before[3]]);
    await expect(grid(page).locator(".busy,.wrong,.filling")).toHaveCount(0);
    const answer = await page.request.get("/api/works.request/?order=-id&limit=4");
    const { rows } = (await answer.json()) as { rows: { applicant: string }[] };
    expect(rows.map(({ applicant }) => applicant)).toEqual(await names());
    await page.keyboard.press("Control+z");
    await expect.poll(names).toEqual(before);
    await drag(page, cellAt(page, 3, "Заявник"), cellAt(page, 1, "Заявник"));
    await expect.poll(names).toEqual([before[0], before[3], before[3], before[3]]);
    await page.keyboard.press("Control+z");
    await expect.poll(names).toEqual(before);
    await expect(grid(page).locator(".busy,.wrong")).toHaveCount(0);
  });

  test("fills the cell beside it; Escape gives up", async ({ page }) => {
    const priority = cellAt(page, 0, "Пріоритет");
    const spent = cellAt(page, 0, "Витрачено");
    const before = await spent.textContent();
    await drag(page, priority, spent, false);
    await page.keyboard.press("Escape");
    await expect(grid(page).locator(".filling")).toHaveCount(0);
    await page.mouse.up();
    await expect(spent).toHaveText(before!);
    await drag(page, priority, spent);
    await expect(spent).toHaveText((await priority.textContent())!);
    await expect(grid(page).locator(".busy,.wrong")).toHaveCount(0);
    await page.keyboard.press("Control+z");
    await expect(spent).toHaveText(before!);
    await expect(grid(page).locator(".busy,.wrong")).toHaveCount(0);
  });

  test("goes on while it is held at the last row in view", async ({ page }) => {
    const names = await columnOf(grid(page), "Заявник");
    await drag(page, cellAt(page, 0, "Заявник"), cellAt(page, 1, "Заявник"), false);
    const { x, y, height } = (await grid(page).boundingBox())!;
    await page.mouse.move(x + 450, y + height - 5, { steps: 3 });
    await expect(cellAt(page, 60, "Заявник")).toHaveClass(/filling/);
    await page.keyboard.press("Escape");
    await page.mouse.up();
    await page.keyboard.press("Control+Home");
    await expect.poll(async () => (await columnOf(grid(page), "Заявник")).slice(0, 3)).toEqual(names.slice(0, 3));
  });
});

test("100,000 rows: the last one is reached by keys, sorted in the page, and few elements are drawn @both", async ({
  clerk,
  page,
}) => {
  await clerk.open("/tables/100000");
  const table = page.getByRole("grid", { name: "Багато рядків" });
  await expect(table).toHaveAttribute("aria-rowcount", "100001");
  await table.locator('[tabindex="0"]').focus();
  await page.keyboard.press("Control+End");
  await expect(table.locator(":focus")).toHaveText("100 000");
  await heading(table, "Адреса").click();
  await expect(heading(table, "Адреса")).toHaveAttribute("aria-sort", "ascending");
  await expect(async () => {
    const streets = (await columnOf(table, "Адреса")).filter(Boolean);
    expect(streets.length).toBeGreaterThan(5);
    expect(streets).toEqual(sorted(streets));
  }).toPass();
  expect(await table.locator(".grid-row").count()).toBeLessThan(60);
});

test("Space and clicks with Shift choose rows, which stay chosen when the table is sorted", async ({ clerk, page }) => {
  await clerk.open("/tables/10000");
  const table = page.getByRole("grid", { name: "Багато рядків" });
  await table.getByRole("checkbox", { name: "Р-000002" }).click();
  await table.getByRole("checkbox", { name: "Р-000005" }).click({ modifiers: ["Shift"] });
  await expect(page.getByText("вибрано 4")).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Space");
  await expect(page.getByText("вибрано 5")).toBeVisible();
  await heading(table, "Код").click();
  await heading(table, "Код").click();
  await expect(page.getByText("вибрано 5")).toBeVisible();
  const chosen = await page.locator("vs-table").evaluate((one) => (one as unknown as { chosen(): string[] }).chosen());
  expect(sorted(chosen)).toEqual(["2", "3", "4", "5", "6"]);
});

test.describe("a page's own table", () => {
  const table = (page: Page): Locator => page.getByRole("grid");

  test("is sorted by a click, its links open forms, and after the save it is still sorted @both", async ({
    id,
    clerk,
    form,
    page,
  }) => {
    await clerk.open("/legacy.html");
    await expect(table(page)).toBeVisible();
    await heading(table(page), "Заявник").click();
    await expect(heading(table(page), "Заявник")).toHaveAttribute("aria-sort", "ascending");
    const names = await columnOf(table(page), "Заявник");
    expect(names).toEqual(sorted(names));
    await clerk.edit(`works.request/${id}`);
    await form.type("Заявник", "Яценко Яна");
    await form.save();
    await expect(table(page).getByRole("row", { name: "Яценко Яна" })).toBeVisible();
    await expect(heading(table(page), "Заявник")).toHaveAttribute("aria-sort", "ascending");
    const after = await columnOf(table(page), "Заявник");
    expect(after).toEqual(sorted(after));
  });

  test("by keyboard alone: headings, cells, sort by Enter, the menu and a filter", async ({ clerk, page }) => {
    await clerk.open("/legacy.html");
    await heading(table(page), "№").focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await expect(heading(table(page), "Тема")).toHaveAttribute("aria-sort", "ascending");
    await page.keyboard.press("ArrowDown");
    await expect(table(page).locator("tbody tr").first().locator("td").nth(1)).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Alt+ArrowDown");
    const wanted = (await columnOf(table(page), "Тема"))[0]!.toLowerCase(); // the newest records are those of other tests
    await page.getByRole("textbox", { name: "Містить" }).fill(wanted);
    await expect(async () => {
      const topics = await columnOf(table(page), "Тема");
      expect(topics.length).toBeGreaterThan(0);
      expect(topics.filter((topic) => !topic.toLowerCase().includes(wanted))).toEqual([]);
    }).toPass();
    await page.keyboard.press("Escape");
    await expect(heading(table(page), "Тема")).toBeFocused();
    await page.getByRole("button", { name: /Прибрати фільтр: Тема/ }).click();
    await expect(table(page).locator("tbody tr[hidden]")).toHaveCount(0);
  });

  test("does not move when the script comes, and is a plain table when it does not", async ({
    clerk,
    page,
    trouble,
  }) => {
    trouble.expect("ERR_FAILED");
    await page.route("**/dist/**", (route) => route.abort());
    await page.goto("/legacy.html");
    const box = () => page.locator("table.list").boundingBox();
    const before = await box();
    await expect(page.locator("table.list tbody tr").first()).toBeVisible();
    await page.unroute("**/dist/**");
    await clerk.open("/legacy.html");
    await expect(table(page)).toBeVisible();
    expect(await box()).toEqual(before);
  });

  test("axe finds nothing new in it", async ({ clerk, page }) => {
    await clerk.open("/legacy.html");
    await heading(table(page), "Тема").click();
    await heading(table(page), "Тема").click({ button: "right" });
    await expect(page.getByRole("dialog", { name: "Колонка «Тема»" })).toBeVisible();
    const found = await findings(page, "vs-table");
    expect(found.filter((one) => !one.includes(".badge"))).toEqual([]); // the page's own colours
  });

  test("at 390 px its rows are cards with the titles of the columns", async ({ page, clerk }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await clerk.open("/admin/requests");
    await expect(page.locator("vs-outlet table.list")).toBeVisible();
    await page.evaluate(() => {
      const list = document.querySelector("vs-outlet table.list")!;
      const wrapper = document.createElement("vs-table");
      list.replaceWith(wrapper);
      wrapper.append(list);
    });
    const cell = page.locator("vs-table tbody tr td").nth(2);
    await expect(page.locator("vs-table[vs-cards]")).toHaveCount(1);
    expect(await cell.evaluate((one) => getComputedStyle(one, "::before").content)).toBe('"Заявник"');
    await expect(page.locator("vs-table").getByRole("button", { name: "Вигляд" })).toBeVisible();
  });
});
