/** The editor's work on whole shapes: cut, split, joined, moved, turned, caught by others, read from files, saved as files. */
import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { findings } from "../support/axe.ts";
import { expect, test } from "../support/demo.ts";

interface Geometry {
  type: string;
  coordinates: never;
}
type Ring = number[][];

const field = (page: Page, name: string): Locator => page.getByRole("group", { name, exact: true });
const map = (of: Locator): Locator => of.getByRole("application");
const tool = (of: Locator, name: string): Locator => of.getByRole("button", { name, exact: true });
const postedText = (page: Page, name: string): Promise<string> =>
  page.evaluate((of) => new FormData(document.querySelector("form")!).get(of) as string, name);
/** Null for no geometry, and for the well-known text of the page, which is posted as it is until it is changed. */
const posted = async (page: Page, name: string): Promise<Geometry | null> => {
  const text = await postedText(page, name);
  return text.startsWith("{") ? (JSON.parse(text) as Geometry) : null;
};
const ringsOf = async (page: Page, name: string): Promise<Ring[]> => (await posted(page, name))?.coordinates ?? [];
const partsOf = async (page: Page, name: string): Promise<Ring[][]> => (await posted(page, name))?.coordinates ?? [];

/** Chooses a tool of drawing and waits until it runs: its code has to come. */
async function draw(of: Locator, name: string): Promise<void> {
  await tool(of, name).click();
  await expect(of.getByText("Enter — завершити")).toBeVisible();
}

/** Clicks on places of the map, in shares of its width and height. */
async function clickAt(page: Page, of: Locator, ...places: [x: number, y: number][]): Promise<void> {
  await map(of).scrollIntoViewIfNeeded();
  const box = (await map(of).boundingBox())!;
  for (const [x, y] of places) {
    await page.mouse.move(box.x + box.width * x, box.y + box.height * y, { steps: 3 });
    await page.mouse.down();
    await page.mouse.up();
    await page.waitForTimeout(60); // Leaflet.draw takes two clicks at once for a double click
  }
}

async function drag(page: Page, from: { x: number; y: number }, by: { x: number; y: number }): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + by.x / 2, from.y + by.y / 2, { steps: 3 });
  await page.mouse.move(from.x + by.x, from.y + by.y, { steps: 3 });
  await page.mouse.up();
}

/** The middle of a handle on the map. */
async function middleOf(handle: Locator): Promise<{ x: number; y: number }> {
  const box = (await handle.boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test.beforeEach(async ({ clerk, page }) => {
  await clerk.open("/elements/fields/geometry/example.html");
  await expect(map(field(page, "Межі ділянки"))).toBeVisible();
});

test("[R2.4-58] a piece is cut out of an area, with its measures at the pointer; one undo fills it again @both", async ({
  page,
}) => {
  const of = field(page, "Межі ділянки");
  await expect(of.getByText("Площа 25,2422 га")).toBeVisible();
  await draw(of, "Вирізати");
  await clickAt(page, of, [0.45, 0.4], [0.55, 0.4], [0.55, 0.6]);
  await page.mouse.move(0, 0);
  await clickAt(page, of, [0.45, 0.6], [0.45, 0.4]);
  await expect.poll(async () => (await ringsOf(page, "geom")).length).toBe(2);
  await expect(of.getByText("Площа 25,2422 га")).toBeHidden();
  await tool(of, "Скасувати дію на карті").click();
  await expect.poll(async () => (await ringsOf(page, "geom")).length).toBe(1);
  await expect(of.getByText("Площа 25,2422 га")).toBeVisible();
});

test("[R2.4-58] areas are split along a line and joined again; a line that does not cross changes nothing", async ({
  page,
}) => {
  const of = field(page, "Зони");
  await draw(of, "Розрізати");
  await clickAt(page, of, [0.05, 0.5], [0.1, 0.5], [0.1, 0.5]);
  await expect(page.getByText("лінія має перетнути об'єкт")).toBeVisible();
  await expect(of.getByText("Enter — завершити")).toBeHidden();
  await draw(of, "Розрізати");
  await clickAt(page, of, [0.02, 0.5], [0.98, 0.5], [0.98, 0.5]);
  await expect.poll(async () => (await partsOf(page, "zones")).length).toBe(4);
  await tool(of, "Об'єднати").click();
  await expect.poll(async () => (await posted(page, "zones"))?.type).toBe("Polygon");
});

test("[R2.4-58] a border that two areas share moves once, and with Alt alone", async ({ page }) => {
  const of = field(page, "Зони");
  await map(of).scrollIntoViewIfNeeded();
  const shared = of.getByRole("button", { name: "Вершина 2", exact: true });
  await drag(page, await middleOf(shared), { x: 30, y: 20 });
  await expect.poll(async () => (await posted(page, "zones"))?.type).toBe("MultiPolygon");
  const [left, right] = await partsOf(page, "zones");
  expect(right![0]![0], "the neighbour has the same corner").toEqual(left![0]![1]);
  await page.keyboard.down("Alt");
  await drag(page, await middleOf(of.getByRole("button", { name: "Вершина 2", exact: true })), { x: 30, y: 30 });
  await page.keyboard.up("Alt");
  // the handle of the right part is above that of the left one
  await expect.poll(async () => (await partsOf(page, "zones"))[1]![0]![0]).not.toEqual(right![0]![0]);
  expect((await partsOf(page, "zones"))[0]).toEqual(left);
});

test("[R2.4-58] of many vertices those near the pointer have handles, and one is dragged beyond the edge of the map", async ({
  page,
}) => {
  const of = field(page, "Будь-що");
  await page.evaluate(() => {
    const ring = Array.from({ length: 401 }, (_, at) => {
      const turn = ((at % 400) * Math.PI) / 200;
      return [30.52 + 0.005 * Math.cos(turn), 50.525 + 0.003 * Math.sin(turn)];
    });
    document.querySelector<HTMLElement & { value: unknown }>("[name=any]")!.value = {
      type: "Polygon",
      coordinates: [ring],
    };
  });
  await expect(of.getByText(/^Площа/)).toBeVisible();
  const before = (await ringsOf(page, "any"))[0]!;
  const box = (await map(of).boundingBox())!;
  await map(of).scrollIntoViewIfNeeded();
  const handle = of.getByRole("button", { name: "Вершина 1", exact: true });
  for (let x = 0.5; x < 1 && (await handle.count()) === 0; x += 0.02)
    await page.mouse.move(box.x + box.width * x, (await map(of).boundingBox())!.y + box.height / 2);
  const { x, y } = await middleOf(handle);
  await drag(page, { x, y }, { x: box.x + box.width - x - 4, y: 0 });
  // the uppermost of the handles that lie close together
  const moved = async () =>
    (await ringsOf(page, "any"))[0]!.slice(1).flatMap(([lng], at) => {
      const by = lng! - before[at + 1]![0]!;
      return by ? [by] : [];
    });
  await expect.poll(async () => (await moved()).length).toBe(1);
  expect((await moved())[0]).toBeGreaterThan(0.0005);
});

test("[R2.4-58] a new corner is caught by a corner near it, and not with Alt or when catching is off", async ({
  page,
}) => {
  const of = field(page, "Зони");
  await map(of).scrollIntoViewIfNeeded();
  const corner = await middleOf(of.getByRole("button", { name: "Вершина 3", exact: true }));
  const box = (await map(of).boundingBox())!;
  const share = (x: number, y: number): [number, number] => [(x - box.x) / box.width, (y - box.y) / box.height];
  const near = share(corner.x + 6, corner.y - 5);
  const drawNear = async () => {
    await draw(of, "Полігон");
    await clickAt(page, of, near, [0.95, 0.05], [0.6, 0.03], near);
  };
  await drawNear();
  await expect.poll(async () => (await partsOf(page, "zones")).length).toBe(3);
  expect((await partsOf(page, "zones"))[2]![0]).toContainEqual([30.52, 50.527]);
  for (const free of [() => page.keyboard.down("Alt"), () => tool(of, "Прилипання").click()]) {
    await tool(of, "Скасувати дію на карті").click();
    await free();
    await drawNear();
    await page.keyboard.up("Alt");
    await expect.poll(async () => (await partsOf(page, "zones")).length).toBe(3);
    expect((await partsOf(page, "zones"))[2]![0]).not.toContainEqual([30.52, 50.527]);
  }
});

test("[R2.4-58] a new point is caught by a point near it", async ({ page }) => {
  const of = field(page, "Дерева");
  await map(of).scrollIntoViewIfNeeded();
  const tree = await middleOf(of.getByRole("button", { name: "Вершина 2", exact: true }));
  const box = (await map(of).boundingBox())!;
  await tool(of, "Точка").click();
  await expect(of.getByText("щоб поставити точку").first()).toBeVisible();
  // in shares of the map, which the line above it may have moved
  await clickAt(page, of, [(tree.x + 6 - box.x) / box.width, (tree.y - 5 - box.y) / box.height]);
  await expect
    .poll(() => partsOf(page, "several"))
    .toEqual([
      [30.518, 50.524],
      [30.522, 50.526],
      [30.522, 50.526],
    ]);
});

test("[R2.4-58] a whole shape is moved, turned and scaled by handles, keys and numbers; undo all equals the start", async ({
  page,
}) => {
  const of = field(page, "Межі ділянки");
  const start = JSON.stringify({
    type: "Polygon",
    coordinates: [
      [
        [30.516, 50.523],
        [30.524, 50.523],
        [30.524, 50.527],
        [30.516, 50.527],
        [30.516, 50.523],
      ],
    ],
  });
  await tool(of, "Перемістити, обернути").click();
  const move = of.getByRole("button", { name: /^Перемістити весь/ });
  const states = new Set(["null"]);
  const changed = async () => {
    await expect.poll(async () => states.has(JSON.stringify(await posted(page, "geom")))).toBe(false);
    states.add(JSON.stringify(await posted(page, "geom")));
  };
  await drag(page, await middleOf(move), { x: 40, y: 10 });
  await changed();
  await move.focus();
  await page.keyboard.press("ArrowUp");
  await changed();
  await expect(move).toBeFocused();
  await of.getByRole("button", { name: /^Обернути/ }).press("ArrowRight");
  await changed();
  await of.getByRole("button", { name: /^Змінити розмір/ }).press("ArrowRight");
  await changed();
  await of.getByLabel("На схід, м").fill("100");
  await of.getByLabel("На схід, м").press("Enter");
  await changed();
  await of.getByLabel("Розмір, %").fill("нічого");
  await expect(of.getByLabel("Розмір, %")).toHaveAttribute("aria-invalid", "true");
  await of.getByLabel("Розмір, %").fill("");
  for (let at = 1; at < states.size; at += 1) await tool(of, "Скасувати дію на карті").click();
  await expect.poll(async () => JSON.stringify(await posted(page, "geom"))).toBe(start);
});

test("[R5.2-17] an area whose sides cross is said and marked on the map, and not changed", async ({ page }) => {
  const of = field(page, "Межі ділянки");
  await of.getByText("Координати вершин").click();
  const second = of.getByRole("group", { name: "Вершина 2" });
  await second.getByLabel("Довгота").fill("30°30'54\"");
  await second.getByLabel("Широта").fill("50.526");
  await second.getByLabel("Широта").press("Enter");
  await expect(of.getByText("сторони перетинаються")).toBeVisible();
  await expect(of.locator(".map-fault")).toHaveCount(1);
  expect((await ringsOf(page, "geom"))[0]![1]).toEqual([30.515, 50.526]);
});

test("[R2.4-58] a pasted text with areas is previewed, chosen from and added; bad text is refused and loses nothing", async ({
  page,
}) => {
  const of = field(page, "Зони");
  await tool(of, "Імпорт").click();
  const text = of.getByRole("textbox", { name: "Текст з геометрією" });
  await text.fill("POLYGON((30.5 нічого");
  await expect(of.getByRole("alert")).toContainText("Це не GeoJSON");
  expect(await postedText(page, "zones")).toContain("MULTIPOLYGON");
  await text.fill(
    "POLYGON((30.51 50.52,30.512 50.52,30.512 50.522,30.51 50.52))\nPOLYGON((30.53 50.52,30.54 50.52,30.54 50.53,30.53 50.52))\nPOINT(30 50)",
  );
  await expect(of.getByText("Знайдено об'єктів: 2")).toBeVisible();
  await expect(of.getByText("Іншого типу, ніж може бути в полі: 1")).toBeVisible();
  await of.getByLabel("№ 1").uncheck();
  await of.getByRole("button", { name: "Додати (1)" }).click();
  await expect.poll(async () => (await partsOf(page, "zones")).length).toBe(3);
  expect((await partsOf(page, "zones"))[2]![0]![0]).toEqual([30.53, 50.52]);
  expect((await findings(page)).filter((one) => !one.startsWith("page-has-heading-one"))).toEqual([]);
});

test("[R2.4-58] a list of one area becomes the area of a field that has one; a list of two does not fit it", async ({
  page,
}) => {
  const of = field(page, "Межі ділянки");
  await tool(of, "Імпорт").click();
  const area = (x: string) => `((${x}1 50.52,${x}2 50.52,${x}2 50.522,${x}1 50.52))`;
  await of
    .getByRole("textbox", { name: "Текст з геометрією" })
    .fill(`MULTIPOLYGON(${area("30.51")})\nMULTIPOLYGON(${area("30.52")},${area("30.53")})`);
  await expect(of.getByText("Іншого типу, ніж може бути в полі: 1")).toBeVisible();
  await of.getByRole("button", { name: /^(Додати|Замінити)/ }).click();
  await expect.poll(async () => (await posted(page, "geom"))?.type).toBe("Polygon");
  expect((await ringsOf(page, "geom"))[0]![0]).toEqual([30.511, 50.52]);
});

test("[R2.4-58] metres of a local system are recalculated to degrees; an unknown system is asked for", async ({
  page,
}) => {
  const of = field(page, "Будь-що");
  await tool(of, "Імпорт").click();
  await of.getByRole("textbox", { name: "Текст з геометрією" }).fill('{"type":"Point","coordinates":[318000,5600000]}');
  const system = of.getByLabel("Система координат");
  await expect(of.getByRole("button", { name: "Додати (0)" })).toBeDisabled();
  await system.selectOption({ label: "УСК-2000 / МСК-32 (EPSG:9821)" });
  await of.getByRole("button", { name: "Додати (1)" }).click();
  await expect.poll(async () => (await posted(page, "any"))?.type).toBe("Point");
  const [lng, lat] = (await posted(page, "any"))!.coordinates as number[];
  expect(lng).toBeGreaterThan(30.7);
  expect(lng).toBeLessThan(30.8);
  expect(lat).toBeGreaterThan(50.4);
  expect(lat).toBeLessThan(50.6);
});

for (const [button, ending] of [
  ["GeoJSON", "geojson"],
  ["KMZ", "kmz"],
  ["Shapefile", "zip"],
] as const)
  test(`[R2.4-58] a shape saved as ${button} is read back the same, by file and by drop`, async ({ page }) => {
    const of = field(page, "Межі ділянки");
    await tool(of, "Експорт").click();
    const saved = page.waitForEvent("download");
    await tool(of, button).click();
    const download = await saved;
    expect(download.suggestedFilename()).toBe(`Межі-ділянки.${ending}`);
    const bytes = await readFile(await download.path());
    await tool(of, "Прибрати все").click();
    await expect.poll(() => posted(page, "geom")).toBeNull();
    if (ending === "geojson") await drop(map(of), bytes, `shape.${ending}`);
    else {
      await tool(of, "Імпорт").click();
      await of.locator("input[type=file]").setInputFiles({ name: `shape.${ending}`, mimeType: "", buffer: bytes });
    }
    await of.getByRole("button", { name: "Додати (1)" }).click();
    await expect.poll(async () => (await posted(page, "geom"))?.type).toBe("Polygon");
    const corners = (await ringsOf(page, "geom"))[0]!.slice(1).map(([x, y]) => `${x!.toFixed(7)} ${y!.toFixed(7)}`);
    expect(corners.toSorted()).toEqual([
      "30.5160000 50.5230000",
      "30.5160000 50.5270000",
      "30.5240000 50.5230000",
      "30.5240000 50.5270000",
    ]);
  });

test("[R2.4-58] a file that is dropped while another import is not added yet asks first", async ({ page }) => {
  const of = field(page, "Межі ділянки");
  const areas = (...west: number[]) => {
    const rings = west.map((x) => [
      [x, 50.52],
      [x + 0.01, 50.52],
      [x, 50.53],
      [x, 50.52],
    ]);
    const features = rings.map((ring) => ({
      type: "Feature",
      properties: {},
      geometry: { type: "Polygon", coordinates: [ring] },
    }));
    return Buffer.from(JSON.stringify({ type: "FeatureCollection", features }));
  };
  await drop(map(of), areas(30.52), "one.geojson");
  await expect(of.getByRole("button", { name: "Додати (1)" })).toBeVisible();
  const again = () => drop(map(of), areas(30.54, 30.56), "two.geojson");
  await again();
  await page.getByRole("button", { name: "Продовжити редагування" }).click();
  await expect(of.getByRole("button", { name: "Додати (1)" })).toBeVisible();
  await again();
  await page.getByRole("button", { name: "Не зберігати" }).click();
  await of.getByRole("button", { name: /^Додати \([12]\)$/ }).click();
  await expect.poll(async () => (await ringsOf(page, "geom"))[0]?.[0]?.[0]).toBe(30.54);
});

async function drop(target: Locator, bytes: Buffer, name: string): Promise<void> {
  await target.evaluate(
    (node, { text, as }) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([text], as));
      node.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, composed: true, cancelable: true }));
    },
    { text: bytes.toString("utf8"), as: name },
  );
}

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 780 } });
  test("[R2.4-58] a line is drawn by taps and finished at its last corner", async ({ page, browserName }) => {
    test.skip(browserName !== "chromium", "the driver taps in Chromium");
    const of = field(page, "Будь-що");
    await tool(of, "Лінія").tap();
    await expect(of.getByText("Enter — завершити")).toBeVisible();
    await map(of).scrollIntoViewIfNeeded();
    const box = (await map(of).boundingBox())!;
    for (const [x, y] of [
      [0.3, 0.3],
      [0.7, 0.4],
      [0.5, 0.7],
      [0.5, 0.7],
    ]) {
      await page.touchscreen.tap(box.x + box.width * x!, box.y + box.height * y!);
      await page.waitForTimeout(250); // two taps at once are a double tap for Leaflet
    }
    await expect.poll(async () => (await posted(page, "any"))?.type).toBe("LineString");
    expect((await posted(page, "any"))!.coordinates as number[][]).toHaveLength(3);
  });
});
