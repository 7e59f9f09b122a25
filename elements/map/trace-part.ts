/** Lines and rings of features in the path of a pen. */
import { leastPx } from "../../src/maps/features/level-of-detail.ts";
import type { Box } from "../../src/maps/features/placed-feature.ts";
import type { Sheet } from "../../src/vendors/leaflet/canvas-layer.ts";

/** A path beyond the sheet by more than this is not seen, in px: half of the widest line. */
const marginPx = 8;
type Pen = CanvasRenderingContext2D;

/** Whether a box stands on the sheet as a whole. */
export const isWithin = (box: Box, { scale, left, top, width, height }: Sheet): boolean =>
  box[0] * scale >= left && box[1] * scale >= top && box[2] * scale <= left + width && box[3] * scale <= top + height;

/** Vertices that cannot be told from the one before are left out. */
export function tracePart(pen: Pen, part: readonly number[], { scale, left, top }: Sheet): void {
  let [lastX, lastY] = [part[0]! * scale - left, part[1]! * scale - top];
  pen.moveTo(lastX, lastY);
  for (let at = 2; at < part.length; at += 2) {
    const [x, y] = [part[at]! * scale - left, part[at + 1]! * scale - top];
    if (Math.abs(x - lastX) + Math.abs(y - lastY) < leastPx && at + 2 < part.length) continue;
    pen.lineTo(x, y);
    [lastX, lastY] = [x, y];
  }
}

/** The same for a part that leaves the sheet: of vertices beyond one of its sides the first and the last are enough. */
export function traceCut(pen: Pen, part: readonly number[], sheet: Sheet): void {
  const { scale, left, top, width, height } = sheet;
  let [lastX, lastY] = [part[0]! * scale - left, part[1]! * scale - top];
  let lastSide = sideOf(lastX, lastY, width, height);
  let isWaiting = false;
  pen.moveTo(lastX, lastY);
  for (let at = 2; at < part.length; at += 2) {
    const [x, y] = [part[at]! * scale - left, part[at + 1]! * scale - top];
    const side = sideOf(x, y, width, height);
    const isLast = at + 2 >= part.length;
    const isHidden = side !== 0 && side === lastSide;
    const isNear = Math.abs(x - lastX) + Math.abs(y - lastY) < leastPx;
    if ((isHidden || (isNear && !isWaiting)) && !isLast) {
      if (!isHidden) continue;
      isWaiting = true;
    } else {
      if (isWaiting) pen.lineTo(lastX, lastY);
      pen.lineTo(x, y);
      isWaiting = false;
    }
    [lastX, lastY, lastSide] = [x, y, side];
  }
}

/** Beyond which side of the sheet: 0 when on it. */
function sideOf(x: number, y: number, width: number, height: number): 0 | 1 | 2 | 3 | 4 {
  if (x < -marginPx) return 1;
  if (x > width + marginPx) return 2;
  if (y < -marginPx) return 3;
  return y > height + marginPx ? 4 : 0;
}
