import { natives } from "../base/runtime/runtime.ts";

/**
 * Text in a field that cannot be read as a value of its kind: shown unchanged, reported as a problem, sent back
 * unchanged.
 */
export class Unread {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** Marks loaded or typed input as unreadable. */
export const unread = (given: unknown): Unread => new Unread(isBare(given) ? natives.json(given) : String(given));
/** Copied data has no prototype and so no `toString` (docs/safety.md, §2). */
const isBare = (given: unknown) => typeof given === "object" && given !== null && !("toString" in given);
export const isUnread = (value: unknown): value is Unread => value instanceof Unread;
