import { useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { middleOf, shifted, transform } from "../../../src/maps/drawing/transform.ts";
import { isOnEarth } from "../../../src/maps/geometry/on-earth.ts";
import type { Shape } from "../../../src/maps/geometry/shape-kind.ts";
import { readNumber } from "../../../src/values/numbers.ts";
import { useLatest } from "../../../src/view/use-latest.ts";
import type { Made } from "./editor-map.ts";
import { words } from "./phrases.ts";
import { showHandles } from "./transform-handles.ts";
import { noteTyped, type Typing } from "./unfinished.ts";

interface PanelProps extends Pick<Made, "map" | "layer">, Typing {
  change(shape: Shape): void;
}

const inputs = [
  ["east", "drawEast"],
  ["north", "drawNorth"],
  ["turn", "drawTurnBy"],
  ["scale", "drawScaleBy"],
] as const;
type Texts = Record<(typeof inputs)[number][0], string>;
const nothing: Texts = { east: "", north: "", turn: "", scale: "" };

/** Moves, turns and scales the whole geometry: handles on the map, and numbers. */
export default function TransformPanel({ entry, map, layer, shape, change }: PanelProps) {
  const id = useId();
  const latest = useLatest(change);
  const focused = useRef<"move" | "turn" | "scale">(undefined);
  const [texts, setTexts] = useState(nothing);
  // numbers that lead off the Earth
  const [refused, setRefused] = useState<Texts | undefined>(undefined);
  useEffect(() => {
    const owner = {
      shape,
      preview: (moved: Shape) => isOnEarth(moved) && layer.show(moved, true),
      change(moved: Shape) {
        if (isOnEarth(moved)) return latest.current(moved);
        layer.show(shape, true);
      },
    };
    return showHandles(map, owner, focused.current, (kind) => (focused.current = kind));
  }, [map, layer, shape, latest]);

  useLayoutEffect(() => {
    const typing = { entry, shape };
    for (const [name] of inputs) noteTyped(typing, name, texts[name] || undefined);
    return () => inputs.forEach(([name]) => noteTyped(typing, name, undefined));
  }, [entry, shape, texts]);

  const numbers = Object.fromEntries(inputs.map(([name]) => [name, readNumber(texts[name], 6)]));
  const faultOf = (name: keyof Texts) => {
    if (numbers[name] === undefined) return "drawNoNumber";
    if (name === "scale" && numbers[name] === 0) return "drawNoSize";
    return refused === texts && texts[name] !== "" && name !== "turn" ? "drawTooFar" : undefined;
  };
  const apply = () => {
    if (inputs.some(([name]) => faultOf(name)?.startsWith("drawNo"))) return;
    const { east, north, turn, scale } = numbers;
    const to = shifted(middleOf(shape), east ?? 0, north ?? 0);
    const given = { ...(east || north ? { to } : {}), turn: -(turn ?? 0), scale: Math.abs(scale ?? 100) / 100 };
    const made = transform(shape, given);
    // beyond a pole the projection leads to the other side of the equator
    if (![made, { type: "Point" as const, coordinates: to }].every(isOnEarth)) return setRefused(texts);
    change(made);
    setTexts(nothing);
  };
  return (
    <fieldset className="vertex-row" aria-label={words("drawTransform")}>
      {inputs.map(([name, label]) => (
        <label key={name} className="coordinate">
          <span>{words(label)}</span>
          <input
            className="control"
            inputMode="decimal"
            value={texts[name]}
            placeholder={name === "scale" ? "100" : "0"}
            aria-invalid={faultOf(name) !== undefined}
            aria-describedby={faultOf(name) && `${id}-${name}`}
            onChange={({ target }) => setTexts({ ...texts, [name]: target.value })}
            onKeyDown={(event) => {
              if (event.key !== "Enter") return;
              event.preventDefault();
              apply();
            }}
          />
          {faultOf(name) && (
            <span id={`${id}-${name}`} role="alert" className="coordinate-wrong">
              {words(faultOf(name)!)}
            </span>
          )}
        </label>
      ))}
      <button type="button" onClick={apply}>
        {words("drawApply")}
      </button>
    </fieldset>
  );
}
