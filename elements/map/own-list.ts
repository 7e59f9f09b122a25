/** A server-rendered list in the tag: its rows with a place are on the map, and both stay in step. */
import { natives } from "../../src/base/runtime/runtime.ts";
import type { featuresIn } from "../../src/maps/geometry/clean.ts";
import type { MapModel } from "./map-model.ts";
import { pointIn } from "./read-entry.ts";

type Feature = ReturnType<typeof featuresIn>[number];

const placed = "[data-point],[data-wkt]";
/** Marks the row whose feature is chosen. */
const chosen = "aria-current";

const rowsIn = (host: HTMLElement): HTMLElement[] => [...host.querySelectorAll<HTMLElement>(placed)];
/** The row's feature on the map; ids of the page's own features begin otherwise. */
const idOf = (at: number): string => `row ${at}`;

/** The rows as features, without those that the page has hidden; the title is the row's text. */
export function listFeatures(host: HTMLElement): Feature[] {
  return rowsIn(host).flatMap((row, at) => {
    if (getComputedStyle(row).display === "none") return [];
    const { point = "", wkt = "", title, color } = row.dataset;
    const coordinates = pointIn(point);
    const text = title ?? row.textContent.replace(/\s+/g, " ").trim();
    return {
      id: idOf(at),
      properties: { title: text.length > 80 ? `${text.slice(0, 79)}…` : text, color },
      // text that is no point counts as a fault of the map
      geometry: coordinates ? { type: "Point", coordinates } : wkt || point,
    };
  });
}

/**
 * Pointing at a row, or focusing something in it, marks its feature; `change` is called when the list has other rows.
 * @returns a function that ends it
 */
export function followList(host: HTMLElement, model: MapModel, change: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const mark = ({ target }: Event) => {
    const row = natives.closest<HTMLElement>(target as Element, placed);
    model.own.highlighted = row ? idOf(rowsIn(host).indexOf(row)) : undefined;
  };
  host.addEventListener("pointerover", mark, { signal });
  host.addEventListener("focusin", mark, { signal });
  host.addEventListener("pointerleave", () => (model.own.highlighted = undefined), { signal });
  // what else in the list changes its look hides no row
  const observer = new MutationObserver((records) => {
    const isRow = ({ target }: MutationRecord) => natives.closest(target as Element, placed) === target;
    if (records.some((one) => !/^(?:hidden|style|class)$/.test(one.attributeName ?? "") || isRow(one))) change();
  });
  observer.observe(host, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ["data-point", "data-wkt", "data-color", "data-title", "hidden", "style", "class"],
  });
  signal.addEventListener("abort", () => observer.disconnect());
  return () => stop.abort();
}

/** Scrolls to the row of a feature and marks it. @returns whether the feature is one of the list */
export function showRow(host: HTMLElement, id: string): boolean {
  const rows = rowsIn(host);
  const found = rows.find((_, at) => idOf(at) === id);
  if (!found) return false;
  for (const row of rows) if (row !== found) row.removeAttribute(chosen);
  found.setAttribute(chosen, "true");
  found.scrollIntoView({ block: "nearest", behavior: "smooth" });
  return true;
}
