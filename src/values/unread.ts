import { natives } from "../base/runtime/runtime.ts";

/** What stands in a field and is no value of its kind: shown as it stands, a problem, sent back unchanged. */
export class Unread {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** Marks what was loaded or typed as not readable. */
export const unread = (given: unknown): Unread => new Unread(isBare(given) ? natives.json(given) : String(given));
/** Data that we copied has no `toString` (SAFETY.md §2). */
const isBare = (given: unknown) => typeof given === "object" && given !== null && !("toString" in given);
export const isUnread = (value: unknown): value is Unread => value instanceof Unread;
