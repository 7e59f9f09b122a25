/** What names the record of a row, so that a refresh compares a row with the same record's, not with its neighbour's. */
import { natives } from "../../base/runtime/runtime.ts";

const rows = "tr,li,[vs-row],[role=listitem]";
const addresses = ["edit", "data-edit", "info", "data-info", "del", "data-del", "href"];
const choices = "input:is([type=checkbox],[type=radio],[type=hidden])[value]";
const naming = `${addresses.map((name) => `[${name}]`).join()},${choices}`;

/** Elements in `root`, also in a form whose fields hide its members, and where a page has replaced `querySelectorAll`. */
export const within = (root: Element, selector: string, name = "*"): Element[] =>
  [...Element.prototype.getElementsByTagName.call(root, name)].filter((one) => natives.matches(one, selector));

/** Its id, the first address in it, or the value of its box to be ticked; null for a row without any of them. */
export function keyOf(row: Element): string | null {
  const id = natives.attribute(row, "id");
  if (id) return id;
  const found = within(row, naming);
  for (const name of addresses) {
    const address = found.map((one) => natives.attribute(one, name)).find((one) => one !== null);
    if (address && address !== "#") return address;
  }
  const choice = found.find((one) => natives.matches(one, choices));
  return choice ? `${natives.attribute(choice, "name")}=${natives.attribute(choice, "value")}` : null;
}

/** Two lists show a record in common. */
export function hasSameRow(one: Element, other: Element): boolean {
  const keys = byKey(within(other, rows));
  return [...byKey(within(one, rows)).keys()].some((key) => keys.has(key));
}

/** Rows by their keys, without those whose key another row has too. */
export function byKey<Row extends Element>(all: Iterable<Row>): Map<string, Row> {
  const found = new Map<string, Row>();
  const twice = new Set<string>();
  for (const row of all) {
    const key = keyOf(row);
    if (key === null) continue;
    if (found.has(key)) twice.add(key);
    found.set(key, row);
  }
  for (const key of twice) found.delete(key);
  return found;
}

/**
 * Gives rows without an id one for the time of a morph, which finds elements by their ids: what a person has ticked,
 * typed and opened stays with its record. @returns takes the ids away
 */
export function nameRows(region: Element, fresh: readonly Node[]): () => void {
  const rowsOf = (node: Node) =>
    node instanceof Element ? [...(natives.matches(node, rows) ? [node] : []), ...within(node, rows)] : [];
  const after = byKey(fresh.flatMap(rowsOf));
  const named: Element[] = [];
  for (const [key, row] of byKey(within(region, rows))) {
    const same = after.get(key);
    if (!same || natives.attribute(row, "id") !== null || natives.attribute(same, "id") !== null) continue;
    const id = `vs-row-${named.push(row)}`;
    for (const one of [row, same]) one.setAttribute("id", id);
  }
  return () => named.forEach((row) => row.removeAttribute("id"));
}
