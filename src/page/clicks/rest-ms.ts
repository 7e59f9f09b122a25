/** How long a clicked element rests, so that a double click is one (R2.2-21). */
export const restMs = 1000;
