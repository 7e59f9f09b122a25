/** Sessions that end in the middle (SAFETY.md §4): one dialog for all waiting calls. */
let ask: (() => Promise<boolean>) | undefined;
let running: Promise<boolean> | undefined;

/** Who shows the sign-in dialog; true lets the waiting calls go on. */
export const onSignIn = (show: () => Promise<boolean>): void => void (ask = show);

/** Whether somebody has signed in; false when nobody can be asked, or has left the dialog. */
export function signedIn(): Promise<boolean> {
  running ??= (ask?.() ?? Promise.resolve(false)).finally(() => (running = undefined));
  return running;
}
