import type { Finding } from "../../../checking/findings.ts";

/** A finding in the live page. */
export interface LiveFinding extends Finding {
  /** The element that it is about; absent for the page as a whole. */
  element?: Element;
}
