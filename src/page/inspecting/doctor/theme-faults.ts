/** Contrast and size of the values that the host gives to the theme's variables. */
import type { LiveFinding } from "./live-finding.ts";

/** Variable, what it stands on, the least contrast (WCAG 2.2: text 4.5, borders of controls 3). */
const pairs: [name: string, on: string, least: number][] = [
  ["text", "bg", 4.5],
  ["quiet", "bg", 4.5],
  ["accent", "bg", 4.5],
  ["on-accent", "accent", 4.5],
  ["danger", "bg", 4.5],
  ["warning", "bg", 4.5],
  ["success", "bg", 4.5],
  ["info", "bg", 4.5],
  ["edge", "bg", 3],
];
const leastHeightPx = 24;
const link = "tags.html#look";

/** @param probe an element with the theme's inner variables; only what the host has set is judged */
export function themeFindings(probe: Element): LiveFinding[] {
  const style = getComputedStyle(probe);
  const own = (name: string) => style.getPropertyValue(`--vs-${name}`).trim();
  const colour = (name: string) => rgbOf(shown(style.getPropertyValue(`--${name}`).trim(), style.colorScheme));
  const contrasts = pairs.flatMap(([name, on, least]): LiveFinding[] => {
    const [front, back] = [colour(name), colour(on)];
    if ((!own(name) && !own(on)) || !front || !back) return [];
    const found = contrast(front, back);
    if (found >= least) return [];
    return [
      fault(
        `--vs-${name} on --vs-${on}: contrast of ${least} : 1 at least`,
        `${found.toFixed(1)} : 1 (${own(name) || "default"} on ${own(on) || "default"})`,
      ),
    ];
  });
  return [...contrasts, ...sizeFindings(own)];
}

/** The colour of the theme that is shown: a default names the light and the dark one. */
const shown = (value: string, scheme: string): string =>
  value.replace(/^light-dark\((.+), *(.+)\)$/, scheme === "dark" ? "$2" : "$1");

function sizeFindings(own: (name: string) => string): LiveFinding[] {
  return ["control-height", "radius"].flatMap((name) => {
    const value = own(name);
    if (!value) return [];
    if (!CSS.supports("min-block-size", value)) return [fault(`a length in --vs-${name}`, value)];
    const px = /^([\d.]+)px$/.exec(value)?.[1];
    return name === "control-height" && px && Number(px) < leastHeightPx
      ? [fault(`controls at least ${leastHeightPx} px high in --vs-${name}`, value)]
      : [];
  });
}

const fault = (expected: string, found: string): LiveFinding => ({
  rule: "theme",
  severity: "warning",
  at: 0,
  tag: ":root",
  expected,
  found,
  link,
});

type Rgb = [red: number, green: number, blue: number];

let drawing: CanvasRenderingContext2D | null | undefined;
/** The bytes of any colour of CSS, by the browser itself. */
function rgbOf(text: string): Rgb | undefined {
  if (!CSS.supports("color", text)) return undefined;
  drawing ??= document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  if (!drawing) return undefined;
  drawing.clearRect(0, 0, 1, 1);
  drawing.fillStyle = text;
  drawing.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = drawing.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}

/** WCAG: 1 to 21. */
function contrast(one: Rgb, other: Rgb): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(rgb: Rgb): number {
  const [red, green, blue] = rgb.map((byte) => {
    const part = byte / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
