import { logMistake } from "../../src/base/mistakes.ts";
import { natives } from "../../src/base/runtime/runtime.ts";
import type { Life, Mount } from "../../src/page/inside.ts";
import { failure } from "../../src/page/load-failed.ts";
import { mistake, openingTag } from "../../src/page/inspecting/opening-tag.ts";
import { followLate } from "../../src/page/refreshing/late-regions.ts";
import { hasRows } from "./has-rows.ts";
import { tableIn, wrappedTable } from "./wrapped/wrapped-table.ts";

/** How long a script of the page has to bring the rows or the table, in ms. */
const patienceMs = 2000;

/**
 * `<vs-table>`: the records of a table, from the `<table>` in it, from `rows` or from the list call (protocol.md), with
 * sort, filters, frozen columns, selection and export. A script of the page may put a table into it later, or another
 * one in its place.
 */
export const mount: Mount = (inside) => {
  const { host, root } = inside;
  const slot = root.querySelector("slot")!;
  let shown: HTMLTableElement | "rows" | undefined;
  let life: Life | undefined;

  const show = () => {
    const next = tableIn(host) ?? (hasRows(inside.entry()) || !host.firstElementChild ? "rows" : undefined);
    if (next === shown) return;
    life?.leave();
    life = undefined;
    shown = next;
    root.replaceChildren(slot);
    if (next === "rows") void drawRows();
    else if (next) life = wrappedTable(inside, next);
  };
  /** Rows that the tag draws: more code, so it comes by itself. */
  const drawRows = async () => {
    try {
      const { ownTable } = await import("./own-rows.ts");
      if (shown !== "rows") return;
      root.replaceChildren();
      life = ownTable(inside);
      if (!host.isConnected) life.leave();
    } catch (error) {
      logMistake(`${openingTag(host)}: its code could not be loaded.`, error);
      root.replaceChildren(...failure(() => void drawRows()));
    }
  };

  show();
  followLate();
  inside.listen(show);
  new MutationObserver(show).observe(host, { childList: true, subtree: true });
  const isEmpty = () => !tableIn(host) && !hasRows(inside.entry());
  if (isEmpty())
    natives.after(patienceMs, () => {
      if (host.isConnected && isEmpty())
        mistake(host, 'a table needs "table", "api", rows or a <table> in it; found none of them.');
    });
  return { leave: () => life?.leave(), enter: () => life?.enter() };
};
