/** The row of a record that was just saved: marked for a while, and the focus goes to it. */
import { natives } from "../../src/base/runtime/runtime.ts";
import type { Events } from "../../src/page/events.ts";
import { same } from "../../src/values/same.ts";
import type { CellPlace } from "../../src/view/controls/grid/grid-keys.ts";
import type { Grid } from "../../src/view/controls/grid/grid.ts";
import type { ChosenRows } from "./chosen-rows.ts";

const shownMs = 4000;

interface SavedTable {
  host: HTMLElement;
  grid: Grid;
  chosen: ChosenRows;
  table(): string;
}

export class SavedRow {
  readonly #of: SavedTable;
  #id = "";
  /** Where the person was in the table when the record was saved. */
  #at: CellPlace | undefined;
  #timer: number | undefined;

  constructor(of: SavedTable) {
    this.#of = of;
  }

  isMarked = (id: string): boolean => id !== "" && id === this.#id;

  /** Hears of saves in dialogs and forms; those of the table's own cells are seen there. */
  listen(signal: AbortSignal): void {
    const saved = (event: Event) => {
      const { table, id } = (event as CustomEvent<Events["vs:saved"]>).detail;
      if (event.composedPath()[0] === this.#of.host || table !== this.#of.table()) return;
      this.#id = id;
      this.#at = { ...this.#of.grid.active };
    };
    document.addEventListener("vs:saved", saved, { signal });
  }

  /** The rows were read again. */
  mark(): void {
    if (!this.#id) return;
    const { grid, chosen } = this.#of;
    const row = chosen.allIds().indexOf(this.#id);
    const { activeElement } = grid.element.getRootNode() as ShadowRoot;
    const hasStayed = !grid.isEditing && same(grid.active, this.#at);
    if (row >= 0 && hasStayed && activeElement && grid.element.contains(activeElement))
      grid.activate({ row, column: grid.active.column });
    grid.update();
    natives.cancel(this.#timer);
    this.#timer = natives.after(shownMs, () => {
      this.#id = "";
      grid.update();
    });
  }
}
