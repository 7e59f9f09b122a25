/** The server's own renderer of maps: features → SVG → PNG. */
import sharp from "sharp";
import type { Box, Point } from "./mercator.ts";
import type { Look, PlanLayer } from "./plan-layers.ts";
import type { Drawn } from "./read-features.ts";
import { meets } from "./shapes.ts";

export interface Sheet {
  box: Box;
  width: number;
  height: number;
  /** A colour behind everything; transparent without it. */
  ground?: string | undefined;
}
export interface Painted {
  layer: PlanLayer;
  drawn: Drawn[];
}

const font = 'font-family="DejaVu Sans, sans-serif"';
const escaped = (text: unknown) => String(text).replace(/[<>&"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

export const toPng = (svg: string): Promise<Buffer> => sharp(Buffer.from(svg)).png({ compressionLevel: 6 }).toBuffer();

/** One picture of these layers, the first at the bottom. */
export function paint(layers: Painted[], sheet: Sheet): string {
  const { width, height, ground, box } = sheet;
  const metres = (box[2] - box[0]) / width;
  const reach = 24 * metres;
  const wide: Box = [box[0] - reach, box[1] - reach, box[2] + reach, box[3] + reach];
  const shown = layers
    .filter(({ layer }) => metres <= (layer.mostMetres ?? Infinity))
    .map(({ layer, drawn }) => ({ layer, drawn: drawn.filter((one) => meets(one.box, wide)) }));
  const labels = shown.flatMap(({ layer, drawn }) => (metres < 3 ? labelsOf(layer, drawn, sheet) : []));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    ground ? `<rect width="${width}" height="${height}" fill="${ground}"/>` : "",
    ...shown.map((one) => paintLayer(one, sheet, metres)),
    `<g ${font} font-size="11" text-anchor="middle" fill="#333" stroke="#fff" stroke-width="2.5" paint-order="stroke">`,
    ...labels,
    "</g></svg>",
  ].join("");
}

/** Features that look alike are one path. */
function paintLayer({ layer, drawn }: Painted, sheet: Sheet, metres: number): string {
  const groups = new Map<string, { look: Look; kind: Drawn["kind"]; path: string[] }>();
  for (const { kind, parts, feature } of drawn) {
    const look = layer.look(feature.properties, metres);
    if (!look) continue;
    const key = JSON.stringify(look);
    const group = groups.get(key) ?? { look, kind, path: [] };
    groups.set(key, group);
    for (const part of parts) group.path.push(pathOf(part, kind, sheet));
  }
  return [...groups.values()].map(({ look, kind, path }) => stroke(look, kind, path.join(""))).join("");
}

function stroke(
  { fill, stroke: line, width = 1, casing, radius = 3 }: Look,
  kind: Drawn["kind"],
  path: string,
): string {
  const round = 'stroke-linecap="round" stroke-linejoin="round" fill="none"';
  if (kind === "area")
    return `<path d="${path}" fill="${fill ?? "none"}" fill-rule="evenodd" stroke="${line ?? "none"}" stroke-width="${width}"/>`;
  if (kind === "point")
    return (
      `<path d="${path}" stroke="#fff" stroke-width="${2 * radius + 1.5}" ${round}/>` +
      `<path d="${path}" stroke="${fill}" stroke-width="${2 * radius}" ${round}/>`
    );
  return (
    (casing ? `<path d="${path}" stroke="${casing}" stroke-width="${width + 1.4}" ${round}/>` : "") +
    `<path d="${path}" stroke="${line}" stroke-width="${width}" ${round}/>`
  );
}

const onSheet = ([x, y]: Point, { box, width, height }: Sheet): Point => [
  Math.round(((x - box[0]) / (box[2] - box[0])) * width * 10) / 10,
  Math.round(((box[3] - y) / (box[3] - box[1])) * height * 10) / 10,
];

function pathOf(part: Point[], kind: Drawn["kind"], sheet: Sheet): string {
  if (kind === "point") return `M${onSheet(part[0]!, sheet).join(" ")}h0`;
  let path = "";
  let before = "";
  for (const point of part) {
    const at = onSheet(point, sheet).join(" ");
    if (at !== before) path += (path ? "L" : "M") + at;
    before = at;
  }
  return kind === "area" ? `${path}Z` : path;
}

/** A label at the middle of the longest part that lies on the sheet. */
function labelsOf({ label }: PlanLayer, drawn: Drawn[], sheet: Sheet): string[] {
  if (!label) return [];
  const { box } = sheet;
  return drawn.flatMap(({ parts, feature }) => {
    const longest = parts.reduce((best, part) => (part.length > best.length ? part : best), parts[0]!);
    const inside = longest.filter(([x, y]) => x > box[0] && x < box[2] && y > box[1] && y < box[3]);
    const at = inside[inside.length >> 1];
    if (!at) return [];
    const [x, y] = onSheet(at, sheet);
    return [`<text x="${x}" y="${y}">${escaped(feature.properties[label])}</text>`];
  });
}

const rowHeight = 22;
/** The legend of these layers as a picture. */
export function paintLegend(layers: PlanLayer[]): string {
  const rows = layers.flatMap(({ title, legend }) => [{ title }, ...legend.map((entry) => ({ entry }))]);
  const height = rows.length * rowHeight + 8;
  const lines = rows.map((one, index) => {
    const y = index * rowHeight + 15;
    if ("title" in one) return `<text x="6" y="${y + 4}" font-weight="bold">${escaped(one.title)}</text>`;
    return `${symbolOf(one.entry, y)}<text x="36" y="${y + 4}">${escaped(one.entry.ua)}</text>`;
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="${height}"><rect width="240" height="${height}" fill="#fff"/>` +
    `<g ${font} font-size="12" fill="#222">${lines.join("")}</g></svg>`
  );
}

function symbolOf({ fill, stroke: line, radius, width }: Look, y: number): string {
  if (radius) return `<circle cx="17" cy="${y}" r="${radius + 2}" fill="${fill}"/>`;
  if (fill) return `<rect x="6" y="${y - 7}" width="22" height="13" fill="${fill}" stroke="#888"/>`;
  return `<path d="M6 ${y}h22" stroke="${line}" stroke-width="${width}"/>`;
}
