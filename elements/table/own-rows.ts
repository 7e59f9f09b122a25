import type { Inside, Life } from "../../src/page/inside.ts";
import { OwnTable } from "./own-table.ts";

/** Draws the rows, and gives the tag its methods. */
export function ownTable(inside: Inside): Life {
  const table = new OwnTable(inside);
  inside.offer({ refresh: () => table.refresh(), chosen: () => table.chosen() });
  table.enter();
  return table;
}
