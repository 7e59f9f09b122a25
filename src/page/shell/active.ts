import { natives } from "../../base/runtime/runtime.ts";
import { decode } from "./decode.ts";

/** The shown state: the name of the shell's page, and the pairs that filter it. */
export interface Shown {
  page?: string;
  state: Record<string, string>;
}

/** Marks elements whose `state` is the current one with `vs-active`, for the page's own style (R2.1-09). */
export function showActive(shown: Shown | undefined): void {
  for (const element of natives.findAll("[state],[data-state]")) {
    const value = natives.attribute(element, "data-state") ?? natives.attribute(element, "state") ?? "";
    if (shown && isShown(value, shown)) element.setAttribute("vs-active", "");
    else element.removeAttribute("vs-active");
  }
}

function isShown(value: string, { page, state }: Shown): boolean {
  const segments = value.split("/").filter(Boolean);
  const named = segments[0]?.includes("=") ? undefined : segments.shift();
  if (!segments.length && named === undefined) return false;
  if (named !== undefined && named !== page) return false;
  return segments.every((segment) => {
    const at = segment.indexOf("=");
    return (state[decode(segment.slice(0, at))] ?? "") === decode(segment.slice(at + 1));
  });
}
