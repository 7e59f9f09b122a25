import { phrasesReady } from "../../base/language/i18n.ts";
import { natives } from "../../base/runtime/runtime.ts";
import { settings } from "../../base/settings.ts";
import { ServerError } from "../../server/client/server-error.ts";
import { plainSentence, sentenceAs } from "../../server/session/sentence.ts";
import { deleteRecord } from "../../server/calls/records/saves.ts";
import { given } from "../actions/beside.ts";
import { callBack } from "./call-back.ts";
import { alert, confirm } from "../dialogs/confirm.ts";
import { tell } from "../events.ts";
import { showFailure } from "../load-failed.ts";
import { notify, type Deleted } from "../notices/notify.ts";
import { failed, refreshAfter } from "./follow.ts";
import { tellTabs } from "../refreshing/other-tabs.ts";
import { nameOfRecord } from "./name-of-record.ts";
import { nextRow } from "./next-row.ts";
import { words } from "./remove-phrases.ts";
import { withKey } from "./same-try.ts";
import { showBusy } from "./show-busy.ts";
import type { OwnCalls } from "./undo-delete.ts";

/**
 * Asks, deletes, refreshes (R4-33); with the setting `undo_delete` the notice restores the record. Without an id nothing
 * is sent (R2.1-04). `signal` closes the question.
 */
export async function removeRecord(
  target: { table: string; id: string; question: string; signal?: AbortSignal },
  opener: Element,
): Promise<void> {
  const { table, id, question, signal } = target;
  await phrasesReady();
  if (!id) return notify({ kind: "warning", text: words("noId") });
  const name = nameOfRecord(opener);
  try {
    const deleted = await withKey(opener, { about: "delete", values: [table, id] }, async (key) => {
      const isWanted = await isAgreed({ name, table, id, question }, signal);
      return isWanted ? showBusy(opener, () => deleteRecord(table, id, { key, opener })) : undefined;
    });
    if (!deleted) return;
    tell("vs:deleted", { table, id }, opener);
    tellTabs({ table, id, isDeleted: true });
    tellDeleted({ table, id, name }, opener);
    callBack(given(opener, "callback"), deleted.answer, opener);
    const goOn = nextRow(table, opener);
    await refreshAfter(opener, { table, id });
    goOn();
  } catch (error) {
    if (!(error instanceof ServerError)) throw error;
    failed(error, opener);
    const said = settings.wording === "classic" ? plainSentence(error) : sentenceAs("notDeleted", error);
    if (settings.wording === "classic") notify({ kind: "danger", text: said });
    await alert(words("attention"), said);
  }
}

/** The author's question, else one that names the record and says whether the delete can be undone (R8-29). */
function isAgreed(
  { name, table, id, question }: Record<"name" | "table" | "id" | "question", string>,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  const isClassic = settings.wording === "classic";
  const title = name ? words("deleteNamed", { name }) : words("deleteTitle", { id });
  const about = isClassic
    ? words("deleteQuestion", { table, id })
    : words(settings.undo_delete ? "deleteUndoable" : "deleteForGood");
  return confirm(question || about, {
    title: question ? words("deleteShort") : title,
    yes: words("deleteYes"),
    isDanger: true,
    signal,
  });
}

/** The notice of a delete on the page before. */
export async function tellDeletedAgain(record: Deleted): Promise<void> {
  await phrasesReady();
  tellDeleted(record, natives.find("body")!);
}

/**
 * The notice of a delete, with Undo where the server can restore the record. @param own of an opener that shows its
 * records by itself; its notice is not kept for the next page
 */
export function tellDeleted(record: Deleted, opener: Element, own?: OwnCalls): void {
  const { name } = record;
  const text = name ? words("deletedNamed", { name }) : words("objectDeleted");
  if (!settings.undo_delete) return notify({ kind: "success", text, delay: settings.save_notice_ms });
  const run = () =>
    void import("./undo-delete.ts").then(
      ({ restore }) => restore(record, opener, own),
      () => showFailure(run),
    );
  const about = `delete ${record.table}/${record.id}`;
  const action = { label: words("undo"), run, ...(!own && { restores: record }) };
  notify({ kind: "success", text, delay: undoMs }, { about, action });
}
/** How long the notice of a delete with Undo is shown, in ms; longer while the pointer or the focus is on it. */
const undoMs = 8000;
