/** Geometries in forms: drawn by mouse, touch and keys, changed, undone, saved. */
import type { Locator, Page } from "@playwright/test";
import { findings } from "../support/axe.ts";
import { expect, test } from "../support/demo.ts";

const parcel = "land.parcel/17";
const field = (page: Page, name = "Межі на карті"): Locator => page.getByRole("group", { name, exact: true });
const map = (of: Locator): Locator => of.getByRole("application");
const vertices = (of: Locator): Locator => of.getByRole("button", { name: /^Вершина \d+$/ });
const save = async (page: Page): Promise<void> => {
  await page.locator("vs-form").getByRole("button", { name: "Зберегти" }).click();
  const yes = page.locator("vs-modal").getByRole("button", { name: "Так" });
  if (await yes.isVisible().catch(() => false)) await yes.click();
};
/** Clicks on places of the map, in shares of its width and height. */
async function clickAt(page: Page, of: Locator, ...places: [x: number, y: number][]): Promise<void> {
  await of.scrollIntoViewIfNeeded();
  const box = (await map(of).boundingBox())!;
  for (const [x, y] of places) {
    await page.mouse.move(box.x + box.width * x, box.y + box.height * y, { steps: 3 });
    await page.mouse.down();
    await page.mouse.up();
    await page.waitForTimeout(80);
  }
}

test("[R1-07] [R2.4-58] the border of a parcel is changed by its vertices with the mouse, undone, and saved @both", async ({
  clerk,
  page,
}) => {
  const id = await clerk.store("land.parcel", {
    cad_num: `3221800000:77:${String(Date.now()).slice(-3)}:${String(Date.now()).slice(-7, -3)}`,
    ownership: "private",
    area_ha: 0.5,
    geom: (await clerk.record(parcel))["geom"],
  });
  await clerk.open(`/admin/edit/land.parcel/${id}/parcel`);
  const geom = field(page);
  await geom.scrollIntoViewIfNeeded();
  await expect(vertices(geom)).toHaveCount(4);
  const before = (await clerk.record(`land.parcel/${id}`))["geom"] as { coordinates: number[][][] };
  const box = (await vertices(geom).first().boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x - 40, box.y + 30, { steps: 5 });
  await page.mouse.up();
  await expect(geom.getByRole("button", { name: "Скасувати дію на карті" })).toHaveAttribute("aria-disabled", "false");
  await geom.getByRole("button", { name: "Скасувати дію на карті" }).click();
  await geom.getByRole("button", { name: "Повторити дію на карті" }).click();
  await save(page);
  const stored = async () => (await clerk.record(`land.parcel/${id}`))["geom"] as typeof before;
  await expect.poll(async () => JSON.stringify(await stored())).not.toBe(JSON.stringify(before));
  const after = await stored();
  expect(after.coordinates[0]!.slice(1, -1)).toEqual(before.coordinates[0]!.slice(1, -1));
  expect(after.coordinates[0]![0]).not.toEqual(before.coordinates[0]![0]);
  expect(after.coordinates[0]!.at(-1)).toEqual(after.coordinates[0]![0]);
});

test.describe("the field on its example page", () => {
  const any = (page: Page): Locator => field(page, "Будь-що");
  const posted = async (page: Page, name: string): Promise<{ type: string; coordinates: unknown } | null> =>
    page.evaluate((of) => {
      const value = new FormData(document.querySelector("form")!).get(of) as string;
      return value.startsWith("{") ? (JSON.parse(value) as never) : null;
    }, name);

  test.beforeEach(async ({ clerk, page }) => {
    await clerk.open("/elements/fields/geometry/example.html");
    await expect(map(any(page))).toBeVisible();
  });

  test("a polygon is drawn by clicks and closed at its first vertex; sides that cross are refused @both", async ({
    page,
  }) => {
    await any(page).getByRole("button", { name: "Полігон" }).click();
    await expect(any(page).getByText("Enter — завершити")).toBeVisible();
    await clickAt(page, any(page), [0.3, 0.3], [0.6, 0.3], [0.6, 0.7], [0.3, 0.7], [0.3, 0.3]);
    await expect(vertices(any(page))).toHaveCount(4);
    const geom = (await posted(page, "any")) as { type: string; coordinates: number[][][] };
    expect(geom.type).toBe("Polygon");
    expect(geom.coordinates[0]).toHaveLength(5);
  });

  test("a line is drawn by keys alone: Space under the cross, arrows, Backspace, Enter; Escape cancels", async ({
    page,
  }) => {
    const line = any(page).getByRole("button", { name: "Лінія" });
    await line.focus();
    await page.keyboard.press("Enter");
    await expect(map(any(page))).toBeFocused();
    await expect(any(page).getByText("Enter — завершити")).toBeVisible();
    await page.keyboard.press("Space");
    for (const key of ["ArrowRight", "ArrowDown", "ArrowRight"]) {
      await page.keyboard.press(key);
      await page.waitForTimeout(400);
      await page.keyboard.press("Space");
    }
    await page.keyboard.press("Backspace");
    await page.keyboard.press("Enter");
    await expect.poll(async () => (await posted(page, "any"))?.type).toBe("LineString");
    expect((await posted(page, "any"))!.coordinates).toHaveLength(3);
    await line.focus();
    await page.keyboard.press("Enter");
    await expect(any(page).getByText("Enter — завершити")).toBeVisible();
    await page.keyboard.press("Space");
    await page.keyboard.press("Escape");
    await expect(any(page).getByText("Enter — завершити")).toBeHidden();
    expect((await posted(page, "any"))!.coordinates).toHaveLength(3);
  });

  test("a vertex is moved by arrow keys and removed by Delete; a side gets one by a click on its middle", async ({
    page,
  }) => {
    const geom = field(page, "Межі ділянки");
    await geom.scrollIntoViewIfNeeded();
    await vertices(geom).nth(1).focus();
    const before = (await posted(page, "geom")) as { coordinates: number[][][] } | null;
    await page.keyboard.press("ArrowUp");
    await expect(vertices(geom).nth(1)).toBeFocused();
    await expect.poll(async () => JSON.stringify(await posted(page, "geom"))).not.toBe(JSON.stringify(before));
    await page.keyboard.press("Delete");
    await expect(vertices(geom)).toHaveCount(3);
    const middle = (await geom.locator(".map-middle").first().boundingBox())!;
    await page.mouse.click(middle.x, middle.y);
    await expect(vertices(geom)).toHaveCount(4);
  });

  test("[R4-11] another type clears what was drawn, says so, and undo brings it back in one step", async ({ page }) => {
    await any(page).getByRole("button", { name: "Точка" }).click();
    await clickAt(page, any(page), [0.4, 0.4]);
    await expect.poll(async () => (await posted(page, "any"))?.type).toBe("Point");
    const point = await posted(page, "any");
    await any(page).getByRole("button", { name: "Лінія" }).click();
    await clickAt(page, any(page), [0.3, 0.3], [0.6, 0.5], [0.6, 0.5]);
    await expect.poll(async () => (await posted(page, "any"))?.type).toBe("LineString");
    await expect(page.getByText("Об'єкти іншого типу прибрано")).toBeVisible();
    await any(page).getByRole("button", { name: "Скасувати дію на карті" }).click();
    await expect.poll(() => posted(page, "any")).toEqual(point);
  });

  test("by keys alone: the focus stays at the vertices, on undo, and does not get lost with a panel", async ({
    page,
  }) => {
    const geom = field(page, "Межі ділянки");
    await vertices(geom).nth(1).focus();
    await page.keyboard.press("Delete");
    await expect(vertices(geom)).toHaveCount(3);
    await expect(vertices(geom).nth(1)).toBeFocused();
    const undo = geom.getByRole("button", { name: "Скасувати дію на карті" });
    await undo.focus();
    await page.keyboard.press("Enter");
    await expect(vertices(geom)).toHaveCount(4);
    await expect(undo).toBeFocused();
    await geom.getByText("Координати вершин").click();
    await geom.getByRole("button", { name: "Прибрати вершину 2" }).focus();
    await page.keyboard.press("Enter");
    await expect(vertices(geom)).toHaveCount(3);
    await expect(geom.getByRole("button", { name: "Прибрати вершину 2" })).toBeFocused();
    await geom.getByRole("button", { name: "Імпорт" }).click();
    await geom.getByLabel("Текст з геометрією").fill("POLYGON((30.51 50.52,30.52 50.52,30.52 50.53,30.51 50.52))");
    await geom.getByRole("button", { name: "Додати (1)" }).focus();
    await page.keyboard.press("Enter");
    await expect(map(geom)).toBeFocused();
    await geom.getByRole("button", { name: "Перемістити, обернути" }).click();
    await geom.getByRole("button", { name: /^Змінити розмір/ }).focus();
    await geom.getByLabel("На схід, м").fill("10");
    await page.keyboard.press("Enter");
    await expect(geom.getByLabel("На схід, м")).toHaveValue("");
    await expect(geom.getByLabel("На схід, м")).toBeFocused();
  });

  test("[R4-12] with multi points are added; without it the new one replaces the old", async ({ page }) => {
    const several = field(page, "Дерева");
    await several.scrollIntoViewIfNeeded();
    await several.getByRole("button", { name: "Точка" }).click();
    await clickAt(page, several, [0.7, 0.6]);
    await expect(vertices(several)).toHaveCount(3);
    await any(page).getByRole("button", { name: "Точка" }).click();
    await clickAt(page, any(page), [0.4, 0.4]);
    await any(page).getByRole("button", { name: "Точка" }).click();
    await clickAt(page, any(page), [0.6, 0.6]);
    await expect.poll(async () => (await posted(page, "any"))?.type).toBe("Point");
    await expect(vertices(any(page))).toHaveCount(1);
  });

  test("axe finds nothing while a shape is drawn, and a phone has room for it", async ({ page }) => {
    await any(page).getByRole("button", { name: "Лінія" }).click();
    expect((await findings(page)).filter((one) => !one.startsWith("page-has-heading-one"))).toEqual([]);
    await page.setViewportSize({ width: 390, height: 780 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});

test("[R2.4-57] [R4-13] [R9.1-05] [R9.1-06] a point is shown at zoom 15; on demand at 17, where it pulses for 6 s", async ({
  clerk,
  page,
}) => {
  await clerk.open("/elements/fields/location/example.html");
  const place = field(page, "Місце");
  await expect(vertices(place)).toHaveCount(1);
  await place.getByRole("button", { name: "Показати на карті" }).click();
  await expect(place.locator(".map-pulse")).toHaveCount(1);
  await expect(place.locator(".map-pulse")).toHaveCount(0, { timeout: 8000 });
});
