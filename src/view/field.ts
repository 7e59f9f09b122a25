import type { ComponentType } from "react";
import type { Codecs, FieldCodec, Form } from "../forms/open-form.ts";
import type { Entry } from "../forms/schema/schema.ts";
import type { Unread } from "../values/unread.ts";

export { unread, isUnread, type Unread } from "../values/unread.ts";

/** What a form gives to a field that has forms inside: the fields of another open form. */
export interface SubForms {
  /** Loads the fields of these types and their styles. */
  bring(types: string[], root: ShadowRoot): Promise<void>;
  codecs: Codecs;
  /** The fields of a form, without buttons. @param prefix of the ids of the controls */
  Fields: ComponentType<{ form: Form; prefix: string; root: ShadowRoot; isOff: boolean }>;
}

/** Loads the module with what draws forms inside a field. */
export type LoadSubForms = () => Promise<{ subForms: SubForms }>;

/** The props of a field's view. */
export interface FieldProps<Value> {
  entry: Entry;
  /** Id of the control that the label names. */
  id: string;
  value: Value | Unread;
  disabled: boolean;
  readOnly: boolean;
  isRequired: boolean;
  /** The value is shown as wrong. */
  isInvalid: boolean;
  /** Ids of help and problem, for aria-describedby. */
  describedBy: string | undefined;
  /** The open form around it; undefined in a stand-alone tag. */
  form?: Form;
  /** Loads what draws forms inside the field. */
  sub?: LoadSubForms | undefined;
  /** The accessible name when no label of ours is shown. */
  label: string | undefined;
  /** Sets a value that a person entered. */
  change(value: Value | Unread): void;
  /**
   * Replaces the value, also in the steps of undo, by what has become of it without the person, such as the server's name
   * of a chosen file. Works in a stand-alone tag that is disabled or read-only, where `change` is refused.
   */
  settle?: ((settled: (value: unknown) => unknown) => void) | undefined;
  /**
   * Refuses saves with this problem code while something is open that would be lost, such as a recording that runs.
   * @returns a function that ends it
   */
  hold?: ((code: string, params?: Record<string, unknown>) => () => void) | undefined;
  /** Call it when the person has left the control. */
  done(): void;
}

/**
 * A complete field type: conversions between record and program, style sheet, view (docs/architecture.md, One folder,
 * one line).
 */
export interface Field<Value = unknown> extends FieldCodec<Value> {
  /** A value as text, for places that show it without a control; by default a text is shown unchanged. */
  show?(value: Value, entry: Entry): string;
  /**
   * Several controls under one label: the view names its group by `aria-labelledby`, or by `aria-label` when `label` is
   * given.
   */
  isGroup?: boolean;
  /** False for types that only show something and store nothing. */
  stores?: boolean;
  styles?: string;
  /** For the stand-alone tag only, once it is drawn; may style `:host`. */
  tagStyles?: string;
  View: ComponentType<FieldProps<Value>>;
}

export const field = <Value>(definition: Field<Value>): Field<Value> => definition;
