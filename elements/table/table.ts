import { logMistake } from "../../src/base/mistakes.ts";
import type { Inside, Life, Mount } from "../../src/page/inside.ts";
import { failure } from "../../src/page/load-failed.ts";
import { openingTag } from "../../src/page/inspecting/opening-tag.ts";
import { tableIn, wrappedTable } from "./wrapped/wrapped-table.ts";

/**
 * `<vs-table>`: the records of a table, from its own `<table>`, from `rows` or from the list call (protocol.md), with
 * sort, filters, frozen columns, selection and export.
 */
export const mount: Mount = (inside) => {
  const table = tableIn(inside);
  return table ? wrappedTable(inside, table) : ownRows(inside);
};

/** Rows that the tag draws: more code, so it comes by itself. */
function ownRows(inside: Inside): Life {
  const { host, root } = inside;
  let life: Life | undefined;
  const load = async () => {
    try {
      const { ownTable } = await import("./own-rows.ts");
      root.replaceChildren();
      life = ownTable(inside);
      if (!host.isConnected) life.leave();
    } catch (error) {
      logMistake(`${openingTag(host)}: its code could not be loaded.`, error);
      root.replaceChildren(...failure(() => void load()));
    }
  };
  void load();
  return { leave: () => life?.leave(), enter: () => life?.enter() };
}
