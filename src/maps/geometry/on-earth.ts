import type { Shape } from "./shape-kind.ts";

/** Whether all positions can be degrees: a shape across the 180th meridian goes on beyond it. */
export function isOnEarth({ coordinates }: Shape): boolean {
  const all = (value: unknown): boolean => {
    const list = value as unknown[];
    if (typeof list[0] !== "number") return list.every(all);
    return Math.abs(list[0]) <= 360 && Math.abs(list[1] as number) <= 90;
  };
  return all(coordinates);
}
