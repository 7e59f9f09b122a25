import { useRef, useState } from "react";
import type { Data } from "../../../base/data.ts";
import type { Option } from "../../../forms/lists/option-lists.ts";
import { readOffered } from "../../../forms/lists/suggestions.ts";
import { isMissing } from "../../../forms/missing.ts";
import type { Entry } from "../../../forms/schema/schema.ts";
import { same } from "../../../values/same.ts";
import { isUnread, unread, type FieldProps } from "../../field.ts";
import { neighboursOf, type Neighbours } from "../../around/fields-around.ts";
import { Failed } from "../../around/depends.tsx";
import { useLatest } from "../../use-latest.ts";
import { One } from "./one.tsx";
import { useRetried, useSuggested } from "./source.ts";
import { useParents } from "../../around/parents.tsx";

interface SuggestingProps {
  field: FieldProps<string>;
  /** The values for other fields when a choice is made (R3.9-18). */
  fills(columns: Data, entry: Entry): Data;
  /** A text that is not a choice is a valid value. */
  isOwnText?: boolean;
  /** The note when nothing was found for a text. */
  nothing?(typed: string): string;
}

/** An input for one of the server's suggestions for a typed text; the columns of the choice fill other fields. */
export function Suggesting({ field, fills, isOwnText = false, nothing }: SuggestingProps) {
  const { entry, form, value, change, done } = field;
  const box = useRef<HTMLDivElement>(null);
  const around = useParents(field, box);
  const current = isUnread(value) ? value.text : value;
  const source = useSuggested(entry, around, current && !isUnread(value) ? [current] : [], nothing);
  const latest = useLatest(value);
  const late = useRef<ReturnType<typeof openSince>>(undefined);
  /** Was left when its request had failed; it may be one of the suggestions when a retry brings them. */
  const [failed, setFailed] = useState("");
  const neighbours = () => box.current && neighboursOf(form, box.current);
  const choose = (id: string, option?: Option, open = (values: Data) => values) => {
    const values = option?.fields && open(fills(option.fields, entry));
    change(id);
    if (values) neighbours()?.fill(values);
    if (option?.isRecent && !option.fields && entry["data"]) void fillBy(id);
  };
  /** A recent choice has only a text; its columns are requested. */
  async function fillBy(id: string) {
    const open = openSince(neighbours());
    const [whole] = await readOffered(entry, { key: "", limit: 1, val: id }).catch(() => []);
    if (whole?.id === id && latest.current === id && whole.fields) neighbours()?.fill(open(fills(whole.fields, entry)));
  }
  /** If the input is left before the answer arrives, the text may still be one of the suggestions. */
  async function stray(typed: string) {
    change(isOwnText ? typed : unread(typed));
    done();
    late.current = openSince(neighbours());
    await takeLate(typed);
  }
  async function takeLate(typed: string) {
    const meant = await source.exact(typed);
    setFailed(meant === null ? typed : "");
    const now = latest.current;
    if (!meant || (isUnread(now) ? now.text : now) !== typed || !box.current) return;
    source.picked(meant);
    choose(meant.id, meant, late.current);
    done();
  }
  useRetried(source.list, failed, (typed) => void takeLate(typed));
  return (
    <div className="suggesting" ref={box}>
      <One
        field={field}
        source={source}
        current={current}
        isUnread={isUnread(value)}
        choose={(id, option) => choose(id, option)}
        stray={(typed) => void stray(typed)}
      />
      <Failed source={source} />
    </div>
  );
}

/** @returns the values, from an answer that comes later, for the fields that were not filled meanwhile */
function openSince(around: Neighbours | null): (values: Data) => Data {
  if (!around) return (values) => values;
  const before = Object.fromEntries(around.names().map((name) => [name, around.value(name)]));
  return (values) => {
    const isOpen = (name: string) => {
      const now = around.value(name);
      return isMissing(now) || same(now, before[name]);
    };
    return Object.fromEntries(Object.entries(values).filter(([name]) => isOpen(name)));
  };
}

/** Codec for the id of a choice; written as a number if it was loaded as one. */
export const choiceCodec = {
  empty: "",
  read: (raw: unknown): string => (raw === null || raw === undefined || raw === "null" ? "" : String(raw)),
  write(value: string, raw: unknown): unknown {
    if (value === "") return raw === "" ? "" : null;
    return typeof raw === "number" && String(Number(value)) === value ? Number(value) : value;
  },
};
