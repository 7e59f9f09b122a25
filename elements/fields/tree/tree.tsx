import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { parseJson } from "../../../src/base/json.ts";
import { natives } from "../../../src/base/runtime/runtime.ts";
import {
  inserted,
  itemAt,
  itemsIn,
  moved,
  placeOfItem,
  removed,
  replaced,
  type Forest,
  type Item,
} from "../../../src/tables/tree/forest.ts";
import { bringFailure, LateFailure } from "../../../src/view/drafts/late-failure.ts";
import { Loading } from "../../../src/view/drafts/loading.tsx";
import { field, isUnread, unread, type FieldProps, type Unread } from "../../../src/view/field.ts";
import { useLatest } from "../../../src/view/use-latest.ts";
import type { Commands } from "./tree-commands.ts";
import { ModelTree } from "./model-tree.ts";
import { newItem, readForest, writeForest } from "./own-tree.ts";
import { TreeBox } from "./tree-box.tsx";
import { actionsOf, optionsOf, type TreeOptions } from "./tree-options.ts";
import styles from "./tree.css";

/** A tree that can be rearranged (R2.4-51 to R2.4-53): the value itself, or the records of a table. */
export default field<unknown>({
  empty: [],
  read: (raw, entry) => (entry["model"] ? readChosen(raw, entry["multi"]) : readForest(raw)),
  write: (value, raw, entry) => (entry["model"] ? writeChosen(value, raw) : writeForest(value as Forest, raw)),
  show: (value) => (Array.isArray(value) ? natives.json(value) : String(value ?? "")),
  isGroup: true,
  styles,
  View: TreeField,
});

type Id = string | number;

/** The id of the chosen item, null for none; a list of ids with `multi`. */
function readChosen(raw: unknown, isMulti: unknown): Id | Id[] | null | Unread {
  const parsed = typeof raw === "string" ? (parseJson(raw) ?? raw) : (raw ?? "");
  const list: unknown[] = Array.isArray(parsed) ? parsed : parsed === "" ? [] : [parsed];
  if (!list.every((id) => typeof id === "string" || typeof id === "number")) return unread(raw);
  if (isMulti) return list;
  return list.length > 1 ? unread(raw) : (list[0] ?? null);
}
function writeChosen(value: unknown, raw: unknown): unknown {
  const isText = typeof raw === "string" && raw !== "";
  if (Array.isArray(value)) return isText ? natives.json(value) : [...(value as Id[])];
  return isText ? String(value ?? "") : (value ?? null);
}

function TreeField(props: FieldProps<unknown>) {
  const options = useOptions(props);
  return options.model ? <Records {...props} options={options} /> : <Own {...props} options={options} />;
}

/** The options, the same object until one of them changes. */
function useOptions({ entry }: FieldProps<unknown>): TreeOptions {
  const text = natives.json(optionsOf(entry));
  return useMemo(() => parseJson(text) as TreeOptions, [text]);
}

type Parts = FieldProps<unknown> & { options: TreeOptions };

function Own(props: Parts) {
  const { value, options, entry, disabled, readOnly, change, done } = props;
  const latest = useLatest(value as Forest);
  if (isUnread(value)) return <Unreadable {...props} text={value.text} />;
  const forest = value as Forest;
  const put = (next: Forest) => {
    change(next);
    done();
    return Promise.resolve(true);
  };
  const commands: Commands = {
    move: (from, to) => void put(moved(forest, from, to)),
    enable(item, state) {
      const { current } = latest; // the spelling of `state` may have been loaded meanwhile
      const place = placeOfItem(current, item);
      if (place) void put(replaced(current, place, { ...itemAt(current, place)!, [options.enable]: state }));
    },
    rename: (place, text) => put(replaced(forest, place, { ...itemAt(forest, place)!, [options.textKey]: text })),
    remove(item) {
      const place = placeOfItem(forest, item);
      return place ? put(removed(forest, place)) : Promise.resolve(true);
    },
    add(above, text) {
      const place = (above && placeOfItem(forest, above)) ?? [];
      const { length } = itemsIn(forest, place);
      return put(inserted(forest, [...place, length], newItem(options.textKey, text, options.enable)));
    },
  };
  const actions = actionsOf(entry, disabled || readOnly);
  return <TreeBox field={props} forest={forest} options={options} actions={actions} commands={commands} />;
}

/** A value that is no tree stays as it is. */
const Unreadable = ({ id, text, label }: FieldProps<unknown> & { text: string }) => (
  <output id={id} className="tree-empty" part="control" data-anchor="shown" aria-label={label}>
    {text}
  </output>
);

function Records(props: Parts) {
  const { options, entry, value, disabled, readOnly, change, done } = props;
  const place = useRef<HTMLDivElement>(null);
  const [tree, setTree] = useState<ModelTree | undefined>(undefined);
  useEffect(() => {
    const made = new ModelTree(options, (place.current!.getRootNode() as ShadowRoot).host);
    setTree(made); // oxlint-disable-line react/set-state-in-effect -- it needs the element that is drawn
    bringFailure();
    return made.start();
  }, [options]);
  useSyncExternalStore(tree?.changed.listen ?? nothing, () => tree?.changed.version() ?? 0);
  const chosen = isUnread(value) ? [] : [(value ?? []) as Id | Id[]].flat();
  const choose = (item: Item, keeps: boolean) => {
    if (disabled || readOnly) return;
    const id = item[options.pk] as Id;
    const others = options.isMulti && keeps ? chosen.filter((one) => String(one) !== String(id)) : [];
    const isTaken = options.isMulti && keeps && others.length < chosen.length;
    change(!options.isMulti ? id : isTaken ? others : [...others, id]);
    done();
  };
  const state = tree?.state ?? "loading";
  if (typeof state === "string" || !tree)
    return (
      <div
        ref={place}
        id={props.id}
        part="control"
        data-anchor=""
        className="tree-empty"
        aria-busy={state === "loading"}
      >
        {state === "loading" ? (
          <Loading stop={tree?.stop} />
        ) : (
          <output>
            <LateFailure error={tree?.failure} again={() => void tree?.read()} stop={tree?.stop} />
          </output>
        )}
      </div>
    );
  const actions = actionsOf(entry, disabled || readOnly);
  return (
    <div ref={place}>
      <TreeBox
        field={props}
        forest={state}
        options={options}
        actions={actions}
        commands={tree}
        chosen={new Set(chosen.map(String))}
        choose={choose}
      />
    </div>
  );
}
const nothing = () => () => {};
