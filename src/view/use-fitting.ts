import { useEffect, useRef } from "react";
import type { List, Parents } from "../forms/options.ts";

interface Fitted {
  chosen: readonly string[];
  /** The values that the list depends on. */
  parents: Parents | undefined;
  /** Takes what is left. */
  keep(ids: string[]): void;
}

/** When a field that this one depends on gets another value, choices that the list no longer holds go. What was loaded stays. */
export function useFitting({ chosen, parents, keep }: Fitted, { state, options }: List): void {
  const before = useRef(parents);
  const isOverdue = useRef(false);
  useEffect(() => {
    if (before.current && parents !== before.current) isOverdue.current = true;
    before.current = parents;
    if (!isOverdue.current || state !== "here") return;
    isOverdue.current = false;
    const known = new Set(options.map(({ id }) => id));
    const left = chosen.filter((id) => known.has(id));
    if (left.length < chosen.length) keep(left);
  });
}
