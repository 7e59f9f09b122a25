/** The chosen base map of all maps on this site (R4-03). */
const storageKey = "geom_edit_base_layer_index";

/** The remembered index; 0 when there is none, or when the list has no longer so many (R4-03). */
export function keptIndex(count: number): number {
  try {
    const index = Number(localStorage.getItem(storageKey));
    return Number.isInteger(index) && index >= 0 && index < count ? index : 0;
  } catch {
    return 0;
  }
}

export function keepIndex(index: number): void {
  try {
    localStorage.setItem(storageKey, String(index));
  } catch {
    // Storage is switched off or full: the choice holds on this page.
  }
}
