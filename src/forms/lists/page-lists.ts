/** Lists that host scripts read and write: `window.select[{name}json]`, code → label (R3.5-01). */
import { isData, type Data } from "../../base/data.ts";
import type { Option } from "./read-list.ts";

/** Lists that our code has written: they do not count as lists of the page. */
const written = new Map<string, unknown>();
const page = () => window as unknown as { select?: unknown };

/** The list that a script of the page has set. */
export function pageList(name: string): unknown {
  const { select } = page();
  if (!isData(select) || select instanceof Node) return undefined;
  const given = select[`${name}json`];
  return given && given !== written.get(name) ? given : undefined;
}

/**
 * Publishes a list of the server there; if the page uses the name `select` for something else, that is left unchanged.
 */
export function writePageList(name: string, options: Option[]): void {
  const owner = page();
  if (owner.select !== undefined && (!isData(owner.select) || owner.select instanceof Node)) return;
  const made = Object.fromEntries(options.map(({ id, text }) => [id, text]));
  written.set(name, made);
  ((owner.select ??= {}) as Data)[`${name}json`] = made;
}
