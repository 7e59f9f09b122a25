/** The grid of tiles: zoom 0 is one tile of 256 px, each zoom halves their sides. */
import type { Box } from "../features/placed-feature.ts";

/** A tile's column and row, counted from the north-west. */
export interface TilePlace {
  zoom: number;
  column: number;
  row: number;
}

/** The side of a tile in px at zoom 0. */
export const sideOf = (zoom: number): number => 256 / 2 ** zoom;
export const keyOf = ({ zoom, column, row }: TilePlace): string => `${zoom}/${column}/${row}`;

/** Its box in px at zoom 0. */
export function boxOf({ zoom, column, row }: TilePlace): Box {
  const side = sideOf(zoom);
  return [column * side, row * side, (column + 1) * side, (row + 1) * side];
}

/** The tiles that meet a box, those in its middle first; none outside the world. */
export function tilesIn([left, top, right, bottom]: Box, zoom: number): TilePlace[] {
  const [side, last] = [sideOf(zoom), 2 ** zoom - 1];
  const within = (at: number) => Math.min(last, Math.max(0, Math.floor(at / side)));
  const found: TilePlace[] = [];
  if (right < 0 || bottom < 0 || left > 256 || top > 256) return found;
  for (let row = within(top); row <= within(bottom); row++)
    for (let column = within(left); column <= within(right); column++) found.push({ zoom, column, row });
  const [x, y] = [(left + right) / 2 / side - 0.5, (top + bottom) / 2 / side - 0.5];
  const far = ({ column, row }: TilePlace) => Math.hypot(column - x, row - y);
  return found.toSorted((one, other) => far(one) - far(other));
}

/** The tile of a lower zoom that covers this one. */
export function parentOf({ zoom, column, row }: TilePlace, levels: number): TilePlace {
  return { zoom: zoom - levels, column: column >> levels, row: row >> levels };
}
