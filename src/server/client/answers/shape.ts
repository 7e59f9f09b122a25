import type { Call } from "../call.ts";

/** What one call accepts as its answer, and how it goes out. */
export interface Shape<Value = unknown> {
  /** read: repeated when it fails; write: never, also by GET; format: methods and markup, which may take long. By the method when absent. */
  kind?: "read" | "write" | "format";
  /** json; html: markup, or JSON with markup in it; text: any; bytes: a file. */
  body: "json" | "html" | "text" | "bytes";
  /** How often a read is tried; 3 by default. */
  tries?: number;
  /** never: it is open to everybody and says nothing about a session. own: its caller shows the sign-in page. */
  signIn?: "never" | "own";
  /** The server's words when the answer refuses the call; by `refusalOf` when absent. */
  refusal?(data: unknown, call: Call): string | undefined;
  /**
   * The value for the caller; undefined when the answer has none of the accepted shapes and is unreadable.
   * @param data the parsed JSON, else the text without white space around it
   * @param text the whole body
   */
  read(data: unknown, call: Call, text: string): Value | undefined;
  /** JSON behind stray output counts as the answer to a write, or as markup, only when this says so. */
  fits?(data: unknown, call: Call): boolean;
}
