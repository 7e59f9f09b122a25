import type { Data } from "../../base/data.ts";
import { htmlReady, parseHtml } from "../../html/door.ts";
import { t } from "../../base/language/i18n.ts";
import { natives } from "../../base/runtime/runtime.ts";
import { ServerError } from "../../server/client/server-error.ts";
import { isOffline, whenOnline } from "../../server/client/when-online.ts";
import { readFormat } from "../../server/calls/templates/formats.ts";
import { settings } from "../../base/settings.ts";
import { reasonOf, sentence } from "../../server/session/sentence.ts";
import { focused } from "../dialogs/dialogs.ts";
import { close } from "../dialogs/show-dialog.ts";
import { tell } from "../events.ts";
import { mistake } from "../inspecting/opening-tag.ts";
import { notify } from "../notices/notify.ts";
import { enliven } from "./enliven.ts";
import { words as contentWords } from "./phrases.ts";
import { waitOn } from "./wait-in.ts";

/**
 * The server's markup at trust level server, filled with `values`. @throws ServerError after `vs:failed`, which is not told
 * of a request that was stopped
 */
export async function markupOf(
  element: Element,
  name: string,
  values: Promise<Data | undefined> | Data,
  signal?: AbortSignal,
): Promise<DocumentFragment> {
  try {
    const [text] = await Promise.all([readFormat(name, await values, signal), htmlReady()]);
    return parseHtml(text, "server");
  } catch (error) {
    if (!(error instanceof ServerError) || signal?.aborted) throw error;
    tell("vs:failed", { error, status: error.status }, element);
    throw error;
  }
}

/**
 * What stands in the place of markup that was not loaded: for a template that there is no document (R8-34), and why; after
 * any error but a ServerError, that a part of the program is missing. A button puts what `again` gives in its place; after
 * a lost connection it comes by itself; `put` may take the whole place for it.
 */
export function insteadOf(name: string, error: unknown, again: Again, put = replace): DocumentFragment {
  const tries = { again, put, stopped: () => insteadOf(name, new ServerError("aborted"), again, put) };
  if (!(error instanceof ServerError)) {
    console.error(error);
    return failure(t("partFailed"), error, tries);
  }
  const isTemplate = !name.includes("/");
  const isClassic = settings.wording === "classic";
  // the server's own sentence has its full stop
  const reason = isClassic ? "" : `: ${reasonOf(error).replace(/\.$/, "")}.`;
  if (isClassic) notify({ kind: "danger", text: sentence(error) });
  return failure(isTemplate ? `${contentWords("formatFailed")}${reason}` : sentence(error), error, tries);
}

/** Loads once more; undefined where nothing may be put in the place. */
type Again = (signal: AbortSignal) => Promise<Node | undefined>;
const replace = (said: Element, fresh: Node): void => said.replaceWith(fresh);

interface Tries {
  again: Again;
  put: typeof replace;
  /** What stands in the place when the person has stopped a try. */
  stopped(): Node;
}

/** The sentence with a button at its end, which has a sign in place of words: the place says only what it always said. */
function failure(text: string, error: unknown, tries: Tries): DocumentFragment {
  const said = document.createElement("span");
  said.setAttribute("role", "alert");
  const words = document.createTextNode(text);
  const button = Object.assign(document.createElement("button"), { type: "button", title: t("retry") });
  button.ariaLabel = button.title;
  button.style.marginInlineStart = "8px";
  button.append(arrow());
  let isTried = false;
  const retry = async () => {
    const around = said.parentElement;
    // its dialog was closed, or something else stands there by now
    if (isTried || !around || !said.isConnected) return;
    isTried = true;
    end?.();
    const isDialog = natives.matches(around, "vs-modal,vs-popup");
    const isAll = tries.put === replace;
    const own = new AbortController();
    const stop = () => {
      own.abort();
      endWait();
      if (isDialog && isAll) close(around);
      else said.replaceWith(tries.stopped());
    };
    const line = document.createElement("span");
    words.replaceWith(line);
    const endWait = waitOn(line, stop);
    const fresh = await tries.again(own.signal);
    endWait();
    if (own.signal.aborted || said.parentElement !== around || !said.isConnected) return;
    const hasFocus = focused() === button;
    if (!fresh) {
      line.replaceWith(words);
      isTried = false;
      return;
    }
    if (isDialog && !natives.attribute(around, "title")) liftHeading(around, fresh);
    const first = fresh instanceof DocumentFragment ? fresh.firstElementChild : null;
    const next = first && natives.attribute(first, "role") === "alert" ? first.lastElementChild : first;
    tries.put(said, fresh);
    enliven(around, true);
    tell("vs:refreshed", { element: around }, around);
    if (hasFocus && next instanceof HTMLElement) focusOn(next);
  };
  button.addEventListener("click", () => void retry());
  const end = isOffline(error) ? whenOnline(retry) : undefined;
  const place = new DocumentFragment();
  said.append(words, button);
  place.append(said);
  return place;
}

/** An arrow that goes round. */
function arrow(): SVGElement {
  const space = "http://www.w3.org/2000/svg";
  const [icon, line] = [document.createElementNS(space, "svg"), document.createElementNS(space, "path")];
  const looks = { viewBox: "0 0 16 16", width: "14", height: "14", "aria-hidden": "true" };
  for (const [name, value] of Object.entries(looks)) icon.setAttribute(name, value);
  const strokes = {
    d: "M13 8a5 5 0 1 1-1.5-3.6M13 2v3h-3",
    fill: "none",
    stroke: "currentColor",
    "stroke-width": "1.5",
  };
  for (const [name, value] of Object.entries(strokes)) line.setAttribute(name, value);
  icon.append(line);
  return icon;
}

/** Also on a heading or a paragraph. */
function focusOn(element: HTMLElement): void {
  if (element.tabIndex < 0) element.setAttribute("tabindex", "-1");
  element.focus({ preventScroll: true });
}

/**
 * A copy of an element's content (for a `<template>` of its content fragment); undefined when nothing matches, which is
 * reported to the author.
 */
export function contentOf(element: Element, selector: string): DocumentFragment | void {
  const source = natives.find(selector);
  if (!source) return mistake(element, `expected the selector of an element; nothing matches "${selector}".`);
  const content = new DocumentFragment();
  if (source instanceof HTMLTemplateElement) content.append(source.content.cloneNode(true));
  else content.append(...[...source.childNodes].map((node) => node.cloneNode(true)));
  return content;
}

/** Uses a plain heading at the start of the content as the dialog's title and removes it from the content. */
export function liftHeading(modal: HTMLElement, content: Node): void {
  const first = content instanceof DocumentFragment ? content.firstElementChild : null;
  if (!first || !/^h[1-4]$/.test(first.localName) || first.childElementCount) return;
  modal.title = first.textContent.trim();
  first.remove();
}
