/**
 * Starts the features of marked elements in a page or in fetched markup: long texts, carousels, forms that keep drafts,
 * regions that follow other tabs.
 */
import { natives } from "../../base/runtime/runtime.ts";
import { followLate } from "../refreshing/late-regions.ts";

const shortened = "[vs-shorten]";
/**
 * Only marked carousels in the page's own markup, which may have its own script; in fetched templates all legacy
 * carousels, because scripts do not run there (R9.8-04).
 */
const carousels = "[vs-carousel]";
const fetchedCarousels = "[vs-carousel],.carousel[data-ride=carousel],.carousel[data-bs-ride=carousel]";

/**
 * Starts the marked elements inside `root`; `vs-inert` regions are skipped. @param isFetched the markup came from a
 * template of the server
 */
export function enliven(root: Node, isFetched: boolean): void {
  const within = (selector: string) =>
    natives.findAll<HTMLElement>(selector).filter((one) => root.contains(one) && !natives.closest(one, "[vs-inert]"));
  const texts = within(shortened);
  const rings = within(isFetched ? fetchedCarousels : carousels);
  const forms = within("form[vs-draft]") as HTMLFormElement[];
  if (forms.length)
    import("../drafts/host-form.ts").then(({ keepHostForm }) => forms.forEach(keepHostForm), console.warn);
  if (texts.length) import("./shorten.ts").then(({ shorten }) => texts.forEach(shorten), console.warn);
  if (rings.length) import("./carousel.ts").then(({ rotate }) => rings.forEach(rotate), console.warn);
  followLate();
}
