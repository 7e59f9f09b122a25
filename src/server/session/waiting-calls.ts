/** Sessions that end in the middle (SAFETY.md §4): one dialog for all waiting calls. */

/** Why a waiting call goes on: somebody has signed in, or the session stands, and a stray page of a proxy came between. */
export type GoneOn = "signed" | "stands" | undefined;
type Ask = (hasStood: boolean) => Promise<GoneOn>;
let ask: Ask | undefined;
let running: Promise<GoneOn> | undefined;

/** Who finds out whether the session stands, and shows the sign-in dialog. */
export const onSignIn = (show: Ask): void => void (ask = show);

/**
 * Whether a call that has got a login page may go on; undefined when nobody can be asked, or has left the dialog.
 * @param hasStood the session was found to stand before, and the call got a login page all the same
 */
export function signedIn(hasStood: boolean): Promise<GoneOn> {
  running ??= (ask?.(hasStood) ?? Promise.resolve(undefined)).finally(() => (running = undefined));
  return running;
}
