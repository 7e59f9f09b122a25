// @ts-check
/**
 * What the build changes in a published package: only HTML sinks, styles, globals and shadow roots (docs/safety.md).
 * Each library says so in `src/vendors/<library>/edits.mjs`; nothing is emptied or cut to save bytes.
 */

/**
 * One text for another. `count` says how often the text stands in the file: another count fails the build, so that an
 * update of the package is read anew.
 * @typedef {{ from: string | RegExp, to: string | ((...found: string[]) => string), count: number }} Swap
 */
/**
 * `around` puts code before and behind the file's own.
 * @typedef {{ file: RegExp, swaps?: Swap[], around?: [before: string, after: string] }} Edit
 */
/**
 * `packages`: every package that comes with the library, with the number of HTML sinks that are turned into calls of
 * the html door; `null` where they stay, for the reason that the note of the library gives.
 * @typedef {{ packages: Record<string, number | null>, edits?: Edit[] }} Library
 */

/**
 * @param {string} code
 * @param {Edit} edit
 * @param {string} file for the message
 */
export function edited(code, { swaps = [], around: [before, after] = ["", ""] }, file) {
  let made = code;
  for (const { from, to, count } of swaps) {
    const found = typeof from === "string" ? made.split(from).length - 1 : [...made.matchAll(from)].length;
    if (found !== count)
      throw new Error(`${file}: ${String(from).slice(0, 80)} stands there ${found} times, not ${count}. Read it anew.`);
    made = typeof to === "string" ? made.replaceAll(from, () => to) : made.replaceAll(from, to);
  }
  return before + made + after;
}
