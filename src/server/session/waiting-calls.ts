/** A session that ends while calls are under way (docs/safety.md): one dialog for all of them. */

/** signed: somebody has signed in. stands: the session still exists; the sign-in page was a stray answer of a proxy. undefined: the call fails. */
export type GoneOn = "signed" | "stands" | undefined;
type Ask = (hasStood: boolean) => Promise<GoneOn>;
let ask: Ask | undefined;
let running: Promise<GoneOn> | undefined;

/** Sets the function that checks the session and shows the sign-in dialog. */
export const onSignIn = (show: Ask): void => void (ask = show);

/**
 * Whether a call that was answered by a sign-in page is sent again; undefined when the dialog was closed or there is none.
 * @param hasStood the session existed at the last check, and the call was answered by a sign-in page nevertheless
 */
export function signedIn(hasStood: boolean): Promise<GoneOn> {
  running ??= (ask?.(hasStood) ?? Promise.resolve(undefined)).finally(() => (running = undefined));
  return running;
}
