import { close } from "../dialogs/show-dialog.ts";
import { enliven } from "./enliven.ts";
import { liftHeading } from "./fetched-markup.ts";
import { waitIn } from "./wait-in.ts";

/**
 * Fills an open dialog with markup when it is loaded; until then it says what is waited for. Closing it, which is also how
 * a person gives up, aborts the request.
 */
export async function fillWhenLoaded(
  dialog: HTMLElement,
  closed: Promise<unknown>,
  load: (signal: AbortSignal) => Promise<Node>,
): Promise<void> {
  const own = new AbortController();
  const end = waitIn(dialog, () => close(dialog));
  void closed.then(() => {
    end();
    own.abort();
  });
  const fresh = await load(own.signal);
  if (own.signal.aborted) return;
  end();
  if (!dialog.title) liftHeading(dialog, fresh);
  dialog.append(fresh); // append, not replace: the notices may be inside the dialog by now
  enliven(dialog, true);
}
