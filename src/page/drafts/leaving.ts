/**
 * Writes all drafts to disk before a page is left: by the person, by the browser, or by our code (R2.1-17;
 * docs/safety.md, §4).
 */
import { natives } from "../../base/runtime/runtime.ts";
import { leaving } from "./kept-input.ts";

/** Keeps the draft of one form. */
interface DraftKeeper {
  /** @returns whether leaving now would lose nothing */
  flush(): Promise<boolean>;
}
const keepers = new Map<Element, DraftKeeper>();

/** Registers the keeper of a form. @returns a function that removes it */
export function keepWhenLeaving(form: Element, keeper: DraftKeeper): () => void {
  keepers.set(form, keeper);
  return () => {
    keepers.delete(form);
    leaving.kept.delete(form);
  };
}

/** Writes all drafts to disk; waits at most half a second. */
export async function allKept(): Promise<void> {
  const timeLimit = new Promise<void>((resolve) => natives.after(patienceMs, resolve));
  await Promise.race([flushAll(), timeLimit]);
}
const patienceMs = 500;
const flushAll = (): Promise<unknown> =>
  Promise.all(
    [...keepers].map(async ([form, { flush }]) => {
      try {
        if (await flush()) return leaving.kept.add(form);
      } catch (error) {
        console.warn(error);
      }
      return leaving.kept.delete(form);
    }),
  );

/** Leaves the page; the browser asks only about input that is not on disk. */
export async function leaveKept(leave: () => void): Promise<void> {
  await allKept();
  leaving.isUnderWay = true;
  leave();
  natives.after(patienceMs, () => (leaving.isUnderWay = false)); // still here: something else has stopped the navigation
}

addEventListener("pagehide", () => void flushAll());
document.addEventListener("visibilitychange", () => void (document.hidden && flushAll()));
