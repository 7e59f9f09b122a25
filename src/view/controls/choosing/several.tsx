import { useLayoutEffect, useRef, useState, type ClipboardEvent } from "react";
import { unknownOption } from "../../../forms/lists/read-list.ts";
import { exactly, search } from "../../../forms/lists/search.ts";
import type { Option } from "../../../forms/lists/option-lists.ts";
import type { Entry } from "../../../forms/schema/schema.ts";
import { addEntry } from "./add-entry.ts";
import { useChips } from "./chips.ts";
import { Combo } from "./combo.tsx";
import type { ChoiceField } from "./combo-props.ts";
import { withAdding } from "./offered.ts";
import { isComing, shared } from "./one.tsx";
import { fullWords, words } from "./several-phrases.ts";
import { awaitedTitle, useRetried, type Source } from "./source.ts";
import type { Around } from "../../around/parents.tsx";

interface SeveralProps {
  field: ChoiceField;
  source: Source;
  chosen: readonly string[];
  parents?: Around["parents"];
  choose(ids: string[]): void;
}

/** Several choices as chips before the input; with `tags` also own texts, typed or pasted (R3.6-17, R3.6-18). */
export function Several({ field, source, chosen, parents, choose }: SeveralProps) {
  const { entry, disabled, readOnly, done } = field;
  const { list } = source;
  const isOff = disabled || readOnly;
  const heard = useRef<HTMLOutputElement>(null);
  const most = Number(entry["maxItems"]) || Infinity;
  const isTags = entry["tags"] === true;
  /** The selected ids, including those picked since the last render. */
  const latest = useRef(chosen);
  useLayoutEffect(() => {
    latest.current = chosen;
  });
  /** The form's save waits for it; a tag alone has no such form. */
  const wait = (change: Promise<void>) => field.form?.awaitWith(change);
  /** Was typed while the list had failed; it is chosen when a retry loads the list. */
  const [unread, setUnread] = useState("");
  const say = (text: string, className = "quiet") => tell(heard.current, text, className);
  const set = (ids: string[]) => {
    setUnread("");
    say("");
    const kept = ids.slice(0, Math.max(most, chosen.length));
    latest.current = kept;
    choose(kept);
    done();
  };
  const add = (...ids: string[]) => set([...new Set([...latest.current, ...ids])]);
  const remove = (...ids: string[]) => set(latest.current.filter((one) => !ids.includes(one)));
  async function make(name: string) {
    if (entry["new"] !== true) return add(name);
    const made = await addEntry(entry, name, parents);
    if (made) add(made.id);
  }
  /** The input was left before its list or the list's code was loaded. */
  async function takeLate(typed: string, isEntered: boolean) {
    const meant = await source.exact(typed);
    setUnread(meant === null ? typed : "");
    if (meant && !meant.isDisabled) add(meant.id);
    else if (isEntered && entry["new"] === true) await make(typed);
    else done();
  }
  useRetried(list, unread, (typed) => wait(takeLate(typed, false)));
  const pick = (option: Option) => {
    if (option.added !== undefined) return wait(make(option.added));
    source.picked(option);
    if (chosen.includes(option.id)) remove(option.id);
    else add(option.id);
  };
  const paste = { source, isTags, add: (ids: string[]) => (add(...ids), latest.current), most, say };
  const found = (typed: string) =>
    chosen.length < most
      ? withAdding(source.found(typed), typed, isTags || entry["new"] === true)
      : onlyChosen(source, chosen, typed, most);
  const { place, wake } = useChips({
    options: chosen.map((id) => chipFor(id, source, entry)),
    isOff,
    remove,
    say,
  });
  return (
    <div className="several" onPaste={(event) => !isOff && takePasted(event, paste)}>
      <Combo
        {...shared(source)}
        field={field}
        isMany
        text={unread}
        chosen={chosen}
        found={found}
        pick={pick}
        leave={(typed, isEntered) => {
          if (typed === "") setUnread("");
          const meant = typed ? exactly([...source.offered(), ...list.options], typed) : undefined;
          if (meant && !meant.isDisabled) add(meant.id);
          else if (isTags && typed?.trim()) add(typed.trim());
          else if (typed?.trim() && (isComing(source, typed) || (isEntered && entry["new"] === true)))
            wait(takeLate(typed.trim(), isEntered));
          else done();
        }}
        wake={wake}
      >
        <div
          className="chips"
          ref={place}
          {...(chosen.length && { role: "list", "aria-label": words("listChosen") })}
        />
      </Combo>
      <output className="quiet" ref={heard} />
    </div>
  );
}

const tell = (line: HTMLElement | null, text: string, className: string) =>
  line && Object.assign(line, { textContent: text, className });

/** At `maxItems` only the chosen ones are offered, to be removed. */
const onlyChosen = (source: Source, chosen: readonly string[], typed: string, most: number) => ({
  note: fullWords("listFull", { count: most }),
  options: search(
    source.offered().filter(({ id }) => chosen.includes(id)),
    typed,
  ),
  isComing: false,
});

/** The option that a chip shows; while its text is awaited, that is said in its place. */
const chipFor = (id: string, source: Source, entry: Entry): Option =>
  source.offered().find((one) => one.id === id) ?? {
    ...unknownOption(id),
    text: awaitedTitle(source, entry, id) || id,
  };

/** More choices are not pasted at once: the page would stand still. */
const mostPasted = 1000;
/** So many unknown texts are named. */
const mostNamed = 20;

interface Pasting {
  source: Source;
  isTags: boolean;
  most: number;
  /** @returns all choices */
  add(ids: string[]): readonly string[];
  say(text: string, className: string): void;
}

/**
 * Adds the choices of two or more pasted texts and tells what was not added; else the browser pastes a text to search for.
 * Lines may hold commas; a server's list, which is not here, cannot say that a text is unknown.
 */
function takePasted(event: ClipboardEvent, { source, isTags, most, add, say }: Pasting): void {
  const pasted = event.clipboardData.getData("text").trim();
  const isLines = /[\t\n\r]/.test(pasted);
  const texts = pasted
    .split(isLines ? /[\t\n\r]+/ : /[,;]+/)
    .map((text) => text.trim())
    .filter(Boolean);
  if (texts.length < 2) return;
  const isLarge = texts.length > mostPasted;
  const offered = source.offered();
  const ids: string[] = [];
  const unknown: string[] = [];
  for (const text of isLarge ? [] : texts) {
    const id = exactly(offered, text)?.id ?? (isTags ? text : undefined);
    if (id === undefined) unknown.push(text);
    else ids.push(id);
  }
  if (unknown[0] !== undefined && ((!isLines && !ids.length) || isComing(source, unknown[0]))) return;
  event.preventDefault();
  const chosen = ids.length ? add(ids) : ids;
  const problems = [
    isLarge && words("listTooLarge", { count: mostPasted }),
    unknown.length > 0 && words("listUnknown", { text: unknown.slice(0, mostNamed).join(", ") }),
    ids.some((id) => !chosen.includes(id)) && fullWords("listFull", { count: most }),
  ];
  say(problems.filter(Boolean).join(". "), "not-added");
}
