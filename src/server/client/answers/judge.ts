import { parseJson } from "../../../base/json.ts";
import type { Call } from "../call.ts";
import { ServerError } from "../server-error.ts";
import { jsonAtEnd } from "./json-at-end.ts";
import { isLoginPage, saysSignedOut } from "./login-page.ts";
import { refusalOf, wordsOf } from "./refusal.ts";
import { retryAfter } from "./retry-after.ts";
import type { Shape } from "./shape.ts";
import { shapes } from "./shapes.ts";

interface Judged {
  /** What the shape of the call makes of the body. */
  data: unknown;
  /** Output before the JSON that does not belong to it. */
  stray?: string | undefined;
}

/** What an answer says to its call (docs/protocol.md, Answers). @throws ServerError for a refusal, a failure, a sign-in page, an unreadable body */
export function judge(call: Call, response: Response, text: string, isWrite: boolean): Judged {
  const { status, headers, ok } = response;
  const shape: Shape = shapes[call.name];
  const plain = text.trim();
  const parsed = plain && shape.body !== "text" ? parseJson(plain) : undefined;
  const tail = parsed === undefined && shape.body !== "text" ? jsonAtEnd(plain) : undefined;
  const found = parsed === undefined && !ok ? tail?.data : parsed;
  const about = {
    status,
    data: found === undefined ? text : found,
    retryAfter: retryAfter(headers),
    reference: headers.get("X-Request-Id") ?? "",
  };
  if (saysSignedOut(response, text) || (parsed === undefined && isLoginPage(text)))
    throw new ServerError("login", about);
  if (!ok) {
    // Without If-Match a 409 means a duplicate (R8-16), with it that the record has changed.
    const isConflict = status === 409 && call.match;
    throw new ServerError("status", { ...about, status: isConflict ? 412 : status, text: wordsOf(about.data, text) });
  }
  const isUsed = tail && mayBeStray(shape, isWrite, tail.data, call);
  const data = parsed !== undefined ? parsed : isUsed ? tail.data : plain;
  const refused = shape.refusal ? shape.refusal(data, call) : refusalOf(data);
  if (refused !== undefined) throw new ServerError("refused", { ...about, data, text: refused });
  const value = shape.read(data, call, text);
  if (value === undefined) throw new ServerError("unreadable", about);
  return { data: value, stray: isUsed ? tail.before : undefined };
}

/** Markup may end in something like JSON, and a write is never taken for saved by mistake: both need the call's own shape. */
const mayBeStray = (shape: Shape, isWrite: boolean, data: unknown, call: Call): boolean =>
  isWrite || shape.body === "html" ? (shape.fits?.(data, call) ?? false) : true;
