/**
 * When the session ends while several calls are in flight, all of them wait for one sign-in dialog (docs/safety.md,
 * §4).
 */

/**
 * signed: the user has signed in. stands: the session still exists; the sign-in page was a stray answer of a proxy.
 * undefined: the call fails.
 */
export type GoneOn = "signed" | "stands" | undefined;
type Ask = (hasStood: boolean) => Promise<GoneOn>;
let ask: Ask | undefined;
let running: Promise<GoneOn> | undefined;

/** Sets the function that checks the session and shows the sign-in dialog. */
export const onSignIn = (show: Ask): void => void (ask = show);

/**
 * Whether a call that was answered with a sign-in page is sent again; undefined when the user closed the dialog, or when
 * no dialog is registered.
 * @param hasStood the session existed at the last check, but the call was answered with a sign-in page again
 */
export function signedIn(hasStood: boolean): Promise<GoneOn> {
  running ??= askOnce(hasStood);
  return running;
}

async function askOnce(hasStood: boolean): Promise<GoneOn> {
  try {
    return await ask?.(hasStood);
  } finally {
    running = undefined;
  }
}
