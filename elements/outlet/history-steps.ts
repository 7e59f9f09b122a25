/** Steps of history in the shell: when the address has changed, and where each place was scrolled to. */
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

/** Steps back and forward, and those that scripts of the page make; the methods of history stay as they are. @returns ends it */
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

/** Notes in the step of history how far the page is scrolled, so that Back and a reload find the place again. */
export function noteScroll(): void {
  const { state } = history as { state: unknown };
  history.replaceState({ ...(isData(state) && state), [key]: scrollY }, "");
}
export function scrollOf(state: unknown): number {
  return isData(state) ? Number(state[key]) || 0 : 0;
}

/** Notes the scroll position when scrolling pauses. @returns ends that */
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
