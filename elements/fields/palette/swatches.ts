import { plainColor } from "../../../src/values/colors.ts";
import { languageStore } from "../../../src/base/language/i18n.ts";
import type { Option } from "../../../src/forms/lists/option-lists.ts";
import { words } from "./phrases.ts";

/** One square of the palette. */
export interface Swatch {
  /** `#rrggbb`, or the unchanged text when it is not a colour. */
  color: string;
  name: string;
}

/** The default 5 rows of 7 colours (R9.6-02): a row is a tone, a column a hue. Cached for each language. */
export function ownSwatches(): Swatch[] {
  const version = languageStore.version();
  if (own?.version !== version) own = { version, swatches: named() };
  return own.swatches;
}
let own: { version: number; swatches: Swatch[] } | undefined;

const named = (): Swatch[] =>
  tones.flatMap(([tone, colors]) =>
    colors.split(" ").map((digits, at) => {
      const color = `#${digits}`;
      return { color, name: words("paletteName", { hue: words(hues[at]!), tone: words(tone), color }) };
    }),
  );

const hues = [
  "paletteGray",
  "paletteRed",
  "paletteOrange",
  "paletteYellow",
  "paletteGreen",
  "paletteBlue",
  "paletteViolet",
] as const;
const tones = [
  ["palettePale", "f2f4f7 fde2e0 fde8d4 fdf3cd dcf2e0 dbe8fb ebe0f8"],
  ["paletteLight", "c5ccd6 f5a8a1 f7bd86 f5d97a 93d6a3 8fb9f0 c09ee8"],
  ["paletteMiddle", "8592a3 e5484d f0812a e3b30f 3f9b3f 2f7fe0 8e4ec6"],
  ["paletteDark", "566272 b8261d b85a0a 9a7500 1a7340 1d5fc2 66319c"],
  ["paletteDeep", "1c2530 6e1410 6e3505 5c4600 0d4526 103872 3c1a60"],
] as const;

/** The schema's own colours: ids are colours, texts their names. */
export const swatchesOf = (options: readonly Option[]): Swatch[] =>
  options.map(({ id, text }) => ({ color: plainColor(id), name: text }));
