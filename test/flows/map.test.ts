/** Maps: base maps, overlays, features with popups, regions with cards, a list in step, a map on a picture. */
import type { Locator, Page } from "@playwright/test";
import { findings } from "../support/axe.ts";
import { expect, test } from "../support/demo.ts";
import { colorAt, overlay, place, pointOf, tilesOf } from "../support/map-driver.ts";

const town = (page: Page): Locator => page.locator("#town");
test.describe("layers", () => {
  test.beforeEach(async ({ clerk, page }) => {
    await clerk.open("/map.html");
    await expect(tilesOf(town(page), "/map/tile_cutting/1/").first()).toBeVisible();
  });

  test("[R0-02] [R2.5-01] [R2.5-02] [R2.5-03] [R2.5-04] [R4-04] [R4-05] base maps and overlays are offered; the first overlay is on, switched-off layers are missing @both", async ({
    page,
  }) => {
    const choice = town(page).locator("select#change-map");
    await expect(choice.getByRole("option")).toHaveText([
      "Схема міста",
      "Схема (TMS, 512)",
      "Без підкладки",
      "Ортофото (умовне)",
    ]);
    const boxes = town(page).locator("#layer-checkboxes").getByRole("checkbox");
    await expect(boxes).toHaveCount(8);
    await expect(overlay(town(page), "Ділянки")).toBeChecked();
    for (const name of ["Дерева", "Ліхтарі", "Звернення (точки)", "Будівлі"])
      await expect(overlay(town(page), name)).not.toBeChecked();
    await expect(
      tilesOf(town(page), "LAYERS=parcels")
        .or(tilesOf(town(page), "layers=parcels"))
        .first(),
    ).toBeVisible();
    await expect(town(page).getByText("Приватна власність")).toBeVisible();
  });

  test("[R4-02] [R4-03] [R3.2-11] another base map takes the place of the first, and is still chosen after a reload @both", async ({
    page,
  }) => {
    const choice = town(page).locator("select#change-map");
    await choice.selectOption({ label: "Схема (TMS, 512)" });
    const first = tilesOf(town(page), "/map/tile_cutting/2/").first();
    await expect(first).toBeVisible();
    expect(await first.evaluate((tile: HTMLImageElement) => tile.naturalWidth)).toBe(512);
    await expect(tilesOf(town(page), "/map/tile_cutting/1/")).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem("geom_edit_base_layer_index"))).toBe("1");
    await page.reload();
    await expect(choice).toHaveValue("1");
    await expect(tilesOf(town(page), "/map/tile_cutting/2/").first()).toBeVisible();
    await page.evaluate(() => localStorage.setItem("geom_edit_base_layer_index", "17"));
    await page.reload();
    await expect(choice, "an index that the list does not have").toHaveValue("0");
  });

  test("[R4-01] [R7.6-01] [R7.6-04] [R7.6-05] an overlay is loaded at its first use, removed, and shown again without a request", async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    const isAsked = () => asked.filter((url) => url.includes("/map/json_layer/20.json")).length;
    await overlay(town(page), "Ділянки").uncheck();
    await expect(tilesOf(town(page), "ayers=parcels").or(tilesOf(town(page), "AYERS=parcels"))).toHaveCount(0);
    expect(isAsked()).toBe(0);
    await overlay(town(page), "Звернення (точки)").check();
    await expect(town(page).locator("canvas.map-features").first()).toBeAttached();
    await expect.poll(isAsked).toBe(1);
    await overlay(town(page), "Звернення (точки)").uncheck();
    await overlay(town(page), "Звернення (точки)").check();
    expect(isAsked()).toBe(1);
  });

  test("[R3.2-06] tiles of a layer that must not be cached have a number below 10,000 in their address", async ({
    page,
  }) => {
    const asked = page.waitForRequest(/layers=requests/i);
    await overlay(town(page), "Звернення").check();
    const token = new URL((await asked).url()).searchParams.get("_");
    expect(token).toMatch(/^\d+$/);
    expect(Number(token)).toBeLessThan(10_000);
  });

  test("[R8-39] features that do not come are said at the layer, and load by a button", async ({
    page,
    fault,
    trouble,
  }) => {
    trouble.expect(/500|not loaded/);
    await fault({ path: "/map/json_layer/21.json", method: "GET", kind: "status", status: 500 });
    await overlay(town(page), "Дорожні роботи").check();
    await expect(town(page).getByText("Не завантажено")).toBeVisible({ timeout: 20_000 });
    await town(page).getByRole("button", { name: "Повторити" }).click();
    await expect(town(page).getByText("Не завантажено")).toBeHidden();
  });

  test("a failed tile leaves the other tiles and the base map in place, and says so", async ({ page, trouble }) => {
    trouble.expect(/500|Failed to load/);
    await page.route(/tilecache.*layers=trees/i, (route) => route.fulfill({ status: 500, body: "no" }));
    await overlay(town(page), "Дерева").check();
    await expect(town(page).getByText("Частину зображень не завантажено")).toBeVisible();
    await expect(tilesOf(town(page), "/map/tile_cutting/1/").first()).toBeVisible();
  });

  test("opacity and order of an overlay are changed in its row", async ({ page }) => {
    await overlay(town(page), "Дерева").check();
    await town(page).getByText("Ще", { exact: true }).first().click();
    await town(page).getByRole("slider", { name: "Непрозорість" }).first().fill("0.3");
    await expect(
      tilesOf(town(page), "ayers=parcels")
        .or(tilesOf(town(page), "AYERS=parcels"))
        .first(),
    ).toBeVisible();
    const opacity = () =>
      town(page).evaluate((host) =>
        [...host.shadowRoot!.querySelectorAll<HTMLElement>(".leaflet-layer")].map(({ style }) => style.opacity),
      );
    await expect.poll(opacity).toContain("0.3");
    await town(page).getByRole("button", { name: "Нижче" }).first().click();
    await expect(town(page).locator(".map-layer").first()).toContainText("Дерева");
  });
});

test.describe("features", () => {
  test("[R2.5-09] [R7.4-01] [R7.6-02] [R7.6-03] [R9.1-10] resting on a point shows what the server says about it; a click keeps it open @both", async ({
    clerk,
    page,
  }) => {
    await clerk.open("/map.html");
    await overlay(town(page), "Ділянки").uncheck();
    await overlay(town(page), "Ліхтарі (точки)").check();
    const { features } = await (await page.request.get("/map/json_layer/22.json")).json();
    const near = (one: { geometry: { coordinates: number[] } }) =>
      Math.hypot(one.geometry.coordinates[0]! - 30.515, one.geometry.coordinates[1]! - 50.525);
    const lamp = features.toSorted((one: never, other: never) => near(one) - near(other))[0];
    const [lng, lat] = lamp.geometry.coordinates;
    await expect(town(page).locator("canvas.map-features").first()).toBeAttached();
    const at = await pointOf(town(page), lng, lat);
    // the pointer passes other lamps on its way
    const asked: URLSearchParams[] = [];
    page.on("request", (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname === "/api/format") asked.push(searchParams);
    });
    await expect(async () => {
      await page.mouse.move(at.x + 30, at.y + 30);
      await page.mouse.move(at.x, at.y, { steps: 3 });
      await expect(town(page).locator(".map-hover")).toBeVisible({ timeout: 2000 });
    }).toPass();
    const query = asked.at(-1)!;
    expect([query.get("view"), query.get("doct_id")]).toEqual(["land.lamp", "hover"]);
    expect(query.get("id")).toMatch(/^\d+$/);
    await expect(town(page).locator(".map-hover")).toContainText(query.get("id")!);
    await page.mouse.click(at.x, at.y);
    await expect(town(page).locator(".map-pinned")).toContainText("power_w");
    await page.mouse.move(at.x + 200, at.y + 90);
    await expect(town(page).locator(".map-pinned")).toBeVisible();
  });

  test("[R2.5-10] [R3.4-01] [R3.4-02] [R3.4-03] [R7.4-03] a region has the colour of its label; a click loads its card @both", async ({
    clerk,
    page,
  }) => {
    await clerk.open("/map.html");
    const districts = page.locator("#districts");
    await districts.scrollIntoViewIfNeeded();
    const box = (await place(districts).boundingBox())!;
    await expect.poll(() => colorAt(districts, box.width / 2, box.height / 2)).not.toBe("");
    const colors = new Set<string>();
    for (let x = 0.35; x < 0.66; x += 0.02) colors.add(await colorAt(districts, box.width * x, box.height * 0.6));
    const isNear = (text: string, wanted: number[]) =>
      text.split(",").every((one, at) => Math.abs(Number(one) - wanted[at]!) < 6);
    expect([...colors].some((one) => isNear(one, [0xd6, 0x3a, 0x2f]))).toBe(true);
    expect([...colors].some((one) => isNear(one, [0x3b, 0x8f, 0x4a]))).toBe(true);
    const asked = page.waitForRequest("**/api/format/testtemp/land.district/id/*");
    await place(districts).click({ position: { x: box.width / 2, y: box.height * 0.6 } });
    await asked;
    const card = districts.getByRole("region", { name: /старостинський округ/ });
    await expect(card.getByRole("heading", { level: 3 })).toContainText("старостинський округ");
    await expect(card).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(card).toBeHidden();
  });

  test("a list and its map stay in step: a point leads to its row, and the row marks its point", async ({
    clerk,
    page,
  }) => {
    await clerk.open("/map.html");
    const map = page.locator("#listed");
    const row = map.getByRole("listitem").nth(2);
    await row.scrollIntoViewIfNeeded();
    const [lng, lat] = (await row.getAttribute("data-point"))!.split(",").map(Number) as [number, number];
    const before = await pointOf(map, lng, lat);
    await row.getByRole("link").focus();
    const box = (await place(map).boundingBox())!;
    const marked = () => colorAt(map, before.x - box.x + 6, before.y - box.y);
    await expect.poll(marked).toBe("29,95,194");
    await page.mouse.click(before.x, before.y);
    await expect(row).toHaveAttribute("aria-current", "true");
    await row.getByRole("link").click();
    await expect(page.getByRole("dialog")).toBeVisible();
  });
});

test.describe("the view", () => {
  test("[R2.5-07] [R4-06] a map in a hidden tab is made when the tab is shown, around its record", async ({
    clerk,
    page,
  }) => {
    await clerk.open("/map.html");
    const map = page.locator("#hidden-map");
    await page.locator("#show-tab").click();
    await expect(tilesOf(map, "/map/tile_cutting/1/").first()).toBeVisible();
    const box = (await place(map).boundingBox())!;
    await expect.poll(() => colorAt(map, box.width / 2, box.height / 2)).not.toBe("");
  });

  test("[R2.5-05] [R7.6-07] with street view on, a click shows the frame of that place", async ({ clerk, page }) => {
    await clerk.open("/map.html");
    await town(page).getByRole("button", { name: "Перегляд вулиці" }).click();
    await place(town(page)).click({ position: { x: 400, y: 200 } });
    const frame = town(page).frameLocator("iframe");
    await expect(frame.getByText(/Вулиця в місці 50\.5\d+,30\.5\d+/)).toBeVisible();
    await town(page).getByRole("button", { name: "Закрити" }).click();
    await expect(town(page).locator("iframe")).toHaveCount(0);
  });

  test("[R7.4-10] the server's panels of functions and of the search are shown beside the map", async ({
    clerk,
    page,
  }) => {
    await clerk.open("/map.html");
    const asked = page.waitForRequest("**/api/format/map-functions-pt?*");
    await town(page).getByRole("button", { name: "Дії з картою" }).click();
    const query = new URL((await asked).url()).searchParams;
    expect([query.get("map_id"), query.get("show_panel")]).toEqual(["town", "layer,export"]);
    const panel = town(page).getByRole("region", { name: "Дії з картою" });
    await expect(panel.getByRole("heading", { name: "Вивантажити" })).toBeVisible();
    await town(page).getByRole("button", { name: "Закрити" }).click();
    await town(page).getByRole("button", { name: "Пошук на карті" }).click();
    await expect(town(page).getByRole("region", { name: "Пошук на карті" })).toContainText("Карта: town");
  });

  test("[R2.5-06] the map fills the screen and comes back, in words of each language", async ({ clerk, page }) => {
    await clerk.open("/map.html");
    await town(page).getByRole("button", { name: "Показати на весь екран" }).click();
    await expect.poll(() => page.evaluate(() => document.fullscreenElement?.id)).toBe("town");
    await town(page).getByRole("button", { name: "Вийти з повноекранного режиму" }).click();
    await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBe(null);
    await page.evaluate(() => Object.assign((window as unknown as { vs: object }).vs, { lang: "en" }));
    await expect(town(page).getByRole("button", { name: "Show me the fullscreen !" })).toBeVisible();
  });

  test("[R9.1-02] [R3.4-04] the first view is that of the settings; the link to a place opens there and the page's hash stays", async ({
    clerk,
    page,
    context,
    browserName,
  }) => {
    if (browserName === "chromium") await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await clerk.open("/map.html");
    await expect(tilesOf(town(page), "/map/tile_cutting/1/14/").first()).toBeVisible();
    await page.evaluate(() => (location.hash = "part"));
    await town(page).getByRole("button", { name: "Збільшити" }).click();
    await expect(tilesOf(town(page), "/map/tile_cutting/1/15/").first()).toBeVisible();
    expect(new URL(page.url()).hash).toBe("#part");
    await town(page).getByRole("button", { name: "Скопіювати посилання на це місце" }).click();
    await expect(page.getByText("Посилання скопійовано")).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(link).hash).toMatch(/^#part&map=15\/50\.5\d+\/30\.5\d+$/);
    await page.goto("about:blank");
    await page.goto(link);
    await expect(tilesOf(town(page), "/map/tile_cutting/1/15/").first()).toBeVisible();
  });

  test("[R4-07] a map that is moved in the page keeps its view; one that is removed leaves nothing", async ({
    clerk,
    page,
  }) => {
    await clerk.open("/map.html");
    await town(page).getByRole("button", { name: "Збільшити" }).click();
    await expect(tilesOf(town(page), "/map/tile_cutting/1/15/").first()).toBeVisible();
    await page.evaluate(() => document.querySelector("main")!.append(document.querySelector("#town")!));
    await expect(tilesOf(town(page), "/map/tile_cutting/1/15/").first()).toBeVisible();
    await page.evaluate(async () => {
      const map = document.querySelector("#town")!;
      map.remove();
      await new Promise((done) => setTimeout(done, 300));
      document.querySelector("main")!.append(map);
    });
    await expect(tilesOf(town(page), "/map/tile_cutting/1/15/").first()).toBeVisible();
    expect(await page.locator("#town .leaflet-container").count()).toBe(1);
  });

  test("[R2.5-08] [R9.1-07] a map on a picture has its regions, zoom −2 to 3, and cards", async ({ clerk, page }) => {
    await clerk.open("/park");
    const park = page.locator("#park");
    await expect(park.locator("img.leaflet-image-layer")).toBeVisible();
    const box = (await place(park).boundingBox())!;
    await expect.poll(() => colorAt(park, box.width / 2, box.height / 2)).not.toBe("");
    for (let step = 0; step < 14; step++) await park.getByRole("button", { name: "Збільшити" }).click();
    await park.getByRole("button", { name: "Показати все" }).click();
    await place(park).click({ position: { x: box.width / 2, y: box.height / 2 } });
    await expect(park.getByRole("heading", { name: "Фонтан" })).toBeVisible();
  });

  test("by keys alone: arrows move, + zooms, Enter opens what lies under the cross, the panel is reached by Tab", async ({
    clerk,
    page,
  }) => {
    await clerk.open("/map.html");
    const districts = page.locator("#districts");
    await districts.scrollIntoViewIfNeeded();
    const box = (await place(districts).boundingBox())!;
    await expect.poll(() => colorAt(districts, box.width / 2, box.height / 2)).not.toBe("");
    await place(districts).focus();
    const scale = await districts.locator(".map-scale").textContent();
    await page.keyboard.press("+");
    await expect(districts.locator(".map-scale")).not.toHaveText(scale!);
    const moved = () => districts.locator(".leaflet-map-pane").evaluate((pane: HTMLElement) => pane.style.transform);
    const before = await moved();
    // the map leaves out an arrow that comes while it still moves
    const step = async (key: string) => {
      const from = await moved();
      await page.keyboard.press(key);
      await expect.poll(moved, { intervals: [50] }).not.toBe(from);
      await expect(async () => {
        const at = await moved();
        await page.waitForTimeout(150);
        expect(await moved()).toBe(at);
      }).toPass({ intervals: [50] });
    };
    for (let count = 0; count < 2; count++) await step("ArrowRight");
    expect(await moved()).not.toBe(before);
    const larger = await districts.locator(".map-scale").textContent();
    await page.keyboard.press("-");
    await expect(districts.locator(".map-scale")).not.toHaveText(larger!);
    await step("ArrowLeft");
    await page.keyboard.press("Enter");
    await expect(districts.getByRole("region", { name: /старостинський округ/ })).toBeFocused();
  });

  test("axe finds nothing, and a phone has room for it", async ({ clerk, page }) => {
    await clerk.open("/map.html");
    await expect(tilesOf(town(page), "/map/tile_cutting/1/").first()).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 780 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});
