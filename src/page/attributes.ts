/**
 * Click attributes in order of precedence, and the shape of a value (CONTRACT.md, Click attributes). `vs.js` carries
 * this list, the actions behind it come with main.
 */
export const clickAttributes = {
  add: /^[^\s/]+(\/[^\s/]+)?$/,
  edit: /^[^\s/]+(\/[^\s/]+){1,2}$/,
  info: /^[^\s/]+(\/[^\s/]+){1,2}$/,
  del: /^[^\s/]+(\/[^\s/]+)?$/,
} as const satisfies Record<string, RegExp>;

export type ActionName = keyof typeof clickAttributes;
/** How long a clicked element rests, so that a double click is one (R2.2-21). */
export const restMs = 1000;
