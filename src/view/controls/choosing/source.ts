/** Sources of choices: a list that is loaded as a whole, or a server that is asked while typing. */
import { useEffect, useState, useSyncExternalStore } from "react";
import { forgetFailed, labelOf, labelState, labelStore, learn } from "../../../forms/lists/labels.ts";
import { settings } from "../../../base/settings.ts";
import { exactly } from "../../../forms/lists/search.ts";
import { unknownOption } from "../../../forms/lists/read-list.ts";
import { Suggestions } from "../../../forms/lists/suggestions.ts";
import {
  arrived,
  askAgain,
  listName,
  openList,
  textOf,
  type List,
  type Option,
} from "../../../forms/lists/option-lists.ts";
import type { Entry } from "../../../forms/schema/schema.ts";
import { noteOf, type Found } from "./combo.tsx";
import { foundIn, hindrance, offeredOf, withAwaited, wordsIn } from "./offered.ts";
import { words } from "./phrases.ts";
import { useAwaited, useOptions } from "../../around/depends.tsx";
import { useLatest } from "../../use-latest.ts";
import type { Around } from "../../around/parents.tsx";

export interface Source {
  /** The loaded list, or the last suggestions. */
  list: List;
  /** What is shown in place of a text that is not known yet; "" when all are. */
  awaited: string;
  /** The text of a choice, if known. */
  words(id: string): string;
  /** The options that can be chosen, including the selected ones. */
  offered(): readonly Option[];
  found(typed: string): Found;
  opened(): void;
  /** @param isOpen whether the list is open: for an empty text too */
  typed(text: string, isOpen?: boolean): void;
  /** Called when a choice was made: its text is known from now on. */
  picked(option: Option): void;
  /** Can be searched by typing (R9.4-07). */
  isSearched(): boolean;
  /** The choice with exactly this text; asks the server if needed. `null` when the list failed to load. */
  exact(typed: string): Promise<Option | undefined | null>;
  /** Retries a failed request. */
  again(): void;
}

export function useListed(entry: Entry, around: Around, chosen: readonly string[]): Source {
  const list = useOptions(entry, around);
  return {
    ...withoutServer,
    ...offering(entry, list, chosen, useAwaited(list.state)),
    words: (id) => (around.parents ? wordsIn(list, id) : textOf(entry, id)),
    opened: () => openList(entry, around.parents),
    again: () => askAgain(listName(entry)),
    exact: (typed) => arrived(entry, around.parents, (option) => exactly([option], typed) !== undefined),
  };
}

/** The options of a list; computed on demand, not when the field is drawn. */
export function offering(
  entry: Entry,
  list: List,
  chosen: readonly string[],
  awaited: string,
): Pick<Source, "list" | "awaited" | "offered" | "found" | "isSearched"> {
  const offered = () => offeredOf(list, chosen);
  return {
    list,
    awaited,
    offered,
    found: (typed) => withAwaited(foundIn(entry, list, offered(), typed), awaited),
    // shorter lists are navigated by first letters (R9.4-07)
    isSearched: () => list.state !== "here" || list.options.length >= (settings.minimum_for_search ?? 0),
  };
}

/** No-ops for a fully loaded list. */
export const withoutServer = {
  typed() {},
  picked() {},
  exact: async (): Promise<Option | undefined> => undefined,
};

/** A source that asks the server for typed text, 100 ms after the last key (R7.2-05, R9.4-02). */
export function useSuggested(
  entry: Entry,
  { parents }: Around,
  chosen: readonly string[],
  nothing: (typed: string) => string = () => words("noMatches"),
): Source {
  const latest = useLatest(parents);
  const [asking] = useState(() => new Suggestions(entry, () => latest.current));
  useSyncExternalStore(asking.store.listen, asking.store.version);
  useSyncExternalStore(labelStore.listen, labelStore.version);
  useEffect(() => () => asking.end(), [asking]);
  const { known, isAsking } = asking;
  const searching = useAwaited(isAsking ? "loading" : "here");
  const optionOf = (id: string) =>
    known.options.find((one) => one.id === id) ?? { ...unknownOption(id), text: labelOf(entry, id) };
  const offered = () => chosen.map(optionOf);
  offered(); // requests the texts that are not known
  const states = chosen.map((id) => labelState(entry, id));
  const awaited = useAwaited(states.find((one) => one !== "here") ?? "here");
  return {
    list: states.includes("failed") ? { ...known, state: "failed" } : known,
    awaited,
    words: (id) => (chosen.includes(id) ? optionOf(id).text : id), // own typed text is not a choice
    offered,
    found(typed) {
      const hindered = hindrance(entry, typed);
      if (hindered) return { options: typed === "" ? offered() : [], note: hindered, isComing: false };
      const { state, options } = asking.found(typed);
      const all = options.map((option) => (option.isRecent ? { ...option, group: words("listRecent") } : option));
      const note = state === "here" && !all.length ? nothing(typed) : noteOf(state, all.length);
      return withAwaited({ options: all, note, isComing: state === "loading" }, searching);
    },
    opened() {
      if (!hindrance(entry, asking.text)) void asking.ask(asking.text);
    },
    typed(text, isOpen) {
      asking.typed(text, (text !== "" || isOpen === true) && !hindrance(entry, text));
    },
    picked: (option) => learn(entry, option),
    isSearched: () => true,
    async exact(typed) {
      const { state, options } = await asking.exact(typed);
      return state === "failed" ? null : exactly(options, typed);
    },
    again() {
      if (known.state === "failed") asking.again();
      forgetFailed(entry, chosen);
    },
  };
}

/** Takes a text that was typed while its list had failed, as soon as a retry has loaded the list. */
export function useRetried({ state }: List, typed: string, take: (typed: string) => void): void {
  useEffect(() => {
    if (typed && state === "here") take(typed);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `take` is the same in every drawing
  }, [state, typed]);
}

/** What is shown in place of the code of a choice whose text is not known yet; "" when it is known. */
export const awaitedTitle = (
  { awaited, words: titleOf }: Pick<Source, "awaited" | "words">,
  entry: Entry,
  id: string,
) => (id !== "" && entry["tags"] !== true && titleOf(id) === id ? awaited : "");
