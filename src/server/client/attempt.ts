import { logMistake } from "../../base/mistakes.ts";
import { settings } from "../../base/settings.ts";
import type { Logged } from "../log/log.ts";
import { noteAnswer, noteRefused, noteRequest } from "../log/noted.ts";
import { masked } from "../log/secrets.ts";
import type { Answer } from "./answers/answer.ts";
import { decode } from "./answers/body-text.ts";
import { judge } from "./answers/judge.ts";
import type { Shape } from "./answers/shape.ts";
import type { Given } from "./answers/shapes.ts";
import type { Call } from "./call.ts";
import { exchange, type Received } from "./exchange.ts";
import { signed } from "./outgoing.ts";
import { prepare } from "./prepare.ts";
import { ServerError } from "./server-error.ts";
import { deadline, limitOf } from "./time-limit.ts";
import type { CallName } from "./urls.ts";

/** One attempt of a call: sends it once and reads the answer. @throws ServerError */
export async function attempt<Name extends CallName>(
  call: Call<Name>,
  shape: Shape,
  isWrite: boolean,
): Promise<Answer<Given<Name>>> {
  const { url, init } = prepare(call, shape, isWrite);
  const { body } = init;
  // Signed before the timeout starts: the user may have to enter a PIN.
  if (call.isSigned && settings.crypto) await signed({ url, init, opener: call.opener });
  const limit = deadline(limitOf("timeout", isWrite ? "write" : (shape.kind ?? "read")), call.signal);
  const line = noteRequest(url, init, body);
  const began = performance.now();
  // Read before sending: a write that started online may have reached the server although the connection was lost later.
  const wasOnline = navigator.onLine;
  try {
    const received = await exchange(url.href, init, limit, {
      onHead: (response) => noteAnswer(line, response),
      isFile: shape.body === "bytes",
    });
    return (await read({ call, shape, isWrite, line }, received)) as Answer<Given<Name>>;
  } catch (error) {
    const isStored = isWrite && wasOnline ? "unknown" : "no";
    const failure =
      error instanceof ServerError
        ? Object.assign(error, { isWrite, isStored: mayBeStored(error, isWrite) })
        : new ServerError(limit.reason(), { status: line.status, isWrite, isStored, text: String(error) });
    line.error = failure.kind;
    throw failure;
  } finally {
    line.ms = Math.round(performance.now() - began);
    limit.end();
  }
}

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
  const text = decode(pieces, type);
  try {
    const { data, stray } = judge({ call, shape, isWrite }, response, text);
    if (stray !== undefined) tellStray(line, stray);
    return { ...whole, data, text };
  } catch (error) {
    noteRefused(line, text);
    if (error instanceof ServerError && error.kind === "unreadable") tellUnreadable(line, type, text);
    throw error;
  }
}

function tellStray({ method, address }: Logged, stray: string): void {
  logMistake(
    `${method} ${pathOf(address)}: JSON behind other output of the server. The JSON is used, the output is ignored:`,
    beginning(stray),
  );
}

function tellUnreadable({ method, address, status }: Logged, type: string, text: string): void {
  logMistake(
    `${method} ${pathOf(address)}: the answer cannot be read as one of this call. See the reference, Calls. Found:`,
    `status ${status}, Content-Type "${type}",`,
    beginning(text),
  );
}

/** Without the query, which differs between calls: each mistake is listed once. */
const pathOf = (address: string): string => address.replace(/[?#].*/s, "");
/** The first 200 characters, without secrets. */
const beginning = (text: string): string => masked(text.trim().slice(0, 2000)).slice(0, 200);

/** After an unreadable answer or a gateway error it is unknown whether a write was stored. */
const mayBeStored = ({ kind, status }: ServerError, isWrite: boolean) =>
  isWrite && (kind === "unreadable" || kind === "large" || status === 502 || status === 504) ? "unknown" : "no";
