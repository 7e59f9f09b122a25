/** Keys that move in a grid, as in the ARIA pattern. */

/** A cell; row -1 is the heading. */
export interface CellPlace {
  row: number;
  column: number;
}
export interface GridSize {
  rows: number;
  columns: number;
  /** Rows that are seen at once. */
  pageRows: number;
}
interface Pressed {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** The cell that a key leads to; undefined for keys that do not move. @param isRtl from right to left */
export function movedBy(
  event: Pressed,
  { row, column }: CellPlace,
  size: GridSize,
  isRtl = false,
): CellPlace | undefined {
  if (event.altKey) return undefined;
  const isFar = event.ctrlKey || event.metaKey;
  const last = { row: size.rows - 1, column: size.columns - 1 };
  const forward = isRtl ? "ArrowLeft" : "ArrowRight";
  const back = isRtl ? "ArrowRight" : "ArrowLeft";
  const moves: Record<string, CellPlace> = {
    [forward]: { row, column: isFar ? last.column : column + 1 },
    [back]: { row, column: isFar ? 0 : column - 1 },
    ArrowDown: { row: isFar ? last.row : row + 1, column },
    ArrowUp: { row: isFar ? 0 : row - 1, column },
    Home: { row: isFar ? 0 : row, column: 0 },
    End: { row: isFar ? last.row : row, column: last.column },
    PageDown: { row: row + size.pageRows, column },
    PageUp: { row: Math.max(0, row - size.pageRows), column },
  };
  const to = Object.hasOwn(moves, event.key) ? moves[event.key] : undefined;
  return to && { row: limited(to.row, -1, last.row), column: limited(to.column, 0, last.column) };
}

const limited = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));
