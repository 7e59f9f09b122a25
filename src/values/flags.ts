// layer 6: fields
const yes = new Set<unknown>([true, 1, "1", "t", "true", "on"]);
/** Spellings of yes and no; a loaded flag is written back in its own spelling. */
const spellings: [unknown, unknown][] = [
  [true, false],
  [1, 0],
  ["1", "0"],
  ["t", "f"],
  ["true", "false"],
  ["on", "off"],
];

/** 't', '1', 1 and the like are true, any other value is false. */
export const readFlag = (raw: unknown): boolean => yes.has(raw);

/** Writes a flag in the spelling of the loaded value; true or false for a new one. */
export const spellFlag = (value: boolean, raw: unknown): unknown =>
  (spellings.find((pair) => pair.includes(raw)) ?? spellings[0]!)[value ? 0 : 1];
