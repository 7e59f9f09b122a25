/**
 * When the session ends while several calls are in flight, all of them wait for one sign-in dialog (docs/safety.md,
 * §4).
 */

/**
 * renewed: the user has signed in again. valid: the session still exists; the sign-in page was a stray answer of a
 * proxy. undefined: the call fails.
 */
export type SessionState = "renewed" | "valid" | undefined;
type Ask = (wasValid: boolean) => Promise<SessionState>;
let ask: Ask | undefined;
let running: Promise<SessionState> | undefined;

/** Sets the function that checks the session and shows the sign-in dialog. */
export const onSignIn = (show: Ask): void => void (ask = show);

/**
 * Whether a call that was answered with a sign-in page is sent again; undefined when the user closed the dialog, or when
 * no dialog is registered.
 * @param wasValid the session was valid at the last check, but the call was answered with a sign-in page again
 */
export function signedIn(wasValid: boolean): Promise<SessionState> {
  running ??= askOnce(wasValid);
  return running;
}

async function askOnce(wasValid: boolean): Promise<SessionState> {
  try {
    return await ask?.(wasValid);
  } finally {
    running = undefined;
  }
}
