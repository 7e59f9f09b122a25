// @ts-check
/**
 * The build's changes to published packages: only HTML sinks, styles, globals, members that pages replace, and shadow
 * root support (docs/safety.md, §3; docs/hosts.md, §3). They are listed in `src/vendors/<library>/edits.mjs`; no code is removed only to save bytes.
 */

/**
 * Replaces a text. `count` is how often the text occurs in the file: another count fails the build, so that an update of
 * the package is reviewed.
 * @typedef {{ from: string | RegExp, to: string | ((...found: string[]) => string), count: number }} Swap
 */
/**
 * `around` adds code before and after the file's own code.
 * @typedef {{ file: RegExp, swaps?: Swap[], around?: [before: string, after: string] }} Edit
 */
/**
 * `packages`: every package that is bundled with the library, with the number of HTML sinks that are replaced by calls of
 * the html door; `null`: sinks are not replaced, for the reason in the library's README.md.
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
