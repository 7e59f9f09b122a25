import { useRef } from "react";
import type { Data } from "../../../src/base/data.ts";
import type { Option } from "../../../src/forms/options.ts";
import styles from "../../../src/view/choosing/combo.css";
import { Failed } from "../../../src/view/choosing/failed.tsx";
import { One } from "../../../src/view/choosing/one.tsx";
import { words } from "../../../src/view/choosing/phrases.ts";
import { useSuggested } from "../../../src/view/choosing/source.ts";
import { useParents } from "../../../src/view/choosing/use-parents.ts";
import { field, isUnread, unread, type FieldProps } from "../../../src/view/field.ts";
import { neighboursOf } from "../../../src/view/neighbours.ts";
import { useLatest } from "../../../src/view/use-latest.ts";
import { labelOf } from "../../../src/forms/lists/labels.ts";
import { readOffered } from "../../../src/forms/lists/suggestions.ts";
import own from "./autocomplete.css";

/**
 * A choice among what the server suggests for a typed text (R2.4-10, R2.4-11); its columns fill other fields. A text that
 * is none of them is a problem, with `tags` a value of its own.
 */
export default field<string>({
  empty: "",
  read: (raw) => (raw === null || raw === undefined || raw === "null" ? "" : String(raw)),
  write(value, raw) {
    if (value === "") return raw === "" ? "" : null;
    return typeof raw === "number" && String(Number(value)) === value ? Number(value) : value;
  },
  show: (value, entry) => labelOf(entry, value),
  samples: ["", "new", "17"],
  styles: `${styles}${own}`,
  View: AutocompleteField,
});

function AutocompleteField(props: FieldProps<string>) {
  const { entry, form, value, change, done } = props;
  const box = useRef<HTMLDivElement>(null);
  const around = useParents(props, box);
  const current = isUnread(value) ? value.text : value;
  const source = useSuggested(entry, around, current && !isUnread(value) ? [current] : [], nothing);
  const latest = useLatest(value);
  const fill = (fields: Data | undefined) => {
    if (fields && box.current) neighboursOf(form, box.current).fill(columnsOf(fields, entry.name));
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
    change(unread(typed));
    done();
    const meant = await source.exact(typed);
    const now = latest.current;
    if (!meant || !isUnread(now) || now.text !== typed || !box.current) return;
    source.picked(meant);
    choose(meant.id, meant);
    done();
  }
  return (
    <div className="suggesting" ref={box}>
      <One field={props} source={source} current={current} choose={choose} stray={(typed) => void stray(typed)} />
      <Failed source={source} />
    </div>
  );
}

/** What is said where nothing was found (R8-05). */
const nothing = (typed: string): string => {
  const isShort = Array.from(typed.trim()).length < 7;
  return isShort ? `${words("suggestNothing")}. ${words("suggestHint")}` : words("suggestNothing");
};

const ownKeys = new Set(["id", "text", "color", "category", "group"]);
/** The columns that go into fields of their names (R3.9-18). */
const columnsOf = (fields: Data, name: string): Data =>
  Object.fromEntries(Object.entries(fields).filter(([key]) => !ownKeys.has(key) && key !== name));
