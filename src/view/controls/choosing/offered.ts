/** The options that a list offers for a typed text, for any source of the list. */
import { exactly, search } from "../../../forms/lists/search.ts";
import { unknownOption } from "../../../forms/lists/read-list.ts";
import type { List, Option } from "../../../forms/lists/option-lists.ts";
import type { Entry } from "../../../forms/schema/schema.ts";
import { noteOf, type Found } from "./combo.tsx";
import { counted, words } from "./phrases.ts";

interface Index {
  known: ReadonlySet<string>;
  hasHidden: boolean;
}
const indexes = new WeakMap<readonly Option[], Index>();
/** The index of a list; computed once, because many fields share a list. */
function indexOf(options: readonly Option[]): Index {
  const made = indexes.get(options) ?? {
    known: new Set(options.map(({ id }) => id)),
    hasHidden: options.some(({ isHidden }) => isHidden),
  };
  indexes.set(options, made);
  return made;
}

/** The text of a choice; its id when the list does not contain it. */
export const wordsIn = ({ options }: List, id: string): string => options.find((one) => one.id === id)?.text ?? id;

/**
 * The options of a list that can be chosen: hidden ones only while they are selected, and selected values even if the
 * list does not contain them.
 */
export function offeredOf(list: List, chosen: readonly string[]): readonly Option[] {
  const { options, state } = list;
  const { known, hasHidden } = indexOf(options);
  const unknown = chosen.filter((id) => id !== "" && !known.has(id) && state === "here");
  if (!unknown.length && !hasHidden) return options;
  const key = chosen.join("\n");
  const before = offers.get(list);
  if (before?.key === key) return before.made;
  const shown = options.filter(({ id, isHidden }) => !isHidden || chosen.includes(id));
  const made = [...shown, ...unknown.map(unknownOption)];
  offers.set(list, { key, made });
  return made;
}
/** The last result per list, kept by identity so that search indexes stay valid. */
const offers = new WeakMap<List, { key: string; made: readonly Option[] }>();

/** Why a text cannot be searched, as a sentence; "" when it can (R5.2-08, R5.2-27). */
export function hindrance({ minimumInputLength, maxlength }: Entry, typed: string): string {
  const length = Array.from(typed.trim()).length;
  const missing = Number(minimumInputLength ?? 0) - length;
  if (missing > 0) return counted("listEnterMore", { count: missing });
  const excess = maxlength ? length - Number(maxlength) : 0;
  return excess > 0 ? counted("listDelete", { count: excess }) : "";
}

/** The options of a list that match the typed text. */
export function foundIn(entry: Entry, list: List, offered: readonly Option[], typed: string): Found {
  const hindered = typed === "" ? "" : hindrance({ ...entry, minimumInputLength: 0 }, typed);
  if (hindered) return { options: [], note: hindered, isComing: false };
  const options = search(offered, typed);
  return { options, note: noteOf(list.state, options.length), isComing: list.state === "loading" };
}

/** Adds a line that creates the typed text, if no option has that name (R3.6-18, R3.6-28). */
export function withAdding(found: Found, typed: string, isAllowed: boolean): Found {
  const text = typed.trim();
  if (!isAllowed || text === "" || found.isComing || exactly(found.options, text)) return found;
  const adding: Option = { ...unknownOption(""), text: words("listAdd", { text }), added: text };
  return { ...found, options: [...found.options, adding], note: found.options.length ? found.note : "" };
}

/** Says in an open list what is awaited, once that is more than "…". */
export const withAwaited = (found: Found, awaited: string): Found =>
  found.isComing && awaited.length > 1 ? { ...found, note: awaited } : found;
