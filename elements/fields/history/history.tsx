import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { natives } from "../../../src/base/runtime/runtime.ts";
import { optionStore, textOf } from "../../../src/forms/lists/option-lists.ts";
import type { Entry } from "../../../src/forms/schema/schema.ts";
import { mistake } from "../../../src/page/inspecting/opening-tag.ts";
import { readInstant, showInstant } from "../../../src/values/dates/moments.ts";
import { bringFailure, LateFailure } from "../../../src/view/drafts/late-failure.ts";
import { Loading } from "../../../src/view/drafts/loading.tsx";
import { field, type FieldProps } from "../../../src/view/field.ts";
import { HistoryList } from "./history-list.ts";
import { words } from "./phrases.ts";
import styles from "./history.css";

/** The states that a record has gone through (R7.2-11); it stores nothing. */
export default field<unknown>({
  stores: false,
  isGroup: true,
  empty: "",
  read: (raw) => raw ?? "",
  write: (value) => value,
  styles,
  View: History,
});

function History({ id, entry, label }: FieldProps<unknown>) {
  const place = useRef<HTMLDivElement>(null);
  const [list] = useState(() => new HistoryList());
  useSyncExternalStore(list.changed.listen, list.changed.version);
  const { table, record } = entry;
  useEffect(() => {
    const host = hostOf(place.current!);
    const form = formOf(host);
    if (!form && !(table && record))
      mistake(host, 'a history needs "table" and "record" outside a form; found one of them or none.');
    bringFailure();
    return list.show(String(table || (form?.table ?? "")), String(record || (form?.record ?? "")));
  }, [list, table, record]);
  const group = {
    role: "group",
    "aria-label": label,
    "aria-labelledby": label === undefined ? `${id}-label` : undefined,
    "aria-busy": list.state === "loading",
  };
  return (
    <div ref={place} id={id} part="control" data-anchor="shown" {...group}>
      <Changes list={list} entry={entry} />
    </div>
  );
}

function Changes({ list, entry }: { list: HistoryList; entry: Entry }) {
  // The names of the states may arrive after the changes.
  useSyncExternalStore(optionStore.listen, optionStore.version);
  const { state, failure } = list;
  if (state === "loading")
    return (
      <div className="history-empty">
        <Loading stop={list.stop} />
      </div>
    );
  if (state === "failed")
    return (
      <div className="history-empty" role="alert">
        <LateFailure error={failure} again={() => list.read()} stop={list.stop} />
      </div>
    );
  if (state.length === 0) return <p className="history-empty">{words("historyEmpty")}</p>;
  const named = (code: string) => (entry["data"] ? textOf(entry, code) : code);
  return (
    <ol className="history">
      {state.map(({ from, to, at, atText, by }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- rows have no id, and only whole lists are drawn
        <li key={index}>
          <span className="change">
            {from && <span className="from">{named(from)} → </span>}
            {named(to) || "—"}
          </span>
          <time className="history-line" dateTime={readInstant(at) ?? undefined}>
            {atText || showInstant(readInstant(at) ?? null) || at}
          </time>
          <span className="history-line">{by || words("historySystem")}</span>
        </li>
      ))}
    </ol>
  );
}

const hostOf = (node: Element): Element => (node.getRootNode() as ShadowRoot).host;

/** The host of a field as a form; undefined for a tag in a page. */
const formOf = (host: Element): { table?: string; record?: string } | undefined =>
  natives.name(host) === "vs-form" ? (host as HTMLElement & { table?: string; record?: string }) : undefined;
