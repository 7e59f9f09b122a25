/**
 * The id of this tab, the same after a reload, and which other tabs are still open: a draft of an open tab is not lost.
 * Tabs ask each other by BroadcastChannel; a Web Lock would answer at once, but keeps a page out of Firefox's Back
 * cache.
 */
import { isData } from "../data.ts";
import { newId } from "../new-id.ts";
import { natives } from "../runtime/runtime.ts";

/** How long to wait for answers of other tabs, in ms; a page that is being left closes within that time. */
const patienceMs = 300;
/**
 * Shorter wait for this tab's own id, because drafts need it. A copied tab whose original is too busy to answer keeps
 * the same id and offers the drafts of the original too.
 */
const ownPatienceMs = 100;
/** Frames of this site share the tab's sessionStorage, so each uses a key of its own. */
const place = window === window.top ? "vs-tab" : `vs-tab ${location.pathname}`;

let asked: Promise<string> | undefined;

/** This tab's id: the same after a reload, a new one in a copy of the tab. */
export const tabId = (): Promise<string> => (asked ??= find());

/** Which of these tabs are still open. */
export async function livingTabs(ids: readonly string[], waitMs = patienceMs): Promise<Set<string>> {
  const living = new Set<string>();
  if (!ids.length || typeof BroadcastChannel === "undefined") return living;
  const own = new BroadcastChannel(name);
  own.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (isData(data) && typeof data["here"] === "string") living.add(data["here"]);
  });
  own.postMessage({ ask: ids } satisfies Message);
  await new Promise<void>((resolve) => natives.after(waitMs, resolve));
  own.close();
  return new Set(ids.filter((id) => living.has(id)));
}

async function find(): Promise<string> {
  const kept = stored();
  const isFree = kept !== null && !(await livingTabs([kept], ownPatienceMs)).size;
  const id = isFree ? kept : newId();
  if (!isFree) store(id);
  answer(id);
  return id;
}

function stored(): string | null {
  try {
    return sessionStorage.getItem(place);
  } catch {
    return null; // storage is forbidden here: every page counts as a new tab
  }
}

function store(id: string): void {
  try {
    sessionStorage.setItem(place, id);
  } catch {
    // storage is forbidden here
  }
}

interface Message {
  ask?: readonly string[];
  here?: string;
}
const name = "vs-tabs";

/** Answers for this tab from now on, except while the page is in the Back cache. */
function answer(id: string): void {
  let channel: BroadcastChannel | undefined;
  const open = () => {
    if (typeof BroadcastChannel === "undefined") return;
    channel = new BroadcastChannel(name);
    channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
      const ids: unknown = isData(data) ? data["ask"] : undefined;
      if (Array.isArray(ids) && ids.includes(id)) channel?.postMessage({ here: id } satisfies Message);
    });
  };
  open();
  addEventListener("pagehide", () => {
    channel?.close();
    channel = undefined;
  });
  addEventListener("pageshow", ({ persisted }) => persisted && open());
}
