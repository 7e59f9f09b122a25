/** Notices (§3.9): the list that `<vs-notices>` shows, and where in the page it stands. */
import { isData, type Data } from "../base/data.ts";
import { natives } from "../base/runtime.ts";
import { settings } from "../base/settings.ts";
import { store } from "../base/store.ts";
import { safeUrl } from "../base/url.ts";
import { replaceWords } from "../server/sentence.ts";
import { dialogStore, topDialog } from "./dialogs.ts";
import { tell } from "./events.ts";
import { element } from "./tags.ts";

export type NoticeKind = "success" | "info" | "warning" | "danger";
export interface Notice {
  number: number;
  kind: NoticeKind;
  title: string;
  text: string;
  url: string | null;
  /** How long it stays, in ms; 0 until it is closed. */
  delayMs: number;
}

/** The newest last; at most five are kept. */
export let notices: readonly Notice[] = [];
export const noticeStore = store();
let last = 0;

/** Shows a notice: a text, or the payload of §3.9 (title or user, icon, message or text, url, delay in ms). */
export function notify(given: unknown): void {
  const payload: Data = isData(given) ? given : { text: given };
  const kind = kindOf(String(payload["kind"] ?? payload["icon"] ?? ""));
  const said = String(payload["message"] ?? payload["text"] ?? "");
  const text = kind === "warning" ? replaceWords(said) : said;
  const title = String(payload["title"] ?? payload["user"] ?? "");
  const url = safeUrl(payload["url"] ?? payload["click_url"] ?? "", { hosts: settings.redirect_hosts });
  const delay = payload["delay"] ?? (kind === "danger" ? 0 : 5000);
  const notice = { number: ++last, kind, title, text, url, delayMs: Number(delay) || 0 };
  // said again, it takes the place of what stands there
  const others = notices.filter((one) => one.kind !== kind || one.text !== text || one.title !== title);
  notices = payload["first"] ? [notice, ...others].slice(0, 5) : [...others, notice].slice(-5);
  place();
  noticeStore.tell();
  tell("vs:notice", { kind, text: title && text ? `${title}. ${text}` : title || text });
}

export function dismiss(number: number): void {
  notices = notices.filter((notice) => notice.number !== number);
  noticeStore.tell();
}

/** A modal dialog makes all outside it inert, so the notices stand inside the topmost one. */
function place(): void {
  if (notices.length) prepare();
  noticeStore.tell();
}

/** The tag's code comes now, so that it is there when the net is not. */
export function prepare(): void {
  const home = topDialog() ?? natives.find("body")!;
  const host = natives.find("vs-notices") ?? element("vs-notices", {});
  if (host.parentNode !== home) home.append(host);
}

dialogStore.listen(place);

const kindOf = (text: string): NoticeKind =>
  /danger|error/.test(text) ? "danger" : /warn/.test(text) ? "warning" : /success|ok/.test(text) ? "success" : "info";
