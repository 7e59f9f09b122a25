/** What a list offers for a text, whatever it belongs to. */
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
/** Of a list that many fields share: made once. */
function indexOf(options: readonly Option[]): Index {
  const made = indexes.get(options) ?? {
    known: new Set(options.map(({ id }) => id)),
    hasHidden: options.some(({ isHidden }) => isHidden),
  };
  indexes.set(options, made);
  return made;
}

/** The words of a choice; of one that the list does not hold it stands for itself. */
export const wordsIn = ({ options }: List, id: string): string => options.find((one) => one.id === id)?.text ?? id;

/** Those of a list that may be chosen: hidden ones only while they are chosen, and what is chosen also when no list knows it. */
export function offeredOf(list: List, chosen: readonly string[]): readonly Option[] {
  const { options, state } = list;
  const { known, hasHidden } = indexOf(options);
  const unknown = chosen.filter((id) => id !== "" && !known.has(id) && (state === "here" || !options.length));
  if (!unknown.length && !hasHidden) return options;
  const key = chosen.join("\n");
  const before = offers.get(list);
  if (before?.key === key) return before.made;
  const shown = options.filter(({ id, isHidden }) => !isHidden || chosen.includes(id));
  const made = [...shown, ...unknown.map(unknownOption)];
  offers.set(list, { key, made });
  return made;
}
/** The last of a list: what searches it has read it, and knows it by its identity. */
const offers = new WeakMap<List, { key: string; made: readonly Option[] }>();

/** What keeps a text from being searched, in words; "" for nothing (R5.2-08, R5.2-27). */
export function hindrance({ minimumInputLength, maxlength }: Entry, typed: string): string {
  const length = Array.from(typed.trim()).length;
  const missing = Number(minimumInputLength ?? 0) - length;
  if (missing > 0) return counted("listEnterMore", { count: missing });
  const excess = maxlength ? length - Number(maxlength) : 0;
  return excess > 0 ? counted("listDelete", { count: excess }) : "";
}

/** The choices of a list that hold what is typed. */
export function foundIn(entry: Entry, list: List, offered: readonly Option[], typed: string): Found {
  const hindered = typed === "" ? "" : hindrance({ ...entry, minimumInputLength: 0 }, typed);
  if (hindered) return { options: [], note: hindered, isComing: false };
  const options = search(offered, typed);
  return { options, note: noteOf(list.state, options.length), isComing: list.state === "loading" };
}

/** With a line that adds what is typed, where there is nothing of that name (R3.6-18, R3.6-28). */
export function withAdding(found: Found, typed: string, isAllowed: boolean): Found {
  const text = typed.trim();
  if (!isAllowed || text === "" || found.isComing || exactly(found.options, text)) return found;
  const adding: Option = { ...unknownOption(""), text: words("listAdd", { text }), added: text };
  return { ...found, options: [...found.options, adding], note: found.options.length ? found.note : "" };
}
