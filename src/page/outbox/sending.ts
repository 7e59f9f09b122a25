/** Sends saves that were put aside when the connection is back, and shows the results. */
import { found, type Item } from "../../base/storage/disk.ts";
import { phrasesReady, titleOf } from "../../base/language/i18n.ts";
import { settings } from "../../base/settings.ts";
import { isExact, outboxStore, recover, send, waiting, type Waiting } from "./waiting-saves.ts";
import { reasonOf } from "../../server/session/sentence.ts";
import { ServerError } from "../../server/client/server-error.ts";
import { focused } from "../dialogs/dialogs.ts";
import { openDialog } from "../dialogs/show-dialog.ts";
import { owner } from "../drafts/keeper.ts";
import { tell } from "../events.ts";
import { notify } from "../notices/notify.ts";
import { tellTabs } from "../refreshing/other-tabs.ts";
import { refresh } from "../refreshing/refresh.ts";
import { element } from "../new-element.ts";
import { natives } from "../../base/runtime/runtime.ts";
import { flagWaiting } from "./flag.ts";
import { words } from "./phrases.ts";

/** Sends waiting saves now and shows how many are left. */
export async function startSending(): Promise<void> {
  await phrasesReady();
  sendWhenOnline();
  await sendWaiting();
  const left = await waiting(await owner());
  if (left.length) notify({ kind: "info", text: words("outboxCount", { count: left.length }) }, showAction());
}

let isListening = false;
/** Sends waiting saves whenever the connection is back, from now on. */
export function sendWhenOnline(): void {
  later();
  if (isListening) return;
  isListening = true;
  addEventListener("online", () => void sendWaiting());
  outboxStore.listen(() => void flag());
}

/** A server may be back without a word of the browser: the pause before the next try, in ms. */
const pauseMs = 30_000;
let timer: number | undefined;
function later(): void {
  natives.cancel(timer);
  timer = natives.after(pauseMs, () => void sendWaiting());
}

/** Sends entries that are safe to send without asking; the person sends the others from the list. */
async function sendWaiting(): Promise<void> {
  if (!navigator.onLine) return;
  const own = await owner();
  await recover(own);
  let isAgain = false;
  for (const one of await waiting(own))
    if (one.state === "waiting" && isExact(one)) isAgain = (await sendOne(one)) || isAgain;
  if (isAgain) later();
  await flag();
}

/** Sends one entry and shows the result. @returns whether it waits for the connection still */
export async function sendOne(given: Waiting): Promise<boolean> {
  const { id } = given;
  const sent = await send(id, reasonOf);
  if (!sent) return false;
  const { one, saved, error } = sent;
  const title = nameOf(one);
  const about = aboutOf(given);
  if (saved) {
    const { table, record, form } = one;
    const made = saved.id || record;
    tell("vs:saved", { table, id: made, form, answer: saved.answer, created: record === "" });
    tellTabs({ table, id: made });
    notify({ kind: "success", text: words("outboxSent", { title }), delay: settings.save_notice_ms }, { about });
    await refresh({ table, id: made, otherwise: () => {} });
    return false;
  }
  tell("vs:failed", { error });
  const now = (await waiting(one.owner)).find((entry) => entry.id === id);
  if (now?.state === "failed")
    notify({ kind: "danger", text: words("outboxFailed", { title, text: now.text }) }, { about, ...showAction() });
  if (now?.state === "unknown")
    notify({ kind: "danger", text: words("outboxUnknown", { title }) }, { about, ...showAction() });
  return now?.state === "waiting" && !(error instanceof ServerError && error.kind === "login");
}

/** What the notices about an entry are about. */
export const aboutOf = ({ id }: Waiting): string => `outbox ${id}`;

/** "Звернення 17", "Звернення (новий запис)". */
export const nameOf = ({ title, form, record }: Waiting): string =>
  `${titleOf(title, form)} ${record || `(${words("outboxNew")})`}`;

export const showAction = () => ({ action: { label: words("outboxShow"), run: showOutbox } });

/** Opens the list. */
export function showOutbox(): void {
  const open = natives.find("vs-outbox");
  if (!open) void openDialog(element("vs-outbox", { title: words("outboxTitle"), width: "640" }), focused());
}

/** Loads the code of the list and of questions now, by connecting the tags: later there may be no connection. */
export function prepareOutbox(): void {
  for (const made of [element("vs-outbox", {}), element("vs-modal", {})]) {
    natives.find("body")!.append(made);
    made.remove();
  }
}

/** Updates the flag for the entries of all users; the next page looks for those of its own user. */
async function flag(): Promise<void> {
  const all = await found<Item>("outbox", "owner", IDBKeyRange.lowerBound(""));
  flagWaiting(all.length > 0);
}
