import { stages } from "./stages.ts";

/** Says in a line of the page, after its first second, what is waited for, and how to stop that; until `ended`. */
export function sayWaiting(line: Element, ended: AbortSignal, stop: () => void): void {
  if (ended.aborted) return;
  const say = (text: string, action?: HTMLElement) => {
    if (line.textContent !== text) line.replaceChildren(text, ...(action ? [" ", action] : []));
  };
  const end = stages({ sinceMs: 1000, stop }, say);
  ended.addEventListener("abort", end);
}
