/**
 * Which tab this is, also after it was loaded again, and which others live: a draft of a living tab is not lost.
 * Web Locks tell; where there are none (plain http) the tabs ask each other.
 */
import { newId } from "./new-id.ts";
import { natives } from "./runtime.ts";

const lockName = (id: string) => `vs-tab ${id}`;
/** How long an answer is waited for, in ms; a page that is being left lets go within that time. */
const patienceMs = 300;
/** Frames of this site share the tab's storage. */
const place = window === window.top ? "vs-tab" : `vs-tab ${location.pathname}`;

let asked: Promise<string> | undefined;

/** This tab's id: the same after a reload, another one in a copy of the tab. */
export const tabId = (): Promise<string> => (asked ??= find());

/** Those of these tabs that live. */
export async function livingTabs(ids: readonly string[]): Promise<Set<string>> {
  if (!ids.length) return new Set();
  if (!navigator.locks) return askTabs(ids);
  const { held = [] } = await navigator.locks.query().catch((): LockManagerSnapshot => ({}));
  return new Set(ids.filter((id) => held.some(({ name }) => name === lockName(id))));
}

async function find(): Promise<string> {
  const kept = stored();
  if (kept && (await take(kept))) return kept;
  const id = newId();
  store(id);
  await take(id);
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

/** Lives under this id from now on. @returns false when another tab does */
async function take(id: string): Promise<boolean> {
  if (!navigator.locks) return (await askTabs([id])).size === 0 && answer(id);
  const isFree = await hold(id);
  if (!isFree) return false;
  // a page that holds a lock is not kept for Back
  addEventListener("pagehide", () => release?.());
  addEventListener("pageshow", ({ persisted }) => void (persisted && hold(id)));
  return true;
}

let release: (() => void) | undefined;
/** Waits a little for a page that is being left. */
const hold = async (id: string): Promise<boolean> =>
  (await ask(id, { ifAvailable: true })) || ask(id, { signal: AbortSignal.timeout(patienceMs) });

function ask(id: string, options: LockOptions): Promise<boolean> {
  return new Promise((resolve) => {
    const held = (lock: Lock | null) => {
      resolve(lock !== null);
      return lock ? new Promise<void>((end) => (release = end)) : undefined;
    };
    navigator.locks
      .request(lockName(id), options, held)
      .catch((error: unknown) => resolve(!(error instanceof DOMException) || !/Timeout|Abort/.test(error.name)));
  });
}

// ---- without locks

interface Message {
  ask?: readonly string[];
  here?: string;
}
let channel: BroadcastChannel | undefined;
const connect = (): BroadcastChannel => (channel ??= new BroadcastChannel("vs-tabs"));

/** Answers for this tab from now on; not while it waits for Back. */
function answer(id: string): true {
  const listen = () =>
    connect().addEventListener("message", ({ data }: MessageEvent<Message>) => {
      if (data.ask?.includes(id)) connect().postMessage({ here: id } satisfies Message);
    });
  listen();
  addEventListener("pagehide", () => {
    channel?.close();
    channel = undefined;
  });
  addEventListener("pageshow", ({ persisted }) => void (persisted && listen()));
  return true;
}

function askTabs(ids: readonly string[]): Promise<Set<string>> {
  const living = new Set<string>();
  if (typeof BroadcastChannel === "undefined") return Promise.resolve(living);
  const own = new BroadcastChannel("vs-tabs");
  own.addEventListener("message", ({ data }: MessageEvent<Message>) => void (data.here && living.add(data.here)));
  own.postMessage({ ask: ids } satisfies Message);
  return new Promise((resolve) => {
    natives.after(patienceMs, () => {
      own.close();
      resolve(new Set(ids.filter((id) => living.has(id))));
    });
  });
}
