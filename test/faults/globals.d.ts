/** What pages with planted faults hold. */
declare global {
  /** Whether this fault acts. */
  var faultActs: (id: number) => boolean;
  /** The planted places that the page came to. */
  var reachedFaults: Set<number>;
}
export {};
