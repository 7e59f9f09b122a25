/** The chosen block of cells of a grid: from where it began to the active cell. */
import type { CellPlace } from "./grid-keys.ts";

export interface Block {
  top: number;
  left: number;
  bottom: number;
  right: number;
}

export class GridRange {
  #start: CellPlace | undefined;
  #end: CellPlace | undefined;

  /** Begins at a cell; a block of one cell is shown as no block. */
  begin(at: CellPlace): void {
    this.#start = this.#end = { ...at };
  }
  extend(to: CellPlace): void {
    this.#start ??= { ...to };
    this.#end = { ...to };
  }
  clear(): void {
    this.#start = this.#end = undefined;
  }

  /** The block; of `active` alone without a chosen one. A choice ends when the active cell leaves it. */
  block(active: CellPlace): Block {
    if (!this.#holds(active)) this.clear();
    const [one, other] = [this.#start ?? active, this.#end ?? active];
    return {
      top: Math.max(0, Math.min(one.row, other.row)),
      left: Math.min(one.column, other.column),
      bottom: Math.max(one.row, other.row),
      right: Math.max(one.column, other.column),
    };
  }
  get isMany(): boolean {
    const [one, other] = [this.#start, this.#end];
    return !!one && !!other && (one.row !== other.row || one.column !== other.column);
  }
  has(at: CellPlace): boolean {
    return this.isMany && this.#holds(at);
  }
  #holds({ row, column }: CellPlace): boolean {
    const [one, other] = [this.#start, this.#end];
    if (!one || !other) return false;
    const isBetween = (at: number, from: number, to: number) => at >= Math.min(from, to) && at <= Math.max(from, to);
    return isBetween(row, one.row, other.row) && isBetween(column, one.column, other.column);
  }
}
