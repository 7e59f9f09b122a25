import { natives } from "../../base/runtime/runtime.ts";

/** When to say that a call has no answer yet, in ms. */
const wordMs = 1000;

/** The running calls of each pressed element. */
const running = new WeakMap<Element, number>();

/** Marks a pressed element by `aria-busy` until its call has an answer; after a second the person is told (tell-busy.ts). */
export async function showBusy<Result>(opener: Element, ask: () => Promise<Result>): Promise<Result> {
  const answered = new AbortController();
  count(opener, 1);
  const timer = natives.after(wordMs, () => {
    import("./tell-busy.ts").then(({ tellBusy }) => tellBusy(opener, answered.signal)).catch(console.warn);
  });
  try {
    return await ask();
  } finally {
    natives.cancel(timer);
    answered.abort();
    count(opener, -1);
  }
}

/** A form may have controls that are named like its members. */
const { setAttribute, removeAttribute } = Element.prototype;

function count(opener: Element, step: number): void {
  const now = (running.get(opener) ?? 0) + step;
  running.set(opener, now);
  if (now) setAttribute.call(opener, "aria-busy", "true");
  else removeAttribute.call(opener, "aria-busy");
}
