/** What happens after a call: success (R3.9-16) or failure (R4-31). */
import { isData, type Data } from "../../base/data.ts";
import { phraseOf, phrasesReady } from "../../base/language/i18n.ts";
import { natives } from "../../base/runtime/runtime.ts";
import { settings } from "../../base/settings.ts";
import { safeUrl } from "../../base/url.ts";
import type { Answer } from "../../server/client/client.ts";
import { ServerError } from "../../server/client/server-error.ts";
import { callHook } from "../../server/calls/records/after-save-hook.ts";
import { detailsOf, plainSentence } from "../../server/session/sentence.ts";
import { given } from "../actions/beside.ts";
import { callBack } from "./call-back.ts";
import { showAtControls } from "./refused-controls.ts";
import { showBusy } from "./show-busy.ts";
import { alert, confirm } from "../dialogs/confirm.ts";
import { tell } from "../events.ts";
import { keepNotices, notify, withdraw } from "../notices/notify.ts";
import { refresh, reload } from "../refreshing/refresh.ts";
import { words as savingWords } from "./phrases.ts";
import { words as dialogWords } from "../dialogs/phrases.ts";
import { words as noticeWords } from "../notices/phrases.ts";

/** Asks with the text of `message`, else our own, which names the action by its element; skipped with `silent` (R4-34). */
export async function agreed(element: Element): Promise<boolean> {
  if (given(element, "silent") !== null) return true;
  await phrasesReady();
  const name = element.textContent?.replace(/\s+/g, " ").trim().slice(0, 80);
  const isNamed = name && settings.wording !== "classic";
  return confirm(
    given(element, "message") || (isNamed ? dialogWords("confirmDo", { name }) : dialogWords("confirmTitle")),
  );
}

/**
 * Makes a call, then handles its answer or shows the failure. `action` is the attribute that started it. @returns
 * whether it succeeded
 */
export async function call(action: string, opener: Element, ask: () => Promise<Answer>): Promise<boolean> {
  try {
    await follow(action, opener, await showBusy(opener, ask));
    return true;
  } catch (error) {
    if (!(error instanceof ServerError)) throw error;
    await refused(action, error, opener, failed(error, opener));
    return false;
  }
}

/**
 * Reports a failed call: `vs:failed`, its messages at the controls of the page's form, and the callback of the element
 * that started it (R4-31). @returns messages for which there is no control
 */
export function failed(error: ServerError, opener: Element): string[] {
  tell("vs:failed", { error, status: error.status }, opener);
  const unplaced = showAtControls(opener, error);
  callBack(given(opener, "callback"), error, opener);
  return unplaced;
}

/** A sentence, and what the server says about names that no control has. */
export const withUnplaced = (words: string, unplaced: readonly string[]): string =>
  unplaced.length && !unplaced.every((one) => words.includes(one))
    ? `${words.replace(/[^.!?]$/, "$&.")} ${unplaced.join("; ")}`
    : words;

/** What a notice about an action is about: a further try of the same replaces it. */
const aboutOf = (action: string, opener: Element): string =>
  `${action} ${given(opener, action) ?? ""} ${given(opener, "obj") ?? ""}`;

/**
 * Handles the answer of a method or a widget's action: message, tag, redirect, reload, download (R3.9-16). `isSent`:
 * a form was sent to an address without a record (R4-15).
 */
export async function follow(
  action: string,
  opener: Element,
  { data, file, isSent }: Pick<Answer, "data" | "file"> & { isSent?: boolean },
): Promise<void> {
  const answer: Data = isData(data) ? data : {};
  const text = (name: string) => (typeof answer[name] === "string" ? answer[name] : "");
  tell("vs:done", { action, answer: data }, opener);
  const about = aboutOf(action, opener);
  areaOf(opener)?.say("");
  const said = text("message") || savingWords(isSent ? "sent" : "done");
  if (file || answer["noSavedMessage"]) withdraw(about);
  else notify({ kind: "success", text: said, delay: settings.save_notice_ms }, { about });
  callBack(given(opener, "callback"), data, opener);
  await runHooks(given(opener, "after"), { id: Object.values(answer)[0], ...answer });
  if (text("download")) return open(text("download"), "download");
  if (text("redirect")) return open(text("redirect"), "go");
  if (answer["reload"]) return reload();
  const selector = text("tag");
  await refreshAfter(opener, selector ? { selector } : {});
}

/**
 * Refreshes after a call. `reload` of the trigger wins: empty reloads the page, else the named widgets and regions are
 * refreshed (R2.3-25). `isKept`: a form of the page stays open, so the page is not reloaded.
 */
export async function refreshAfter(
  opener: Element,
  { isKept, ...what }: { table?: string; id?: string; selector?: string; isKept?: boolean },
): Promise<void> {
  const named = given(opener, "reload");
  if (named === null) return refresh({ ...what, opener });
  if (!named || named === "page" || named === "true") return isKept ? undefined : reload();
  return refresh({ selector: isSelector(named) ? named : `vs-widget[name="${CSS.escape(named)}"]` });
}
const isSelector = (text: string) => /^[#.[]|^vs-/.test(text);

/** After-save hooks (R7.7-01): GETs to '#'-separated addresses in their order; a failure is only logged. */
export async function runHooks(hooks: string | null, values: Data): Promise<void> {
  if (!hooks) return;
  for (const hook of hooks.split("#").filter(Boolean)) await callHook(hook, values);
}

/** Leaves for an address; the shown notices are shown again on the next page. */
function leaveFor(url: string): void {
  keepNotices();
  location.assign(url);
}

/**
 * Opens or downloads an address of this site, or of a host in `redirect_hosts`; any other address is shown in a notice
 * and not opened.
 */
export function open(address: string, how: "go" | "download"): void {
  const url = safeUrl(address, { hosts: settings.redirect_hosts });
  if (!url) return notify({ kind: "warning", text: savingWords("elsewhere", { url: address }) });
  if (how === "go") return leaveFor(url);
  Object.assign(document.createElement("a"), { href: url, download: "" }).click();
}

/**
 * The sentence for a failed method (R8-18): the server's own where it has one for people, else that the action failed,
 * with the status. With setting `wording` "classic": 'cannt do it', the status, the server's words.
 */
export function methodSentence(error: ServerError): string {
  const { status, kind, text } = error;
  if (settings.wording === "classic")
    return `${phraseOf("methodFailed", { status: status || "" }).trim()}: ${plainSentence(error)}`;
  const hasNoWords = kind === "status" && (status >= 500 || !text);
  return hasNoWords ? savingWords("actionFailed", { status }) : plainSentence(error);
}

/**
 * Shows a failure: for a method the sentence of R8-18; for a widget's action its own (R8-24). It stands in the error area
 * of our form around the button, else in a notice that stays; with setting `wording` "classic" a dialog and a notice of 5 s.
 */
async function refused(
  action: string,
  error: ServerError,
  opener: Element,
  unplaced: readonly string[],
): Promise<void> {
  const isMethod = action === "api";
  const words = withUnplaced(isMethod ? methodSentence(error) : plainSentence(error), unplaced);
  const details = detailsOf(error, words);
  const about = aboutOf(action, opener);
  const area = areaOf(opener);
  if (area && settings.wording !== "classic") return area.say(words);
  if (isMethod) return notify({ kind: "danger", text: words, details }, { about });
  if (settings.wording !== "classic") return notify({ kind: "warning", text: words, details }, { about });
  notify({ kind: "warning", text: words, delay: 5000 });
  await alert(noticeWords("message"), words);
}

/** Our form around an element, which shows a sentence in its error area. */
function areaOf(opener: Element): { say(text: string): void } | undefined {
  const form = natives.closest<Element & { say?(text: string): void }>(opener, "vs-form");
  return form?.say ? { say: form.say } : undefined;
}
