import type { ErrorKind } from "../client/server-error.ts";

/** One line of `vs.log()`, without passwords, PINs, API keys, cookies, tokens and signatures. */
export interface Logged {
  /** When it was sent, in ms. */
  at: number;
  method: string;
  address: string;
  /** 0 until an answer arrives. */
  status: number;
  ms: number;
  /** Headers that change what the server does. */
  headers?: Record<string, string>;
  /** The request body: text, or the fields of a form with files; up to 8 KB. */
  body?: string | [name: string, value: string][];
  /** X-Request-Id of the answer. */
  requestId?: string;
  /** The kind of ServerError when the request failed. */
  error?: ErrorKind;
  /** The first 2 KB of a failed answer. */
  answer?: string;
}

/** The last 50 requests, the oldest first. */
export const lines: Logged[] = [];
export const requests = (): Logged[] => lines.map((line) => ({ ...line }));
