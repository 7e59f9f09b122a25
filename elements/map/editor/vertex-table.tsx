import { useId, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Shape } from "../../../src/maps/geometry/shape-kind.ts";
import { natives } from "../../../src/base/runtime/runtime.ts";
import { readCoordinate, showCoordinate } from "../../../src/maps/geometry/degrees.ts";
import { isAt, moveVertex, removeVertex, verticesOf, visit, type Vertex } from "../../../src/maps/drawing/vertices.ts";
import { words } from "./phrases.ts";
import type { Change } from "./local.ts";
import { noteTyped, type Typing } from "./unfinished.ts";

/** A list of more rows helps nobody. */
const mostRows = 100;

interface TableProps extends Pick<Typing, "entry"> {
  /** What is stored. */
  stored: Shape;
  /** What is shown: the value, or its local coordinates. */
  shape: Shape;
  isLocal: boolean;
  isOff: boolean;
  /** @returns false when it was not done; what was typed stays */
  change(change: Change): Promise<boolean>;
}

/** The coordinates of the vertices as inputs. */
export function VertexTable(props: TableProps) {
  const { shape } = props;
  const [isOpen, setOpen] = useState(shape.type === "Point");
  // a long list is drawn when it is opened
  const isDrawn = isOpen || !hasMore(shape, mostRows);
  return (
    <details className="vertices" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words("drawTable")}</summary>
      {isDrawn && <Rows {...props} />}
    </details>
  );
}

function hasMore(shape: Shape, most: number): boolean {
  let count = 0;
  return visit(shape, () => ++count > most);
}

function Rows({ entry, stored, shape, isLocal, isOff, change }: TableProps) {
  const vertices = verticesOf(shape);
  // a shape across the 180th meridian goes on beyond it
  const isBeyond = vertices.some(({ position: [x] }) => Math.abs(x!) > 180);
  return (
    <>
      {vertices.slice(0, mostRows).map(({ path, position }, at) => {
        const here = (run: (now: Shape, vertex: Vertex) => Shape | null) =>
          change((now) => {
            const vertex = vertexIn(now, vertices, at);
            return vertex && run(now, vertex);
          });
        return (
          <fieldset className="vertex-row" key={path.join()} aria-label={words("drawVertex", { at: at + 1 })}>
            {([0, 1] as const).map((axis) => (
              <Coordinate
                key={axis}
                entry={entry}
                owner={stored}
                place={`${path.join()} ${axis}`}
                label={words(isLocal ? (["drawX", "drawY"] as const)[axis] : (["drawLng", "drawLat"] as const)[axis])}
                value={position[axis]!}
                most={isLocal ? Infinity : [isBeyond ? 360 : 180, 90][axis]!}
                axis={axis}
                isLocal={isLocal}
                isOff={isOff}
                change={(value) =>
                  here((now, vertex) => moveVertex(now, vertex.path, vertex.position.with(axis, value)))
                }
              />
            ))}
            {!isOff && vertices.length > 1 && (
              <Remove at={at + 1} run={() => here((now, vertex) => removeVertex(now, vertex.path))} />
            )}
          </fieldset>
        );
      })}
      {vertices.length > mostRows && <p>{words("drawMore", { count: mostRows, all: vertices.length })}</p>}
    </>
  );
}

/** A vertex of the list in what the geometry has become meanwhile: by its number, or by its place when others went. */
function vertexIn(now: Shape, list: readonly Vertex[], at: number): Vertex | undefined {
  const all = verticesOf(now);
  return all.length === list.length ? all[at] : all.find(({ position }) => isAt(position, list[at]!.position));
}

const Remove = ({ at, run }: { at: number; run(): Promise<unknown> }) => (
  <button
    type="button"
    className="icon"
    aria-label={words("drawRemove", { at })}
    title={words("drawRemove", { at })}
    onClick={({ currentTarget }) => {
      const editor = natives.closest<HTMLElement>(currentTarget, ".geometry")!;
      void run().then(() => natives.after(0, () => focusRow(editor, at)));
    }}
  >
    <span aria-hidden>×</span>
  </button>
);

/** The row that has come in place of a removed one, else the last one, else the map. */
function focusRow(editor: HTMLElement, at: number): void {
  const buttons = [...editor.querySelectorAll<HTMLElement>(".vertices .vertex-row > button")];
  const next = buttons[Math.min(at, buttons.length) - 1] ?? editor.querySelector<HTMLElement>(".map-place");
  next?.focus({ preventScroll: buttons.length === 0 });
}

interface CoordinateProps extends Pick<Typing, "entry"> {
  owner: Shape;
  place: string;
  label: string;
  value: number;
  most: number;
  axis: 0 | 1;
  isLocal: boolean;
  isOff: boolean;
  change(value: number): Promise<boolean>;
}

/** Takes effect when it is left or by Enter; a text that is no coordinate stays and is said. */
function Coordinate({ entry, owner, place, label, value, most, axis, isLocal, isOff, change }: CoordinateProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | undefined>(undefined);
  const read = typed === undefined ? value : readCoordinate(typed, isLocal ? undefined : axis);
  const isWrong = read === undefined || Math.abs(read) > most;
  useLayoutEffect(() => {
    const typing = { entry, shape: owner };
    noteTyped(typing, place, typed);
    return () => noteTyped(typing, place, undefined);
  }, [entry, owner, place, typed]);
  const taking = useRef<string>(undefined);
  const take = () => {
    // Enter, then Tab: once
    if (typed === undefined || typed === taking.current || isWrong) return;
    if (read === value) return setTyped(undefined);
    taking.current = typed;
    // what was typed stays until it has taken effect; typed further meanwhile, it stays too
    void change(read).then((isDone) => {
      if (taking.current === typed) taking.current = undefined;
      // at once: a save that waits refuses what is still being typed
      if (isDone) flushSync(() => setTyped((now) => (now === typed ? undefined : now)));
    });
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
