/** Everything typed goes on disk before a page is left: by the person, by the browser, or by us (R2.1-17, SAFETY.md §4). */
import { natives } from "../../base/runtime/runtime.ts";

/** Who keeps the draft of a form. */
interface DraftKeeper {
  /** @returns whether nothing would be lost now */
  flush(): Promise<boolean>;
  /** The person has given up what was typed. */
  discard(): Promise<void>;
}
const keepers = new Map<Element, DraftKeeper>();
const safe = new Set<Element>();

/** @returns ends that */
export function keepWhenLeaving(form: Element, keeper: DraftKeeper): () => void {
  keepers.set(form, keeper);
  return () => void keepers.delete(form);
}

/** Puts all drafts on disk; a disk that takes longer than half a second is not waited for. */
export async function allKept(): Promise<void> {
  const late = new Promise<void>((resolve) => natives.after(patienceMs, resolve));
  await Promise.race([flushAll(), late]);
}
const patienceMs = 500;
const flushAll = (): Promise<unknown> =>
  Promise.allSettled(
    [...keepers].map(async ([form, { flush }]) => ((await flush()) ? safe.add(form) : safe.delete(form))),
  );

/** Leaves the page; the browser asks only for what is on no disk. */
export async function leaveKept(leave: () => void): Promise<void> {
  await allKept();
  isLeaving = true;
  leave();
  natives.after(patienceMs, () => (isLeaving = false)); // still here: somebody else has kept the page
}
let isLeaving = false;
/** Nothing of this form would be lost by what `leaveKept` is doing. */
export const isKept = (form: Element): boolean => isLeaving && safe.has(form);

/** What was typed inside is not wanted any more, nor are its drafts. */
export function giveUp(around: Element): void {
  for (const [form, { discard }] of keepers) if (around.contains(form)) void discard();
}

addEventListener("pagehide", () => void flushAll());
document.addEventListener("visibilitychange", () => void (document.hidden && flushAll()));
