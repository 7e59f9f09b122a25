/** Which part of a picture is kept, and how it is turned (pictures are edited before they are sent). */

/** Edges of the kept part, in shares of the turned picture, from its upper left corner. */
export interface Frame {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export const wholeFrame: Frame = { left: 0, top: 0, right: 1, bottom: 1 };
/** The smallest share of a side that can be kept. */
const least = 0.05;

/** The frame with its first (upper left) or last (lower right) corner at another place. */
export function withCorner(frame: Frame, corner: "first" | "last", x: number, y: number): Frame {
  if (corner === "first")
    return { ...frame, left: between(0, x, frame.right - least), top: between(0, y, frame.bottom - least) };
  return { ...frame, right: between(frame.left + least, x, 1), bottom: between(frame.top + least, y, 1) };
}

/** The frame moved inside the picture. */
export function movedFrame({ left, top, right, bottom }: Frame, x: number, y: number): Frame {
  const byX = between(-left, x, 1 - right);
  const byY = between(-top, y, 1 - bottom);
  return { left: left + byX, top: top + byY, right: right + byX, bottom: bottom + byY };
}

/** The same part after the picture was turned clockwise (1) or back (-1) by 90°. */
export const turnedFrame = ({ left, top, right, bottom }: Frame, by: 1 | -1): Frame =>
  by === 1
    ? { left: 1 - bottom, top: left, right: 1 - top, bottom: right }
    : { left: top, top: 1 - right, right: bottom, bottom: 1 - left };

/** The kept part in whole pixels of the turned picture. */
export function pixelsOf({ left, top, right, bottom }: Frame, width: number, height: number) {
  const [x, y] = [Math.round(left * width), Math.round(top * height)];
  return {
    x,
    y,
    width: Math.max(1, Math.round(right * width) - x),
    height: Math.max(1, Math.round(bottom * height) - y),
  };
}

/** The largest part from the middle of a picture that has the shape of another one, in px. */
export function middlePart(width: number, height: number, like: { width: number; height: number }) {
  const scale = Math.min(width / like.width, height / like.height);
  const part = { width: like.width * scale, height: like.height * scale };
  return { x: (width - part.width) / 2, y: (height - part.height) / 2, ...part };
}

const between = (from: number, value: number, to: number): number => Math.min(to, Math.max(from, value));
