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
export const unread = (given: unknown): Unread => new Unread(String(given));
export const isUnread = (value: unknown): value is Unread => value instanceof Unread;
