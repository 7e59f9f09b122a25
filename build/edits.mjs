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

/**
 * Loops over the names of an object leave out what a page has added to `Object.prototype`. The file needs `isOwnName`
 * before its code.
 * @param {number} count
 * @returns {Swap}
 */
export const ownNames = (count) => ({
  from: /for \((?:var |let )?([\w$]+) in ([\w$.[\]]+)\)/g,
  to: (loop = "", name, object) => `${loop} if ($own(${object}, ${name}))`,
  count,
});
export const isOwnName =
  "const $own = (object, name) => !(name in Object.prototype) || Object.prototype.hasOwnProperty.call(object, name);\n";

/**
 * Functions are bound without `bind`, which MooTools replaces by one that drops what a call gives. The file needs
 * `bindsWhole` before its code. Only calls with an argument besides `this` are replaced.
 * @param {number} count
 * @returns {Swap}
 */
export const bound = (count) => ({
  from: /(?<![\w$.)])([\w$][\w$.]*(?:\[\w+\])?)\.bind\(\s*([\w$.]+),/g,
  to: (_, run, self) => `$bound(${run}, ${self},`,
  count,
});
export const bindsWhole = "const $bound = (run, self, ...given) => (...more) => run.call(self, ...given, ...more);\n";

/** Whether a listener follows a drag above all tags: there, handlers of the page between could stop an event that bubbles. */
export const isDragAbove = `const $isDragAbove = (target, type) =>
  /^(mouse(move|up)|touch(move|end|cancel))$/.test(type) &&
  [window, document, document.documentElement, document.body].includes(target);
`;
