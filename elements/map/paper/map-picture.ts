/** What a map shows as one picture. */
import type { LeafletMap } from "../../../src/vendors/leaflet/leaflet.ts";
import { scaleBar } from "../scale.ts";

export interface MapPicture {
  /** PNG. */
  picture: Blob;
  /** Pictures of other sites that do not allow to be copied; they are missing. */
  missing: number;
}

/** Draws tiles, pictures and canvases as they stand, with the scale and the attribution. @throws without a canvas */
export async function pictureOfMap(map: LeafletMap, attribution: string): Promise<MapPicture> {
  const container = map.getContainer();
  const { width, height, left, top } = container.getBoundingClientRect();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [Math.round(width * devicePixelRatio), Math.round(height * devicePixelRatio)];
  const pen = canvas.getContext("2d")!;
  pen.scale(devicePixelRatio, devicePixelRatio);
  pen.fillStyle = "#fff";
  pen.fillRect(0, 0, width, height);
  let missing = 0;
  for (const one of drawnIn(map)) {
    if (one instanceof HTMLImageElement && !mayCopy(one)) missing++;
    else draw(pen, one, { left, top });
  }
  writeNotes(pen, map, attribution, { width, height });
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!picture) throw new Error("The picture is too large for a canvas.");
  return { picture, missing };
}

type Drawn = HTMLImageElement | HTMLCanvasElement;

/** From the bottom up. */
function drawnIn(map: LeafletMap): Drawn[] {
  const panes = Object.values(map.getPanes()).filter((pane): pane is HTMLElement => pane instanceof HTMLElement);
  const level = (pane: HTMLElement) => Number(getComputedStyle(pane).zIndex) || 0;
  const all = panes
    .filter((pane) => pane !== map.getPane("mapPane") && pane !== map.getPane("popupPane"))
    .toSorted((one, other) => level(one) - level(other))
    .flatMap((pane) => [...pane.querySelectorAll<Drawn>("img,canvas")]);
  return [...new Set(all)].filter((one) =>
    one instanceof HTMLImageElement ? one.complete && one.naturalWidth > 1 : one.width > 0,
  );
}

/** A picture of another site, not asked for with CORS, would forbid to read the canvas. */
const mayCopy = ({ src, crossOrigin }: HTMLImageElement): boolean =>
  crossOrigin !== null || /^(data|blob):/.test(src) || new URL(src).origin === location.origin;

function draw(pen: CanvasRenderingContext2D, one: Drawn, { left, top }: { left: number; top: number }): void {
  const box = one.getBoundingClientRect();
  pen.save();
  for (let at: HTMLElement | null = one; at && !at.classList.contains("leaflet-map-pane"); at = at.parentElement) {
    const { opacity, clipPath } = getComputedStyle(at);
    pen.globalAlpha *= Number(opacity);
    if (clipPath.startsWith("polygon")) clipTo(pen, clipPath, at, { left, top });
  }
  if (pen.globalAlpha > 0 && box.width && box.height)
    pen.drawImage(one, box.left - left, box.top - top, box.width, box.height);
  pen.restore();
}

/** The half of a comparison: corners in px from the pane's own corner. */
function clipTo(
  pen: CanvasRenderingContext2D,
  clipPath: string,
  pane: HTMLElement,
  { left, top }: { left: number; top: number },
): void {
  const numbers = [...clipPath.matchAll(/-?[\d.]+(?=px)/g)].map(([one]) => Number(one));
  const own = pane.getBoundingClientRect();
  pen.beginPath();
  for (let at = 0; at + 1 < numbers.length; at += 2)
    pen.lineTo(numbers[at]! + own.left - left, numbers[at + 1]! + own.top - top);
  pen.clip();
}

const margin = 8;

function writeNotes(
  pen: CanvasRenderingContext2D,
  map: LeafletMap,
  attribution: string,
  { width, height }: { width: number; height: number },
): void {
  pen.font = "12px system-ui, sans-serif";
  pen.textBaseline = "bottom";
  const write = (text: string, x: number, align: CanvasTextAlign, boxWidth: number) => {
    const from = align === "right" ? x - boxWidth : x;
    pen.fillStyle = "rgb(255 255 255 / 0.85)";
    pen.fillRect(from, height - margin - 18, boxWidth, 18);
    pen.fillStyle = "#000";
    pen.textAlign = "center";
    pen.fillText(text, from + boxWidth / 2, height - margin - 2);
  };
  if (map.options.crs?.code !== undefined) {
    const { widthPx, text } = scaleBar(map, 100);
    write(text, margin, "left", widthPx);
    pen.strokeStyle = "#000";
    pen.beginPath();
    pen.moveTo(margin, height - margin - 8);
    pen.lineTo(margin, height - margin);
    pen.lineTo(margin + widthPx, height - margin);
    pen.lineTo(margin + widthPx, height - margin - 8);
    pen.stroke();
  }
  if (attribution) write(attribution, width - margin, "right", pen.measureText(attribution).width + 12);
}
