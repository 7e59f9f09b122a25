/** How long further clicks on a clicked element are ignored, so that a double click acts once (R2.2-21). */
export const restMs = 1000;
