// layer 6: fields
/** Spellings of yes and no; a loaded flag is written back in its own spelling. */
const spellings: unknown[][] = [
  [true, false],
  [1, 0],
  ..."1 0,t f,true false,on off,y n,yes no,T F,True False,TRUE FALSE,Y N,Yes No,YES NO"
    .split(",")
    .map((words) => words.split(" ")),
];
const yes = new Set(spellings.map(([one]) => one));

/** 't', '1', 1, 'Y' and the like are true, any other value is false. */
export const readFlag = (raw: unknown): boolean => yes.has(raw);

/** Writes a flag in the spelling of the loaded value; true or false for a new one. */
export const spellFlag = (value: boolean, raw: unknown): unknown =>
  (spellings.find((pair) => pair.includes(raw)) ?? spellings[0]!)[value ? 0 : 1];
