/** Lines in the page's own markup that say what is waited for. The code of their later stages comes after a second. */
import { t } from "../../base/language/i18n.ts";
import { natives } from "../../base/runtime/runtime.ts";

/** When it is said that something is being loaded, so that quick answers do not flash, and when the later stages begin. */
const [patienceMs, laterMs] = [150, 1000];

/** Says in a new line at the end of `place` that its markup is being loaded. @returns a function that removes it */
export function waitIn(place: Element, stop: () => void): () => void {
  const line = document.createElement("span");
  line.setAttribute("role", "status");
  const timer = natives.after(patienceMs, () => place.append(line));
  const end = waitOn(line, stop);
  return () => {
    natives.cancel(timer);
    end();
    line.remove();
  };
}

/** Says it in that line at once. @returns a function that ends this */
export function waitOn(line: Element, stop: () => void): () => void {
  const ended = new AbortController();
  line.textContent = t("loading");
  const timer = natives.after(laterMs, () => {
    import("./say-waiting.ts").then(({ sayWaiting }) => sayWaiting(line, ended.signal, stop), console.warn);
  });
  return () => {
    natives.cancel(timer);
    ended.abort();
  };
}
