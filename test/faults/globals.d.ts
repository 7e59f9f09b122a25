/** Globals of pages with planted faults. */
declare global {
  /** Whether this fault is on. */
  var faultActs: (id: number) => boolean;
  /** The planted places that the page has executed. */
  var reachedFaults: Set<number>;
}
export {};
