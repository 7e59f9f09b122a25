import type { CallParts } from "../call-parts.ts";

/** Which answers a call accepts, and how the call is sent. */
export interface Shape<Value = unknown> {
  /**
   * read: retried on failure; write: never retried, even by GET; format: methods and markup, with a longer timeout.
   * Default: by the HTTP method.
   */
  kind?: "read" | "write" | "format";
  /** json; html: markup, or JSON that contains markup; text: any text; bytes: a file. */
  body: "json" | "html" | "text" | "bytes";
  /** The larger of the two caps applies, and only a stalled transfer times out, as with files. */
  isLarge?: boolean;
  /** Parses the JSON of a large answer in steps; undefined for text that is not JSON. */
  parse?(text: string): unknown;
  /** The most attempts of a read; 3 by default. */
  tries?: number;
  /**
   * never: the address is public, so its answer says nothing about the session. own: the caller handles the sign-in
   * page.
   */
  signIn?: "never" | "own";
  /** The part of an answer that may refuse the call (`refusalOf`); by default all of it. */
  mayRefuse?(data: unknown, call: CallParts): unknown;
  /**
   * The value for the caller; undefined when the answer has none of the accepted shapes, which makes it unreadable.
   * @param data the parsed JSON, else the text without white space around it
   * @param text the whole body
   */
  read(data: unknown, call: CallParts, text: string): Value | undefined;
  /** For writes and markup: whether JSON after stray output is accepted as the answer. */
  fits?(data: unknown, call: CallParts): boolean;
}
