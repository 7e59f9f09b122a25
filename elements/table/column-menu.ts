/** The menu of a column: sort, filter, width, place. The same for own rows and for a page's table. */
import type { Option } from "../../src/forms/lists/read-list.ts";
import { natives } from "../../src/base/runtime/runtime.ts";
import { titleOf } from "../../src/base/language/i18n.ts";
import { formatInWords, showDate } from "../../src/values/dates/shown-days.ts";
import { words as flagWords } from "../../src/view/controls/flag-phrases.ts";
import { widthOf, type Column } from "../../src/tables/columns.ts";
import { readFilter, type Filter } from "../../src/tables/filtering.ts";
import { withFilter, withFrozen, withHidden, withMoved, type View } from "../../src/tables/views.ts";
import { readDay, readShortDays } from "./day-input.ts";
import { button, make } from "./make.ts";
import { closeMenu } from "./menu.ts";
import { words } from "./phrases.ts";

export interface ColumnMenu {
  column: Column;
  columns: readonly Column[];
  view(): View;
  change(view: View): void;
  /** The choices of a column with options. */
  options(): readonly Option[];
  /** What a view of this table can hold besides sort and filters. */
  can: { hide: boolean; move: boolean; width: boolean; freeze: boolean };
}

/** The parts of the menu, from top to bottom. */
export function columnMenu(menu: ColumnMenu): HTMLElement[] {
  return [
    ...(menu.column.canSort ? [sortPart(menu)] : []),
    ...(menu.column.canFilter ? [filterPart(menu)] : []),
    placePart(menu),
  ];
}

function sortPart({ column: { key }, view, change }: ColumnMenu): HTMLElement {
  const now = view().sort.find((one) => one.key === key);
  const item = (text: string, isOn: boolean, sort: View["sort"]) => {
    const made = button(text, () => {
      change({ ...view(), sort });
      closeMenu();
    });
    made.ariaPressed = String(isOn);
    return made;
  };
  return make(
    "div",
    { className: "menu-part" },
    item(words("tableUp"), now?.isDown === false, [{ key, isDown: false }]),
    item(words("tableDown"), now?.isDown === true, [{ key, isDown: true }]),
    ...(now
      ? [
          item(
            words("tableUnsorted"),
            false,
            view().sort.filter((one) => one.key !== key),
          ),
        ]
      : []),
  );
}

/** How long typing rests before the rows are filtered, in ms. */
const typedMs = 300;

function filterPart(menu: ColumnMenu): HTMLElement {
  const { column, view, change } = menu;
  let filter: Filter = { ...view().filters[column.key] };
  let timer: number | undefined;
  const set = (next: Filter, waitMs = 0) => {
    filter = next;
    natives.cancel(timer);
    timer = natives.after(waitMs, () => change(withFilter(view(), column.key, readFilter(filter))));
  };
  const isDate = isDay(column);
  const typed = (name: "text" | "from" | "to", label: string) => {
    const shown = filter[name] ?? "";
    const input = make("input", { value: isDate ? showDate(shown) : shown, maxLength: 200 });
    const read = () => (isDate ? readDay(input.value.trim()) : input.value);
    if (isDate) {
      input.placeholder = formatInWords(words("tableDay"));
      readShortDays(input);
    }
    input.addEventListener("input", () => {
      const now = read();
      if (now !== undefined) set({ ...filter, [name]: now ?? "" }, typedMs);
    });
    input.addEventListener("change", () => (input.ariaInvalid = String(read() === undefined)));
    return make("label", { className: "menu-line" }, make("span", { textContent: label }), input);
  };
  const isRange = isDate || column.kind === "number";
  const choices = choicesOf(menu);
  return make(
    "div",
    { className: "menu-part" },
    ...(choices.length
      ? choiceList(choices, () => filter, set)
      : isRange
        ? [typed("from", words("tableFrom")), typed("to", words("tableTo"))]
        : [typed("text", words("tableContains"))]),
    tick(words("tableOnlyEmpty"), filter.isEmpty === true, (isEmpty) => set({ ...filter, isEmpty })),
  );
}

const isDay = ({ kind }: Column): boolean => kind === "date" || kind === "moment";

interface Choice {
  id: string;
  text: string;
}
function choicesOf({ column, options }: ColumnMenu): Choice[] {
  if (column.kind === "flag")
    return [
      { id: "true", text: flagWords("yes") },
      { id: "false", text: flagWords("no") },
    ];
  return options().filter(({ isHidden }) => !isHidden);
}

/** The most choices that are listed; the others are found by typing. */
const mostChoices = 200;
/** So many are seen at once, without a search. */
const fewChoices = 12;
function choiceList(choices: readonly Choice[], filter: () => Filter, set: (next: Filter) => void): HTMLElement[] {
  const list = make("div", { className: "menu-choices" });
  const isOn = ({ id }: Choice) => !!filter().any?.includes(id);
  const line = (choice: Choice) =>
    tick(choice.text, isOn(choice), (isTicked) => {
      const others = (filter().any ?? []).filter((one) => one !== choice.id);
      set({ ...filter(), any: isTicked ? [...others, choice.id] : others });
    });
  const show = (typed: string) => {
    let room = mostChoices;
    const isFound = ({ text }: Choice) => text.toLowerCase().includes(typed.trim().toLowerCase()) && room-- > 0;
    list.replaceChildren(...choices.filter((one) => isOn(one) || isFound(one)).map(line));
  };
  show("");
  if (choices.length <= fewChoices) return [list];
  const input = make("input", { maxLength: 200 });
  input.addEventListener("input", () => show(input.value));
  return [
    make("label", { className: "menu-line" }, make("span", { textContent: words("tableContains") }), input),
    list,
  ];
}

/** A checkbox with words. */
export function tick(text: string, isOn: boolean, set: (isOn: boolean) => void): HTMLElement {
  const box = make("input", { type: "checkbox", checked: isOn });
  box.addEventListener("change", () => set(box.checked));
  return make("label", { className: "menu-tick" }, box, text);
}

function placePart({ column, columns, view, change, can }: ColumnMenu): HTMLElement {
  const { key, isFrozen } = column;
  const item = (text: string, next: () => View) =>
    button(text, () => {
      change(next());
      closeMenu();
    });
  const isLastFrozen = isFrozen && view().frozen.at(-1) === key;
  return make(
    "div",
    { className: "menu-part" },
    ...(can.width ? [widthLine(column, view, change)] : []),
    ...(can.freeze && !isLastFrozen ? [item(words("tableFreeze"), () => withFrozen(view(), columns, key))] : []),
    ...(can.freeze && isFrozen ? [item(words("tableUnfreeze"), () => withFrozen(view(), columns, ""))] : []),
    ...(can.move
      ? [
          item(words("tableBefore"), () => withMoved(view(), columns, key, -1)),
          item(words("tableAfter"), () => withMoved(view(), columns, key, 1)),
        ]
      : []),
    ...(can.hide ? [item(words("tableHide"), () => withHidden(view(), key, true))] : []),
  );
}

function widthLine(column: Column, view: () => View, change: (view: View) => void): HTMLElement {
  const input = make("input", { type: "number", step: "10", min: "48", max: "1200", value: String(widthOf(column)) });
  input.addEventListener("change", () => {
    const px = Math.round(Number(input.value));
    if (px > 0) change({ ...view(), widths: { ...view().widths, [column.key]: Math.min(1200, Math.max(48, px)) } });
  });
  return make("label", { className: "menu-line" }, make("span", { textContent: words("tableWidth") }), input);
}

/** The words of a filter, for its chip above the table. */
export function filterWords(column: Column, filter: Filter, label: (id: string) => string): string {
  const { text, from, to, any, isEmpty } = filter;
  const shown = (end: string) => (isDay(column) ? showDate(end) : end);
  const flags: Record<string, string> = { true: flagWords("yes"), false: flagWords("no") };
  const parts = [
    text && `«${text}»`,
    from && `≥ ${shown(from)}`,
    to && `≤ ${shown(to)}`,
    any?.map((id) => (column.kind === "flag" ? (flags[id] ?? id) : label(id))).join(", "),
    isEmpty && words("tableOnlyEmpty"),
  ];
  return `${titleOf(column.title, column.key)}: ${parts.filter(Boolean).join(" ")}`;
}
