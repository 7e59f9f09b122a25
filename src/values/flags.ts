// layer 5: fields
const yes = new Set<unknown>([true, 1, "1", "t", "true", "on"]);
/** What was read as yes or no is written back in the same spelling (CONTRACT.md). */
const spellings: [unknown, unknown][] = [
  [true, false],
  [1, 0],
  ["1", "0"],
  ["t", "f"],
  ["true", "false"],
  ["on", "off"],
];

/** 't', '1', 1 and the like are yes, all else is no. */
export const readFlag = (raw: unknown): boolean => yes.has(raw);

/** Yes or no in the spelling of what was loaded, else true or false. */
export const spellFlag = (value: boolean, raw: unknown): unknown =>
  (spellings.find((pair) => pair.includes(raw)) ?? spellings[0]!)[value ? 0 : 1];
