/** What stands in a field and is no value of its kind: shown as it stands, a problem, sent back unchanged. */
export class Unread {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** Marks what was loaded or typed as not readable. */
export const unread = (text: unknown): Unread => new Unread(String(text));
export const isUnread = (value: unknown): value is Unread => value instanceof Unread;
