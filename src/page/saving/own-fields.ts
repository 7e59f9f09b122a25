/** Field types of the host (`vs.defineField`): plain functions over plain DOM. */

/** What `draw` works with: always the same object, whose members give the field's current state. */
export interface OwnFieldState {
  /** The schema's entry of the field, with its name, type and all options. */
  readonly entry: Readonly<Record<string, unknown>>;
  /** The value that `read` returned; undefined while there is a `text`. */
  readonly value: unknown;
  /** Loaded or typed text that is not a valid value; undefined otherwise. */
  readonly text: string | undefined;
  readonly disabled: boolean;
  readonly readonly: boolean;
  readonly required: boolean;
  readonly invalid: boolean;
  /** Sets a value that a person has entered. */
  change(value: unknown): void;
  /** Sets a text that a person has typed and that is not a valid value: it is kept, and shown as a problem. */
  mistype(text: string): void;
  /** Call it when the person has left the control, or made a choice. */
  done(): void;
  /** Calls `run` after each change from outside: a rule, undo, another language. */
  listen(run: () => void): void;
}
/** A field type. */
export interface OwnField {
  /** The value of an empty field; null by default. */
  empty?: unknown;
  /**
   * Converts the record's value for `draw`; returns undefined for a value that is not valid. By default the value is
   * used unchanged.
   */
  read?(raw: unknown, entry: Readonly<Record<string, unknown>>): unknown;
  /** Converts the value for a save; `raw` is the loaded one. By default the value is sent unchanged. */
  write?(value: unknown, raw: unknown, entry: Readonly<Record<string, unknown>>): unknown;
  /** A value as text, for places that show it without a control. */
  show?(value: unknown): string;
  /** CSS text for the content of `draw`. */
  styles?: string;
  /** Puts a control into `root`; the first focusable element is labelled. May return a function that cleans up. */
  draw(root: HTMLElement, field: OwnFieldState): void | (() => void);
}
export type OwnFieldLoader = () => Promise<OwnField | { default: OwnField }>;

export const ownFields = new Map<string, OwnField | OwnFieldLoader>();
