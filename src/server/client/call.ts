import type { Shape } from "./answers/shape.ts";
import type { CallParts } from "./call-parts.ts";

/** One request. Its name selects address, kind and accepted answers (form-calls.ts, other-calls.ts). */
export interface Call<Name extends string = string> extends CallParts {
  name: Name;
}

/** What the name of a call and the settings say of it. */
export interface CallKind {
  /** The address, with placeholders; "" where the call has a `path`. */
  template: string;
  shape: Shape;
  isWrite: boolean;
}

export const isGet = ({ method = "GET" }: Pick<Call, "method">): boolean => method.toUpperCase() === "GET";
