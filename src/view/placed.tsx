import { useEffect, useRef, type ReactNode, type RefObject } from "react";
import type { List, Parents } from "../forms/options.ts";
import type { FieldProps } from "./field.ts";
import { useParents, type Around } from "./use-parents.ts";

interface PlacedProps {
  field: Pick<FieldProps<never>, "entry" | "form">;
  draw(around: Around, own: RefObject<HTMLElement | null>): ReactNode;
}

/** A view with a node of its own, from which its neighbours and its form are found. Those that need none go without. */
export function Placed({ field, draw }: PlacedProps) {
  const own = useRef<HTMLDivElement>(null);
  const around = useParents(field, own);
  return <div ref={own}>{draw(around, own)}</div>;
}

interface StraysProps {
  chosen: readonly string[];
  /** The values that the list depends on. */
  parents: Parents;
  list: List;
  /** Takes what is left. */
  keep(ids: string[]): void;
}

/** When a field that this one depends on gets another value, choices that the list no longer holds go. What was loaded stays. */
export function DropStrays({ chosen, parents, list: { state, options }, keep }: StraysProps) {
  const before = useRef(parents);
  const isOverdue = useRef(false);
  useEffect(() => {
    if (parents !== before.current) isOverdue.current = true;
    before.current = parents;
    if (!isOverdue.current || state !== "here") return;
    isOverdue.current = false;
    const known = new Set(options.map(({ id }) => id));
    const left = chosen.filter((id) => known.has(id));
    if (left.length < chosen.length) keep(left);
  });
  return null;
}
