// layer 2: page
/**
 * Light or dark: as the page says by `data-theme`, `data-bs-theme` or `color-scheme`; where it says nothing, as the
 * background behind the element is.
 */
import { settingsStore } from "../base/settings.ts";
import { natives } from "../base/runtime/runtime.ts";
import { store } from "../base/store.ts";
import type * as Background from "./background.ts";
import { drawnParent } from "./drawn-parent.ts";

const prefersDark = matchMedia("(prefers-color-scheme: dark)");
/** Tells when the page may have changed its look: class, style or attributes of html, body and the tag's part of body. */
export const looksStore = store();

let background: typeof Background | undefined;
let coming: Promise<unknown> | undefined;
/** What measures backgrounds loads with the first element of a page that says nothing; until then the page is light. */
function isDarkAround(element: Element): boolean {
  coming ??= import("./background.ts").then(
    (code) => {
      background = code;
      code.watchFades(lookAgain);
      lookAgain();
    },
    () => (coming = undefined),
  );
  return background?.isDarkAround(element) ?? false;
}

let isWaiting = false;
/** Batched: a script that changes many attributes is measured once, in the next frame. */
function lookAgain(): void {
  if (isWaiting) return;
  isWaiting = true;
  requestAnimationFrame(() => {
    isWaiting = false;
    background?.forgetBackgrounds();
    seen = new WeakMap();
    looksStore.tell();
  });
}
prefersDark.addEventListener("change", lookAgain);
settingsStore.listen(lookAgain);

const observer = new MutationObserver(lookAgain);
/** An element that is watched already stays watched once. */
const watch = (element: Element): void => observer.observe(element, { attributes: true });
const isBody = (element: Element | null): boolean => !!element && natives.name(element) === "body";

/** The theme of an element in the page; without one, of the page itself. */
export function theme(element: Element = natives.find("body")!): "light" | "dark" {
  const page = natives.find("html")!;
  watch(page);
  for (let at: Element | null = element; at && at !== page; at = drawnParent(at))
    if (isBody(at) || isBody(drawnParent(at))) watch(at);
  const named = natives.attribute(page, "data-theme") ?? natives.attribute(page, "data-bs-theme");
  if (named === "dark" || named === "light") return named;
  const scheme = getComputedStyle(element).colorScheme.split(" ");
  if (scheme.includes("dark")) return !scheme.includes("light") || prefersDark.matches ? "dark" : "light";
  return scheme.includes("light") || !isDarkAround(element) ? "light" : "dark";
}

interface Look {
  /** The parent of the tag. */
  around: Element;
  theme: "light" | "dark";
  /** The colour of the page's own text, for our text outside the boxes. */
  text: string;
}
let seen = new WeakMap<Element, Look>();
/** The tag stands in another part of the page now. */
export const forgetLook = (tag: Element): boolean => seen.delete(tag);

/** How the page looks around a tag. The browser computes the page's styles for it, so it is read once for each look. */
export function lookAround(tag: Element): Look {
  const around = drawnParent(tag) ?? tag;
  const known = seen.get(tag);
  if (known?.around === around) return known;
  const look = { around, theme: theme(around), text: getComputedStyle(around).color };
  seen.set(tag, look);
  return look;
}
