/** Boxes to be ticked in rows that our filter hides: a "select all" of the page must not tick what nobody sees. */
import { natives } from "../../../src/base/runtime/runtime.ts";
import { within } from "../../../src/page/refreshing/row-keys.ts";
import { nativeAccessor } from "../../../src/page/wrapping/native-value.ts";
import { onScriptSet } from "../../../src/page/wrapping/own-accessors.ts";

/** The value of `hidden` on rows that a filter hides; it is there also in a copy of the page that a library has kept. */
export const filtered = "filtered";
const isFiltered = (row: Element): boolean => natives.attribute(row, "hidden") === filtered;

export class HiddenTicks {
  readonly #ends = new Map<HTMLInputElement, () => void>();

  /** To be called whenever rows were hidden or shown. */
  guard(rows: readonly HTMLTableRowElement[]): void {
    for (const row of rows) {
      const isHidden = isFiltered(row);
      for (const box of within(row, "[type=checkbox]", "input") as HTMLInputElement[]) {
        const end = this.#ends.get(box);
        if (isHidden && !end) this.#ends.set(box, keepUnticked(box));
        else if (!isHidden && end) {
          this.#ends.delete(box);
          end();
        }
      }
    }
  }
}

/** A box that was ticked before may stay so. */
function keepUnticked(box: HTMLInputElement): () => void {
  let isTicked = box.checked;
  return onScriptSet(box, ["checked"], () => {
    isTicked &&= box.checked;
    if (!isTicked) nativeAccessor(box, "checked")!.set!.call(box, false);
  });
}
