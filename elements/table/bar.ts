/** The line above a table: how many rows, which filters, and the menus of view and export. */
import { titleOf } from "../../src/base/language/i18n.ts";
import { arranged, emptyView, withFilter, withHidden, type View } from "../../src/tables/views.ts";
import type { Column } from "../../src/tables/columns.ts";
import { filterWords, tick } from "./column-menu.ts";
import { button, make } from "./make.ts";
import { closeMenu, openMenu } from "./menu.ts";
import { counted } from "./counted.ts";
import { words } from "./phrases.ts";

export interface Bar {
  columns: readonly Column[];
  view(): View;
  change(view: View): void;
  label(column: Column, id: string): string;
  /** How many rows are shown; undefined while that is not known. */
  count: number | undefined;
  chosen: number;
  clearChosen(): void;
  /** `add` of the table, as `table/form`; "" without it. */
  add: string;
  share(): void;
  exports: readonly { text: string; run(): Promise<void> }[];
  /** Where the menus are put. */
  within: Element;
  /** Opens the menu of a column; for cards, which have no headings. */
  openColumn?(column: Column, anchor: HTMLElement): void;
}

/** Draws the line anew; the menus are made when they are opened. */
export function drawBar(place: HTMLElement, bar: Bar): void {
  const { count, chosen, view, change, columns, label } = bar;
  const hadFocus = focusIn(place);
  const filters = Object.entries(view().filters).flatMap(([key, filter]) => {
    const column = columns.find((one) => one.key === key);
    return column ? { column, filter } : [];
  });
  const chips = filters.map(({ column, filter }) => {
    const text = filterWords(column, filter, (id) => label(column, id));
    const chip = button(`${text} ✕`, () => change(withFilter(view(), column.key, undefined)), "chip");
    chip.ariaLabel = words("tableRemoveFilter", { title: text });
    return chip;
  });
  const counts = make("span", { className: "count", role: "status" });
  if (count !== undefined) counts.textContent = counted("tableRows", count);
  place.replaceChildren(
    counts,
    ...chips,
    ...(chosen ? [button(`${counted("tableChosen", chosen)} ✕`, bar.clearChosen, "chip")] : []),
    make("span", { className: "space" }),
    ...(bar.add ? [addLink(bar.add)] : []),
    menuButton(words("tableView"), bar, () => viewMenu(bar)),
    menuButton(words("tableExport"), bar, () => [exportPart(bar)]),
  );
  if (hadFocus >= 0)
    (place.querySelectorAll<HTMLElement>("button,a")[hadFocus] ?? place.querySelector("button"))?.focus();
}

function addLink(add: string): HTMLElement {
  const link = make("a", { href: "#", className: "add", textContent: words("tableAdd") });
  link.setAttribute("add", add);
  return link;
}

function focusIn(place: HTMLElement): number {
  const { activeElement } = place.getRootNode() as ShadowRoot;
  return [...place.querySelectorAll("button,a")].indexOf(activeElement!);
}

function menuButton(text: string, { within }: Bar, content: () => HTMLElement[]): HTMLButtonElement {
  const made = button(text, () => openMenu(made, within, text, content()), "bar-button");
  made.ariaHasPopup = "dialog";
  return made;
}

function viewMenu(bar: Bar): HTMLElement[] {
  const { view, change, columns } = bar;
  const lines = arranged(columns, view()).map((column) => {
    const title = titleOf(column.title, column.key);
    const line = tick(title, !column.isHidden, (isOn) => change(withHidden(view(), column.key, !isOn)));
    if (!bar.openColumn) return line;
    const more = button("⋮", () => bar.openColumn!(column, more), "icon");
    more.ariaLabel = words("tableMenu", { title });
    return make("div", { className: "menu-row" }, line, more);
  });
  return [
    make("div", { className: "menu-part menu-choices" }, make("b", { textContent: words("tableColumns") }), ...lines),
    viewPart(bar),
  ];
}

/** The view as a whole: share it, forget it. */
export function viewPart({ share, change }: Bar): HTMLElement {
  const item = (text: string, run: () => void) =>
    button(text, () => {
      run();
      closeMenu();
    });
  return make(
    "div",
    { className: "menu-part" },
    item(words("tableShare"), share),
    item(words("tableReset"), () => change(emptyView)),
  );
}

/** The exports, each with a word while its file is made. */
export function exportPart({ exports }: Bar): HTMLElement {
  const items = exports.map(({ text, run }) => {
    const item = button(text, async () => {
      if (item.ariaDisabled === "true") return;
      item.ariaDisabled = "true";
      item.textContent = words("tableExporting");
      await run();
      closeMenu();
    });
    return item;
  });
  return make("div", { className: "menu-part" }, ...items);
}

interface Empty {
  /** By the person. */
  isFiltered: boolean;
  /** By the page, such as by a query beside the table. */
  isNarrowed: boolean;
  clear(): void;
  /** `add` of the table; "" without it. */
  add: string;
}

/** The sentence in place of rows, with the button that helps. */
export function emptyState({ isFiltered, isNarrowed, clear, add }: Empty): HTMLElement {
  const text = make("p", { textContent: words(isFiltered || isNarrowed ? "tableNothing" : "tableEmpty") });
  const help = isFiltered ? [button(words("tableClearFilters"), clear)] : add ? [addLink(add)] : [];
  return make("div", { className: "empty", role: "status" }, text, ...help);
}
