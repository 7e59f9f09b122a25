import { logMistake } from "../../src/base/mistakes.ts";
import { natives } from "../../src/base/runtime/runtime.ts";
import type { Inside, Life, Mount } from "../../src/page/element.ts";
import { failure } from "../../src/page/load-failed.ts";
import { openingTag } from "../../src/page/inspecting/opening-tag.ts";
import { wrappedTable } from "./wrapped/wrapped-table.ts";

/**
 * `<vs-table>`: the records of a table, from its own `<table>`, from `rows` or from the list call (protocol.md), with
 * sort, filters, frozen columns, selection and export.
 */
export const mount: Mount = (inside) => {
  const table = tableIn(inside.host);
  return table ? wrappedTable(inside, table) : ownRows(inside);
};

/** The page's own table, a direct child. */
function tableIn(host: HTMLElement): HTMLTableElement | undefined {
  return [...host.children].find((one): one is HTMLTableElement => natives.name(one) === "table");
}

/** Rows that the tag draws: more code, so it comes by itself. */
function ownRows(inside: Inside): Life {
  const { host, root } = inside;
  const open = async () => {
    const { OwnTable } = await import("./own-table.ts");
    root.replaceChildren();
    const table = new OwnTable(inside);
    if (host.isConnected) table.enter();
    inside.offer({ chosen: () => table.chosen() });
    return table;
  };
  const load = () =>
    open().catch((error: unknown) => {
      logMistake(`${openingTag(host)}: its code could not be loaded.`, error);
      root.replaceChildren(...failure(() => void (loaded = load())));
      return undefined;
    });
  let loaded = load();
  inside.offer({ refresh: async () => (await loaded)?.refresh(), chosen: () => [] });
  return {
    leave: () => void loaded.then((table) => table?.leave()),
    enter: () => void loaded.then((table) => table?.enter()),
  };
}
