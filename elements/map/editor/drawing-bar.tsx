import { kindOf, type Shape, type ShapeKind } from "../../../src/maps/geometry/shape-kind.ts";
import { countParts } from "../../../src/maps/drawing/vertices.ts";
import { words } from "./phrases.ts";
import type { Steps } from "./undo-steps.ts";
import type { Purpose } from "./use-drawing.ts";

/** What is going on on the map. */
export type Work = ShapeKind | Exclude<Purpose, "add"> | "transform" | "import" | "export" | undefined;

export interface BarProps {
  value: Shape | null;
  /** The stored value cannot be shown. */
  isUnread: boolean;
  kinds: readonly ShapeKind[];
  isMulti: boolean;
  work: Work;
  steps: Steps;
  isSnapping: boolean;
  /** Starts this, or ends it when it runs. */
  choose(work: Exclude<Work, undefined>): void;
  join(): void;
  snap(isOn: boolean): void;
  focus(): void;
}

const kindWords = { Point: "drawPoint", LineString: "drawLine", Polygon: "drawArea" } as const;

/** What can be drawn, and what can be done with what was drawn. */
export function DrawingBar({
  value,
  isUnread,
  kinds,
  isMulti,
  work,
  steps,
  isSnapping,
  choose,
  join,
  snap,
  focus,
}: BarProps) {
  const kind = value && kindOf(value.type);
  const isLong = kind !== null && kind !== "Point";
  return (
    <div className="geometry-bar" role="toolbar" aria-label={words("drawTools")}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would have its own look */}
      <div className="geometry-kinds" role="group" aria-label={words("drawAdd")}>
        {kinds.map((one) => (
          <Tool key={one} text={words(kindWords[one])} isPressed={work === one} run={() => choose(one)} />
        ))}
      </div>
      <Icon label={words("drawUndo")} sign="↶" isOff={!steps.canUndo} run={steps.undo} />
      <Icon label={words("drawRedo")} sign="↷" isOff={!steps.canRedo} run={steps.redo} />
      <Icon label={words("drawShow")} sign="◎" isOff={!value} run={focus} />
      <Icon label={words("drawClear")} sign="×" isOff={!value && !isUnread} run={() => steps.push(null)} />
      <span className="geometry-gap" />
      {kind === "Polygon" && <Tool text={words("drawHole")} isPressed={work === "hole"} run={() => choose("hole")} />}
      {isLong && isMulti && <Tool text={words("drawSplit")} isPressed={work === "split"} run={() => choose("split")} />}
      {isLong && countParts(value) > 1 && <Tool text={words("drawJoin")} run={join} />}
      {value && value.type !== "Point" && (
        <Tool text={words("drawTransform")} isPressed={work === "transform"} run={() => choose("transform")} />
      )}
      <button type="button" className="toggle" aria-pressed={isSnapping} onClick={() => snap(!isSnapping)}>
        {words("drawSnap")}
      </button>
      <Tool text={words("drawImport")} isPressed={work === "import"} run={() => choose("import")} />
      {value && <Tool text={words("drawExport")} isPressed={work === "export"} run={() => choose("export")} />}
    </div>
  );
}

interface ToolProps {
  text: string;
  isPressed?: boolean;
  run(): void;
}

const Tool = ({ text, isPressed, run }: ToolProps) => (
  <button type="button" aria-pressed={isPressed} onClick={run}>
    {text}
  </button>
);

function Icon({ label, sign, isOff, run }: { label: string; sign: string; isOff: boolean; run(): void }) {
  return (
    <button
      type="button"
      className="icon"
      aria-label={label}
      title={label}
      aria-disabled={isOff}
      onClick={() => isOff || run()}
    >
      <span aria-hidden>{sign}</span>
    </button>
  );
}
