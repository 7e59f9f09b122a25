import { useLayoutEffect, type KeyboardEvent } from "react";
import type { ItemInstance } from "@headless-tree/core";
import { itemKey, type Item } from "../../../src/tables/tree/forest.ts";
import type { FieldProps } from "../../../src/view/field.ts";
import { nameOf, run, toggle, type Tree } from "./tree-commands.ts";
import { words } from "./phrases.ts";
import { NameInput } from "./tree-inputs.tsx";
import { stepOf } from "./tree-keys.ts";
import { isOn } from "./tree-options.ts";
import { indentPx } from "./use-rows.ts";
import { showRow, useWindow } from "./use-window.ts";

interface TreeRowsProps {
  tree: Tree;
  field: FieldProps<unknown>;
  /** The ids of the chosen items; undefined when nothing can be chosen. */
  chosen: ReadonlySet<string> | undefined;
  /** The key of the item whose name is being changed. */
  naming: string | undefined;
}

/** The rows in view (ARIA practices, tree view). */
export function TreeRows(props: TreeRowsProps) {
  const { tree, field, chosen } = props;
  const { rows, options, actions } = tree;
  const { box, rowPx, drawn, onScroll } = useWindow(rows.items.length, { size: options.size, active: rows.row });
  // oxlint-disable-next-line react/refs -- only before the rows change places is it known
  const hadFocus = box.current?.querySelector(".tree-row:focus") != null;
  useLayoutEffect(() => {
    const show = (key: string, row: number) =>
      box.current !== null && showRow(box.current, { key, top: row * rowPx, rowPx });
    rows.giveFocus(show);
    // a row that has changed places in the page has lost the focus
    if (hadFocus && rows.active !== undefined && !box.current?.querySelector(":focus")) show(rows.active, rows.row);
  });
  const { onDragOver, onDrop, ref } = rows.tree.getContainerProps();
  const drag = actions.has("drag") ? { onDragOver, onDrop } : {};
  const line = rows.tree.getDragLineData();
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.target instanceof HTMLInputElement && event.target.type === "text") return;
    const { row, items, parentRow } = rows;
    const isExpanded = items[row]?.isFolder() ? items[row].isExpanded() : undefined;
    const standing = { row, count: items.length, pageRows: options.size - 1, isExpanded, parentRow };
    const isRtl = getComputedStyle(event.currentTarget).direction === "rtl";
    const step = stepOf(event, { ...standing, hasBoxes: options.enable !== "" }, isRtl);
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    run(tree, step);
  };
  return (
    <div className="tree-box" ref={box} onScroll={onScroll} style={{ maxBlockSize: options.size * rowPx + 2 }}>
      {rows.items.length === 0 && <p className="tree-empty">{words("treeEmpty")}</p>}
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the focus goes to its rows */}
      <div
        {...drag}
        ref={ref}
        id={field.id}
        className="tree"
        role="tree"
        data-anchor=""
        tabIndex={-1}
        aria-label={field.label}
        aria-labelledby={field.label ? undefined : `${field.id}-label`}
        aria-disabled={field.disabled || field.readOnly || undefined}
        aria-multiselectable={options.isMulti || undefined}
        onKeyDown={onKeyDown}
        onFocus={({ target, currentTarget }) => target === currentTarget && rows.focus(rows.active)}
        style={{ blockSize: rows.items.length * rowPx }}
      >
        {drawn.map((at) => (
          <Row key={rows.items[at]!.getId()} {...props} one={rows.items[at]!} chosen={chosen} rowPx={rowPx} />
        ))}
        {line && <div className="tree-line" style={{ top: line.top, left: line.left, width: line.width }} />}
      </div>
    </div>
  );
}

function Row(props: TreeRowsProps & { one: ItemInstance<Item>; rowPx: number }) {
  const { tree, one, rowPx, chosen, naming } = props;
  const { rows, options, choose, commands, actions } = tree;
  const item = one.getItemData();
  const key = one.getId();
  const { level, index, setSize, posInSet } = one.getItemMeta();
  const isFolder = one.isFolder();
  const isExpanded = isFolder && one.isExpanded();
  const name = nameOf(item, options);
  const isChecked = options.enable === "" ? undefined : isOn(item, options);
  const isChosen = chosen?.has(String(item[options.pk]));
  const isBusy = commands.saving?.some((other) => other[itemKey] === key);
  const isTarget = one.isUnorderedDragTarget();
  const classes = ["tree-row", isChecked === false && "off", isTarget && "target", isBusy && "busy"];
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the tree listens to keys
    <div
      {...dragOf(props)}
      role="treeitem"
      className={classes.filter(Boolean).join(" ")}
      aria-busy={isBusy || undefined}
      data-key={key}
      tabIndex={key === rows.active ? 0 : -1}
      aria-label={name}
      aria-level={level + 1}
      aria-setsize={setSize}
      aria-posinset={posInSet + 1}
      aria-expanded={isFolder ? isExpanded : undefined}
      aria-checked={isChecked}
      aria-selected={isChosen ?? key === rows.active}
      style={{ top: index * rowPx, blockSize: rowPx, paddingInlineStart: level * indentPx }}
      onFocus={() => rows.enter(key)}
      onClick={({ ctrlKey, metaKey, shiftKey }) => choose?.(item, ctrlKey || metaKey || shiftKey)}
      onDoubleClick={() => actions.has("edit") && tree.name(key)}
    >
      <button
        type="button"
        className="tree-twist"
        tabIndex={-1}
        aria-hidden="true"
        hidden={!isFolder}
        onClick={(event) => {
          event.stopPropagation();
          rows[isExpanded ? "collapse" : "expand"](key);
        }}
      >
        {isExpanded ? "▾" : "▸"}
      </button>
      {isChecked !== undefined && (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/label-has-associated-control -- a larger target; the row has name, state and keys
        <label className="tree-check" aria-hidden="true" onClick={(event) => event.stopPropagation()}>
          <input
            type="checkbox"
            tabIndex={-1}
            checked={isChecked}
            disabled={!actions.has("edit")}
            onChange={() => toggle(tree, item)}
          />
        </label>
      )}
      {naming === key ? (
        <NameInput
          label={words("treeName", { text: name })}
          text={name}
          save={(text) => commands.rename(rows.placeOf(key)!, text)}
          end={() => {
            tree.name("");
            rows.focus(key);
          }}
        />
      ) : (
        <span className="tree-text" title={name}>
          {name}
        </span>
      )}
    </div>
  );
}

/** The library's props for dragging; without them an item only stays where it is. */
function dragOf({ tree, one, naming }: { tree: Tree; one: ItemInstance<Item>; naming: string | undefined }) {
  const { ref, draggable, onDragStart, onDragEnd, onDragEnter, onDragOver, onDragLeave, onDrop } = one.getProps();
  if (!tree.actions.has("drag") || naming !== undefined) return { ref };
  return { ref, draggable, onDragStart, onDragEnd, onDragEnter, onDragOver, onDragLeave, onDrop };
}
