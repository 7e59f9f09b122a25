import { parseJson } from "../../../base/json.ts";
import type { RecordedCall } from "../../../cases/case-file.ts";
import { isSchema } from "../../../checking/schema-findings.ts";
import { watchRequests } from "../../../server/client/net.ts";
import { masked } from "../../../server/log/secrets.ts";
import type { Recording } from "./recorded-case.ts";

/** Longer bodies are not kept. */
const longest = 1_000_000;
/** Headers of an answer on which the product acts, as they are kept: a file's name may be a person's. */
const kept: Record<string, (text: string, recording: Recording) => string> = {
  ETag: (text, { mask }) => mask.text(text),
  "Retry-After": String,
  "X-Request-Id": (text, { mask }) => mask.text(text),
  "Content-Disposition": (text) => text.replace(/;.*/s, ""),
};

/** Notes each request with its answer, also with the host's own transport. @returns a function that ends it */
export function recordCalls(recording: Recording, tell: () => void): () => void {
  watchRequests((href, init, send) => noted(new Request(href, init), send));
  return () => watchRequests();

  async function noted(request: Request, send: () => Promise<Response>): Promise<Response> {
    const call = begun(recording, request);
    recording.calls.push(call);
    void bodyOf(recording, request).then((body) => body && Object.assign(call, { body }));
    try {
      const answer = await send();
      Object.assign(call, about(recording, call, answer));
      void textOf(answer.clone()).then((text) => {
        call.answer = maskedAnswer(recording, call.address, text);
        tell();
      });
      return answer;
    } catch (error) {
      call.ms = since(recording) - call.at;
      throw error;
    } finally {
      tell();
    }
  }
}

const since = ({ began }: Recording): number => Math.round(performance.now() - began);

function begun(recording: Recording, { method, url }: Request): RecordedCall {
  const { origin, pathname, search } = new URL(url);
  const address = origin === location.origin ? recording.mask.address(masked(pathname + search)) : "";
  return {
    step: recording.steps.length - 1,
    at: since(recording),
    ms: 0,
    method,
    address,
    status: 0,
    type: "",
    answer: "",
  };
}

function about(recording: Recording, call: RecordedCall, { status, headers }: Response): Partial<RecordedCall> {
  const own = Object.entries(kept).flatMap(([name, shown]) => {
    const text = headers.get(name);
    return text === null ? [] : [[name, shown(text, recording)]];
  });
  return {
    status,
    type: headers.get("Content-Type") ?? "",
    ms: since(recording) - call.at,
    ...(own.length > 0 && { headers: Object.fromEntries(own) as Record<string, string> }),
  };
}

/** The masked text of a request; files are only named. */
async function bodyOf({ mask }: Recording, request: Request): Promise<string> {
  if (request.method === "GET" || request.method === "HEAD") return "";
  const type = request.headers.get("Content-Type") ?? "";
  const text = await request.text().catch(() => "");
  if (/multipart/.test(type)) return "(a form with files)";
  return text.length > longest ? "" : mask.body(masked(text));
}

async function textOf(answer: Response): Promise<string> {
  const type = answer.headers.get("Content-Type") ?? "";
  if (/^(image|video|audio|font)\/|octet-stream|pdf|zip/.test(type)) return "";
  const text = await answer.text().catch(() => "");
  return text.length > longest ? "" : text;
}

/** Schemas and phrases are the host's own words; everything else is data of people. */
function maskedAnswer({ mask }: Recording, address: string, text: string): string {
  const data = parseJson(text);
  const isOwn = isSchema(typeof data === "string" ? parseJson(data) : data) || address.startsWith("/localejs/");
  return isOwn ? masked(text) : mask.body(masked(text));
}
