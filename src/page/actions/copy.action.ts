import { natives } from "../../base/runtime/runtime.ts";
import { words } from "./phrases.ts";
import { settings } from "../../base/settings.ts";
import { copyRecord } from "../../server/calls/records/methods.ts";
import { plainSentence } from "../../server/session/sentence.ts";
import { writeText } from "../content/clipboard.ts";
import { openForm } from "../dialogs/open.ts";
import { mistake } from "../inspecting/opening-tag.ts";
import { notify, withdraw } from "../notices/notify.ts";
import { refreshAfter } from "../saving/follow.ts";
import { words as savingWords } from "../saving/phrases.ts";
import { withKey } from "../saving/same-try.ts";
import { showBusy } from "../saving/show-busy.ts";
import { readTarget } from "../shell/routes.ts";
import type { Action, ClickAttribute } from "./action.ts";
import { dialogOf, optionsOf } from "./beside.ts";
import { fail } from "./report-failure.ts";

export const attribute = {
  shape: /^[#.]\S|^[^\s/]+\/[^\s/]+$/,
  needs: '"table/id", "#id" or ".class"',
  text: "Copies the record (GET admin._copy) and opens the copy for editing; with a selector the text of that element is copied to the clipboard.",
  example:
    '<a href="#" copy="works.request/17" form="request">Copy the record</a>\n<code id="number">RQ-2026/00017</code> <button type="button" copy="#number">Copy the number</button>',
} satisfies ClickAttribute;

/**
 * `copy="table/id"`: copies the record and opens the copy for editing (R2.2-11). `#id` or `.class`: copies the text of
 * that element to the clipboard.
 */
export const run: Action = async ({ element, value }) => {
  if (/^[#.]/.test(value)) return copyText(element, value);
  const { table, id } = readTarget(value);
  const about = `copy ${value}`;
  try {
    const { id: made } = await withKey(element, { about: "copy", values: [table, id] }, (key) =>
      showBusy(element, () => copyRecord(table, id, { opener: element, key })),
    );
    withdraw(about);
    const { form = "" } = optionsOf(element);
    if (made) await openForm({ action: "edit", table, ...dialogOf(element), id: made, form }, element);
    else notify({ kind: "success", text: savingWords("done"), delay: settings.save_notice_ms });
    await refreshAfter(element, { table });
  } catch (error) {
    fail(error, element, plainSentence, about);
  }
};

async function copyText(element: Element, selector: string): Promise<void> {
  const source = natives.find<HTMLElement & { value?: unknown }>(selector);
  if (!source) return mistake(element, `copy needs the selector of an element; nothing matches "${selector}".`);
  const text = typeof source.value === "string" ? source.value : source.innerText;
  await copyWords(text);
}

/** Copies a text to the clipboard, and says so. */
export async function copyWords(text: string): Promise<void> {
  const isDone = await writeText(text);
  notify({
    kind: isDone ? "success" : "danger",
    text: words(isDone ? "copied" : "copyFailed"),
    delay: settings.save_notice_ms,
  });
}
