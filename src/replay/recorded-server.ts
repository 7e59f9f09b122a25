/** Answers requests from a case; nothing reaches a network. */
import { parseJson } from "../base/json.ts";
import { isData } from "../base/data.ts";
import { same } from "../values/same.ts";
import type { CaseFile, RecordedCall } from "../cases/case-file.ts";

export interface RecordedServer {
  answer(request: Request): Promise<Response>;
  /** Calls of a step that were not made. */
  missing(step: number): RecordedCall[];
  /** What was asked that nobody recorded, or with other values; emptied by reading. */
  differences(): string[];
}

/** @param stagePath the address of the stage, which stands for the recorded page's @param Answer `Response` of the stage */
export function recordedServer({ calls, page }: CaseFile, stagePath: string, Answer: typeof Response): RecordedServer {
  const used = new Set<RecordedCall>();
  let different: string[] = [];
  return {
    answer,
    missing: (step) => calls.filter((call) => call.step === step && !used.has(call) && !isOfPage(call.address)),
    differences: () => {
      const told = different;
      different = [];
      return told;
    },
  };

  async function answer(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const address = pathname === stagePath ? page : pathname + search;
    const fitting = calls.filter((one) => one.method === request.method && one.address === address);
    const call = fitting.find((one) => !used.has(one)) ?? (request.method === "GET" ? fitting.at(-1) : undefined);
    if (!call) {
      if (!isOfPage(address)) different.push(`asked ${request.method} ${address}, which was not recorded`);
      return new Answer("{}", { status: 404, headers: { "Content-Type": "application/json" } });
    }
    used.add(call);
    different.push(...otherValues(call, request.method === "GET" ? "" : await request.text()));
    if (call.status === 0) throw new TypeError("The recorded request had no answer.");
    const hasBody = ![204, 205, 304].includes(call.status);
    return new Answer(hasBody ? call.answer : null, {
      status: call.status,
      headers: { "Content-Type": call.type, ...call.headers },
    });
  }

  /** Refreshes of the page itself and phrases of the site are not what a case is about. */
  function isOfPage(address: string): boolean {
    return address === page || address.startsWith("/localejs/");
  }
}

/** The names of values that were sent otherwise than recorded. */
function otherValues({ method, address, body = "" }: RecordedCall, sent: string): string[] {
  const [one, other] = [parseJson(body), parseJson(sent)];
  if (!isData(one) || !isData(other))
    return body === sent || (isData(one) === isData(other) && !isData(one))
      ? []
      : [`sent another body by ${method} ${address}`];
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (name) => !same(one[name], other[name]),
  );
  return names.length ? [`sent other values by ${method} ${address}: ${names.join(", ")}`] : [];
}
