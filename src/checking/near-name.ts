import { didYouMean } from "../forms/schema/did-you-mean.ts";

const known = new WeakMap<readonly string[], Map<string, string | undefined>>();

/** The name of a list that a misspelt one probably means; undefined for a known name or without a similar one. */
export function nearName(name: string, names: readonly string[]): string | undefined {
  let found = known.get(names);
  if (!found) known.set(names, (found = new Map()));
  if (!found.has(name)) found.set(name, near(name, names));
  return found.get(name);
}

/** Longer than any name. */
const longest = 100;

function near(name: string, names: readonly string[]): string | undefined {
  if (names.includes(name) || name.length > longest) return undefined;
  const swapped = names.find((one) => one.length === name.length && one.length > 2 && isSwapped(name, one));
  return swapped ?? /"(.*)"/.exec(didYouMean(name, names))?.[1];
}

/** The same letters, two neighbours swapped: `edti`. */
function isSwapped(one: string, other: string): boolean {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return one[at] === other[at + 1] && one[at + 1] === other[at] && one.slice(at + 2) === other.slice(at + 2);
}
