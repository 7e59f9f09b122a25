import { isData } from "../../base/data.ts";
import { settings } from "../../base/settings.ts";
import type { Saved } from "../../server/calls/records/saves.ts";
import { given } from "../actions/beside.ts";
import { tellTabs } from "../refreshing/other-tabs.ts";
import { dialogAround } from "../dialogs/dialogs.ts";
import { tell } from "../events.ts";
import { notify, withdraw } from "../notices/notify.ts";
import { callBack } from "./call-back.ts";
import { follow, open, refreshAfter, runHooks } from "./follow.ts";
import type { Saver } from "./saver.ts";
import { words } from "./phrases.ts";

/**
 * What follows a save (R3.9-15): event, notice, hooks, then a redirect or a refresh; the caller closes the form. While
 * the form stays open the page is not reloaded: that waits until its dialog closes.
 */
export function tellSaved(
  saver: Saver,
  saved: Saved,
  { host, opener }: { host: Element; opener: Element },
  { isCreated, stays, isOpen }: { isCreated: boolean; stays: boolean; isOpen: boolean },
): void {
  const { table, name: form, sender } = saver;
  const { answer, id } = saved;
  if (sender) return void follow(sender.action, opener, { data: answer, isSent: !sender.isMethod });
  tell("vs:saved", { table, id, form, answer, created: isCreated, ...(stays && { stays }) }, opener);
  tellTabs({ table, id });
  const about = `save ${table}/${id}`;
  const text = words(table ? "successfullySaved" : "sent");
  if (saved.noSavedMessage) withdraw(about);
  else notify({ kind: "success", text, delay: settings.save_notice_ms }, { about });
  callBack(given(opener, "callback"), answer, opener);
  void runHooks(given(opener, "after"), { ...saver.form.payload(), id, ...(isData(answer) && answer) });
  if (saved.redirect) open(saved.redirect, "go");
  else
    void refreshAfter(opener, {
      table,
      id,
      isKept: isOpen && !dialogAround(host),
    });
}
