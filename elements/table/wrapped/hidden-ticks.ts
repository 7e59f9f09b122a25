/** Boxes to be ticked in rows that a filter hides: a "select all" of the page must not tick what nobody sees. */
import { within } from "../../../src/page/refreshing/row-keys.ts";
import { nativeAccessor } from "../../../src/page/wrapping/native-value.ts";
import { onScriptSet } from "../../../src/page/wrapping/own-accessors.ts";

export class HiddenTicks {
  readonly #ends = new Map<HTMLInputElement, () => void>();

  /** To be called whenever rows were hidden or shown. */
  guard(rows: readonly HTMLTableRowElement[]): void {
    for (const row of rows)
      for (const box of within(row, "[type=checkbox]", "input") as HTMLInputElement[]) {
        const end = this.#ends.get(box);
        if (row.hidden && !end) this.#ends.set(box, keepUnticked(box));
        else if (!row.hidden && end) {
          this.#ends.delete(box);
          end();
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
