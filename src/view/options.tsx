import { useEffect, useSyncExternalStore } from "react";
import { t } from "../base/i18n.ts";
import { askAgain, listName, listOf, optionStore, wantList, type List } from "../forms/options.ts";
import type { Entry } from "../forms/schema/schema.ts";
import { independent, type Around } from "./use-parents.ts";

const waiting: List = { state: "loading", options: [] };

/** The options of a field, for the values that they depend on; a question that these have overtaken is ended. */
export function useOptions(entry: Entry, { parents, isKnown }: Around = independent): List {
  const list = useSyncExternalStore(optionStore.listen, () => (isKnown ? listOf(entry, parents) : waiting));
  useEffect(() => (parents ? wantList(entry, parents) : undefined), [entry, parents]);
  return list;
}

/** Stands where a list could not be had. */
export function AskAgain({ entry, list }: { entry: Entry; list: List }) {
  return list.state === "failed" ? (
    <button type="button" className="again" onClick={() => askAgain(listName(entry))}>
      {t("loadingFailed")} ↻
    </button>
  ) : null;
}
