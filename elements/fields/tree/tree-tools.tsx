import { fits, placeBy, type Way } from "../../../src/tables/tree/forest.ts";
import { words as removeWords } from "../../../src/page/saving/remove-phrases.ts";
import { Toolbar } from "../../../src/view/controls/editing/toolbar.tsx";
import { activeOf, addTo, moveBy, removeActive, type Tree } from "./tree-commands.ts";
import { words } from "./phrases.ts";

interface Tool {
  name: string;
  sign: string;
  /** For `aria-keyshortcuts`. */
  keys?: string;
  isOff: boolean;
  run(): void;
}

/** The buttons above a tree, for the active item. */
export function TreeTools({ tree }: { tree: Tree }) {
  const tools = [...changing(tree), ...unfolding(tree)];
  if (tools.length === 0) return null;
  return (
    <Toolbar label={words("treeTools")}>
      {tools.map(({ name, sign, keys, isOff, run }) => (
        <button
          key={name}
          type="button"
          className="icon"
          aria-label={name}
          aria-keyshortcuts={keys}
          title={keys ? `${name} (${keys.replace("Arrow", "")})` : name}
          disabled={isOff}
          onClick={run}
        >
          <span aria-hidden="true">{sign}</span>
        </button>
      ))}
    </Toolbar>
  );
}

const ways = [
  ["up", "treeUp", "↑", "Alt+ArrowUp"],
  ["down", "treeDown", "↓", "Alt+ArrowDown"],
  ["out", "treeOut", "←", "Alt+ArrowLeft"],
  ["in", "treeIn", "→", "Alt+ArrowRight"],
] as const;

function changing(tree: Tree): Tool[] {
  const { actions, options, forest } = tree;
  const active = activeOf(tree);
  const place = active?.place ?? [];
  const isOff = !active;
  const can = (way: Way) => {
    const to = active && placeBy(forest, active.place, way);
    return !!to && fits(active.item, to, options.maxDepth);
  };
  const add: Tool[] = [
    { name: words("treeAdd"), sign: "+", keys: "Insert", isOff: false, run: () => addTo(tree, place.slice(0, -1)) },
    {
      name: words("treeAddInside"),
      sign: "↳+",
      isOff: isOff || place.length >= options.maxDepth,
      run: () => addTo(tree, place),
    },
  ];
  const edit: Tool = {
    name: words("treeRename"),
    sign: "✎",
    keys: "F2",
    isOff,
    run: () => tree.name(active!.key),
  };
  const drag = ways.map(([way, name, sign, keys]): Tool => ({
    name: words(name),
    sign,
    keys,
    isOff: !can(way),
    run: () => moveBy(tree, way),
  }));
  const del: Tool = {
    name: removeWords("deleteYes"),
    sign: "×",
    keys: "Delete",
    isOff,
    run: () => void removeActive(tree),
  };
  const all = { add, edit: [edit], drag, del: [del] };
  return (["add", "edit", "drag", "del"] as const).flatMap((action) => (actions.has(action) ? all[action] : []));
}

function unfolding({ rows }: Tree): Tool[] {
  if (!rows.hasBranches) return [];
  return [
    { name: words("treeExpand"), sign: "⊞", keys: "*", isOff: false, run: () => rows.expandAll() },
    { name: words("treeCollapse"), sign: "⊟", isOff: false, run: () => rows.collapseAll() },
  ];
}
