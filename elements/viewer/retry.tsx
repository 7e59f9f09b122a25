import { useEffect } from "react";
import { t } from "../../src/base/language/i18n.ts";
import { isOffline, whenOnline } from "../../src/server/client/when-online.ts";
import { useLatest } from "../../src/view/use-latest.ts";
import type { Failure } from "./file-failure.ts";

/** Tries again to show a file, by itself when a lost connection is back; not where the file is missing or empty. */
export function Retry({ why: { error }, again }: { why: Failure; again(): void }) {
  const retry = useLatest(again);
  useEffect(() => (isOffline(error) ? whenOnline(() => retry.current()) : undefined), [error, retry]);
  if (!error) return null;
  return (
    <button type="button" onClick={again}>
      {t("retry")}
    </button>
  );
}
