import { natives } from "../../base/runtime/runtime.ts";
import { notify, withdraw } from "../notices/notify.ts";
import { words } from "./busy-phrases.ts";

/** How long after the first word the server is said to be slow, in ms. */
const slowMs = 14_000;
let last = 0;

/** Until the call of a pressed element is answered, a notice names the element, and the element fades in and out. */
export function tellBusy(opener: Element, answered: AbortSignal): void {
  if (answered.aborted) return;
  const about = `busy ${++last}`;
  const say = (text: string) => notify({ kind: "info", text, delay: 0 }, { about, isPassing: true });
  const isForm = natives.name(opener) === "form";
  const text = isForm ? "" : opener.ariaLabel || opener.textContent || "";
  const name = text.replace(/\s+/g, " ").trim().slice(0, 80);
  say(name ? words("busyNamed", { name }) : words("busyUnnamed"));
  const timer = natives.after(slowMs, () => say(words("busySlow")));
  let fading: Animation | undefined;
  answered.addEventListener("abort", () => {
    natives.cancel(timer);
    fading?.cancel();
    withdraw(about);
  });
  if (!isForm) fading = fade(opener);
}

function fade(opener: Element): Animation | undefined {
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const timing: KeyframeAnimationOptions = { duration: 700, iterations: Infinity, direction: "alternate" };
  return opener.animate?.([{ opacity: isStill ? 0.5 : 1 }, { opacity: 0.5 }], timing);
}
