import { phrasesReady } from "../../base/language/i18n.ts";
import { settings } from "../../base/settings.ts";
import { newKey } from "../../server/client/client.ts";
import { ServerError } from "../../server/client/server-error.ts";
import { plainSentence } from "../../server/session/sentence.ts";
import { deleteRecord } from "../../server/calls/records/saves.ts";
import { given } from "../actions/beside.ts";
import { callBack } from "./call-back.ts";
import { alert, confirm } from "../dialogs/confirm.ts";
import { tell } from "../events.ts";
import { notify } from "../notices/notify.ts";
import { failed, refreshAfter } from "./follow.ts";
import { agreedLater } from "./undo-delete.ts";
import { words } from "./remove-phrases.ts";

/**
 * Asks, deletes, refreshes (R4-33); with the setting `undo_delete` it can be undone first. Without an id nothing is
 * sent (R2.1-04).
 */
export async function removeRecord(
  target: { table: string; id: string; question: string },
  opener: Element,
): Promise<void> {
  const { table, id, question } = target;
  await phrasesReady();
  if (!id) return notify({ kind: "warning", text: words("noId") });
  if (!(await confirm(question || words("deleteQuestion", { table, id }), { isDanger: true }))) return;
  const agreed = settings.undo_delete ? await agreedLater(table, id) : true;
  if (!agreed) return;
  try {
    const { answer } = await deleteRecord(table, id, { key: newKey(), opener, keepalive: agreed === "leaving" });
    tell("vs:deleted", { table, id }, opener);
    if (!settings.undo_delete)
      notify({ kind: "success", text: words("objectDeleted"), delay: settings.save_notice_ms });
    callBack(given(opener, "callback"), answer, opener);
    await refreshAfter(opener, { table, id });
  } catch (error) {
    if (!(error instanceof ServerError)) throw error;
    failed(error, opener);
    notify({ kind: "danger", text: plainSentence(error) });
    await alert(words("attention"), plainSentence(error));
  }
}
