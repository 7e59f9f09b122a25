/** The reference system that the .prj file of a Shapefile names. */
import { shiftedSystem, systemOf, type Shift } from "./systems.ts";

/**
 * A string for PROJ, or the text itself where PROJ reads it whole; "" when it does not say how its datum lies to WGS 84,
 * because a missing shift would move everything by a hundred metres without a word.
 */
export function systemOfPrj(text: string): string {
  const code = Number(/AUTHORITY\s*\[\s*"EPSG"\s*,\s*"?(\d+)"?\s*\]\s*\]\s*$/i.exec(text)?.[1]);
  const known = systemOf(code);
  if (known) return known.definition;
  const datum = /DATUM\s*\[\s*"([^"]*)"/i.exec(text)?.[1] ?? "";
  if (/TOWGS84/i.test(text) || /WGS_?(19)?84|ETRS/i.test(datum)) return text;
  const shift: Shift | undefined = /ukraine|ucs|usk/i.test(datum)
    ? "ucs"
    : /pulkovo_?1942|sk_?42/i.test(datum)
      ? "pulkovo"
      : undefined;
  if (!shift) return "";
  if (!/^\s*PROJCS/i.test(text)) return shiftedSystem(shift);
  const projection = /PROJECTION\s*\[\s*"([^"]*)"/i.exec(text)?.[1] ?? "";
  const unit = /UNIT\s*\[\s*"(\w+)"\s*,\s*1(\.0*)?\s*\]\s*\]?\s*$/i.test(text);
  if (!/transverse_mercator|gauss_kruger/i.test(projection) || !unit) return "";
  const number = (name: string, missing: number) =>
    Number(new RegExp(`PARAMETER\\s*\\[\\s*"${name}"\\s*,\\s*([-+.\\deE]+)`, "i").exec(text)?.[1] ?? missing);
  return shiftedSystem(shift, {
    middle: number("central_meridian", 0),
    east: number("false_easting", 0),
    north: number("false_northing", 0),
    scale: number("scale_factor", 1),
    origin: number("latitude_of_origin", 0),
  });
}
