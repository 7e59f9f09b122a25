import type { Shape } from "./answers/shape.ts";
import { formCalls, type CallRow } from "./form-calls.ts";
import { wholeClient } from "./load-whole.ts";
import type { Calls, otherCalls } from "./other-calls.ts";

export type CallName = keyof Calls;
type ShapeOf<Name extends CallName> = Calls[Name][1] extends () => Promise<infer Late> ? Late : Calls[Name][1];
/** The type of an answer's `data` by the name of its call. */
export type Given<Name extends CallName> = ShapeOf<Name> extends Shape<infer Value> ? Value : never;

/** The row of a call: at once for the calls that a form needs to open. */
export function rowOf(name: CallName): CallRow | Promise<CallRow> {
  const own: CallRow | undefined = (formCalls as Partial<Record<CallName, CallRow>>)[name];
  return own ?? wholeClient().then(({ otherCalls: rows }) => rows[name as keyof typeof otherCalls]);
}
