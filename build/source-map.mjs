/**
 * Adjusts a source map after edits of the generated file: each edit changes only the offset of the next segment on its
 * line.
 */

/**
 * `length` characters at offset `at` were replaced by `put`, within one line. @typedef {{ at: number, length: number,
 * put: string }} Edit
 */

const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/**
 * @param {{ mappings: string }} map
 * @param {string} code the generated file before the edits
 * @param {Edit[]} edits in order
 */
export function shifted(map, code, edits) {
  const lines = map.mappings.split(";");
  for (const { line, column, by } of placed(code, edits)) lines[line] = moved(lines[line] ?? "", column, by);
  return { ...map, mappings: lines.join(";") };
}

/**
 * Line and column of each edit, last edit first, so that the columns of earlier ones stay valid. @param {string} code
 * @param {Edit[]} edits
 */
function placed(code, edits) {
  return edits
    .map(({ at, length, put }) => {
      const before = code.slice(0, at);
      return {
        line: before.split("\n").length - 1,
        column: at - before.lastIndexOf("\n") - 1,
        by: put.length - length,
      };
    })
    .toReversed();
}

/** Moves the segments after a column by `by`. @param {string} line @param {number} column @param {number} by */
function moved(line, column, by) {
  const marks = line.split(",");
  let at = 0;
  for (const [index, mark] of marks.entries()) {
    const { value, length } = read(mark);
    at += value;
    if (mark === "" || at <= column) continue;
    marks[index] = written(value + by) + mark.slice(length);
    break;
  }
  return marks.join(",");
}

/** The first number of a segment (base64 VLQ), and its length in characters. @param {string} mark */
function read(mark) {
  let whole = 0;
  let length = 0;
  for (let shift = 0, more = true; more; shift += 5) {
    const digit = digits.indexOf(mark[length++] ?? "A");
    whole |= (digit & 31) << shift;
    more = (digit & 32) > 0;
  }
  return { value: whole & 1 ? -(whole >> 1) : whole >> 1, length };
}

/** @param {number} value */
function written(value) {
  let rest = value < 0 ? (-value << 1) | 1 : value << 1;
  let text = "";
  do {
    const digit = rest & 31;
    rest >>= 5;
    text += digits[rest > 0 ? digit | 32 : digit];
  } while (rest > 0);
  return text;
}
