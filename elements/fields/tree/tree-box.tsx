import { useState } from "react";
import { itemKey, type Forest, type Item } from "../../../src/tables/tree/forest.ts";
import { lateView } from "../../../src/view/late-view.tsx";
import type { FieldProps } from "../../../src/view/field.ts";
import { groupOf } from "../../../src/view/group.ts";
import { moveTo, nameOf, type Commands, type Tree } from "./tree-commands.ts";
import { NewItems } from "./tree-inputs.tsx";
import { TreeRows } from "./tree-rows.tsx";
import { TreeTools } from "./tree-tools.tsx";
import type { TreeAction, TreeOptions } from "./tree-options.ts";
import { useRows } from "./use-rows.ts";

/** Its code comes with the first save. */
const SavingLine = lateView(async () => (await import("./saving-line.tsx")).SavingLine);

interface TreeBoxProps {
  field: FieldProps<unknown>;
  forest: Forest;
  options: TreeOptions;
  actions: ReadonlySet<TreeAction>;
  commands: Commands;
  /** The ids of the chosen items; absent when nothing can be chosen. */
  chosen?: ReadonlySet<string>;
  choose?(item: Item, keeps: boolean): void;
}

/** A tree with its tools: one tab stop in the rows, all tools by keys too. */
export function TreeBox(props: TreeBoxProps) {
  const { field, forest, options, actions, commands, chosen, choose } = props;
  const [naming, setNaming] = useState("");
  /** The item below which one is added; an empty one for a root. */
  const [adding, setAdding] = useState<{ above?: Item | undefined } | undefined>(undefined);
  const [news, setNews] = useState("");
  const rows = useRows(forest, {
    maxDepth: options.maxDepth,
    nameOf: (item) => nameOf(item, options),
    move: (from, to) => moveTo(tree, from, to),
  });
  const tree: Tree = {
    forest,
    options,
    actions,
    commands,
    rows,
    choose,
    tell: setNews,
    name: setNaming,
    addBelow: (above) => setAdding({ above }),
  };
  const above = adding?.above;
  return (
    <div {...groupOf(field)} className="tree-frame">
      <TreeTools tree={tree} />
      <TreeRows tree={tree} field={field} chosen={chosen} naming={naming || undefined} />
      {adding && (
        <NewItems
          at={adding}
          above={above ? nameOf(above, options) : ""}
          isMany={commands.isMany === true}
          save={async (text) => {
            const isSaved = await commands.add(above, text);
            if (isSaved && above) rows.expand(above[itemKey]!);
            return isSaved;
          }}
          end={() => {
            setAdding(undefined);
            rows.focus(rows.active);
          }}
        />
      )}
      <output className="quiet">{news}</output>
      {commands.saving && commands.saving.length > 0 && <SavingLine />}
    </div>
  );
}
