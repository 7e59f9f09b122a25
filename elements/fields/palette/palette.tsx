import { useRef, useState, type KeyboardEvent } from "react";
import { colorsIn, onColor, plainColor, toggledColor } from "../../../src/values/colors.ts";
import { readTexts, spellTexts } from "../../../src/values/lists.ts";
import { field, isUnread, type FieldProps } from "../../../src/view/field.ts";
import { groupOf } from "../../../src/view/group.ts";
import { AskAgain, useOptions } from "../../../src/view/around/depends.tsx";
import { ownSwatches, swatchesOf } from "./swatches.ts";
import styles from "./palette.css";

/**
 * A grid of 5 rows of 7 colours, several can be chosen (R2.4-29); the value is their hex digits joined by commas. A
 * colour that is not in the grid is shown after it and kept.
 */
export default field<string>({
  empty: "",
  read: (raw) => readTexts(raw).join(),
  write(value, raw) {
    if (raw === undefined || raw === null || raw === "") return value === "" ? (raw ?? null) : value;
    return spellTexts(colorsIn(value), raw);
  },
  isGroup: true,
  styles,
  View: PaletteField,
});

const columns = 7;

function PaletteField(props: FieldProps<string>) {
  const { id, entry, form, value, disabled, readOnly, change, done } = props;
  const list = useOptions(entry);
  const grid = useRef<HTMLDivElement>(null);
  const [visited, setVisited] = useState<number | undefined>(undefined);
  const text = isUnread(value) ? value.text : value;
  const chosen = colorsIn(text);
  const isOwn = Boolean(entry["options"] || entry["data"]);
  const known = isOwn ? swatchesOf(list.options) : ownSwatches();
  const on = new Set(chosen.map(plainColor));
  const others = chosen.map((name) => ({ color: plainColor(name), name }));
  const all = [...known, ...others.filter(({ color }) => !known.some((one) => one.color === color))];
  // a form that is only read shows what is chosen
  const swatches = readOnly && form && on.size ? all.filter(({ color }) => on.has(color)) : all;
  const first = Math.max(
    swatches.findIndex(({ color }) => on.has(color)),
    0,
  );
  const current = Math.min(visited ?? first, swatches.length - 1);

  const toggle = (color: string) => {
    change(toggledColor(text, color));
    done();
  };
  const goBy = (event: KeyboardEvent, at: number) => {
    const next = placeBy(event.key, at, isRightToLeft(grid.current!));
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (!swatches[next]) return;
    setVisited(next);
    grid.current!.querySelectorAll("input")[next]!.focus();
  };
  return (
    <>
      <div {...groupOf(props)} className="palette" ref={grid}>
        {swatches.map(({ color, name }, at) => (
          <input
            key={color}
            type="checkbox"
            className="tone"
            style={isHex(color) ? { backgroundColor: color, color: onColor(color) } : undefined}
            title={name}
            id={at === current ? id : undefined}
            data-anchor={at === current ? "" : undefined}
            tabIndex={at === current ? 0 : -1}
            aria-label={name}
            checked={on.has(color)}
            disabled={disabled || readOnly}
            onKeyDown={(event) => goBy(event, at)}
            onFocus={() => setVisited(at)}
            onChange={() => toggle(color)}
          />
        ))}
      </div>
      <AskAgain entry={entry} list={list} />
    </>
  );
}

const isHex = (color: string): boolean => /^#[\da-f]{6}/.test(color);

/** The index that a key moves to from index `at` in the grid; undefined for other keys. */
function placeBy(key: string, at: number, isRtl: boolean): number | undefined {
  const column = at % columns;
  const forward = isRtl ? -1 : 1;
  const steps: Record<string, number> = {
    ArrowRight: forward,
    ArrowLeft: -forward,
    ArrowDown: columns,
    ArrowUp: -columns,
    Home: -column,
    End: columns - 1 - column,
  };
  const step = steps[key];
  return step === undefined ? undefined : at + step;
}

const isRightToLeft = (element: Element): boolean => getComputedStyle(element).direction === "rtl";
