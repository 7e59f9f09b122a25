/** The list that a form was opened from: the links that open the previous and the next record. */
import { natives, runtime } from "../../base/runtime/runtime.ts";
import { act } from "../clicks/act.ts";
import { readTarget } from "../shell/routes.ts";

export interface Neighbours {
  /** Position of the record in its list, from 1. */
  at: number;
  count: number;
  before: HTMLElement | undefined;
  after: HTMLElement | undefined;
}

/**
 * Finds the links in the page that do the same for other records of the table. Undefined when there is no such list, or
 * when the opener does not point to this record.
 */
export function neighboursOf(opener: Element, record: { table: string; id: string }): Neighbours | undefined {
  const own = linkOf(opener);
  if (!own || own.table !== record.table || own.id !== record.id) return undefined;
  const { attribute } = own;
  const links = new Map<string, HTMLElement>();
  for (const one of natives.findAll<HTMLElement>(`[${attribute}],[data-${attribute}]`)) {
    const link = linkOf(one);
    const isAlike = link?.attribute === attribute && link.table === own.table && link.form === own.form;
    if (isAlike && !links.has(link.id)) links.set(link.id, one);
  }
  const ids = [...links.keys()];
  const at = ids.indexOf(own.id);
  if (at < 0 || ids.length < 2) return undefined;
  return { at: at + 1, count: ids.length, before: links.get(ids[at - 1] ?? ""), after: links.get(ids[at + 1] ?? "") };
}

/** Runs the action of a link. If the list was redrawn meanwhile, runs it on the new link with the same value. */
export async function follow(link: HTMLElement): Promise<void> {
  const found = runtime.clicks.of(link);
  if (!found) return;
  const { attribute, value } = found;
  const places = `[${attribute}="${CSS.escape(value)}"],[data-${attribute}="${CSS.escape(value)}"]`;
  const element = link.isConnected ? link : natives.find<HTMLElement>(places);
  if (element) await act({ ...found, element, event: new UIEvent("click") });
}

function linkOf(element: Element) {
  const found = runtime.clicks.of(element);
  return found && /^(edit|info)$/.test(found.attribute)
    ? { attribute: found.attribute, ...readTarget(found.value) }
    : undefined;
}
