import type { LateTagName } from "./late-tags.ts";
import type { TagName } from "./tags.ts";

/** The interface of an element for its view. */
export interface Inside {
  readonly host: HTMLElement;
  readonly root: ShadowRoot;
  readonly tag: TagName | LateTagName;
  listen(listener: () => void): () => void;
  /** Number of changes so far. */
  version(): number;
  /** All attributes and properties, by the schema's names. */
  entry(): Record<string, unknown>;
  /** Adds public methods to the element that only its code implements: `submit`, `show`, `refresh` … */
  offer(methods: object): void;
}
/**
 * Renders into the root and keeps it up to date. The returned object is called when the element leaves the page and
 * when it returns.
 */
export interface Mount<Given extends Inside = Inside> {
  /** `isNow`: rendered before it returns. */
  (inside: Given, isNow?: boolean): Life | void;
  /** Validates a field whose view is not rendered yet. */
  judge?(inside: Given): void;
}
export interface Life {
  leave(): void;
  enter(): void;
}
