/** Why a call failed. */
export type ErrorKind = "offline" | "timeout" | "aborted" | "login" | "refused" | "status" | "unreadable" | "large";

interface About {
  status?: number;
  /** The server's message, without 'error:' and without markup; "" without a message. */
  text?: string;
  /** The data of the answer. */
  data?: unknown;
  /** For a write: whether the server may have stored it. After "unknown" it must be checked, never simply retried. */
  isStored?: "no" | "unknown";
  /** Seconds that the server asks to wait. */
  retryAfter?: number | undefined;
  isWrite?: boolean;
  /** The request number by which an administrator finds the failure in the logs. */
  reference?: string;
}

/**
 * A failed call: no usable answer, or the server refused (docs/protocol.md, Answers). sentence.ts gives the text for
 * the user.
 */
export class ServerError extends Error implements Required<About> {
  override name = "ServerError";
  kind: ErrorKind;
  status = 0;
  text = "";
  /** The part of a text of the answer that is for people; "" for words of a program. Without it nobody has answered. */
  declare spoken?: (text: string) => string;
  data: unknown = undefined;
  isStored: "no" | "unknown" = "no";
  retryAfter: number | undefined = undefined;
  isWrite = false;
  reference = "";
  constructor(kind: ErrorKind, about: About = {}) {
    super(about.text || `${kind} ${about.status ?? ""}`);
    this.kind = kind;
    Object.assign(this, about);
  }
}
