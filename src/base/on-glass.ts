/** From this factor on a dialog is enlarged: text of 14 px would be below 12 px on the glass. */
const least = 1.2;

/**
 * How much a page without `<meta name="viewport">` is shrunk on a phone, so that a dialog can be enlarged by as much and
 * its text is as large on the glass as it says; 1 elsewhere.
 */
export function shrunkBy(): number {
  const { scale = 1 } = visualViewport ?? {};
  const isShrunk = scale < 1 / least && matchMedia("(pointer: coarse)").matches;
  return isShrunk ? Math.round((1 / scale) * 100) / 100 : 1;
}
