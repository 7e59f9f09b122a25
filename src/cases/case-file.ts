/** A support case in a file: what was done on a page and what the server answered, to be replayed elsewhere. */
import { isData, type Data } from "../base/data.ts";
import { parseJson } from "../base/json.ts";
import { clickNames, besideNames, knownTags } from "../checking/known.ts";

export const caseKind = "vs-elements case";
/** The version of the file's form; other versions are refused. */
export const caseFormat = 1;

/** An element of the page on which something was done, without the page around it. */
export interface StageElement {
  tag: string;
  attributes: Record<string, string>;
  /** Lists, schemas and values that a script of the page had set. */
  properties?: Record<string, unknown>;
}
export interface Step {
  /** Milliseconds since the beginning. */
  at: number;
  do: "open" | "click" | "input" | "key";
  /** The element of the stage, or the dialog that was open, from the bottom. */
  on?: { stage: number } | { dialog: number };
  /** From there to the control: `shadow`, or a tag with its number among its siblings. */
  path?: string[];
  /** For people: the label of the control. */
  label?: string;
  value?: string;
  /** The number of the chosen option of a select: its value may name a person. */
  option?: number;
  checked?: boolean;
  key?: string;
}
export interface RecordedCall {
  /** The step that it followed. */
  step: number;
  at: number;
  ms: number;
  method: string;
  address: string;
  body?: string;
  /** 0: no answer came. */
  status: number;
  type: string;
  headers?: Record<string, string>;
  answer: string;
}
export interface RecordedEvent {
  step: number;
  at: number;
  /** `vs:failed 500`, `vs:opened vs-popup` … */
  what: string;
}
export interface CaseFile {
  kind: typeof caseKind;
  format: typeof caseFormat;
  version: string;
  at: string;
  page: string;
  browser: string;
  window: [width: number, height: number];
  language: string;
  theme: string;
  settings: Data;
  stage: StageElement[];
  steps: Step[];
  calls: RecordedCall[];
  events: RecordedEvent[];
  warnings: string[];
}

/** The most characters of a file. */
const longest = 20_000_000;
/** The most entries of a case's lists; a recording stays below them. */
export const most = { stage: 1100, steps: 1000, calls: 300, events: 5000 };

/** Settings of a case: those that change how a page behaves. Addresses of scripts and sockets are not among them. */
export const caseSettings: readonly string[] =
  "lang api urls body send method_override etag idempotency timeout pk select_empty wording field_types date_format first_weekday fetched_actions undo_delete save_notice_ms state_exclude vue_form minimum_for_search select_add_method mirror base_url site_id".split(
    " ",
  );

/** Reads a file of anybody's. @returns the case, or the reason why it is refused */
export function readCase(text: string, ownVersion: string): CaseFile | { refused: string } {
  const refused = (reason: string) => ({ refused: reason });
  if (text.length > longest) return refused(`the file has more than ${longest} characters`);
  const given = parseJson(text);
  if (!isData(given)) return refused("the file is not JSON");
  if (given["kind"] !== caseKind) return refused(`it is not a case of vs-elements: kind is ${said(given["kind"])}`);
  if (given["format"] !== caseFormat)
    return refused(`its format is ${said(given["format"])}; this version reads format ${caseFormat}`);
  if (typeof given["version"] !== "string" || isNewer(given["version"], ownVersion))
    return refused(`it was recorded with version ${said(given["version"])}; this is ${ownVersion}`);
  const fault = faults(given)[0];
  return fault ? refused(fault) : (given as unknown as CaseFile);
}

const said = (value: unknown): string => (JSON.stringify(value) ?? "missing").slice(0, 60);

/** Compares major and minor; another patch replays the same. */
function isNewer(version: string, own: string): boolean {
  const parts = (text: string) => (/^(\d+)\.(\d+)\./.exec(text) ?? []).slice(1).map(Number) as [number, number];
  const [[major, minor], [ownMajor, ownMinor]] = [parts(version), parts(own)];
  return !(major < ownMajor || (major === ownMajor && minor <= ownMinor));
}

type Test = (value: unknown) => boolean;
const text: Test = (value) => typeof value === "string";
const like =
  (shape: RegExp): Test =>
  (value) =>
    typeof value === "string" && shape.test(value);
const count: Test = (value) => typeof value === "number" && Number.isFinite(value) && value >= 0;
const optional =
  (test: Test): Test =>
  (value) =>
    value === undefined || test(value);
const texts: Test = (value) => isData(value) && Object.values(value).every((one) => typeof one === "string");

const step: Record<string, Test> = {
  at: count,
  do: like(/^(open|click|input|key)$/),
  on: optional((value) => isData(value) && (count(value["stage"]) || count(value["dialog"]))),
  path: optional(
    (value) => Array.isArray(value) && value.length < 100 && value.every(like(/^(shadow|[a-z][^\s]*:\d{1,5})$/)),
  ),
  label: optional(text),
  value: optional(text),
  option: optional(count),
  checked: optional((value) => typeof value === "boolean"),
  key: optional(like(/^(Enter|Escape|Tab|Backspace|Delete|Home|End|Page(Up|Down)|Arrow\w+| )$/)),
};
const call: Record<string, Test> = {
  step: count,
  at: count,
  ms: count,
  method: like(/^[A-Z]{1,10}$/),
  address: like(/^\/(?!\/)/),
  body: optional(text),
  status: (value) => value === 0 || (typeof value === "number" && value >= 200 && value <= 599),
  type: text,
  headers: optional(texts),
  answer: text,
};
const event: Record<string, Test> = {
  step: count,
  at: count,
  what: like(/^vs:\w+( [^\n]*)?$/),
};
const stageElement: Record<string, Test> = {
  tag: (value) => typeof value === "string" && isStageTag(value),
  attributes: (value) => texts(value) && Object.keys(value as Data).every(isStageAttribute),
  properties: optional(
    (value) =>
      isData(value) && Object.keys(value).every((name) => /^(schema|value|options|rows|columns|layers)$/.test(name)),
  ),
};

/** What was done, in words of the file. */
export const wordsOf = ({ do: what, key, label, value, option, checked }: Step): string =>
  [
    what,
    key,
    label,
    value,
    option === undefined ? "" : `option ${option + 1}`,
    checked === undefined ? "" : checked ? "on" : "off",
  ]
    .filter(Boolean)
    .join(" · ");

/** Tags of ours, and plain ones that can carry a click attribute. */
export const isStageTag = (tag: string): boolean =>
  Object.hasOwn(knownTags, tag) || /^(a|button|span|div|td|tr|li|form|label)$/.test(tag);

const names = new Set([
  ...clickNames,
  ...besideNames,
  ...Object.values(knownTags).flatMap(({ attributes }) => Object.keys(attributes)),
]);
/** Attributes that are ours; nothing that the browser itself acts on. */
export const isStageAttribute = (name: string): boolean =>
  !/^(on|style$|href$|src$|srcdoc$|action$|formaction$)/.test(name.replace(/^data-/, "")) &&
  (names.has(name) || names.has(name.replace(/^data-/, "")) || /^(role|class|vs-refresh)$/.test(name));

const whole: Record<string, Test> = {
  window: (value) => Array.isArray(value) && value.length === 2 && value.every(count),
  warnings: (value) => Array.isArray(value) && value.every(text),
};
const known =
  /^(kind|format|version|at|page|browser|window|language|theme|settings|stage|steps|calls|events|warnings)$/;

/** What is wrong with the parts of a case. */
function faults(given: Data): string[] {
  const lists: [name: keyof typeof most, tests: Record<string, Test>][] = [
    ["stage", stageElement],
    ["steps", step],
    ["calls", call],
    ["events", event],
  ];
  const plain = ["at", "page", "browser", "language", "theme"].filter((name) => typeof given[name] !== "string");
  return [
    ...plain.map((name) => `${name} is no text`),
    ...Object.keys(given)
      .filter((name) => !known.test(name))
      .map((name) => `the case has ${said(name)}, which no case has`),
    ...Object.keys(whole)
      .filter((name) => !whole[name]!(given[name]))
      .map((name) => `${name} is ${said(given[name])}`),
    ...settingFaults(given["settings"]),
    ...lists.flatMap(([name, tests]) => {
      const list = given[name];
      if (!Array.isArray(list)) return [`${name} is no list`];
      if (list.length > most[name]) return [`${name} has more than ${most[name]} entries`];
      return list.flatMap((one: unknown, index) => entryFaults(one, tests, `${name} ${index + 1}`));
    }),
  ];
}

const settingFaults = (settings: unknown): string[] =>
  isData(settings)
    ? Object.keys(settings)
        .filter((name) => !caseSettings.includes(name))
        .map((name) => `settings have ${said(name)}, which no case has`)
    : ["settings are no object"];

function entryFaults(one: unknown, tests: Record<string, Test>, at: string): string[] {
  if (!isData(one)) return [`${at} is no object`];
  const unknown = Object.keys(one).filter((name) => !Object.hasOwn(tests, name));
  const wrong = Object.keys(tests).filter((name) => !tests[name]!(one[name]));
  return [
    ...unknown.map((name) => `${at} has ${said(name)}, which no case has`),
    ...wrong.map((name) => `${at}: ${name} is ${said(one[name])}`),
  ];
}
