import { useEffect, useRef } from "react";
import type { List } from "../../../src/forms/options.ts";
import type { PartProps } from "./select.tsx";

/** When a field that this one depends on gets another value, choices that the list no longer holds go. What was loaded stays. */
export function useFitting({ chosen, parents, value, change }: PartProps, { state, options }: List): void {
  const before = useRef(parents);
  const isOverdue = useRef(false);
  useEffect(() => {
    if (before.current && parents !== before.current) isOverdue.current = true;
    before.current = parents;
    if (!isOverdue.current || state !== "here") return;
    isOverdue.current = false;
    const known = new Set(options.map(({ id }) => id));
    const left = chosen.filter((id) => known.has(id));
    if (left.length < chosen.length) change(Array.isArray(value) ? left : (left[0] ?? ""));
  });
}
