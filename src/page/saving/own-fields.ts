/** Field types of the host's own (CONTRACT.md, vs.defineField): plain functions over plain DOM. */

/** What `draw` works with; it stays the same, its members tell how the field stands now. */
export interface OwnFieldState {
  /** The schema's entry of the field, with its name, type and all options. */
  readonly entry: Readonly<Record<string, unknown>>;
  /** What `read` has made of the record's value; undefined while `text` stands there. */
  readonly value: unknown;
  /** What was loaded or typed and is no value; undefined else. */
  readonly text: string | undefined;
  readonly disabled: boolean;
  readonly readonly: boolean;
  readonly required: boolean;
  readonly invalid: boolean;
  /** A person has given another value. */
  change(value: unknown): void;
  /** A person has typed what is no value: it is kept, and a problem. */
  mistype(text: string): void;
  /** A person has left the control, or made a choice. */
  done(): void;
  /** Told after each change from elsewhere: a rule, undo, another language. */
  listen(run: () => void): void;
}
/** A type of fields. */
export interface OwnField {
  /** The value where the record has none; null unless told. */
  empty?: unknown;
  /** The record's value as `draw` gets it; undefined for what is none. As it stands unless told. */
  read?(raw: unknown, entry: Readonly<Record<string, unknown>>): unknown;
  /** What a save sends; `raw` is what was loaded. As it stands unless told. */
  write?(value: unknown, raw: unknown, entry: Readonly<Record<string, unknown>>): unknown;
  /** A value as text, where it is told and not edited. */
  show?(value: unknown): string;
  /** A style sheet's text for what `draw` makes. */
  styles?: string;
  /** Puts its control into `root`, the first focusable one is labelled. Gives what ends it. */
  draw(root: HTMLElement, field: OwnFieldState): void | (() => void);
}
export type OwnFieldLoader = () => Promise<OwnField | { default: OwnField }>;

export const ownFields = new Map<string, OwnField | OwnFieldLoader>();
