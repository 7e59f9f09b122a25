import { t } from "../../base/language/i18n.ts";
import { natives } from "../../base/runtime/runtime.ts";
import { settings } from "../../base/settings.ts";
import { newKey } from "../../server/client/client.ts";
import { ServerError } from "../../server/client/server-error.ts";
import { copyRecord } from "../../server/calls/records/methods.ts";
import { createRecord, updateRecord } from "../../server/calls/records/saves.ts";
import { plainSentence, sentence } from "../../server/session/sentence.ts";
import { callBack } from "../saving/call-back.ts";
import { writeText } from "../content/clipboard.ts";
import { tell } from "../events.ts";
import { failed, refreshAfter } from "../saving/follow.ts";
import { mistake } from "../inspecting/opening-tag.ts";
import { notify } from "../notices/notify.ts";
import { openForm } from "../dialogs/open.ts";
import { readTarget } from "../shell/routes.ts";
import { formValues, objOf } from "../saving/values-of.ts";
import type { Action } from "./action.ts";
import { dialogOf, given, optionsOf } from "./beside.ts";

/** `copy="table/id"`: a copy of the record opens for editing (R2.2-11); `#id` or `.class`: that text to the clipboard. */
export const copy: Action = async ({ element, value }) => {
  if (/^[#.]/.test(value)) return copyText(element, value);
  const { table, id } = readTarget(value);
  try {
    const { id: made } = await copyRecord(table, id, { opener: element, key: newKey() });
    const { form = "" } = optionsOf(element);
    await openForm({ action: "edit", table, ...dialogOf(element), id: made, form }, element);
    await refreshAfter(element, { table });
  } catch (error) {
    fail(error, element, plainSentence);
  }
};

async function copyText(element: Element, selector: string): Promise<void> {
  const source = natives.find<HTMLElement & { value?: unknown }>(selector);
  if (!source) return mistake(element, `copy needs the selector of an element; nothing matches "${selector}".`);
  const text = typeof source.value === "string" ? source.value : source.innerText;
  const isDone = await writeText(text);
  notify({
    kind: isDone ? "success" : "danger",
    text: t(isDone ? "copied" : "copyFailed"),
    delay: settings.save_notice_ms,
  });
}

/** `save="table[/id]"`: the values of the nearest form, or of `obj`, are stored (R2.2-07). */
export const save: Action = async ({ element, value }) => {
  const { table, id } = readTarget(value);
  const values = (await objOf(element)) ?? formValues(element);
  if (!values) return mistake(element, "save needs a form around it or obj; found neither.");
  const doing = { key: newKey(), opener: element };
  try {
    const saved = id ? await updateRecord(table, id, values, doing) : await createRecord(table, values, doing);
    const about = { table, id: saved.id || id, form: "", answer: saved.answer, created: !id };
    tell("vs:saved", about, element);
    if (!saved.noSavedMessage)
      notify({ kind: "success", text: t("successfullySaved"), delay: settings.save_notice_ms });
    callBack(given(element, "callback"), saved.answer, element);
    await refreshAfter(element, { table, id: saved.id || id });
  } catch (error) {
    fail(error, element, sentence);
  }
};

function fail(error: unknown, opener: Element, words: (error: ServerError) => string): void {
  if (!(error instanceof ServerError)) throw error;
  failed(error, opener);
  notify({ kind: "danger", text: words(error) });
}
