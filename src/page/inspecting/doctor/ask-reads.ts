/**
 * The doctor's questions to the server, after the person's confirmation: only calls that read. Every other address is
 * checked for its shape only.
 */
import { natives } from "../../../base/runtime/runtime.ts";
import { isData } from "../../../base/data.ts";
import { parseJson } from "../../../base/json.ts";
import { clickOf } from "../../../checking/click-rules.ts";
import { finding } from "../../../checking/findings.ts";
import { clickShapes } from "../../../checking/known.ts";
import { schemaFindings } from "../../../checking/schema-findings.ts";
import { decode } from "../../../server/client/answers/body-text.ts";
import { exchange } from "../../../server/client/exchange.ts";
import { templateOf } from "../../../server/client/other-calls.ts";
import { prepare } from "../../../server/client/prepare.ts";
import { deadline, limitOf } from "../../../server/client/time-limit.ts";
import { readTarget } from "../../shell/routes.ts";
import type { LiveFinding } from "./live-finding.ts";
import { liveTag } from "./live-tag.ts";

/** A question to the server: of which kind, by which name, and the first element that needs the answer. */
export interface Question {
  kind: "form" | "select" | "columns" | "list";
  name: string;
  element: Element;
}

/** What the page's elements would ask: forms, lists of options, columns of tables, rights on tables. */
export function questionsOf(elements: readonly Element[]): Question[] {
  const found = new Map<string, Question>();
  const add = (kind: Question["kind"], name: string | null | undefined, element: Element) => {
    const key = `${kind} ${name}`;
    if (name && /^[^\s/?#]+$/.test(name) && !found.has(key)) found.set(key, { kind, name, element });
  };
  for (const element of elements) {
    const of = (name: string) => natives.attribute(element, `data-${name}`) ?? natives.attribute(element, name);
    const own = (name: string) => natives.attribute(element, name);
    const click = clickOf(liveTag(element, 0));
    const tag = natives.name(element);
    if (click && /^(add|edit|info|del)$/.test(click.name) && clickShapes[click.name]!.test(click.attribute.value)) {
      const { table, id, form } = readTarget(click.attribute.value);
      const named = click.name === "add" ? id : form;
      if (click.name !== "del") add("form", of("form") || named || table, element);
      add("list", table, element);
    }
    if (click?.name === "modal") add("form", click.attribute.value, element);
    if (tag === "vs-form" && !(element as { schema?: unknown }).schema) {
      add("form", own("form") || own("table"), element);
      add("list", own("table"), element);
    }
    if (/^vs-(select|choice|autocomplete)$/.test(tag) && tag !== "vs-autocomplete" && !own("api") && !own("options"))
      add("select", own("data"), element);
    if (tag === "vs-query") add("columns", own("table"), element);
  }
  return [...found.values()].filter(({ kind, name }) => kind !== "select" || !isInPage(name));
}

/** Lists that the page itself carries in `window.select`. */
const isInPage = (name: string): boolean => {
  const { select } = window as unknown as { select?: unknown };
  return isData(select) && (`${name}json` in select || name in select);
};

/** Asks one after the other. @param onStep called before each question */
export async function askReads(
  questions: readonly Question[],
  onStep: (done: number, all: number) => void,
): Promise<LiveFinding[]> {
  const all = [...questions];
  const asked = new Set(all.map(({ kind, name }) => `${kind} ${name}`));
  const findings: LiveFinding[] = [];
  for (let at = 0; at < all.length; at++) {
    onStep(at, all.length);
    const { findings: own, lists } = await answerTo(all[at]!);
    findings.push(...own);
    for (const name of lists)
      if (!asked.has(`select ${name}`) && !isInPage(name)) {
        asked.add(`select ${name}`);
        all.push({ kind: "select", name, element: all[at]!.element });
      }
  }
  onStep(all.length, all.length);
  return findings;
}

interface Read {
  address: string;
  status: number;
  text: string;
  allow: string;
}

async function answerTo(question: Question): Promise<{ findings: LiveFinding[]; lists: string[] }> {
  const { kind, name } = question;
  const read = await ask(question);
  const wrong = addressFinding(question, read);
  if (wrong || kind === "list") return { findings: wrong ? [wrong] : [], lists: [] };
  const data = parseJson(read.text.replace(/^\ufeff/, "").trim());
  if (kind === "select") return { findings: listFindings(question, data, read), lists: [] };
  if (kind === "columns") return { findings: [], lists: [] };
  const schema = typeof data === "string" ? parseJson(data) : data;
  const found = schemaFindings(schema, name).map((one) => ({
    ...finding(liveTag(question.element, 0), {
      ...one,
      rule: "schema",
      found: `${one.found} (${read.address}${one.path.length ? `, ${one.path.join(".")}` : ""})`,
    }),
    element: question.element,
  }));
  return { findings: found, lists: listsOf(schema) };
}

/** GET, or OPTIONS for the rights on a table: nothing that could change data. */
async function ask({ kind, name }: Question): Promise<Read> {
  const isRights = kind === "list";
  const call = {
    name: kind,
    values: { [isRights || kind === "columns" ? "table" : "name"]: name },
    method: isRights ? "OPTIONS" : "GET",
  };
  const shape = { body: "json" as const, kind: "read" as const, read: (data: unknown) => data };
  const limit = deadline(limitOf("timeout", "read"), undefined);
  let address = "";
  try {
    const { url, init } = await prepare(call, { template: templateOf(kind), shape, isWrite: false });
    address = url.pathname + url.search;
    const { response, pieces } = await exchange(url.href, init, limit);
    const text = await decode(pieces, response.headers.get("Content-Type") ?? "");
    return { address, status: response.status, text, allow: response.headers.get("Allow") ?? "" };
  } catch (error) {
    return { address, status: 0, text: String(error), allow: "" };
  } finally {
    limit.end();
  }
}

const whatIs = {
  form: "the schema of a form",
  select: "a list",
  columns: "the columns of a table",
  list: "the rights on a table",
};
const linkOf = {
  form: "calls.html#form",
  select: "calls.html#select",
  columns: "calls.html#columns",
  list: "calls.html#list",
};

/** 404, 403, no answer, or one that is no JSON. Servers that know no OPTIONS say nothing by it. */
function addressFinding(question: Question, { address, status, text, allow }: Read): LiveFinding | undefined {
  const { kind, element } = question;
  const method = kind === "list" ? "OPTIONS" : "GET";
  const tell = (found: string): LiveFinding => ({
    ...finding(liveTag(element, 0), {
      rule: "address",
      expected: `${whatIs[kind]} from ${method} ${address}`,
      found,
      link: linkOf[kind],
    }),
    element,
  });
  if (kind === "list") {
    if (status === 403) return tell("403: this user may not use the table");
    const action = clickOf(liveTag(element, 0))?.name;
    const wanted = action === "del" ? "DELETE" : action === "add" ? "POST" : "";
    return allow && wanted && !allow.toUpperCase().includes(wanted)
      ? tell(`Allow: ${allow}, without ${wanted}`)
      : undefined;
  }
  if (status === 0) return tell(`no answer: ${text.slice(0, 120)}`);
  if (status >= 400)
    return tell(
      `${status}${status === 404 ? ": it does not exist" : status === 403 ? ": this user may not read it" : ""}`,
    );
  const data = parseJson(text.replace(/^\ufeff/, "").trim());
  if (data === undefined) return tell(`${status} with an unreadable answer: ${text.trim().slice(0, 80)}`);
  return kind !== "select" && (data === null || data === "") ? tell("an empty answer: it does not exist") : undefined;
}

/** A list that the answer does not hold, or that is empty. */
function listFindings({ name, element }: Question, data: unknown, { address }: Read): LiveFinding[] {
  const key = [name, `${name}json`].find((one) => isData(data) && Object.hasOwn(data, one));
  const held = isData(data) && key ? data[key] : data;
  const isEmpty =
    held === undefined ||
    held === null ||
    held === "" ||
    (Array.isArray(held) && held.length === 0) ||
    (isData(held) && Object.keys(held).length === 0);
  if (!isEmpty) return [];
  const about = {
    rule: "list",
    expected: `options of the list "${name}" from GET ${address}`,
    found: "no such list, or an empty one",
  };
  return [{ ...finding(liveTag(element, 0), { ...about, severity: "warning", link: linkOf.select }), element }];
}

/** Lists that the fields of a schema name. */
function listsOf(schema: unknown): string[] {
  const fields = isData(schema) ? (schema["schema"] ?? schema["fields"]) : undefined;
  const entries = Array.isArray(fields) ? fields : isData(fields) ? Object.values(fields) : [];
  return entries.flatMap((entry: unknown) => {
    if (!isData(entry) || typeof entry["data"] !== "string" || entry["api"] || entry["options"]) return [];
    return /^(Select\d?|MultiSelect|Radio\w*|Checkboxes|ButtonGroup)$/.test(String(entry["type"]))
      ? [entry["data"]]
      : [];
  });
}
