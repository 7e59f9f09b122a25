/** What pages with planted faults hold. */
declare global {
  /** Whether this fault acts. */
  var __planted: (id: number) => boolean;
  /** The planted places that the page came to. */
  var __reached: Set<number>;
}
export {};
