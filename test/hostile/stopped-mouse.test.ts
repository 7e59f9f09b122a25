/** The mouse on a page whose handlers let no event reach the document: drags end, and what is open closes. */
import { expect, type Locator, type Page } from "@playwright/test";
import { openPage } from "./compare.ts";
import { put, test } from "./put-tag.ts";

test.use({ trace: "off" });

const gestures: [what: string, gesture: (page: Page) => Promise<void>][] = [
  ["a map", dragsMap],
  ["a vertex", dragsVertex],
  ["a range of cells", selectsCells],
  ["the corner of a cell", fillsCells],
  ["a selection in code", marksCode],
];
for (const [what, gesture] of gestures)
  test(`stop-bubble: ${what} follows the mouse, and is let go with the button`, async ({ browser, site }) => {
    const { page, context } = await openPage(browser, site, "stop-bubble");
    page.setDefaultTimeout(10_000);
    try {
      await gesture(page);
    } finally {
      await context.close();
    }
  });

test("stop-bubble: a calendar closes when the page is pressed outside of it", async ({ browser, site }) => {
  const { page, context } = await openPage(browser, site, "stop-bubble");
  try {
    const field = await put(page, "vs-date", {});
    await field.getByRole("button").first().click();
    await expect(field.locator(".flatpickr-calendar.open")).toBeVisible();
    await page.getByText("A page as offices have them").click();
    await expect(field.locator(".flatpickr-calendar.open")).toHaveCount(0);
  } finally {
    await context.close();
  }
});

/** Presses in the middle or some px below it, moves by these px, lets go, and moves on by as much. */
async function drag(
  page: Page,
  what: Locator,
  [x, y]: [x: number, y: number],
  below = 0,
): Promise<{ after(): Promise<void> }> {
  const box = (await what.boundingBox())!;
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 + below };
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.mouse.move(middle.x + x / 2, middle.y + y / 2);
  await page.mouse.move(middle.x + x, middle.y + y);
  await page.waitForTimeout(100); // a map that is let go in motion glides on
  await page.mouse.up();
  return { after: () => page.mouse.move(middle.x + x * 2, middle.y + y * 2, { steps: 3 }) };
}

async function dragsMap(page: Page): Promise<void> {
  const field = await put(page, "vs-geometry", { geom: "point", value: "POINT(30 50)" });
  const point = field.getByRole("button", { name: "Вершина 1" });
  const left = async () => Math.round((await point.boundingBox())!.x);
  const before = await left();
  const { after } = await drag(page, field.locator(".leaflet-container"), [40, 0], 60);
  expect(await left()).toBe(before + 40);
  await after();
  expect(await left()).toBe(before + 40);
}

async function dragsVertex(page: Page): Promise<void> {
  const field = await put(page, "vs-geometry", { geom: "polygon", value: "POLYGON((30 50,31 50,31 51,30 50))" });
  const value = async () => JSON.stringify(await field.evaluate((tag: HTMLInputElement) => tag.value));
  const before = await value();
  const { after } = await drag(page, field.getByRole("button", { name: "Вершина 2" }), [20, 10]);
  await expect.poll(value).not.toBe(before);
  const dropped = await value();
  await after();
  expect(await value()).toBe(dropped);
}

/** Cells from the first to the third column; those that are passed afterwards are not selected. */
async function selectsCells(page: Page): Promise<void> {
  const sheet = await put(page, "vs-spreadsheet", { rows: "3", cols: "8" });
  const cell = sheet.locator("[role=row][aria-rowindex='2'] > [aria-colindex='2']").first();
  await cell.click();
  const { width } = (await cell.boundingBox())!;
  const { after } = await drag(page, cell, [width * 2, 0]);
  await expect(sheet.locator(".chosen")).toHaveCount(3);
  await after();
  await expect(sheet.locator(".chosen")).toHaveCount(3);
}

/** The corner of a chosen cell copies it to the cells below. */
async function fillsCells(page: Page): Promise<void> {
  const table = await put(page, "vs-data-table", {
    columns: '[{"name":"a","title":"А"}]',
    value: '[{"a":"one"},{"a":"two"},{"a":"three"},{"a":"four"},{"a":"five"}]',
  });
  const filled = table.getByRole("gridcell", { name: "one" });
  await filled.click();
  const { x, y, width, height } = (await filled.boundingBox())!;
  await page.mouse.move(x + width - 3, y + height - 3);
  await page.mouse.down();
  await page.mouse.move(x + width / 2, y + height * 1.3);
  await page.mouse.move(x + width / 2, y + height * 1.5);
  await page.mouse.up();
  await expect(filled).toHaveCount(2);
  await page.mouse.move(x + width / 2, y + height * 3.5, { steps: 3 });
  await expect(filled).toHaveCount(2);
  await expect(table.locator(".chosen")).toHaveCount(2);
}

/** A part of the line is marked; what is passed afterwards is not. */
async function marksCode(page: Page): Promise<void> {
  const code = await put(page, "vs-code", { value: "first and second" });
  await code.getByText("first and second").click();
  const { x, y, height } = (await code.locator(".ace_line", { hasText: "first" }).boundingBox())!;
  await page.mouse.move(x + 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + 20, y + height / 2);
  await page.mouse.move(x + 40, y + height / 2);
  await page.mouse.up();
  const marked = async () => Math.round((await code.locator(".ace_selection").first().boundingBox())!.width);
  await expect.poll(marked).toBeGreaterThan(20);
  const width = await marked();
  await page.mouse.move(x + 90, y + height / 2, { steps: 3 });
  await page.waitForTimeout(100);
  expect(await marked()).toBe(width);
}

test("a marked word of code is moved by dragging it", async ({ browser, site }) => {
  const { page, context } = await openPage(browser, site, "plain");
  try {
    const code = await put(page, "vs-code", { value: "first and second" });
    await code.getByText("first and second").click();
    const line = (await code.locator(".ace_line", { hasText: "first" }).boundingBox())!;
    await page.mouse.dblclick(line.x + 12, line.y + line.height / 2);
    const word = (await code.locator(".ace_selection").first().boundingBox())!;
    await page.mouse.move(word.x + word.width / 2, word.y + word.height / 2);
    await page.mouse.down();
    await page.waitForTimeout(200);
    const end = { x: line.x + word.width * 4, y: line.y + line.height / 2 };
    await page.mouse.move(end.x - 5, end.y, { steps: 5 });
    await page.mouse.move(end.x, end.y, { steps: 5 });
    await page.waitForTimeout(200);
    await page.mouse.up();
    await expect(code.locator(".ace_line").first()).toHaveText(/^ ?and second ?first ?$/);
  } finally {
    await context.close();
  }
});
