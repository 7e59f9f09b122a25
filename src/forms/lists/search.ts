// layer 6: fields
/**
 * Searches choices by typed text: letters with and without marks match each other, and so do all Ukrainian apostrophes.
 */
import type { Option } from "./read-list.ts";

/**
 * The choices that contain every typed word; those that begin with it come first. A list with groups keeps its order,
 * so that groups stay together.
 */
export function search(options: readonly Option[], typed: string): readonly Option[] {
  const words = folded(typed).split(" ").filter(Boolean);
  const [first] = words;
  if (first === undefined) return options;
  const { texts, hasGroups } = indexOf(options);
  const whole = words.join(" ");
  const begin: Option[] = [];
  const word: Option[] = [];
  const inside: Option[] = [];
  for (let at = 0; at < options.length; at++) {
    const text = texts[at]!;
    if (!words.every((one) => text.includes(one))) continue;
    const rank = hasGroups ? inside : text.startsWith(whole) ? begin : text.includes(` ${first}`) ? word : inside;
    rank.push(options[at]!);
  }
  return [...begin, ...word, ...inside];
}

/** Builds the search index before the person types: for thousands of entries it takes some ms. */
export const prepare = (options: readonly Option[]): void => void indexOf(options);

/** The choice whose text equals the typed one; without an exact match, the first that equals it after folding. */
export function exactly(options: readonly Option[], typed: string): Option | undefined {
  const whole = folded(typed);
  if (whole === "") return undefined;
  return options.find(({ text }) => text === typed.trim()) ?? options.find(({ text }) => folded(text) === whole);
}

/** The next choice that begins with a letter, wrapping around at the end; for lists without a search. */
export function nextBeginning(
  options: readonly Option[],
  letter: string,
  after: Option | undefined,
): Option | undefined {
  const start = folded(letter);
  const at = options.findIndex(({ id }) => id === after?.id);
  return [...options.slice(at + 1), ...options].find(
    ({ text, isDisabled }) => !isDisabled && folded(text).startsWith(start),
  );
}

/** Lower case, without marks above or below letters, one kind of apostrophe, one space between words. */
export const folded = (text: string): string => foldedLines(text.replace(/\s+/g, " ")).trim();

/** Folds many texts joined by line ends: ten times as fast as one by one. */
function foldedLines(lines: string): string {
  const lower = lines.toLowerCase();
  return plain.test(lower)
    ? lower
    : lower
        .normalize("NFD")
        .replace(marks, "")
        .replace(apostrophes, "'")
        .replaceAll("ґ", "г")
        .replace(/[^\S\n]+/g, " ");
}

/** Lower-case texts that need no folding, as in most lists of an office. */
const plain = /^[\n\u0020-\u005f\u0061-\u007eа-ик-яіє№«»—–]*$/;
const marks = /[\u0300-\u036f]+/g;
const apostrophes = /[’ʼ‘‛`´ʹ′＇]/g;

interface Index {
  texts: string[];
  hasGroups: boolean;
}
const indexes = new WeakMap<readonly Option[], Index>();
function indexOf(options: readonly Option[]): Index {
  let index = indexes.get(options);
  if (!index) {
    const lines = options.map(({ text }) => (text.includes("\n") ? text.replace(/\s+/g, " ") : text)).join("\n");
    index = { texts: foldedLines(lines).split("\n"), hasGroups: options.some(({ group }) => group) };
    indexes.set(options, index);
  }
  return index;
}
