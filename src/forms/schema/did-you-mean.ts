/** A suggestion for an unknown name, as the end of a sentence; "" when no known name is similar. */
export function didYouMean(name: string, known: readonly string[]): string {
  const near = known.find((one) => one !== name && isNear(name, one));
  return near === undefined ? "" : ` (did you mean "${near}"?)`;
}

/** Equal except for case, hyphens and underscores; or one letter added, missing, replaced, or two swapped. */
function isNear(one: string, other: string): boolean {
  if (folded(one) === folded(other)) return true;
  if (Math.min(one.length, other.length) < 4 || Math.max(one.length, other.length) < 5) return false;
  let at = 0;
  while (one[at] === other[at]) at++;
  const [rest, otherRest] = [one.slice(at), other.slice(at)];
  return (
    rest.slice(1) === otherRest.slice(1) ||
    rest.slice(1) === otherRest ||
    rest === otherRest.slice(1) ||
    (rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2))
  );
}

const folded = (name: string) => name.toLowerCase().replace(/[-_]/g, "");
