import { ServerError } from "../../src/server/client/server-error.ts";
import { reasonOf } from "../../src/server/session/sentence.ts";
import { words } from "./phrases.ts";

/** Why a file is not shown. */
export interface Failure {
  text: string;
  /** The server does not have it, so there is nothing to download. */
  isMissing: boolean;
  /** Another try may succeed. */
  error?: unknown;
}

export function failureOf(error: unknown): Failure {
  const status = error instanceof ServerError ? error.status : 0;
  // a part was asked for, and there is not one byte
  if (status === 416) return emptyFile();
  const isMissing = status === 404 || status === 410;
  return { text: words("viewerFailed", { reason: reasonIn(error) }), isMissing, ...(!isMissing && { error }) };
}

export const emptyFile = (): Failure => ({ text: words("viewerEmpty"), isMissing: false });

/** An address without an answer of its own means that there is no file; people don't know the address. */
const reasonIn = (error: unknown): string =>
  error instanceof ServerError && error.status === 404 && !error.text ? words("viewerMissing") : ended(reasonOf(error));

const ended = (reason: string): string => (/[.!?…]$/.test(reason) ? reason : `${reason}.`);
