/**
 * Tables, files, maps and editors on pages that change what their libraries stand on. The driver finds elements in a
 * world of its own, so the page's replaced methods do not disturb it.
 */
import { Buffer } from "node:buffer";
import { expect, type Locator, type Page } from "@playwright/test";
import { openPage } from "./compare.ts";
import { hostilePages } from "./hostile-pages.ts";
import { put, test } from "./put-tag.ts";
import type { Site } from "./site.ts";

// A trace is a script in the page too, with its own globals.
test.use({ trace: "off" });

/** Pages whose scripts, policy or styles reach into the tags; how a page loads our script makes no difference to them. */
const names = [
  ["plain", "prototype", "prototype-1-6", "mootools", "mootools-late", "mootools-1-2", "bluebird", "zone"],
  ["es6-promise", "core-js-2", "old-polyfills", "elements-polyfill", "constructors-replaced", "object-prototype"],
  ["old-jquery", "jquery-4", "turbo", "unpoly", "taken-names", "clobbering", "storage", "observers", "shortcuts"],
  ["csp-self", "trusted-types", "css-reset", "css-divs", "zoom", "transforms", "quirks", "rtl", "stop-bubble"],
].flat();

/** These also in Firefox. */
const inBoth = new Set(["plain", "prototype-1-6", "mootools", "object-prototype", "clobbering", "css-reset"]);

for (const name of names)
  test(
    `${name}: beside ${hostilePages[name]!.crime} tables, files, maps and editors work`,
    {
      tag: inBoth.has(name) ? ["@both"] : [],
    },
    async ({ browser, site }) => {
      const { page, context, said } = await openPage(browser, site, name);
      page.setDefaultTimeout(10_000);
      try {
        await editsRow(page, site);
        await sendsFile(page, site);
        await zoomsMap(page);
        await changesShape(page);
        await typesInCells(page);
        await typesInEditors(page);
        await showsTree(page);
        await asksTable(page);
      } finally {
        expect.soft(said.filter(isTrouble), "what the console says meanwhile").toEqual([]);
        await context.close();
      }
    },
  );

/** By a double click, which Firefox over BiDi does not make: there by a key. */
async function opensCell(cell: Locator): Promise<void> {
  if (cell.page().context().browser()?.browserType().name() !== "firefox") return cell.dblclick();
  await cell.click();
  await cell.page().keyboard.press("F2");
}

/** A cell of a served table is typed over; the server gets its column, once. */
async function editsRow(page: Page, { posted }: Site): Promise<void> {
  const before = posted.length;
  const table = await put(page, "vs-table", {
    table: "host.note",
    form: "note",
    columns: '["subject"]',
    actions: "cells",
  });
  const cell = table.getByRole("gridcell", { name: "Ліхтар" });
  await opensCell(cell);
  await page.keyboard.press("Control+a");
  await page.keyboard.type("Lamp");
  await page.keyboard.press("Enter");
  const sent = () => posted.slice(before).map((body) => JSON.parse(body) as unknown);
  await expect.poll(sent, "the server has the cell").toMatchObject([{ subject: "Lamp" }]);
  await expect(table.getByRole("gridcell", { name: "Lamp" })).toBeVisible();
}

async function sendsFile(page: Page, { posted }: Site): Promise<void> {
  const before = posted.length;
  const field = await put(page, "vs-file", { dir: "notes" });
  const chooser = page.waitForEvent("filechooser");
  await field.getByRole("button", { name: "Вибрати файл" }).click();
  await (await chooser).setFiles({ name: "plan.txt", mimeType: "text/plain", buffer: Buffer.from("a plan") });
  await expect(field.getByRole("link", { name: "plan.txt" }).first()).toBeVisible();
  expect(posted.slice(before)).toHaveLength(1);
  expect(posted.at(-1)).toContain("a plan");
}

/** In Firefox the driver's own measure needs the page's `Element`, and objects do not come through Prototype 1.6. */
async function boxOf(locator: Locator) {
  const text = await locator.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x, y, width, height].join(" ");
  });
  const [x = 0, y = 0, width = 0, height = 0] = text.split(" ").map(Number);
  return { x, y, width, height };
}

/** The map's own data: a square of 100 px; a press of + doubles its side. */
async function zoomsMap(page: Page): Promise<void> {
  const map = await put(page, "vs-map", { image: "/assets/square.svg", tools: "zoom", height: "200" });
  const picture = map.locator("img.leaflet-image-layer");
  await expect(picture).toBeVisible();
  const width = async () => (await boxOf(picture)).width;
  const before = await width();
  await map.getByRole("button", { name: "Збільшити" }).click();
  await expect.poll(width).toBeCloseTo(before * 2, 0);
}

/** The stored triangle gets a fourth corner in the middle of its first side, by the mouse. */
async function changesShape(page: Page): Promise<void> {
  const field = await put(page, "vs-geometry", { geom: "polygon", value: "POLYGON((30 50,31 50,31 51,30 50))" });
  const corners = field.getByRole("button", { name: /^Вершина \d+$/ });
  await expect(corners).toHaveCount(3);
  const middle = await boxOf(field.locator(".map-middle").first());
  await page.mouse.click(middle.x + middle.width / 2, middle.y + middle.height / 2);
  await expect(corners).toHaveCount(4);
}

/** A spreadsheet and a data table. */
async function typesInCells(page: Page): Promise<void> {
  const sheet = await put(page, "vs-spreadsheet", { rows: "3", cols: "3" });
  const cell = sheet.locator("[role=row][aria-rowindex='2'] > [aria-colindex='2']");
  await cell.click();
  await page.keyboard.type("=3*4");
  await page.keyboard.press("Enter");
  await expect(cell).toHaveText("12");
  const table = await put(page, "vs-data-table", { columns: '[{"name":"a","title":"А"}]', value: '[{"a":"old"}]' });
  await opensCell(table.getByRole("gridcell", { name: "old" }));
  await page.keyboard.press("Control+a");
  await page.keyboard.type("new");
  await page.keyboard.press("Enter");
  await expect(table.getByRole("gridcell", { name: "new" })).toBeVisible();
}

/** Text with a bold word; code with a place chosen by the mouse. */
async function typesInEditors(page: Page): Promise<void> {
  const text = await put(page, "vs-rich-text", {});
  await text.locator(".ql-editor").click();
  await page.keyboard.press("Control+b");
  await page.keyboard.type("Word");
  await expect(text.locator(".ql-editor strong")).toHaveText("Word");
  const code = await put(page, "vs-code", { value: "first\nlast" });
  const line = await boxOf(code.locator(".ace_line", { hasText: "first" }));
  await page.mouse.click(line.x + 2, line.y + line.height / 2);
  await page.keyboard.type("the ");
  await expect(code.locator(".ace_line", { hasText: "first" })).toHaveText("the first");
}

async function showsTree(page: Page): Promise<void> {
  const tree = await put(page, "vs-tree", { value: '[{"id":1,"name":"Root"}]' });
  await expect(tree.getByRole("treeitem", { name: "Root" })).toBeVisible();
}

async function asksTable(page: Page): Promise<void> {
  const query = await put(page, "vs-query", { table: "host.note" });
  await query.getByRole("combobox", { name: "Додати умову" }).selectOption("Тема");
  await expect(query.getByRole("combobox", { name: "Умова для «Тема»" })).toBeVisible();
}

/** A second copy of the script reports itself, once: that is expected. */
const isTrouble = (line: string) => !line.startsWith("console info: vs-elements");
