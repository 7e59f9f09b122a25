import { useState, useSyncExternalStore } from "react";
import { titleOf } from "../../../src/base/language/i18n.ts";
import { levelsOf, nextLevel, pathTo } from "../../../src/forms/lists/list-levels.ts";
import { arrived, listOf, optionStore, type List } from "../../../src/forms/lists/option-lists.ts";
import { exactly } from "../../../src/forms/lists/search.ts";
import { wordsIn } from "../../../src/view/controls/choosing/offered.ts";
import { One } from "../../../src/view/controls/choosing/one.tsx";
import { offering, withoutServer } from "../../../src/view/controls/choosing/source.ts";
import { groupOf } from "../../../src/view/group.ts";
import { AskAgain, useAwaited } from "../../../src/view/around/depends.tsx";
import { words } from "./phrases.ts";
import type { PartProps } from "./part-props.ts";

/**
 * A choice in levels: each level offers the children of the previous choice; the deepest choice is the value (R2.4-16).
 */
export function Levels(props: PartProps) {
  const { id, entry, label, chosen, change } = props;
  const { names, most } = levelsOf(entry);
  const read = () => names.map((name) => listOf(entry["options"] ? entry : { ...entry, data: name }));
  useSyncExternalStore(optionStore.listen, optionStore.version);
  const lists = read();
  const [value = ""] = chosen;
  /** Choices of the upper levels, while the last level is not yet chosen. */
  const [partial, setPartial] = useState<string[]>([]);
  const all = lists.map(({ options }) => options);
  const path = value ? pathTo(all, value) : partial;
  const choose = (at: number, one: string) => {
    const next = one ? [...path.slice(0, at), one] : path.slice(0, at);
    const isWhole = names.length === 1 || next.length === names.length;
    setPartial(isWhole ? [] : next);
    change(isWhole ? (next.at(-1) ?? "") : "");
  };
  const shown = [...path, ""]
    .slice(0, most)
    .filter((one, at) => at === 0 || one || nextLevel(all, path.slice(0, at)).length);
  const title = label ?? titleOf(entry.title);
  return (
    <>
      <div className="levels" {...groupOf(props)}>
        {shown.map((one, at) => (
          <Level
            // oxlint-disable-next-line react/no-array-index-key -- the index identifies a level
            key={at}
            {...props}
            id={at ? `${id}-${at + 1}` : id}
            entry={{ ...entry, data: names[at] ?? names[0]! }}
            label={at ? words("listLevel", { title, at: at + 1 }) : label}
            list={{
              state: lists[at]?.state ?? lists[0]!.state,
              options: nextLevel(all, path.slice(0, at)) as List["options"],
            }}
            above={path[at - 1]}
            current={one}
            choose={(next) => choose(at, next)}
          />
        ))}
      </div>
      {lists.map((list, at) => (
        <AskAgain key={names[at]} entry={{ ...entry, data: names[at] }} list={list} />
      ))}
    </>
  );
}

function Level(
  props: PartProps & { list: List; above: string | undefined; current: string; choose(id: string): void },
) {
  const { entry, list, above, current, choose } = props;
  const source = {
    ...withoutServer,
    ...offering(entry, list, [current], useAwaited(list.state)),
    words: (id: string) => wordsIn(list, id),
    exact: (typed: string) =>
      arrived(entry, undefined, (option) => option.parent === above && exactly([option], typed) !== undefined),
    opened() {},
    again() {},
  };
  return <One field={props} source={source} current={current} choose={choose} />;
}
