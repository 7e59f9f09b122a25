import { useId, useState } from "react";
import type { Shape } from "../../../src/maps/geometry/clean.ts";
import { readCoordinate, showCoordinate } from "../../../src/maps/geometry/degrees.ts";
import { moveVertex, removeVertex, verticesOf } from "../../../src/maps/drawing/vertices.ts";
import { words } from "./phrases.ts";

/** A list of more rows helps nobody. */
const mostRows = 100;

interface TableProps {
  shape: Shape;
  isLocal: boolean;
  isOff: boolean;
  change(shape: Shape | null): void;
}

/** The coordinates of the vertices as inputs. */
export function VertexTable({ shape, isLocal, isOff, change }: TableProps) {
  const vertices = verticesOf(shape);
  return (
    <details className="vertices" open={vertices.length === 1}>
      <summary>{words("drawTable")}</summary>
      {vertices.slice(0, mostRows).map(({ path, position }, at) => (
        <fieldset className="vertex-row" key={path.join()} aria-label={words("drawVertex", { at: at + 1 })}>
          {([0, 1] as const).map((axis) => (
            <Coordinate
              key={axis}
              label={words(isLocal ? (["drawX", "drawY"] as const)[axis] : (["drawLng", "drawLat"] as const)[axis])}
              value={position[axis]!}
              most={isLocal ? Infinity : [180, 90][axis]!}
              isLocal={isLocal}
              isOff={isOff}
              change={(value) => change(moveVertex(shape, path, position.with(axis, value)))}
            />
          ))}
          {!isOff && vertices.length > 1 && <Remove at={at + 1} run={() => change(removeVertex(shape, path))} />}
        </fieldset>
      ))}
      {vertices.length > mostRows && <p>{words("drawMore", { count: mostRows, all: vertices.length })}</p>}
    </details>
  );
}

const Remove = ({ at, run }: { at: number; run(): void }) => (
  <button type="button" className="icon" aria-label={words("drawRemove", { at })} onClick={run}>
    <span aria-hidden>×</span>
  </button>
);

interface CoordinateProps {
  label: string;
  value: number;
  most: number;
  isLocal: boolean;
  isOff: boolean;
  change(value: number): void;
}

/** Takes effect when it is left or by Enter; a text that is no coordinate stays and is said. */
function Coordinate({ label, value, most, isLocal, isOff, change }: CoordinateProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | undefined>(undefined);
  const read = typed === undefined ? value : readCoordinate(typed);
  const isWrong = read === undefined || Math.abs(read) > most;
  const take = () => {
    if (typed === undefined || isWrong) return;
    setTyped(undefined);
    if (read !== value) change(read);
  };
  return (
    <label className="coordinate">
      <span>{label}</span>
      <input
        className="control"
        inputMode="decimal"
        value={typed ?? showCoordinate(value, isLocal)}
        readOnly={isOff}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? id : undefined}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          take();
        }}
      />
      {isWrong && (
        <span id={id} role="alert" className="coordinate-wrong">
          {words("drawWrong")}
        </span>
      )}
    </label>
  );
}
