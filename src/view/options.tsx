import { useSyncExternalStore } from "react";
import { t } from "../base/i18n.ts";
import { askAgain, listName, listOf, optionStore, type List } from "../forms/options.ts";
import type { Entry } from "../forms/schema/schema.ts";

/** The options of a field; the view draws again when they come. */
export const useOptions = (entry: Entry): List => useSyncExternalStore(optionStore.listen, () => listOf(entry));

/** Stands where a list could not be had. */
export function AskAgain({ entry, list }: { entry: Entry; list: List }) {
  return list.state === "failed" ? (
    <button type="button" className="again" onClick={() => askAgain(listName(entry))}>
      {t("loadingFailed")} ↻
    </button>
  ) : null;
}
