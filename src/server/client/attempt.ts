import { isData } from "../../base/data.ts";
import { parseJson } from "../../base/json.ts";
import { settings } from "../../base/settings.ts";
import type { Logged } from "../log/log.ts";
import { startLine } from "../log/log-request.ts";
import type { Answer } from "./answers/answer.ts";
import { decode } from "./answers/body-text.ts";
import type { Shape } from "./answers/shape.ts";
import type { Given } from "./call-table.ts";
import type { Call, CallKind } from "./call.ts";
import { exchange, type Received } from "./exchange.ts";
import { signed } from "./outgoing.ts";
import { wholeClient } from "./load-whole.ts";
import { prepare } from "./prepare.ts";
import { ServerError } from "./server-error.ts";
import { silence } from "./silence.ts";
import { deadline, limitOf } from "./time-limit.ts";
import type { CallName } from "./call-table.ts";

/** One attempt of a call: sends it once and reads the answer. @throws ServerError */
export async function attempt<Name extends CallName>(call: Call<Name>, kind: CallKind): Promise<Answer<Given<Name>>> {
  const { shape, isWrite } = kind;
  const { url, init } = await prepare(call, kind);
  // Signed before the timeout starts: the user may have to enter a PIN.
  if (call.isSigned && settings.crypto) await signed({ url, init, opener: call.opener });
  const limit = deadline(limitOf("timeout", isWrite ? "write" : (shape.kind ?? "read")), call.signal);
  const line = startLine({ url, init }, loadLog);
  const began = performance.now();
  // Read before sending: a write that started online may have reached the server although the connection was lost later.
  const wasOnline = navigator.onLine;
  try {
    const received = await exchange(url.href, init, limit, {
      onHead: ({ status, headers }) =>
        Object.assign(line, { status, requestId: headers.get("X-Request-Id") ?? undefined }),
      isFile: shape.body === "bytes" || !!shape.isLarge,
    });
    silence.since = 0;
    return (await read({ call, shape, isWrite, line }, received)) as Answer<Given<Name>>;
  } catch (error) {
    const isStored = isWrite && wasOnline ? "unknown" : "no";
    const failure =
      error instanceof ServerError
        ? Object.assign(error, { isWrite, isStored: mayBeStored(error, isWrite) })
        : new ServerError(limit.reason(), { status: line.status, isWrite, isStored, text: String(error) });
    line.error = failure.kind;
    loadLog();
    throw failure;
  } finally {
    line.ms = Math.round(performance.now() - began);
    limit.end();
  }
}

/** What lists requests comes with the rest of the client; when it does not come, the log stays empty. */
const loadLog = (): void => void wholeClient().catch(() => {});

interface Asked {
  call: Call;
  shape: Shape;
  isWrite: boolean;
  line: Logged;
}

async function read({ call, shape, isWrite, line }: Asked, { response, pieces, isFile }: Received): Promise<Answer> {
  const { headers, status, ok } = response;
  const type = headers.get("Content-Type") ?? "";
  const whole = { status, text: "", etag: headers.get("ETag"), headers };
  if (ok && shape.body === "bytes") return { ...whole, data: new Blob(pieces, { type }) };
  if (isFile) {
    // The received body itself is saved, without a second request (R7.5-10).
    const { save } = await import("./attachment.ts");
    return { ...whole, data: shape.read("", call, ""), etag: null, file: save(headers, pieces) };
  }
  const text = await decode(pieces, type);
  const plain = plainAnswer(shape, response, text);
  const value = plain === undefined ? undefined : shape.read(plain, call, text);
  if (value !== undefined) return { ...whole, data: value, text };
  const { judge } = await wholeClient();
  return { ...whole, data: await judge({ call, shape, isWrite, line }, response, text), text };
}

/**
 * The JSON of an answer that says nothing but what was asked: a 2xx from the address that was asked, a list or an object
 * without a word of refusal. All other answers are judged by answers/judge.ts, which loads with the first of them.
 */
function plainAnswer({ body, parse }: Shape, { ok, redirected }: Response, text: string): unknown {
  const isJson = ok && !redirected && body !== "text" && !parse && !unusual.test(text);
  const data = isJson ? parseJson(text.trim()) : undefined;
  return isData(data) || Array.isArray(data) ? data : undefined;
}

/** A whole number that may be beyond 2^53 (answers/exact-json.ts), a word that may be a refusal (answers/refusal.ts). */
const unusual = /[:[,]\s*-?\d{16}|"(status\\?"\s*:\s*\\?"(error|fail)|(errors?|success|ok)\\?"\s*:)/i;

/** After an unreadable answer or a gateway error it is unknown whether a write was stored. */
const mayBeStored = ({ kind, status }: ServerError, isWrite: boolean) =>
  isWrite && (kind === "unreadable" || kind === "large" || status === 502 || status === 504) ? "unknown" : "no";
