import type { Measures } from "../../../src/maps/geometry/measure.ts";
import { showNumber } from "../../../src/values/numbers.ts";
import { words } from "./phrases.ts";

/** `Площа 1,2500 га · периметр 450,3 м`; "" for points. */
export function measuresText({ area, length, perimeter }: Measures): string {
  return [
    area === undefined ? "" : words("drawAreaOf", { area: showArea(area) }),
    perimeter === undefined ? "" : words("drawPerimeter", { length: showLength(perimeter) }),
    length === undefined ? "" : words("drawLength", { length: showLength(length) }),
  ]
    .filter(Boolean)
    .join(" · ");
}

const showLength = (m: number): string =>
  m < 1000 ? words("drawMetres", { n: showNumber(m, 1, 1) }) : words("drawKm", { n: showNumber(m / 1000, 3, 3) });

/** Square metres below a tenth of a hectare, then hectares as a cadastre has them, then square kilometres. */
function showArea(m2: number): string {
  if (m2 < 1000) return words("drawM2", { n: showNumber(m2, 1, 1) });
  if (m2 < 1e8) return words("drawHa", { n: showNumber(m2 / 1e4, 4, 4) });
  return words("drawKm2", { n: showNumber(m2 / 1e6, 2, 2) });
}
