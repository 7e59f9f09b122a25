import { useEffect, useRef, useState } from "react";
import { t } from "../../base/language/i18n.ts";
import { focused } from "../../page/dialogs/dialogs.ts";
import { ServerError } from "../../server/client/server-error.ts";
import { isOffline, whenOnline } from "../../server/client/when-online.ts";
import { sentence } from "../../server/session/sentence.ts";
import { Loading } from "./loading.tsx";
import { useLatest } from "../use-latest.ts";
import { words } from "../../page/content/state-phrases.ts";

interface LoadFailureProps {
  /** What the load has failed with; another object for each try. */
  error: unknown;
  again(): void;
  /** Gives up another try; then `error` is another one. */
  stop?: (() => void) | undefined;
}

/**
 * Says why something could not be loaded, with a retry; after a lost connection it tries again by itself. It stands in a
 * live region of its owner.
 */
export function LoadFailure({ error, again, stop }: LoadFailureProps) {
  const [retried, setRetried] = useState<unknown>(undefined);
  const retry = useLatest(() => {
    setRetried(error);
    again();
  });
  const waits = isOffline(error);
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each failed try is followed by another one
  useEffect(() => (waits ? whenOnline(() => retry.current()) : undefined), [error, waits, retry]);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // the button that gave up is gone
    if (error instanceof ServerError && error.kind === "aborted" && !focused()) button.current!.focus();
  }, [error]);
  const why = waits ? `${sentence(error)} ${words("stateAgain")}` : sentence(error);
  return (
    <>
      {retried === error ? <Loading stop={stop} /> : why}{" "}
      <button ref={button} type="button" className="again" onClick={() => retry.current()}>
        {t("retry")} ↻
      </button>
    </>
  );
}
