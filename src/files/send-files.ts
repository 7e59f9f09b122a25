/**
 * Files on their way to the server: three at a time for the whole page, with pause and retry; a broken upload goes on
 * where it stopped when the server can (docs/protocol.md, §3).
 */
import { newId } from "../base/new-id.ts";
import { natives } from "../base/runtime/runtime.ts";
import { store } from "../base/store.ts";
import { readOffset, sendFile, sendRest, type Destination } from "../server/calls/files/file-fields.ts";
import type { StoredFile } from "../server/client/answers/file-shapes.ts";
import { ServerError } from "../server/client/server-error.ts";
import type * as Online from "../server/client/when-online.ts";
import { isMadeHere, plainName } from "./items.ts";

export interface Sending {
  readonly file: File;
  readonly key: string;
  readonly to: Destination;
  readonly opener: Element | undefined;
  /** Camera and place are left in pictures. */
  readonly keepsPlace: boolean;
  state: "waiting" | "sending" | "paused" | "failed" | "refused" | "done";
  /** Bytes that were sent. */
  sent: number;
  /** It was sent from the beginning again, because the server could not go on. */
  isAgain: boolean;
  /** Why it has failed, or waits for its next attempt. */
  error?: unknown;
  stored?: StoredFile;
}
interface Inner extends Sending {
  /** The bytes that are sent: without camera and place. Made while the file before is sent. */
  body?: Promise<File> | undefined;
  tries: number;
  /** The last attempt has sent a part, so the server was there. */
  isBegun?: boolean;
  /** Number of the current attempt. An attempt that waits before its retry stops when a newer one has begun. */
  turn: number;
  /** Stops the current attempt. */
  stop?: AbortController;
}

const atOnce = 3;
/** Pauses before a lost connection is tried again, in ms. */
const pausesMs = [500, 2000, 5000];

const known = new WeakMap<File, Inner>();
const queue: Inner[] = [];
let running = 0;

/** Notifies listeners when files have gone on: at most once in `calmMs`, because each time a field draws all its rows. */
export const sendingStore = store();
const calmMs = 100;
let isCalm = false;
let isMissed = false;

function tell(): void {
  isMissed = isCalm;
  if (isCalm) return;
  isCalm = true;
  sendingStore.tell();
  natives.after(calmMs, () => {
    isCalm = false;
    if (isMissed) tell();
  });
}

export const sendingOf = (file: File): Sending | undefined => known.get(file);
/** Files that the page's own form posts, as they are posted; undefined while that is made. */
const posted = new WeakMap<File, File | undefined>();
/** How long missing code is waited for before it is asked for again, in ms. */
const patienceMs = 5000;
/** @returns the file as the page's own form posts it: without camera and place. Undefined while it is made, which is told */
export function leaveToForm(file: File, keepsPlace: boolean): File | undefined {
  if (keepsPlace || /^(?!image|video)./.test(file.type)) posted.set(file, file);
  if (posted.has(file)) return posted.get(file);
  posted.set(file, undefined);
  withoutPlace(file).then(
    (made) => {
      // another file in any case: the field is checked again when its value changes
      const bare = made === file ? new File([file], file.name, file) : made;
      posted.set(file, bare).set(bare, bare);
      tell();
    },
    (error: unknown) => {
      console.warn(error);
      natives.after(patienceMs, () => {
        posted.delete(file);
        tell();
      });
    },
  );
  return undefined;
}
/** Whether a form has to wait for it. */
export const isUnsent = (file: File): boolean => !posted.get(file) && known.get(file)?.state !== "done";

/** @throws when its code cannot be loaded */
async function withoutPlace(file: File): Promise<File> {
  const code = await import("./without-place.ts");
  return code.withoutPlace(file);
}

type About = Pick<Sending, "to" | "opener" | "keepsPlace">;
/** Sends a file as soon as there is room. */
export function startSending(file: File, about: About): void {
  if (known.has(file)) return;
  if (!online) void prepare();
  const one: Inner = {
    ...about,
    file,
    key: newId(),
    state: "waiting",
    sent: 0,
    isAgain: false,
    tries: 0,
    turn: 0,
  };
  known.set(file, one);
  enqueue(one);
}

export function pauseSending(file: File): void {
  const one = known.get(file);
  if (!one || one.state === "done") return;
  one.state = "paused";
  one.turn++; // not even when the connection is back
  const at = queue.indexOf(one);
  if (at >= 0) queue.splice(at, 1);
  one.stop?.abort();
  sendingStore.tell();
}
/** Goes on with a paused or failed file. */
export function resumeSending(file: File): void {
  const one = known.get(file);
  if (one && (one.state === "paused" || one.state === "failed")) enqueue(one);
}
/** Stops it for good; the file may be sent anew. */
export function cancelSending(file: File): void {
  pauseSending(file);
  known.delete(file);
}

function enqueue(one: Inner): void {
  one.state = "waiting";
  queue.push(one);
  tell();
  next();
}

function next(): void {
  while (running < atOnce && queue.length) {
    running++;
    void run(queue.shift()!).then(ended, ended);
  }
  if (queue[0]) bodyOf(queue[0]).catch(() => {});
}
const bodyOf = (one: Inner): Promise<File> =>
  (one.body ??= one.keepsPlace ? Promise.resolve(one.file) : withoutPlace(one.file));

function ended(): void {
  running--;
  next();
  if (running === 0) sendingStore.tell();
}

async function run(one: Inner): Promise<void> {
  const turn = ++one.turn;
  const { signal } = (one.stop = new AbortController());
  const goesOn = () => one.state === "sending" && one.turn === turn;
  one.state = "sending";
  for (let count = 0; goesOn(); count++)
    try {
      delete one.error;
      tell();
      const stored = await attempt(one, signal);
      signal.throwIfAborted();
      one.stored = stored;
      one.state = "done";
      one.sent = one.file.size;
    } catch (error) {
      if (!goesOn()) break;
      one.error = error;
      const pauseMs = isPassing(error) ? pausesMs[count] : undefined;
      if (pauseMs === undefined) one.state = isRefusal(error) && !isMadeHere(one.file) ? "refused" : "failed";
      else {
        tell();
        await new Promise<void>((resolve) => natives.after(pauseMs, resolve));
      }
    }
  // also after a failure: code that was missing may be there for the next try
  one.body = undefined;
  if (one.state === "failed") sendWhenOnline(one);
  tell();
}

/** Waits for the connection; loaded in advance, because it is needed when nothing can be loaded. */
let online: typeof Online | undefined;
const prepare = () => import("../server/client/when-online.ts").then((code) => (online = code), console.warn);
void prepare();

/** Goes on by itself once the connection is back. A server that breaks off a file would be sent it without end. */
function sendWhenOnline(one: Inner): void {
  const { turn } = one;
  if (online?.isOffline(one.error) && !(one.isBegun && navigator.onLine))
    online.whenOnline(() => one.turn === turn && known.get(one.file) === one && resumeSending(one.file), true);
}

/** @throws when the attempt is stopped, also while the file is read */
async function attempt(one: Inner, signal: AbortSignal): Promise<StoredFile> {
  // a request with a file that is gone from the disk fails like one without a connection, or never ends where it got shorter
  const last = one.file.slice(-1).arrayBuffer();
  const readable = await last.then(
    ({ byteLength }) => byteLength,
    () => 0,
  );
  signal.throwIfAborted();
  if (!readable) throw new DOMException("", gone);
  const body = await bodyOf(one);
  signal.throwIfAborted();
  one.isBegun = false;
  const transfer = {
    key: one.key,
    signal,
    opener: one.opener,
    sent: (bytes: number) => {
      one.sent = bytes;
      one.isBegun ||= bytes > 0;
      tell();
    },
  };
  const found = one.tries++ ? await readOffset(one.to, transfer) : undefined;
  signal.throwIfAborted();
  const rest = found && found.offset <= body.size ? found : undefined;
  one.isAgain = one.tries > 1 && !rest && one.sent > 0;
  if (rest)
    try {
      return await sendRest(body, rest, transfer);
    } catch (error) {
      signal.throwIfAborted();
      if (!isForgotten(error)) throw error;
      one.isAgain = true;
    }
  // servers take a head with control characters for a broken one
  const name = plainName(body.name);
  return sendFile(name === body.name ? body : new File([body], name, body), one.to, transfer);
}

const gone = "NotReadableError";
/** Whether the file was moved or deleted on the disk after it was chosen, or changed: Chromium does not read it then, Firefox notices that it got shorter. */
export const isGone = (error: unknown): boolean => (error as Error | undefined)?.name === gone;

/**
 * The rest cannot be sent: the server has lost the part that it had, gives an address of another site, or something on the
 * way refuses the method. A file that is too large or wrong would be refused as a whole too.
 */
const isForgotten = (error: unknown): boolean =>
  error instanceof ServerError &&
  (error.kind === "refused" || (error.kind === "status" && !isPassing(error) && ![413, 422].includes(error.status)));
const isPassing = (error: unknown): boolean =>
  error instanceof ServerError &&
  (["offline", "timeout"].includes(error.kind) || [408, 409, 429, 502, 503, 504].includes(error.status));
/** The server has read the file and does not want it: sending it again changes nothing. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ServerError &&
  (error.kind === "refused" || (error.kind === "status" && [400, 403, 413, 415, 422].includes(error.status)));
