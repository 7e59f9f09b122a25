import type { ComponentType } from "react";
import type { FieldCodec, Form } from "../forms/open-form.ts";
import type { Entry } from "../forms/schema/schema.ts";
import type { Unread } from "../values/unread.ts";

export { unread, isUnread, type Unread } from "../values/unread.ts";

/** What the view of a field gets. */
export interface FieldProps<Value> {
  entry: Entry;
  /** Of the control that the label names. */
  id: string;
  value: Value | Unread;
  disabled: boolean;
  readOnly: boolean;
  isRequired: boolean;
  /** Is the value shown as wrong? */
  isInvalid: boolean;
  /** Ids of help and problem, for aria-describedby. */
  describedBy: string | undefined;
  /** The open form that it stands in; none for a tag alone. */
  form?: Form;
  /** The accessible name where no label of ours stands beside the control. */
  label: string | undefined;
  /** What a person did. */
  change(value: Value | Unread): void;
  /** The person has left the control. */
  done(): void;
}

/** A field type, whole: the conversions between record and program, its sheet, its view (ARCHITECTURE.md §5). */
export interface Field<Value = unknown> extends FieldCodec<Value> {
  /** A value as text, where it is told and not edited; a text as it stands unless told. */
  show?(value: Value, entry: Entry): string;
  /** Several controls under one label: the view names its group by `aria-labelledby`, or `aria-label` where there is a `label`. */
  isGroup?: boolean;
  /** False for types that show and store nothing. */
  stores?: boolean;
  /** Values that the contract test sends through write and read. */
  samples: Value[];
  styles?: string;
  /** For the stand-alone tag only; here `:host` may be styled. */
  tagStyles?: string;
  View: ComponentType<FieldProps<Value>>;
}

export const field = <Value>(definition: Field<Value>): Field<Value> => definition;
