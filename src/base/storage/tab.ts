/**
 * Which tab this is, also after it was loaded again, and which others live: a draft of a living tab is not lost. The tabs
 * ask each other; a Web Lock would tell at once, but keeps a page out of Firefox's Back cache.
 */
import { newId } from "../new-id.ts";
import { natives } from "../runtime/runtime.ts";

/** How long answers are waited for, in ms; a page that is being left closes within that time. */
const patienceMs = 300;
/** Typed text waits for this tab's name; a copy of a busy tab that takes its name offers its drafts too. */
const ownPatienceMs = 100;
/** Frames of this site share the tab's storage. */
const place = window === window.top ? "vs-tab" : `vs-tab ${location.pathname}`;

let asked: Promise<string> | undefined;

/** This tab's id: the same after a reload, another one in a copy of the tab. */
export const tabId = (): Promise<string> => (asked ??= find());

/** Those of these tabs that live. */
export async function livingTabs(ids: readonly string[], waitMs = patienceMs): Promise<Set<string>> {
  const living = new Set<string>();
  if (!ids.length || typeof BroadcastChannel === "undefined") return living;
  const own = new BroadcastChannel(name);
  own.addEventListener("message", ({ data }: MessageEvent<Message>) => void (data.here && living.add(data.here)));
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
    return null; // storage is forbidden here: a tab of its own for each page
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

/** Answers for this tab from now on; not while it waits for Back. */
function answer(id: string): void {
  let channel: BroadcastChannel | undefined;
  const open = () => {
    if (typeof BroadcastChannel === "undefined") return;
    channel = new BroadcastChannel(name);
    channel.addEventListener("message", ({ data }: MessageEvent<Message>) => {
      if (data.ask?.includes(id)) channel?.postMessage({ here: id } satisfies Message);
    });
  };
  open();
  addEventListener("pagehide", () => {
    channel?.close();
    channel = undefined;
  });
  addEventListener("pageshow", ({ persisted }) => persisted && open());
}
