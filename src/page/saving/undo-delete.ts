/** Undo of a delete, from its notice (setting `undo_delete`). */
import { settings } from "../../base/settings.ts";
import { restoreRecord } from "../../server/calls/records/saves.ts";
import { ServerError } from "../../server/client/server-error.ts";
import { reasonOf, sentence } from "../../server/session/sentence.ts";
import { tell } from "../events.ts";
import { notify, type Deleted } from "../notices/notify.ts";
import { tellTabs } from "../refreshing/other-tabs.ts";
import { failed, refreshAfter } from "./follow.ts";
import { words } from "./remove-phrases.ts";
import { withKey } from "./same-try.ts";

/**
 * Asks the server to restore a deleted record, then refreshes what shows its table. A notice tells of a failure, with a
 * button that tries again. @param own an opener that shows its records by itself: it hears `vs:saved`
 */
export async function restore(record: Deleted, opener: Element, own?: OwnCalls): Promise<void> {
  const { table, id, name } = record;
  const about = `delete ${table}/${id}`;
  const api = typeof settings.undo_delete === "string" ? settings.undo_delete : own?.api;
  try {
    const { answer } = await withKey(opener, { about: "restore", values: [table, id] }, (key) =>
      restoreRecord(table, id, { key, opener, api }),
    );
    tellTabs({ table, id });
    const text = name ? words("restoredNamed", { name }) : words("restored");
    notify({ kind: "success", text, delay: settings.save_notice_ms }, { about });
    if (own) tell("vs:saved", { table, id, form: "", answer, created: false, stays: true }, opener);
    else await refreshAfter(opener, { table, id });
  } catch (error) {
    if (!(error instanceof ServerError)) throw error;
    if (own) tell("vs:failed", { error, status: error.status }, opener);
    else failed(error, opener);
    const again = () => void restore(record, opener, own);
    const action = { label: words("undo"), run: again, ...(!own && { restores: record }) };
    const isUnknown = error.isStored === "unknown";
    const text = isUnknown ? sentence(error) : words("notRestored", { reason: reasonOf(error) });
    notify({ kind: "danger", text }, { about, action });
  }
}

/** The calls of an element for its records. */
export interface OwnCalls {
  /** A prefix that replaces setting `api`, or "". */
  api: string;
}
