// layer 6: fields
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { t } from "../../base/language/i18n.ts";
import { natives } from "../../base/runtime/runtime.ts";
import { adopt } from "../../base/sheets.ts";
import styles from "./again.css";
import {
  askAgain,
  listName,
  listOf,
  optionStore,
  wantList,
  type List,
  type Parents,
} from "../../forms/lists/option-lists.ts";
import type { Entry } from "../../forms/schema/schema.ts";
import { independent, type Around } from "./parents.tsx";
import { words } from "../controls/choosing/phrases.ts";

const waiting: List = { state: "loading", options: [] };

/**
 * The list of a field, for the values of its parent fields. A field with its own `options` needs no subscription: they
 * never change.
 */
export const useOptions = (entry: Entry, { parents, isKnown }: Around = independent): List =>
  useSyncExternalStore(entry["options"] ? stays : optionStore.listen, () =>
    isKnown ? listOf(entry, parents) : waiting,
  );
const stays = () => () => {};

/** Times of waiting for a list after which it is said, and after which it is said what is awaited, in ms. */
const waitsMs = [1000, 5000];

/** What is said in place of texts that are not known yet: "" when the list is loaded, at first and after a failure "…". */
export function useAwaited(state: List["state"]): string {
  const [stage, setStage] = useState(0);
  useEffect(() => {
    if (state !== "loading") return;
    const timers = waitsMs.map((ms, at) => natives.after(ms, () => setStage(at + 1)));
    return () => {
      timers.forEach(natives.cancel);
      setStage(0);
    };
  }, [state]);
  return state === "here" ? "" : ["…", t("loading"), words("listAwaited")][stage]!;
}

/** A retry button, shown when an answer could not be loaded (R5.2-08). */
export const Again = ({ again }: { again(): void }) => (
  <button type="button" className="again" ref={dress} onClick={again}>
    {words("loadingFailed")}. {t("retry")} ↻
  </button>
);

/** Its style comes with it: few fields ever show it. */
const dress = (button: HTMLButtonElement | null) => void (button && adopt(button.getRootNode() as ShadowRoot, styles));

/** The retry button while a list failed to load. */
export const Failed = ({ source }: { source: { list: List; again(): void } }) =>
  source.list.state === "failed" ? <Again again={source.again} /> : null;

/** The retry button for the list that a field names. */
export const AskAgain = ({ entry, list }: { entry: Entry; list: List }) => (
  <Failed source={{ list, again: () => askAgain(listName(entry)) }} />
);

interface DependsProps {
  entry: Entry;
  chosen: readonly string[];
  /** The values of the parent fields. */
  parents: Parents;
  list: List;
  /** Receives the remaining choices. */
  keep(ids: string[]): void;
}

/**
 * For a list that depends on other fields. When one of these changes, an outdated request is aborted, and choices that
 * the new list does not contain are removed; the loaded value stays until then.
 */
export function Depends({ entry, chosen, parents, list: { state, options }, keep }: DependsProps) {
  useEffect(() => wantList(entry, parents), [entry, parents]);
  const before = useRef(parents);
  const isOverdue = useRef(false);
  useEffect(() => {
    if (parents !== before.current) isOverdue.current = true;
    before.current = parents;
    if (!isOverdue.current || state !== "here") return;
    isOverdue.current = false;
    const known = new Set(options.map(({ id }) => id));
    const left = chosen.filter((id) => known.has(id));
    if (left.length < chosen.length) keep(left);
  });
  return null;
}
