/** Sends what was put aside when the connection is back, and says what came of it. */
import { found, type Item } from "../../base/storage/disk.ts";
import { phrasesReady, titleOf } from "../../base/language/i18n.ts";
import { settings } from "../../base/settings.ts";
import { isExact, outboxStore, recover, send, waiting, type Waiting } from "./waiting-saves.ts";
import { sentence } from "../../server/session/sentence.ts";
import { focused, openDialog } from "../dialogs/dialogs.ts";
import { owner } from "../drafts/keeper.ts";
import { tell } from "../events.ts";
import { notify } from "../notices/notify.ts";
import { refresh } from "../refreshing/refresh.ts";
import { element } from "../tags.ts";
import { natives } from "../../base/runtime/runtime.ts";
import { flagWaiting } from "./flag.ts";
import { words } from "./phrases.ts";

/** What waits is sent now, and what is left is said. */
export async function startSending(): Promise<void> {
  await phrasesReady();
  sendWhenOnline();
  await sendWaiting();
  const left = await waiting(await owner());
  if (left.length) notify({ kind: "info", text: words("outboxCount", { count: left.length }) }, showAction());
}

let isListening = false;
/** From now on this page sends what waits whenever the connection is back. */
export function sendWhenOnline(): void {
  if (isListening) return;
  isListening = true;
  addEventListener("online", () => void sendWaiting());
  outboxStore.listen(() => void flag());
}

/** What may be sent without being asked; the rest a person sends from the list. */
async function sendWaiting(): Promise<void> {
  if (!navigator.onLine) return;
  const own = await owner();
  await recover(own);
  for (const one of await waiting(own)) if (one.state === "waiting" && isExact(one)) await sendOne(one);
  await flag();
}

/** Sends one and says so. */
export async function sendOne({ id }: Waiting): Promise<void> {
  const sent = await send(id, sentence);
  if (!sent) return;
  const { one, saved, error } = sent;
  const title = nameOf(one);
  if (saved) {
    const { table, record, form } = one;
    const made = saved.id || record;
    tell("vs:saved", { table, id: made, form, answer: saved.answer, created: record === "" });
    notify({ kind: "success", text: words("outboxSent", { title }), delay: settings.save_notice_ms });
    return refresh({ table, id: made, otherwise: () => {} });
  }
  tell("vs:failed", { error });
  const now = (await waiting(one.owner)).find((entry) => entry.id === id);
  if (now?.state === "failed")
    notify({ kind: "danger", text: words("outboxFailed", { title, text: now.text }) }, showAction());
  if (now?.state === "unknown") notify({ kind: "danger", text: words("outboxUnknown", { title }) }, showAction());
}

/** "Звернення 17", "Звернення (новий запис)". */
export const nameOf = ({ title, form, record }: Waiting): string =>
  `${titleOf(title, form)} ${record || `(${words("outboxNew")})`}`;

export const showAction = () => ({ action: { label: words("outboxShow"), run: showOutbox } });

/** Opens the list. */
export function showOutbox(): void {
  const open = natives.find("vs-outbox");
  if (!open) void openDialog(element("vs-outbox", { title: words("outboxTitle"), width: "640" }), focused());
}

/** The code of the list and of questions comes now, as a tag asks for it when it connects: later there may be no net. */
export function prepareOutbox(): void {
  for (const made of [element("vs-outbox", {}), element("vs-modal", {})]) {
    natives.find("body")!.append(made);
    made.remove();
  }
}

/** Whoever it belongs to: the next page looks for its own. */
async function flag(): Promise<void> {
  const all = await found<Item>("outbox", "owner", IDBKeyRange.lowerBound(""));
  flagWaiting(all.length > 0);
}
