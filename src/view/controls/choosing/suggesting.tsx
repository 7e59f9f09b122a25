import { useRef } from "react";
import type { Data } from "../../../base/data.ts";
import type { Option } from "../../../forms/lists/option-lists.ts";
import { readOffered } from "../../../forms/lists/suggestions.ts";
import type { Entry } from "../../../forms/schema/schema.ts";
import { isUnread, unread, type FieldProps } from "../../field.ts";
import { neighboursOf } from "../../around/fields-around.ts";
import { Failed } from "../../around/depends.tsx";
import { useLatest } from "../../use-latest.ts";
import { One } from "./one.tsx";
import { useSuggested } from "./source.ts";
import { useParents } from "../../around/parents.tsx";

interface SuggestingProps {
  field: FieldProps<string>;
  /** What goes into which fields when a choice is made (R3.9-18). */
  fills(columns: Data, entry: Entry): Data;
  /** A text that is no choice is a value of its own. */
  isOwnText?: boolean;
  /** Said where nothing was found for a text. */
  nothing?(typed: string): string;
}

/** An input that holds one of what the server suggests for a typed text; its columns fill other fields. */
export function Suggesting({ field, fills, isOwnText = false, nothing }: SuggestingProps) {
  const { entry, form, value, change, done } = field;
  const box = useRef<HTMLDivElement>(null);
  const around = useParents(field, box);
  const current = isUnread(value) ? value.text : value;
  const source = useSuggested(entry, around, current && !isUnread(value) ? [current] : [], nothing);
  const latest = useLatest(value);
  const fill = (columns: Data | undefined) => {
    if (columns && box.current) neighboursOf(form, box.current).fill(fills(columns, entry));
  };
  const choose = (id: string, option?: Option) => {
    change(id);
    fill(option?.fields);
    if (option?.isRecent && !option.fields && entry["data"]) void fillBy(id);
  };
  /** A recent choice is a text alone; the server is asked for its columns. */
  async function fillBy(id: string) {
    const [whole] = await readOffered(entry, { key: "", limit: 1, val: id }).catch(() => []);
    if (whole?.id === id && latest.current === id) fill(whole.fields);
  }
  /** Left before the answer came, it may be one of them all the same. */
  async function stray(typed: string) {
    change(isOwnText ? typed : unread(typed));
    done();
    const meant = await source.exact(typed);
    const now = latest.current;
    if (!meant || (isUnread(now) ? now.text : now) !== typed || !box.current) return;
    source.picked(meant);
    choose(meant.id, meant);
    done();
  }
  return (
    <div className="suggesting" ref={box}>
      <One field={field} source={source} current={current} choose={choose} stray={(typed) => void stray(typed)} />
      <Failed source={source} />
    </div>
  );
}

/** The id of a choice, a number where it was loaded as one. */
export const choiceCodec = {
  empty: "",
  read: (raw: unknown): string => (raw === null || raw === undefined || raw === "null" ? "" : String(raw)),
  write(value: string, raw: unknown): unknown {
    if (value === "") return raw === "" ? "" : null;
    return typeof raw === "number" && String(Number(value)) === value ? Number(value) : value;
  },
};
