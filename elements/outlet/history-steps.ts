/** History in the shell: detects changes of the address and keeps the scroll position of each entry. */
import { isData } from "../../src/base/data.ts";
import { natives } from "../../src/base/runtime/runtime.ts";

/** Debounce of scroll handling (R9.4-03), in ms. */
const scrollMs = 80;
/** Interval of the address poll in browsers without the Navigation API (R9.4-06), in ms. */
const pollMs = 50;
const key = "vsScroll";

interface Navigation extends EventTarget {
  readonly currentEntry: unknown;
}

/**
 * Calls `changed` after Back, Forward and navigations by scripts, without patching `history`. @returns a function that
 * stops this
 */
export function watchAddress(changed: () => void): () => void {
  const { navigation } = window as { navigation?: Navigation };
  let isOver = false;
  let seen = location.href;
  const poll = () => {
    if (isOver) return;
    if (location.href !== seen) changed();
    seen = location.href;
    natives.after(pollMs, poll);
  };
  if (!navigation) poll();
  addEventListener("popstate", changed);
  addEventListener("hashchange", changed);
  navigation?.addEventListener("currententrychange", changed);
  return () => {
    isOver = true;
    removeEventListener("popstate", changed);
    removeEventListener("hashchange", changed);
    navigation?.removeEventListener("currententrychange", changed);
  };
}

/** Stores the scroll position in the history entry, so that Back and a reload can restore it. */
export function noteScroll(): void {
  const { state } = history as { state: unknown };
  history.replaceState({ ...(isData(state) && state), [key]: scrollY }, "");
}
export function scrollOf(state: unknown): number {
  return isData(state) ? Number(state[key]) || 0 : 0;
}

/** Stores the scroll position when scrolling pauses. @returns a function that stops this */
export function watchScroll(): () => void {
  let timer: number | undefined;
  const moved = () => {
    natives.cancel(timer);
    timer = natives.after(scrollMs, noteScroll);
  };
  addEventListener("scroll", moved, { passive: true });
  return () => {
    natives.cancel(timer);
    removeEventListener("scroll", moved);
  };
}
