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
    missing: (step) =>
      calls.filter(
        (call) =>
          step > 0 && call.step === step && !used.has(call) && !isAround(call.address) && !namesOf(call.address),
      ),
    differences: () => {
      const told = different;
      different = [];
      return told;
    },
  };

  async function answer(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const address = pathname === stagePath ? page : pathname + search;
    const lists = listsFor(calls, address);
    if (lists) return new Answer(lists, { status: 200, headers: { "Content-Type": "application/json" } });
    const fitting = calls.filter((one) => one.method === request.method && plain(one.address) === plain(address));
    const call = fitting.find((one) => !used.has(one)) ?? (request.method === "GET" ? fitting.at(-1) : undefined);
    if (!call) {
      if (!isAround(address)) different.push(`asked ${request.method} ${address}, which was not recorded`);
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

  /** The page itself, its widgets and the site's phrases are not on the stage. */
  function isAround(address: string): boolean {
    return address === page || /^\/(localejs|widget)\//.test(address);
  }
}

/** Names in the address of a call for lists; one call asks for those that the page does not have yet. */
const namesOf = (address: string): string[] | undefined =>
  /^\/api-user\/select\/([\w.,%-]+?)(?:,1)?(?:\?|$)/.exec(address)?.[1]?.split(/,|%2C/i);

/** Recorded lists, in whatever calls they came; undefined when none of them did. */
function listsFor(calls: readonly RecordedCall[], address: string): string | undefined {
  const names = namesOf(address);
  const found = new Map<string, unknown>();
  for (const call of names ? calls : []) {
    const own = call.status === 200 ? namesOf(call.address) : undefined;
    const data = own && parseJson(call.answer);
    for (const name of own ?? []) {
      if (isData(data)) for (const key of [name, `${name}json`]) if (key in data) found.set(key, data[key]);
      if (own?.length === 1 && Array.isArray(data)) found.set(name, data);
    }
  }
  // A list that nobody recorded had been loaded before the recording began: it is empty here.
  if (!names || found.size === 0) return undefined;
  const whole = names.map((name) => [name, found.get(name) ?? found.get(`${name}json`) ?? []]);
  return JSON.stringify(Object.fromEntries(whole));
}

/** Without the number against caches, which differs each time. */
const plain = (address: string): string => address.replace(/([?&])_=\d+(&|$)/, "$1").replace(/[?&]$/, "");

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
