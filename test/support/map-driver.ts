/** What flows do with a map. */
import { expect, type Locator } from "@playwright/test";

/** The place of a map, which has the focus and the keys. */
export const place = (map: Locator): Locator => map.getByRole("application", { name: "Карта" });
export const overlay = (map: Locator, name: string): Locator => map.getByRole("checkbox", { name, exact: true });
export const tilesOf = (map: Locator, address: string): Locator =>
  map.locator(`img.leaflet-tile-loaded[src*='${address}']`);

/** The colour of a map's features at a point of its place; "" where nothing is drawn. */
export const colorAt = (map: Locator, x: number, y: number): Promise<string> =>
  map.evaluate(
    (host, [left, top]) => {
      const box = host.shadowRoot!.querySelector(".map-place")!.getBoundingClientRect();
      for (const canvas of host.shadowRoot!.querySelectorAll<HTMLCanvasElement>("canvas.map-features")) {
        const own = canvas.getBoundingClientRect();
        if (!canvas.width || !own.width) continue;
        const scale = canvas.width / own.width;
        const at = [(box.left + left! - own.left) * scale, (box.top + top! - own.top) * scale].map(Math.round);
        const [r, g, b, a] = canvas.getContext("2d")!.getImageData(at[0]!, at[1]!, 1, 1).data;
        if (a) return [r, g, b].join();
      }
      return "";
    },
    [x, y],
  );

/** The point in the window for a longitude and a latitude. */
export async function pointOf(map: Locator, lng: number, lat: number): Promise<{ x: number; y: number }> {
  await expect(map.locator(".leaflet-map-pane")).toBeAttached();
  await map.evaluate((host) => host.scrollIntoView());
  const box = (await place(map).boundingBox())!;
  const text = map.locator(".map-coordinates");
  const read = async (x: number, y: number) => {
    const before = await text.textContent();
    await map.page().mouse.move(box.x + x, box.y + y);
    await expect(text).not.toHaveText(before!);
    const [north, east] = (await text.textContent())!.split(", ").map(Number);
    return [east!, north!] as const;
  };
  const [west, north] = await read(60, 5);
  const [east, south] = await read(box.width - 5, box.height - 45);
  return {
    x: box.x + 60 + ((lng - west) / (east - west)) * (box.width - 65),
    y: box.y + 5 + ((lat - north) / (south - north)) * (box.height - 50),
  };
}
