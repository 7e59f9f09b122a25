/** Pages hold thousands of fields, and a person sees some dozens: the other views wait (docs/hosts.md, §3). */
import { natives, runtime } from "../base/runtime/runtime.ts";
import type { Inside, Mount } from "./inside.ts";

/** Distance from the viewport at which a field is drawn. */
const rootMargin = "400px";
/** The longest task that prepares fields. */
const sliceMs = 8;

let observer: IntersectionObserver | undefined;
const waiting = new WeakMap<Element, () => void>();
/** For printing; weak, because a page may remove fields that were never drawn. */
const all = new Set<WeakRef<Element>>();

/**
 * Checks the value of the field at once, and draws it when it comes near the viewport, when it gets the focus (by a
 * script, a key or a click on its label), and when the page is printed. A field with the attribute `field` is drawn at
 * once, because another type may take over. `draw` renders a view into the field.
 */
export function drawNear(inside: Inside, mount: Mount<never>, draw: (view: Mount<never>) => void): void {
  const { host } = inside;
  if (natives.attribute(host, "field") !== null) return draw(mount);
  inSlices(() => {
    observe(inside, () => draw((given) => mount(given, true)));
    inSlices(() => {
      if (waiting.has(host)) mount.judge?.(inside as never);
    });
  });
}

function observe({ host, root }: Inside, draw: () => void): void {
  const place = focusPlace();
  const ref = new WeakRef<Element>(host);
  const drawNow = () => {
    if (!waiting.delete(host)) return;
    observer!.unobserve(host);
    all.delete(ref);
    host.removeEventListener("click", drawAndClick);
    const isFocused = root.activeElement === place;
    draw();
    // moved inside the root, so that the page sees no blur
    if (isFocused) firstControl(root)?.focus();
    place.remove();
  };
  /** The click of a label: a checkbox is switched by it, as when it is drawn. */
  const drawAndClick = (event: Event) => {
    const isByLabel = event.composedPath()[0] === host;
    drawNow();
    if (isByLabel) root.querySelector<HTMLElement>("input[type=checkbox]")?.click();
  };
  place.addEventListener("focusin", drawNow);
  host.addEventListener("click", drawAndClick);
  root.append(place);
  waiting.set(host, drawNow);
  all.add(ref);
  observer ??= startObserver();
  observer.observe(host);
}

/** Takes the focus until the view is there: a wrong field that cannot be focused would block a submit silently. */
function focusPlace(): HTMLElement {
  const place = document.createElement("span");
  place.tabIndex = 0;
  place.dataset["anchor"] = "";
  place.style.display = "block";
  place.style.minBlockSize = "32px";
  return place;
}

const firstControl = (root: ShadowRoot) =>
  root.querySelector<HTMLElement>(".vs :is(input,textarea,select,button,[tabindex='0'],[contenteditable=true])");

function startObserver(): IntersectionObserver {
  runtime.drawWaiting = () => {
    for (const ref of all) waiting.get(ref.deref()!)?.();
  };
  addEventListener("beforeprint", runtime.drawWaiting);
  return new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) waiting.get(target)?.();
    },
    { rootMargin },
  );
}

let jobs: (() => void)[] = [];
/** Runs jobs in order, in tasks of a few milliseconds. */
function inSlices(job: () => void): void {
  if (jobs.push(job) === 1) natives.after(0, runSlice);
}

function runSlice(): void {
  const end = performance.now() + sliceMs;
  let done = 0;
  while (done < jobs.length && performance.now() < end) jobs[done++]!();
  jobs = jobs.slice(done);
  if (jobs.length) natives.after(0, runSlice);
}
