// layer 6: fields
/**
 * Option lists (R3.5-01 to R3.5-05): one store for all fields. Lists requested at the same moment are batched into one
 * request.
 */
import type { Data } from "../../base/data.ts";
import { logMistake } from "../../base/mistakes.ts";
import { natives } from "../../base/runtime/runtime.ts";
import { store } from "../../base/store.ts";
import { pageState, readOptions } from "../../server/calls/lists/select-lists.ts";
import { forgetSuggestions } from "../../server/calls/lists/suggest.ts";
import type { ServerError } from "../../server/client/server-error.ts";
import { pageList, writePageList } from "./page-lists.ts";
import { labelIn, readList, type Option } from "./read-list.ts";
import type { Entry } from "../schema/schema.ts";

export type { Option } from "./read-list.ts";
export interface List {
  state: "loading" | "here" | "failed";
  /** While it is loaded again, the previous options stay. */
  readonly options: Option[];
}
/** What a list depends on: the values of other fields by their names (R3.6-15). */
export type Parents = Readonly<Record<string, string>>;

/** Notifies listeners when a list was loaded or failed. */
export const optionStore = store();
const none: List = { state: "here", options: [] };

/**
 * The list of a field: its own `options`, the page's `window.select`, else the server's, which is requested if it is
 * not loaded. @param parents values that the list depends on, if it does
 */
export function listOf(entry: Entry, parents?: Parents): List {
  const { options, index_key: key } = entry as Entry & { index_key: string };
  const question = options ? undefined : questionOf(entry, parents);
  const given = options ?? (question && pageList(question.name));
  if (given) return parents ? below(whole(given, key), parents[String(entry["parent"])]) : whole(given, key);
  if (!question) return none;
  const list = listIn(kept.get(question.key) ?? ask(question), key);
  return parents ? below(list, parents[String(entry["parent"])]) : list;
}

/** The text of a value; the value itself when the text is not known. */
export function textOf(entry: Entry, id: string): string {
  const label = labelIn(entry["options"], id);
  if (label !== undefined) return label;
  const lists = entry["parent"] ? knownLists(entry) : [listOf(entry)];
  for (const { options } of lists) {
    const found = options.find((option) => option.id === id);
    if (found) return found.text;
  }
  return id;
}

/** Waits for a choice of a list that is still loading; undefined when the list does not contain it, null when it failed. */
export function arrived(
  entry: Entry,
  parents: Parents | undefined,
  fits: (option: Option) => boolean,
): Promise<Option | undefined | null> {
  return new Promise((resolve) => {
    const look = () => {
      const { state, options } = listOf(entry, parents);
      if (state === "loading") return;
      end();
      resolve(options.find(fits) ?? (state === "failed" ? null : undefined));
    };
    const end = optionStore.listen(look);
    look();
  });
}

/** The name of a field's list in requests. */
export const listName = (entry: Entry): string => questionOf(entry)?.name ?? "";

/**
 * Requests lists again: those of this name that failed, or with `isReload` all of this name, after a new entry
 * (R7.2-02).
 */
export function askAgain(name: string, isReload = false): void {
  if (isReload) forgetSuggestions();
  const known = [...kept.values()].filter(
    ({ question, state }) => question.name === name && (isReload || state === "failed"),
  );
  if (!known.length) ask(withKey({ name, path: "", parents: {}, isReload }));
  for (const { question } of known) ask({ ...question, isReload });
  optionStore.tell();
}

/** Call it when a list is opened: with `nocache` the server is asked each time (R3.6-19). */
export function openList(entry: Entry, parents?: Parents): void {
  const question = questionOf(entry, parents);
  if (!question || entry["options"] || !entry["nocache"] || kept.get(question.key)?.state === "loading") return;
  ask({ ...question, nocache: true });
  optionStore.tell();
}

/**
 * Registers a field that shows a dependent list. @returns a function that removes it; a request that no field waits for
 * is aborted
 */
export function wantList(entry: Entry, parents: Parents): () => void {
  const { key = "" } = questionOf(entry, parents) ?? {};
  wanted.set(key, (wanted.get(key) ?? 0) + 1);
  return () => {
    const others = wanted.get(key)! - 1;
    wanted.set(key, others);
    if (others === 0) forsake(key);
  };
}

// ---- requests

interface Question {
  key: string;
  name: string;
  /** A separate address; "" for the usual one. */
  path: string;
  parents: Parents;
  isReload?: boolean;
  nocache?: boolean;
}
interface Kept {
  question: Question;
  state: List["state"];
  /** The server's answer. */
  given: unknown;
  /** Parsed lists, by the key that is stored as the value. */
  lists: Record<string, List>;
}
const kept = new Map<string, Kept>();
const wanted = new Map<string, number>();
/** The latest request per list; answers of earlier ones are ignored. */
const asked = new Map<string, AbortController>();
let waiting: Question[] = [];

function questionOf(entry: Entry, parents: Parents = {}): Question | undefined {
  const [data, api] = [entry["data"], entry["api"]].map((one) => String(one ?? ""));
  const path = api || (data!.startsWith("/") ? data! : "");
  const name = data && data !== path ? data : path && entry.name;
  return name ? withKey({ name, path, parents }) : undefined;
}
const withKey = (question: Omit<Question, "key">): Question => ({
  ...question,
  key: `${question.name}\n${question.path}\n${natives.json([question.parents, pageState()])}`,
});

function ask(question: Question): Kept {
  const loading = keep(question, "loading", kept.get(question.key)?.given);
  if (waiting.push(question) === 1) natives.soon(send);
  return loading;
}

/** Sends waiting questions; lists with the same address share one request. */
function send(): void {
  const groups = new Map<string, Question[]>();
  for (const question of waiting) {
    const { key, path, parents, isReload, nocache } = question;
    const address = path ? key : natives.json([parents, isReload, nocache]);
    groups.set(address, [...(groups.get(address) ?? []), question]);
  }
  waiting = [];
  for (const questions of groups.values()) void bring(questions as [Question, ...Question[]]);
}

async function bring(questions: [Question, ...Question[]]): Promise<void> {
  const [{ path, parents, isReload = false, nocache = false }] = questions;
  const own = new AbortController();
  for (const { key } of questions) asked.set(key, own);
  const take = (state: List["state"], answer: Data) => {
    const current = questions.filter(({ key }) => asked.get(key) === own);
    for (const question of current) {
      asked.delete(question.key);
      keep(question, state, answer[question.name] ?? kept.get(question.key)?.given);
    }
    if (current.length) optionStore.tell();
  };
  const names = [...new Set(questions.map(({ name }) => name))];
  try {
    const how = { ...(path && { path }), isReload, nocache, signal: own.signal };
    const answer = await readOptions(names, { ...pageState(), ...parents }, how);
    take("here", answer);
    if (!path) for (const name of names) if (!answer[name]) sayLacking(name);
  } catch (error) {
    take("failed", {});
    if (!path && (error as Partial<ServerError>).status === 404) sayLacking(names.join(", "));
  }
}

const sayLacking = (names: string): void =>
  logMistake(`data="${names}": the server has no list of this name, or sent none.`);

function keep(question: Question, state: List["state"], given: unknown): Kept {
  const { key, name, parents } = question;
  const made: Kept = { question, state, given, lists: {} };
  kept.set(key, made);
  if (state === "here" && !Object.keys(parents).length) writePageList(name, optionsOf(given, "id"));
  return made;
}

function forsake(key: string): void {
  const own = asked.get(key);
  waiting = waiting.filter((question) => question.key !== key);
  if (!own && kept.get(key)?.state !== "loading") return;
  asked.delete(key);
  kept.delete(key);
  if (![...asked.values()].includes(own!)) own?.abort();
}

// ---- lists for fields

const listIn = (one: Kept, key: string): List =>
  (one.lists[key] ??= { state: one.state, options: optionsOf(one.given, key) });

/** All loaded lists of this name, for any values of the fields they depend on. */
function knownLists(entry: Entry): List[] {
  const { options, index_key: key } = entry as Entry & { index_key: string };
  const name = questionOf(entry)?.name;
  if (options) return [whole(options, key)];
  return [...kept.values()].filter(({ question }) => question.name === name).map((one) => listIn(one, key));
}

const wholes = new WeakMap<object, Record<string, List>>();
/** A list whose options are parsed on first access: a form with many lists shows only one choice of each. */
function whole(given: unknown, key: string): List {
  if (typeof given !== "object" || !given) return none;
  const known = wholes.get(given) ?? {};
  wholes.set(given, known);
  return (known[key] ??= {
    state: "here",
    get options() {
      return optionsOf(given, key);
    },
  });
}

const readings = new WeakMap<object, Record<string, Option[]>>();
/** Parses a list once; views read it often. */
function optionsOf(given: unknown, key: string): Option[] {
  if (typeof given !== "object" || !given) return none.options;
  const known = readings.get(given) ?? {};
  readings.set(given, known);
  return (known[key] ??= readWhole(given, key));
}

/** Reads a list; the author is told when no entry has a name that is known. */
function readWhole(given: object, key: string): Option[] {
  const options = readList(given, key);
  const isNamed = ({ id, text, isHidden }: Option) => id || text || isHidden;
  if (options.length > 1 && !options.some(isNamed))
    logMistake(`an option list: its entries need id and text; found ${natives.json(given).slice(0, 60)}.`);
  return options;
}

const filtered = new WeakMap<List, Map<string, List>>();
/**
 * The entries below a value of the parent field (R3.5-04). A list without a parent column was already filtered by the
 * server.
 */
function below(list: List, value = ""): List {
  if (!value || !list.options.some(({ parent }) => parent)) return list;
  const known = filtered.get(list) ?? new Map<string, List>();
  filtered.set(list, known);
  const made = known.get(value) ?? {
    state: list.state,
    options: list.options.filter(({ parent }) => parent === value).map((option) => ({ ...option, group: "" })),
  };
  known.set(value, made);
  return made;
}
