// layer 12: notices
/** Notices (R3.9-17): the list that `<vs-notices>` shows, and its place in the page. */
import { isData, type Data } from "../../base/data.ts";
import { parseJson } from "../../base/json.ts";
import { natives } from "../../base/runtime/runtime.ts";
import { keptPlace } from "./kept-place.ts";
import { settings } from "../../base/settings.ts";
import { store } from "../../base/store.ts";
import { safeUrl } from "../../base/url.ts";
import { replaceWords } from "../../server/session/sentence.ts";
import { dialogStore, topDialog } from "../dialogs/dialogs.ts";
import { tell } from "../events.ts";
import { element } from "../new-element.ts";

export type NoticeKind = "success" | "info" | "warning" | "danger";
export interface Notice {
  number: number;
  kind: NoticeKind;
  title: string;
  text: string;
  /** The server's own words, folded up below the text; "" for none. */
  details: string;
  /** An image of this site, such as the sender's photo. */
  photo: string | null;
  url: string | null;
  /** How long it is shown, in ms; 0: until it is closed. */
  delayMs: number;
  /** When it was shown, in ms since 1970. */
  at: number;
  /** An optional button; with the deleted record that it restores, it is there again after a reload. */
  action?: { label: string; run(): void; restores?: Deleted };
  /** What it is about, such as "save works.request/17": a later notice about the same replaces it. */
  about?: string;
  /** It only says that something is under way: not listed, told to the page, shown on the desktop, or kept for the next page. */
  isPassing?: boolean;
}

/** A record that was deleted, with its name. */
export type Deleted = Record<"table" | "id" | "name", string>;

const most = 5;
const mostPast = 50;
/** Browsers take a longer delay of a timer for none. */
const longestMs = 2 ** 31 - 1;

/** The shown notices, the newest last. */
let notices: readonly Notice[] = [];
export const shownNotices = (): readonly Notice[] => notices;
/** The last 50 notices, the newest last. */
let past: readonly Notice[] = [];
export const lastNotices = (): readonly Notice[] => past;
export const noticeStore = store();
let last = 0;

/**
 * Shows a notice: a text, or the payload of R3.9-17 (title or user, photo, icon, message or text, click url, delay in
 * ms, first).
 */
export function notify(given: unknown, more: Pick<Notice, "action" | "about" | "isPassing"> = {}): void {
  const payload: Data = isData(given) ? given : { text: given };
  const notice = { ...read(payload), ...more };
  // a repeated notice replaces the one that is shown, and so does the outcome of a further try
  const others = notices.filter((one) => !isSame(one, notice) && (!notice.about || one.about !== notice.about));
  notices = payload["first"] ? [notice, ...fitting(others.toReversed()).toReversed()] : [...fitting(others), notice];
  const { kind, title, text, isPassing } = notice;
  if (!isPassing) past = [...past, notice].slice(-mostPast);
  place();
  if (isPassing) return;
  tell("vs:notice", { kind, text: title && text ? `${title}. ${text}` : title || text });
  if (settings.desktop_notices)
    import("./desktop.ts").then(({ showOnDesktop }) => showOnDesktop(notice)).catch(console.warn);
}

/** Makes room for a further one: the first that would pass by itself leaves, else the first. */
function fitting(shown: readonly Notice[]): readonly Notice[] {
  if (shown.length < most) return shown;
  const leaving = shown.find(({ delayMs }) => delayMs) ?? shown[0];
  return shown.filter((one) => one !== leaving);
}

/** Puts a button at the last notice of a failure. @returns whether there was one without a button */
export function addAction(action: NonNullable<Notice["action"]>): boolean {
  const notice = notices.findLast((one) => one.kind === "danger" && !one.action);
  if (!notice) return notices.some((one) => one.action?.label === action.label);
  notices = notices.map((one) => (one === notice ? { ...one, action, number: ++last } : one));
  place();
  return true;
}

export type PastNotice = Pick<Notice, "kind" | "title" | "text" | "url" | "at">;
/** The last 50 notices, for scripts of the page. */
export const pastNotices = (): PastNotice[] =>
  past.map(({ kind, title, text, url, at }) => ({ kind, title, text, url, at }));

function read(payload: Data): Notice {
  const text = (...names: string[]) => String(names.map((name) => payload[name]).find(Boolean) ?? "");
  const kind = kindOf(text("kind", "icon"));
  const said = text("message", "text");
  const delay = payload["delay"] ?? (/danger|warning/.test(kind) ? 0 : 5000);
  return {
    number: ++last,
    kind,
    title: text("title", "user"),
    text: kind === "warning" ? replaceWords(said) : said,
    details: text("details"),
    photo: safeUrl(text("photo")),
    url: safeUrl(text("url", "click_url"), { hosts: settings.redirect_hosts }),
    delayMs: Math.min(Number(delay) || 0, longestMs),
    at: Date.now(),
  };
}

/** Stores the shown notices for the next page; a no-op when storage is forbidden. */
export function keepNotices(): void {
  const kept = notices
    .filter(({ action, isPassing }) => !isPassing && (!action || action.restores))
    .map((one) => ({ ...one, delay: one.delayMs, restores: one.action?.restores }));
  try {
    if (kept.length) sessionStorage.setItem(keptPlace, natives.json(kept));
  } catch {
    // storage is forbidden here
  }
}

/** Shows the notices that the previous page has stored. @param tellDeleted shows one of a delete that can be undone */
export function showKept(tellDeleted: (record: Deleted) => Promise<void>): void {
  const kept = takeKept();
  for (const payload of Array.isArray(kept) ? kept.filter(isData) : []) {
    const { restores, about } = payload as Partial<Notice & { restores: Deleted }>;
    const again = () => notify(payload, { ...(about && { about }) });
    if (isData(restores)) tellDeleted(restores).catch(again);
    else again();
  }
}

function takeKept(): unknown {
  try {
    const text = sessionStorage.getItem(keptPlace) ?? "";
    sessionStorage.removeItem(keptPlace);
    return parseJson(text);
  } catch {
    return undefined; // storage is forbidden here
  }
}

const isSame = (one: Notice, { kind, text, title, about }: Notice) =>
  one.kind === kind && one.text === text && one.title === title && one.about === about;

export const dismiss = (number: number): void => leaveOnly((notice) => notice.number !== number);

/** Takes back the notices about an intention that has succeeded meanwhile (R8-04). */
export const withdraw = (about: string): void => leaveOnly((notice) => notice.about !== about);

function leaveOnly(isLeft: (notice: Notice) => boolean): void {
  const left = notices.filter(isLeft);
  if (left.length === notices.length) return;
  notices = left;
  noticeStore.tell();
}

/** Moves the notices into the topmost dialog, because a modal dialog makes everything outside it inert. */
function place(): void {
  if (notices.length) prepare();
  noticeStore.tell();
}

/**
 * Inserts the tag now, so that its code is loaded before a connection is lost. A tag that shows the history stays in
 * its place.
 */
export function prepare(): void {
  const home = topDialog() ?? natives.find("body")!;
  const host = natives.find("vs-notices:not([history])") ?? element("vs-notices", {});
  if (host.parentNode !== home) home.append(host);
}

dialogStore.listen(place);

const kindOf = (text: string): NoticeKind =>
  /danger|error/.test(text) ? "danger" : /warn/.test(text) ? "warning" : /success|ok/.test(text) ? "success" : "info";
