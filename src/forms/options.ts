/** Option lists (§3.5): one store for all fields; lists asked for in the same moment go in one request. */
import { isData, type Data } from "../base/data.ts";
import { natives } from "../base/runtime.ts";
import { store } from "../base/store.ts";
import { readOptions, type OptionsCall } from "../server/options.ts";
import type { Entry } from "./schema/schema.ts";

/** One choice. Hidden ones are not offered, and shown when they are the current one; disabled ones cannot be chosen. */
export interface Option {
  id: string;
  text: string;
  color: string;
  group: string;
  isHidden: boolean;
  isDisabled: boolean;
}
export interface List {
  state: "loading" | "here" | "failed";
  options: Option[];
}

const lists = new Map<string, List>();
let asked: string[] = [];
/** Told when a list has come or failed. */
export const optionStore = store();
const empty: List = { state: "loading", options: [] };
const none: List = { state: "here", options: [] };

/** The list of a field: its own `options`, the page's `window.select`, else the server's; asked for when not there. */
export function listOf(entry: Entry): List {
  const { options, data } = entry;
  if (options) return ownList(options);
  const name = String(data ?? "");
  if (!name) return none;
  return lists.get(name) ?? pageList(name) ?? ask(name);
}

/** Asks the server again, after a failure or, with `isReload`, a new entry (R7.2-02). */
export function askAgain(name: string, isReload = false): void {
  lists.set(name, empty);
  void bring([name], { isReload });
  optionStore.tell();
}

const own = new WeakMap<object, List>();
/** Drawn often and read once. */
function ownList(options: unknown): List {
  if (typeof options !== "object" || !options) return none;
  let list = own.get(options);
  if (!list) own.set(options, (list = { state: "here", options: readList(options) }));
  return list;
}

function ask(name: string): List {
  lists.set(name, empty);
  if (asked.push(name) === 1) natives.soon(send);
  return empty;
}

function send(): void {
  const names = asked;
  asked = [];
  void bring(names, {});
}

async function bring(names: string[], how: OptionsCall): Promise<void> {
  try {
    const answer = await readOptions(names, {}, how);
    for (const name of names) keep(name, readList(answer[name]));
  } catch {
    for (const name of names) lists.set(name, { state: "failed", options: [] });
  }
  optionStore.tell();
}

/** Host scripts read and write `window.select[{name}json]` (R3.5-01). */
const pageSelect = () => (window as unknown as { select?: Data }).select;

function pageList(name: string): List | undefined {
  const select = pageSelect();
  const given = isData(select) && !(select instanceof Node) ? select[`${name}json`] : undefined;
  if (!given) return undefined;
  const list: List = { state: "here", options: readList(given) };
  lists.set(name, list);
  return list;
}

function keep(name: string, options: Option[]): void {
  lists.set(name, { state: "here", options });
  const owner = window as unknown as { select?: Data };
  if (owner.select instanceof Node || (owner.select !== undefined && !isData(owner.select))) return;
  (owner.select ??= {})[`${name}json`] = Object.fromEntries(options.map(({ id, text }) => [id, text]));
}

/** Code → label, rows (R3.5-02 to R3.5-04), objects or texts. */
export function readList(given: unknown): Option[] {
  if (isData(given)) return Object.entries(given).map(([id, text]) => option({ id, text }));
  return Array.isArray(given)
    ? given.map((one) => (Array.isArray(one) ? row(one) : option(isData(one) ? one : { id: one })))
    : [];
}

/** id, text, group, hidden flag or badge colour, enabled flag. */
function row([id, text, group, fourth, enabled]: unknown[]): Option {
  const isFlag = fourth === null || fourth === undefined || flags.has(String(fourth));
  return option({ id, text, group, enabled, ...(isFlag ? { hidden: fourth } : { color: fourth }) });
}

function option({ id, text, color, group, category, hidden, enabled }: Data): Option {
  const name = String(id ?? "");
  return {
    id: name,
    text: String(text ?? name),
    color: String(color ?? ""),
    group: String(group ?? category ?? ""),
    isHidden: isYes(hidden),
    isDisabled: enabled !== undefined && enabled !== null && !isYes(enabled),
  };
}

const flags = new Set(["0", "1", "t", "f", "true", "false", ""]);
const isYes = (flag: unknown) => flag === true || /^(1|t|true)$/.test(String(flag ?? ""));
