/** What can be done with a map: search, print, save, compare, draw, vector tiles, clusters, places in links. */
import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { findings } from "../support/axe.ts";
import { expect, test } from "../support/demo.ts";
import { colorAt, overlay, place, pointOf, tilesOf } from "../support/map-driver.ts";

const town = (page: Page): Locator => page.locator("#town");
const tool = (map: Locator, name: string): Locator => map.getByRole("button", { name, exact: true });

test.describe("on the map of the town", () => {
  test.beforeEach(async ({ clerk, page }) => {
    await clerk.open("/map.html");
    await expect(tilesOf(town(page), "/map/tile_cutting/1/").first()).toBeVisible();
  });

  test("[R2.5-03] a layer of vector tiles is drawn from the tiles in view, and tells about what is clicked", async ({
    page,
  }) => {
    await overlay(town(page), "Ділянки").uncheck();
    const asked = page.waitForRequest(/vector_tiles\/30\/14\/\d+\/\d+\.pbf/);
    await overlay(town(page), "Будівлі").check();
    await asked;
    const { features } = await (await page.request.get("/map/json_layer/30.json")).json();
    const far = (one: { geometry: { coordinates: number[][][] } }) =>
      Math.hypot(one.geometry.coordinates[0]![0]![0]! - 30.515, one.geometry.coordinates[0]![0]![1]! - 50.525);
    const [first, , third] = features.toSorted((one: never, other: never) => far(one) - far(other))[0].geometry
      .coordinates[0];
    const at = await pointOf(town(page), (first[0] + third[0]) / 2, (first[1] + third[1]) / 2);
    const box = (await place(town(page)).boundingBox())!;
    await expect.poll(() => colorAt(town(page), at.x - box.x, at.y - box.y)).not.toBe("");
    await page.mouse.click(at.x, at.y);
    await expect(town(page).locator(".map-pinned")).toContainText("floors");
  });

  test("points that stand close together are one circle with their number; a click on it zooms in", async ({
    page,
  }) => {
    await overlay(town(page), "Ділянки").uncheck();
    await overlay(town(page), "Звернення (точки)").check();
    const { width, height } = (await place(town(page)).boundingBox())!;
    let found: number[] | undefined;
    await expect(async () => {
      for (let x = 0.25; x < 0.7 && !found; x += 0.01)
        if ((await colorAt(town(page), width * x, height / 2)) === "29,95,194") found = [width * x, height / 2];
      expect(found).toBeDefined();
    }).toPass();
    const scale = await town(page).locator(".map-scale").textContent();
    await place(town(page)).click({ position: { x: found![0]!, y: found![1]! } });
    await expect(town(page).locator(".map-scale")).not.toHaveText(scale!);
  });

  test("a click on a layer of a map service shows what the service knows of that place", async ({ page }) => {
    await expect(
      tilesOf(town(page), "ayers=parcels")
        .or(tilesOf(town(page), "AYERS=parcels"))
        .first(),
    ).toBeVisible();
    const { geom, cad_num: number } = await (await page.request.get("/api/land.parcel/1900")).json();
    const ring = geom.coordinates[0];
    const at = await pointOf(town(page), (ring[0][0] + ring[2][0]) / 2, (ring[0][1] + ring[2][1]) / 2);
    await page.mouse.click(at.x, at.y);
    await expect(town(page).locator(".map-pinned")).toContainText(number);
    await expect(town(page).locator(".map-attribution")).toHaveText("Відкриті дані громади");
  });

  test("an address is found by its name, a place by typed coordinates, all by keys @both", async ({ page }) => {
    await place(town(page)).focus();
    await page.keyboard.press("f");
    const input = town(page).getByRole("combobox", { name: "Знайти місце" });
    await expect(input).toBeFocused();
    await input.pressSequentially("Садова, 5");
    await expect(town(page).getByRole("listbox").getByRole("option").first()).toContainText("Садова,");
    await page.keyboard.press("Enter");
    await expect(tilesOf(town(page), "/map/tile_cutting/1/17/").first()).toBeVisible();
    await expect(town(page).locator(".map-found")).toBeAttached();
    expect(await findings(page)).toEqual([]);
    await input.fill("50.5300, 30.5100");
    await expect(town(page).getByRole("listbox").getByRole("option")).toHaveText("50.5300, 30.5100");
    await page.keyboard.press("Enter");
    const at = await pointOf(town(page), 30.51, 50.53);
    await expect
      .poll(async () => {
        const mark = (await town(page).locator(".map-found").boundingBox())!;
        return Math.hypot(mark.x - at.x, mark.y - at.y);
      })
      .toBeLessThan(3);
    await input.focus();
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await expect(input).toBeHidden();
    await expect(place(town(page))).toBeFocused();
  });

  test("two layers are compared at a divider that moves by keys and by the mouse", async ({ page }) => {
    await tool(town(page), "Порівняти шари").click();
    await town(page).getByLabel("Праворуч").selectOption({ label: "Ортофото (умовне)" });
    await expect(tilesOf(town(page), "/map/tile_cutting/4/").first()).toBeVisible();
    expect(await findings(page)).toEqual([]);
    const divider = town(page).getByRole("slider", { name: "Межа між шарами" });
    const edge = () =>
      town(page).evaluate((host) => {
        const pane = host.shadowRoot!.querySelector<HTMLElement>(".leaflet-side-right-pane")!;
        return Number(/polygon\(([-\d.]+)px/.exec(pane.style.clipPath)![1]);
      });
    const middle = await edge();
    await divider.focus();
    await page.keyboard.press("ArrowLeft");
    await expect(divider).toHaveAttribute("aria-valuenow", "48");
    expect(await edge()).toBeLessThan(middle);
    const box = (await place(town(page)).boundingBox())!;
    const from = (await divider.boundingBox())!;
    await page.mouse.move(from.x + from.width / 2, from.y + 60);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 4, from.y + 60, { steps: 3 });
    await page.mouse.up();
    await expect(divider).toHaveAttribute("aria-valuenow", "25");
    await town(page).getByRole("button", { name: "Закрити" }).click();
    await expect(tilesOf(town(page), "/map/tile_cutting/4/")).toHaveCount(0);
  });

  test("an overlay that is off is switched on to be compared, and cut at the divider", async ({ page }) => {
    await expect(overlay(town(page), "Дерева")).not.toBeChecked();
    await tool(town(page), "Порівняти шари").click();
    await town(page).getByLabel("Праворуч").selectOption({ label: "Дерева" });
    const tile = tilesOf(town(page), "ayers=trees")
      .or(tilesOf(town(page), "AYERS=trees"))
      .first();
    await expect(tile).toBeVisible();
    const isCut = (image: HTMLElement) => {
      const pane = image.closest<HTMLElement>(".leaflet-pane:not(.leaflet-map-pane)")!;
      return pane.style.clipPath.startsWith("polygon");
    };
    expect(await tile.evaluate(isCut)).toBe(true);
    await town(page).getByRole("button", { name: "Закрити" }).click();
    await expect(overlay(town(page), "Дерева")).toBeChecked();
    expect(await tile.evaluate(isCut), "whole again").toBe(false);
  });

  test("the map is printed on A4 with title, legend and scale, and saved as a picture", async ({ clerk, page }) => {
    await clerk.configure({ date_format: "YYYY-MM-DD" });
    await page.evaluate(() => Object.assign(window, { print: () => Object.assign(window, { isPrinted: true }) }));
    await tool(town(page), "Друк і зображення").click();
    await town(page).getByLabel("Заголовок").fill("Ділянки громади");
    await town(page).getByLabel("Масштаб").selectOption({ label: "1 : 5 000" });
    expect(await findings(page)).toEqual([]);
    await town(page).getByRole("button", { name: "Друкувати" }).click();
    await page.waitForFunction(() => "isPrinted" in window);
    const sheet = page.locator("[data-vs-paper]");
    await page.emulateMedia({ media: "print" });
    await expect(sheet.getByText("Ділянки громади")).toBeVisible();
    await expect(sheet.getByText("Приватна власність")).toBeVisible();
    await expect(sheet.getByText("Масштаб 1 : 5 000")).toBeVisible();
    await expect(sheet.getByText(/^Надруковано \d{4}-\d\d-\d\d$/)).toBeVisible();
    await expect(page.getByRole("heading", { name: "Карта", exact: true })).toBeHidden();
    const size = (await sheet.locator(".paper").boundingBox())!;
    expect([size.width, size.height].map((px) => Math.round((px * 25.4) / 96))).toEqual([277, 189]);
    await page.emulateMedia({ media: "screen" });
    await page.evaluate(() => dispatchEvent(new Event("afterprint")));
    await expect(sheet).toHaveCount(0);
    const saved = page.waitForEvent("download");
    await town(page).getByRole("button", { name: "Зберегти PNG" }).click();
    const bytes = readFileSync(await (await saved).path());
    expect(bytes.subarray(1, 4).toString()).toBe("PNG");
    const { width } = (await place(town(page)).boundingBox())!;
    expect(bytes.readUInt32BE(16)).toBe(Math.round(width));
  });

  test("a link leads one map to its place, and the other maps stay", async ({ page }) => {
    await expect(tilesOf(page.locator("#districts"), "/map/tile_cutting/1/").first()).toBeAttached();
    const scaleOf = (map: Locator) => map.locator(".map-scale").textContent();
    const [first, second] = [await scaleOf(town(page)), await scaleOf(page.locator("#districts"))];
    await page.evaluate(() => (location.hash = "part&map.districts=16/50.53/30.51"));
    await expect(page.locator("#districts .map-scale")).not.toHaveText(second!);
    expect(await scaleOf(town(page))).toBe(first);
    await page.evaluate(() => (location.hash = "map=17/50.53/30.51"));
    await expect(tilesOf(town(page), "/map/tile_cutting/1/17/").first()).toBeVisible();
  });
});

test("[R2.1-12] in the shell a shape drawn on the plan opens the add form at #geom= with it, and is saved as drawn", async ({
  clerk,
  page,
}) => {
  await clerk.open("/admin/park");
  const plan = page.locator("#plan");
  await expect(plan.locator("img.leaflet-image-layer")).toBeVisible();
  await tool(plan, "Додати об'єкт").click();
  await plan.getByRole("button", { name: "Полігон" }).click();
  await expect(plan.locator(".leaflet-draw-tooltip")).toBeAttached();
  await place(plan).scrollIntoViewIfNeeded();
  const box = (await place(plan).boundingBox())!;
  const corners = [
    [0.3, 0.6],
    [0.4, 0.6],
    [0.4, 0.75],
  ] as const;
  for (const [at, [x, y]] of corners.entries()) {
    await page.mouse.move(box.x + box.width * x, box.y + box.height * y, { steps: 3 });
    await page.waitForTimeout(60); // Leaflet.draw takes two clicks at once for a double click
    await page.mouse.click(box.x + box.width * x, box.y + box.height * y);
    await expect(plan.locator(".leaflet-div-icon")).toHaveCount(at + 1);
  }
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/admin\/add\/app\.image_region\/image_region.*#geom=POLYGON/);
  await page.getByLabel("Назва").fill("Новий квітник");
  const saved = page.waitForRequest((request) => request.method() === "POST" && request.url().includes("image_region"));
  await page.getByRole("button", { name: "Зберегти" }).click();
  expect(JSON.parse((await saved).postData()!).geom).toMatch(/^POLYGON/);
  await (await saved).response();
  const { rows } = await (await page.request.get("/api/app.image_region/")).json();
  const made = rows.find(({ title }: { title: string }) => title === "Новий квітник");
  expect(made.geom.type).toBe("Polygon");
  expect(made.geom.coordinates[0]).toHaveLength(4);
});
