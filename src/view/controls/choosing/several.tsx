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
  /** Was typed while the list had failed; it is chosen when a retry loads the list. */
  const [unread, setUnread] = useState("");
  const set = (ids: string[]) => {
    setUnread("");
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
  useRetried(list, unread, (typed) => field.form?.awaitWith(takeLate(typed, false)));
  const pick = (option: Option) => {
    if (option.added !== undefined) return field.form?.awaitWith(make(option.added));
    source.picked(option);
    if (chosen.includes(option.id)) remove(option.id);
    else add(option.id);
  };
  const onPaste = (event: ClipboardEvent) => {
    const ids = isOff ? [] : pastedIds(event.clipboardData.getData("text"), source, isTags);
    if (!ids.length) return; // it is pasted as text to search for
    event.preventDefault();
    add(...ids);
  };
  const found = (typed: string) =>
    chosen.length < most
      ? withAdding(source.found(typed), typed, isTags || entry["new"] === true)
      : { ...onlyChosen(source, chosen, typed), note: fullWords("listFull", { count: most }) };
  const { place, wake } = useChips({
    options: chosen.map((id) => chipFor(id, source, entry)),
    isOff,
    remove,
    say: (text) => heard.current && (heard.current.textContent = text),
  });
  return (
    <div className="several" onPaste={onPaste}>
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
            field.form?.awaitWith(takeLate(typed.trim(), isEntered));
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

/** At `maxItems` only the chosen ones are offered, to be removed. */
const onlyChosen = (source: Source, chosen: readonly string[], typed: string) => ({
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

/** The ids of two or more pasted texts; empty when one of them is not offered and own texts are not allowed. */
function pastedIds(pasted: string, source: Source, isTags: boolean): string[] {
  const texts = pasted
    .split(/[,;\t\n\r]+/)
    .map((text) => text.trim())
    .filter(Boolean);
  const ids = texts.flatMap((text) => exactly(source.offered(), text)?.id ?? (isTags ? text : []));
  return texts.length > 1 && ids.length === texts.length ? ids : [];
}
