import { useRef, useState } from "react";
import { unknownOption } from "../../../forms/lists/read-list.ts";
import { exactly } from "../../../forms/lists/search.ts";
import type { Option } from "../../../forms/lists/option-lists.ts";
import { addEntry } from "./add-entry.ts";
import { Combo } from "./combo.tsx";
import type { ChoiceField, ComboProps } from "./combo-props.ts";
import { withAdding } from "./offered.ts";
import { words } from "./phrases.ts";
import { awaitedTitle, useRetried, type Source } from "./source.ts";
import type { Around } from "../../around/parents.tsx";
import { useLatest } from "../../use-latest.ts";

interface OneProps {
  field: ChoiceField;
  source: Source;
  current: string;
  /** The current text is not a choice: it is one when it is picked. */
  isUnread?: boolean;
  parents?: Around["parents"];
  choose(id: string, option?: Option): void;
  /** Handles a text that is not a choice; without it the text is discarded. */
  stray?(typed: string): void;
  /** Makes a text whose list failed to load the value; without it the text only stays in the input. */
  keep?(typed: string): void;
}

/** An input that holds one choice. */
export function One({ field, source, current, isUnread, parents, choose, stray, keep }: OneProps) {
  const { entry, isRequired, done } = field;
  const wait = (change: Promise<void>) => field.form?.awaitWith(change);
  /** What is shown while a typed text waits for the server. */
  const [waiting, setWaiting] = useState("");
  /** Was typed while the list had failed; it is chosen when a retry loads the list. */
  const [unread, setUnread] = useState("");
  const { list } = source;
  const mayAdd = entry["tags"] === true || entry["new"] === true;
  const mayClear = !isRequired || entry["unselect"] === true; // R3.6-30
  const latest = useLatest(current);
  const turn = useRef(0);
  /** A later choice, of a person or of a script, wins over one that waits for the server. @returns whether there was none */
  const startWaiting = () => {
    const own = ++turn.current;
    const before = latest.current;
    return () => own === turn.current && before === latest.current;
  };
  const set = (id: string, option?: Option) => {
    turn.current++;
    setUnread("");
    if (id !== current || isUnread) choose(id, option);
    done();
  };
  /** A value of the person's own is shown as it was typed. */
  const setOwn = (text: string) => {
    source.picked(unknownOption(text));
    set(text);
  };
  async function add(name: string) {
    if (entry["new"] !== true) return setOwn(name);
    setWaiting(words("listAdding", { text: name }));
    const isLast = startWaiting();
    const made = await addEntry(entry, name, parents);
    setWaiting("");
    if (made && isLast()) set(made.id, made);
  }
  /** The input was left before its list or the list's code was loaded. */
  async function takeLate(typed: string, isEntered: boolean) {
    const isLast = startWaiting();
    setWaiting(typed);
    const meant = await source.exact(typed);
    setWaiting("");
    setUnread("");
    if (!isLast()) return done();
    if (meant && !meant.isDisabled) pick(meant);
    else if (isEntered && mayAdd) await add(typed);
    else {
      if (meant === null) (keep ?? setUnread)(typed);
      done();
    }
  }
  const pick = (option: Option) => {
    if (option.added !== undefined) return wait(add(option.added));
    source.picked(option);
    set(option.id, option);
  };
  const awaited = awaitedTitle(source, entry, current);
  useRetried(list, unread, (typed) => wait(takeLate(typed, false)));
  return (
    <Combo
      {...shared(source)}
      field={field}
      text={waiting || unread || (awaited ? "" : source.words(current))}
      awaited={awaited}
      chosen={current ? [current] : []}
      found={(typed) => withAdding(source.found(typed), typed, mayAdd)}
      pick={pick}
      leave={(typed, isEntered) => {
        if (typed === null) return done();
        setUnread("");
        const meant = exactly([...source.offered(), ...list.options], typed);
        if (meant && !meant.isDisabled) pick(meant);
        else if (typed.trim() === "" && mayClear) set("");
        else if (entry["tags"] === true && typed.trim()) setOwn(typed.trim());
        else if (stray && typed.trim()) stray(typed.trim());
        else if (isComing(source, typed) || (isEntered && mayAdd)) wait(takeLate(typed.trim(), isEntered));
        else done();
      }}
      clear={mayClear && current ? () => set("") : undefined}
    />
  );
}

/** Whether the list may still bring a typed text: it was typed since the last drawing. */
export const isComing = ({ list, found }: Source, typed: string): boolean =>
  list.state !== "here" || found(typed).isComing;

/** Props of the input that come from its source, for one choice or several. */
export const shared = ({ isSearched, opened, typed }: Source): Pick<ComboProps, "isSearched" | "opened" | "typed"> => ({
  isSearched,
  opened,
  typed,
});
