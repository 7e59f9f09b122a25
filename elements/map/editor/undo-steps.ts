import { useState } from "react";
import type { Shape } from "../../../src/maps/geometry/shape-kind.ts";
import type { Unread } from "../../../src/values/unread.ts";
import { useLatest } from "../../../src/view/use-latest.ts";

export interface Steps {
  /** Changes the value; undo takes it back. */
  push(shape: Shape | null): void;
  undo(): void;
  redo(): void;
  canUndo: boolean;
  canRedo: boolean;
}

/** What the field holds: a geometry, a stored text that cannot be read as one, or nothing. */
type Value = Shape | Unread | null;

/** The last hundred changes of a geometry, back and forth. */
export function useSteps(value: Value, change: (value: Value) => void): Steps {
  const latest = useLatest({ value, change });
  const [{ past, future }, setSteps] = useState<{ past: Value[]; future: Value[] }>({
    past: [],
    future: [],
  });
  const [push] = useState(() => (shape: Shape | null) => {
    const before = latest.current.value;
    setSteps((steps) => ({ past: [...steps.past.slice(-99), before], future: [] }));
    latest.current.change(shape);
  });
  return {
    push,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    undo() {
      const before = past.at(-1)!;
      setSteps({ past: past.slice(0, -1), future: [...future, value] });
      change(before);
    },
    redo() {
      const next = future.at(-1)!;
      setSteps({ past: [...past, value], future: future.slice(0, -1) });
      change(next);
    },
  };
}
