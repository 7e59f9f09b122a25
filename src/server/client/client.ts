// layer 2: page
import { parseJson } from "../../base/json.ts";
import { newId } from "../../base/new-id.ts";
import { natives } from "../../base/runtime/runtime.ts";
import { settings } from "../../base/settings.ts";
import { decode, isLogin, readBody, refusalOf, retryAfter, wordsOf, type Answer } from "./answer.ts";
import { deadline, type Deadline } from "./deadline.ts";
import { ServerError } from "./server-error.ts";
import type { Logged } from "../log/log.ts";
import { ask } from "./net.ts";
import { signedIn, type GoneOn } from "../session/waiting-calls.ts";
import { noteAnswer, noteRefused, noteRequest } from "../log/noted.ts";
import { signed } from "./outgoing.ts";
import { prepare } from "./prepare.ts";
import type { Read } from "./read.ts";
import { unwrapped } from "./unwrap.ts";
import type { CallName } from "./urls.ts";

export { decode, type Answer };

/** One request, named as in `urls.ts` or by its path. */
export interface Call {
  name?: CallName | undefined;
  path?: string;
  /** Fill the places of the address template. */
  values?: Record<string, unknown>;
  query?: Record<string, unknown> | undefined;
  method?: string;
  body?: unknown;
  /** read: repeated when it fails; write: never, also as GET; format: markup and methods, may last long. By the method. */
  kind?: "read" | "write" | "format";
  accept?: "json" | "html";
  /** A record was asked for: its columns `error`, `ok` and `success` are no refusal. */
  isRecord?: boolean;
  /** Idempotency-Key of a write: one for each intention, also when a person tries again; made when absent. */
  key?: string | undefined;
  /** A save or a delete of a record: with setting `crypto` it is signed. */
  isSigned?: boolean;
  /** If-Match. */
  match?: string | undefined;
  headers?: Record<string, string> | undefined;
  cache?: RequestCache;
  /** It outlives the page that is being left. */
  keepalive?: boolean | undefined;
  /** The element that began it: the CSRF field nearest to it is sent. */
  opener?: Element | undefined;
  signal?: AbortSignal | undefined;
}

/** Somebody is or was signed in to this page; a visitor's page asks nobody to sign in by itself. */
let hasAnswered = false;
const mayAsk = ({ name, accept }: Call): boolean =>
  name !== "page" && (accept !== "html" || !!settings.user || hasAnswered);

/** A new Idempotency-Key. */
export const newKey = newId;

/**
 * One call to the server and everything of CONTRACT, Answers, and SAFETY.md §4: a read is tried three times, a write
 * once (twice with setting `idempotency`). @throws ServerError
 */
export async function request(call: Call, first?: First): Promise<Answer> {
  const isWrite = call.kind === "write" || (call.kind !== "format" && !isGet(call));
  const mayRepeat = !isWrite && isGet(call);
  const whole = isWrite ? { ...call, key: call.key ?? newKey() } : call;
  const tries = mayRepeat ? 3 : isWrite && settings.idempotency ? 2 : 1;
  let goneOn: GoneOn;
  let logins = 0;
  for (let count = 1; ; count++)
    try {
      const answer = await send(whole, isWrite, count === 1 ? first : undefined);
      hasAnswered = true;
      return answer;
    } catch (error) {
      if (!(error instanceof ServerError) || call.signal?.aborted) throw error;
      if (error.kind === "login" && goneOn !== "signed" && ++logins <= 2 && mayAsk(call)) {
        goneOn = await signedIn(goneOn === "stands");
        if (!goneOn) throw error;
        continue;
      }
      const wait = error.retryAfter ?? Math.random() * Math.min(30, 2 ** count);
      if (count >= tries || wait > 60 || !(error.kind === "offline" || [408, 429, 503].includes(error.status)))
        throw error;
      await pause(wait * 1000, call.signal);
    }
}

/** An answer that has come already, and its line in the log. */
export interface First {
  response: Response;
  line: Logged;
}

/** The rest of a read (read.ts): `first` is the answer that was no plain one, if any came. */
export async function readWhole(call: Call, first?: First): Promise<Read> {
  const { data, etag } = await request(call, first);
  return { data: call.name === "read" ? unwrapped(data) : data, etag };
}

const isGet = ({ method = "GET" }: Call) => method.toUpperCase() === "GET";

async function send(call: Call, isWrite: boolean, first?: First): Promise<Answer> {
  const { url, init } = prepare(call, isWrite);
  const { body } = init;
  // before the clock starts: a person may be asked for a PIN
  if (call.isSigned && settings.crypto) await signed({ url, init, opener: call.opener });
  const limit = deadline(settings.timeout[isWrite ? "write" : (call.kind ?? "read")], call.signal);
  const began = performance.now();
  const line = first?.line ?? noteRequest(url, init, body);
  // a connection that goes away later may have taken the write along
  const wasOnline = navigator.onLine;
  try {
    const asked = { ...init, signal: limit.signal };
    return await limit.within(
      (async () => {
        const response = first?.response ?? (await ask(url.href, asked));
        noteAnswer(line, response);
        return read({ ...call, isWrite }, { response, line }, limit);
      })(),
    );
  } catch (error) {
    if (error instanceof ServerError) {
      line.error = error.kind;
      throw Object.assign(error, { isWrite, isStored: doubt(error, isWrite) });
    }
    line.error = limit.reason();
    const isStored = isWrite && wasOnline ? "unknown" : "no";
    throw new ServerError(line.error, { status: line.status, isWrite, isStored, text: String(error) });
  } finally {
    line.ms ||= Math.round(performance.now() - began);
    limit.end();
  }
}

async function read(
  call: Call & { isWrite: boolean },
  { response, line }: First,
  { alive, unlimited }: Deadline,
): Promise<Answer> {
  const { headers, ok, status } = response;
  const isFile = ok && /^\s*attachment/i.test(headers.get("Content-Disposition") ?? "");
  if (isFile) unlimited();
  alive();
  const pieces = await readBody(response, settings.cap[isFile ? "files" : "data"] * 2 ** 20, alive);
  if (!isFile) {
    const text = await decode(pieces, headers.get("Content-Type") ?? "");
    try {
      return judge(call, response, text);
    } catch (error) {
      noteRefused(line, text);
      throw error;
    }
  }
  // The body that has come is saved; nothing is asked for twice (R7.5-10).
  const { save } = await import("./attachment.ts");
  return { status, data: undefined, text: "", etag: null, headers, file: save(headers, pieces) };
}

/** An answer that could not be read, or came from a gateway in between, leaves open whether a write was stored. */
const doubt = ({ kind, status }: ServerError, isWrite: boolean) =>
  isWrite && (/unreadable|large/.test(kind) || status === 502 || status === 504) ? "unknown" : "no";

function judge(call: Call & { isWrite: boolean }, response: Response, text: string): Answer {
  const { status, headers } = response;
  const found = parseJson(text.trim());
  const about = {
    status,
    data: found ?? text,
    retryAfter: retryAfter(headers),
    reference: headers.get("X-Request-Id") ?? "",
  };
  if (isLogin(response, text)) throw new ServerError("login", about);
  // Without If-Match a 412 or 409 says something else than "changed meanwhile" (R8-16).
  if (!response.ok) {
    const isConflict = status === 409 && call.match;
    throw new ServerError("status", { ...about, status: isConflict ? 412 : status, text: wordsOf(found, text) });
  }
  const refused = refusalOf(found, text, !!call.isRecord && !call.isWrite);
  if (refused !== undefined) throw new ServerError("refused", { ...about, text: refused });
  if (call.accept !== "html" && found === undefined && /^\s*[<{["]/.test(text))
    throw new ServerError("unreadable", about);
  return { status, data: found ?? text.trim(), text, etag: headers.get("ETag"), headers };
}

const pause = (ms: number, signal: AbortSignal | undefined) =>
  new Promise<void>((resolve, reject) => {
    const timer = natives.after(ms, resolve);
    signal?.addEventListener("abort", () => {
      natives.cancel(timer);
      reject(new ServerError("aborted"));
    });
  });
