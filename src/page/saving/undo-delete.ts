/** Undo of a delete, from its notice (setting `undo_delete`). */
import { settings } from "../../base/settings.ts";
import { restoreRecord } from "../../server/calls/records/saves.ts";
import { ServerError } from "../../server/client/server-error.ts";
import { reasonOf } from "../../server/session/sentence.ts";
import { notify } from "../notices/notify.ts";
import { tellTabs } from "../refreshing/other-tabs.ts";
import { failed, refreshAfter } from "./follow.ts";
import { words } from "./remove-phrases.ts";
import { withKey } from "./same-try.ts";

/** Asks the server to restore a deleted record, then refreshes what shows its table. */
export async function restore(
  { table, id, name }: { table: string; id: string; name: string },
  opener: Element,
): Promise<void> {
  const about = `delete ${table}/${id}`;
  try {
    await withKey(opener, { about: "restore", values: [table, id] }, (key) =>
      restoreRecord(table, id, { key, opener, ...(address() && { api: address() }) }),
    );
    tellTabs({ table, id });
    const text = name ? words("restoredNamed", { name }) : words("restored");
    notify({ kind: "success", text, delay: settings.save_notice_ms }, { about });
    await refreshAfter(opener, { table, id });
  } catch (error) {
    if (!(error instanceof ServerError)) throw error;
    failed(error, opener);
    notify({ kind: "danger", text: words("notRestored", { reason: reasonOf(error) }) }, { about });
  }
}

const address = (): string => (typeof settings.undo_delete === "string" ? settings.undo_delete : "");
