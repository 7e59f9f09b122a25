import type { CSSProperties } from "react";
import { length } from "../../base/css-length.ts";

const kinds = ["center", "left", "right", "top", "bottom", "fullscreen"] as const;
type Kind = (typeof kinds)[number];

/**
 * The position of a dialog (R2.2-25, R2.3-19): `center`, `left`, `right`, `top`, `bottom`, `fullscreen`, or its
 * distances from the window's edges as "left,top,right,bottom" in CSS lengths or px, any of which may be empty.
 */
export function placeOf(position: unknown, top: unknown): { kind: Kind; style: CSSProperties } {
  const kind = kinds.find((one) => one === position);
  if (kind) return { kind, style: topOf(top) };
  const [left, above, right, below] = String(position ?? "")
    .split(",")
    .map(length);
  if (!left && !above && !right && !below) return { kind: "center", style: topOf(top) };
  const style: CSSProperties = {
    left: left ?? "auto",
    top: above ?? "auto",
    right: right ?? "auto",
    bottom: below ?? "auto",
    // centred on an axis without a distance
    marginInline: left || right ? 0 : "auto",
    marginBlock: above || below ? 0 : "auto",
    ...(left && right && { inlineSize: "auto" }),
    maxInlineSize: `calc(100% - ${left ?? "16px"} - ${right ?? "16px"})`,
    maxBlockSize: `calc(100% - ${above ?? "16px"} - ${below ?? "16px"})`,
  };
  if (!left && !right) Object.assign(style, { left: 0, right: 0 });
  if (!above && !below) Object.assign(style, { top: 0, bottom: 0 });
  return { kind: "center", style };
}

/** A margin counts % by the width, so the height of the window is named. */
const topOf = (top: unknown): CSSProperties => {
  const distance = length(top)?.replace("%", "vh");
  return distance ? { marginBlockStart: distance, maxBlockSize: `calc(100% - ${distance} - 16px)` } : {};
};
