// layer 2: page
import { newId } from "../../base/new-id.ts";
import { natives } from "../../base/runtime/runtime.ts";
import { settings } from "../../base/settings.ts";
import { signedIn, type SessionState } from "../session/waiting-calls.ts";
import type { Answer } from "./answers/answer.ts";
import type { Shape } from "./answers/shape.ts";
import { rowOf, type CallName, type Given } from "./call-table.ts";
import { attempt } from "./attempt.ts";
import { isGet, type Call } from "./call.ts";
import { ServerError } from "./server-error.ts";

export type { Answer };

/** A new Idempotency-Key. */
export const newKey = newId;

/**
 * One call to the server (docs/protocol.md, §5, §6, §8). A read is tried up to three times; a write once, or twice with
 * setting `idempotency` (not one that reports its progress: its caller goes on where it stopped). @throws ServerError
 */
export async function request<Name extends CallName>(call: Call<Name>): Promise<Answer<Given<Name>>> {
  const found = rowOf(call.name);
  const [address, given] = Array.isArray(found) ? found : await found;
  const shape = typeof given === "function" ? await given() : given;
  const template = settings.urls[call.name] || address;
  const isWrite = shape.kind === "write" || (shape.kind !== "format" && !isGet(call));
  const whole = isWrite ? { ...call, key: call.key ?? newKey() } : call;
  const tries = isWrite ? (settings.idempotency && !call.sent ? 2 : 1) : isGet(call) ? (shape.tries ?? 3) : 1;
  let session: SessionState;
  let logins = 0;
  /** An earlier try may have stored it. */
  let wasUnknown = false;
  for (let count = 1; ; count++)
    try {
      const answer = await attempt(whole, { template, shape, isWrite });
      hasAnswered ||= shape.signIn !== "never";
      return answer;
    } catch (error) {
      if (!(error instanceof ServerError)) throw error;
      // nobody has looked at its key
      if (wasUnknown && (isPassing(error) || error.status > 499)) error.isStored = "unknown";
      wasUnknown ||= error.isStored === "unknown";
      if (call.signal?.aborted) throw error;
      if (error.kind === "login" && session !== "renewed" && ++logins <= 2 && mayAskToSignIn(shape)) {
        session = await signedIn(session === "valid");
        if (!session) throw error;
        continue;
      }
      const waitSeconds = error.retryAfter ?? Math.random() * Math.min(30, 2 ** count);
      if (count >= tries || waitSeconds > 60 || !isPassing(error)) throw error;
      await pause(waitSeconds * 1000, call.signal, error);
    }
}

/** A call of this page has succeeded, so a user is or was signed in. */
let hasAnswered = false;

/**
 * On an anonymous visitor's page markup calls get a sign-in page from the start: no sign-in dialog is shown for them.
 */
function mayAskToSignIn({ signIn, body }: Shape): boolean {
  return !signIn && (body !== "html" || !!settings.user || hasAnswered);
}

/** A temporary failure: a retry after a pause may succeed. */
const isPassing = ({ kind, status }: ServerError): boolean =>
  kind === "offline" || (kind === "status" && [408, 429, 503].includes(status));

const pause = (ms: number, signal: AbortSignal | undefined, { isStored, isWrite }: ServerError) =>
  new Promise<void>((resolve, reject) => {
    const abort = () => {
      natives.cancel(timer);
      reject(new ServerError("aborted", { isStored, isWrite }));
    };
    const timer = natives.after(ms, () => {
      signal?.removeEventListener("abort", abort);
      resolve();
    });
    signal?.addEventListener("abort", abort);
  });
