import { logMistakeAt } from "../../../base/mistakes.ts";
import type { Logged } from "../../log/log.ts";
import { noteRefused } from "../../log/noted.ts";
import { masked } from "../../log/secrets.ts";
import type { Call } from "../call.ts";
import { ServerError } from "../server-error.ts";
import { exactJson } from "./exact-json.ts";
import { jsonAtEnd } from "./json-at-end.ts";
import { isLoginPage, saysSignedOut } from "./login-page.ts";
import { refusalOf, toldIn, wordsOf } from "./refusal.ts";
import { retryAfter } from "./retry-after.ts";
import type { Shape } from "./shape.ts";

interface Asked {
  call: Call;
  shape: Shape;
  isWrite: boolean;
  line: Logged;
}

interface Judged {
  /** The body as the call's shape reads it. */
  data: unknown;
  /** Stray output before the JSON. */
  stray?: string | undefined;
}

/**
 * Reads the answer to a call (docs/protocol.md, Answers), and tells the author of output around it. @throws ServerError
 * for a refusal, a failure, a sign-in page, an unreadable body
 */
export async function judge(asked: Asked, response: Response, text: string): Promise<unknown> {
  const { line } = asked;
  try {
    const { data, stray } = await read(asked, response, text);
    if (stray !== undefined) tellStray(line, stray);
    return data;
  } catch (error) {
    noteRefused(line, text);
    if (!(error instanceof ServerError)) throw error;
    if (error.kind === "unreadable") tellUnreadable(line, response, text);
    // without that code the answer counts all the same, and no words of it are shown
    if (error.kind === "status" || error.kind === "refused")
      error.spoken = await import("./technical.ts").then(({ spokenIn }) => spokenIn, noWords);
    throw error;
  }
}

const noWords = () => () => "";

async function read({ call, shape, isWrite }: Asked, response: Response, text: string): Promise<Judged> {
  const { status, headers, ok } = response;
  const plain = text.trim();
  const parsed = plain && shape.body !== "text" ? await (shape.parse ?? exactJson)(plain) : undefined;
  const tail = parsed === undefined && shape.body !== "text" ? jsonAtEnd(plain) : undefined;
  const found = parsed === undefined && !ok ? tail?.data : parsed;
  const about = {
    status,
    data: found === undefined ? text : found,
    retryAfter: retryAfter(headers),
    reference: headers.get("X-Request-Id") ?? "",
  };
  if (saysSignedOut(response, text) || (parsed === undefined && status < 500 && isLoginPage(text)))
    throw new ServerError("login", about);
  if (!ok) {
    // A 409 means: without If-Match a duplicate (R8-16), with If-Match a record that has changed.
    const isConflict = status === 409 && call.match;
    throw new ServerError("status", { ...about, status: isConflict ? 412 : status, text: wordsOf(about.data, text) });
  }
  const isUsed = tail && mayBeStray(shape, isWrite, tail.data, call);
  const data = parsed !== undefined ? parsed : isUsed ? tail.data : plain;
  const told = shape.kind === "write" ? toldIn(data) : data;
  const refused = refusalOf(shape.mayRefuse ? shape.mayRefuse(told, call) : told);
  if (refused !== undefined) throw new ServerError("refused", { ...about, data: told, text: refused });
  const value = shape.read(data, call, text);
  if (value === undefined) throw new ServerError("unreadable", about);
  return { data: value, stray: isUsed ? tail.before : undefined };
}

/**
 * For a write and for markup, JSON after stray output counts only when it fits the call's shape: markup may end in text
 * that looks like JSON, and a write must not count as saved by mistake.
 */
const mayBeStray = (shape: Shape, isWrite: boolean, data: unknown, call: Call): boolean =>
  isWrite || shape.body === "html" ? (shape.fits?.(data, call) ?? false) : true;

function tellStray({ method, address }: Logged, stray: string): void {
  logMistakeAt(
    "calls.html",
    `${method} ${pathOf(address)}: JSON behind other output of the server. The JSON is used, the output is ignored:`,
    beginning(stray),
  );
}

function tellUnreadable({ method, address }: Logged, { status, headers }: Response, text: string): void {
  logMistakeAt(
    "calls.html",
    `${method} ${pathOf(address)}: the answer cannot be read as one of this call. Found:`,
    `status ${status}, Content-Type "${headers.get("Content-Type") ?? ""}",`,
    beginning(text),
  );
}

/** Without the query, which differs between calls: each mistake is listed once. */
const pathOf = (address: string): string => address.replace(/[?#].*/s, "");
/** The first 200 characters, without secrets. */
const beginning = (text: string): string => masked(text.trim().slice(0, 2000)).slice(0, 200);
