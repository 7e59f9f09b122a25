/** One `vs-map` in a unit test's page, pointed at in steps of 100 px from its middle. */
import "../../elements/main.ts";
import { waitUntil } from "./wait-until.ts";

export type MapTag = HTMLElement & { shadowRoot: ShadowRoot };

export const place = document.body.appendChild(document.createElement("div"));
const center = [30.52, 50.525] as const;
/** The attributes of a map whose middle is `at(0)`. */
export const view = `center="${center.join()}" zoom="15" style="display:block;width:700px"`;
/** The longitude and latitude of a place in the middle row, `steps` × 100 px to the east of the middle. */
export const at = (steps: number): [number, number] => [center[0] + (steps * 100 * 360) / (256 * 2 ** 15), center[1]];

export async function putMap(html: string): Promise<MapTag> {
  place.innerHTML = html;
  const tag = place.firstElementChild as MapTag;
  await waitUntil(() => tag.shadowRoot?.querySelector(".leaflet-map-pane"), "no map");
  return tag;
}
export const map = (tag: MapTag) => tag.shadowRoot.querySelector<HTMLElement>(".leaflet-container")!;

/** A mouse event at a place. */
export function point(tag: MapTag, type: string, steps: number): void {
  const box = map(tag).getBoundingClientRect();
  const clientX = box.left + box.width / 2 + steps * 100;
  map(tag).dispatchEvent(new MouseEvent(type, { clientX, clientY: box.top + box.height / 2, bubbles: true }));
}

/** Waits until a feature at a place has come and is under the pointer. */
export const isOver = (tag: MapTag, steps: number) =>
  waitUntil(() => {
    point(tag, "mousemove", steps);
    return map(tag).classList.contains("over-feature");
  }, `no feature at ${steps}`);
