import { aTimeout, expect } from "@open-wc/testing";
import { adopt } from "../../../base/sheets.ts";
import { waitUntil } from "../../../../test/support/wait-until.ts";
import tokens from "../../tokens.css";
import { Grid, type GridColumn, type GridOwner } from "./grid.ts";
import { setText } from "./set-text.ts";
import styles from "./grid.css";

const place = document.body.appendChild(document.createElement("div"));
let grid: Grid;
let root: ShadowRoot;
let count: number;
let columns: GridColumn[];
const column = (key: string, more = {}): GridColumn => ({
  key,
  title: key.toUpperCase(),
  widthPx: 100,
  isFrozen: false,
  isNumeric: false,
  ...more,
});

async function draw(more: Partial<GridOwner> = {}, rows = 100_000): Promise<void> {
  count = rows;
  columns = ["a", "b", "c", "d"].map((key) => column(key));
  const host = document.createElement("div");
  place.replaceChildren(host);
  root = host.attachShadow({ mode: "open" });
  adopt(root, tokens, styles);
  grid = new Grid({
    label: () => "Звернення",
    columns: () => columns,
    count: () => count,
    fill: (cell, at) => setText(cell, `${columns[at.column]!.key}${at.row}`),
    fillHead: (cell, { title }) => setText(cell, title),
    ...more,
  });
  const vs = document.createElement("div");
  vs.className = "vs";
  vs.style.cssText = "inline-size:300px;--grid-height:400px";
  vs.append(grid.element);
  root.append(vs);
  grid.redraw();
  await waitUntil(() => rowsIn().length > 5 || rows < 6, "not drawn");
}
afterEach(() => {
  grid.destroy();
  place.replaceChildren();
});
const rowsIn = () => [...root.querySelectorAll<HTMLElement>(".grid-body .grid-row:not([hidden])")];
const texts = () => rowsIn().map((row) => row.firstElementChild!.textContent);
const focused = () => root.activeElement?.textContent;
const press = (key: string, more = {}) =>
  root.activeElement!.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }));
async function scrollTo(px: number): Promise<void> {
  grid.element.scrollTop = px;
  await aTimeout(50);
}

describe("a grid", () => {
  it("draws only what is seen of 100,000 rows, and reuses their elements", async () => {
    await draw();
    const before = new Set(root.querySelectorAll(".grid-row"));
    for (const px of [5000, 1_000_000, 3_199_000, 0]) {
      await scrollTo(px);
      await waitUntil(() => texts().includes(`a${Math.ceil(px / 32)}`), `rows at ${px} are not drawn`);
      expect(root.querySelectorAll(".grid-row").length, `${px}`).to.be.lessThan(40);
    }
    const after = [...root.querySelectorAll(".grid-row")];
    expect(after.filter((row) => before.has(row)).length).to.be.greaterThan(15);
    expect(grid.element.scrollHeight).to.be.closeTo(3_200_034, 10);
  });

  it("puts the rows that are there to their new places when their height changes", async () => {
    await draw();
    grid.rowPx = 89;
    grid.redraw();
    const tops = rowsIn().map((row) => Math.round(row.getBoundingClientRect().top));
    expect(tops.slice(1, 4).map((top, at) => top - tops[at]!)).to.eql([89, 89, 89]);
  });

  it("fills only the rows again that have changed", async () => {
    const filled = new Set<number>();
    const fill: GridOwner["fill"] = (cell, at) => {
      filled.add(at.row);
      setText(cell, `${columns[at.column]!.key}${at.row}`);
    };
    await draw({ fill });
    filled.clear();
    grid.updateRows((at) => at === 3 || at === 90_000);
    expect([...filled]).to.eql([3]);
  });

  it("reaches the last of five million rows", async () => {
    await draw({}, 5_000_000);
    grid.activate({ row: 4_999_999, column: 0 });
    await aTimeout(50);
    const box = root.activeElement!.getBoundingClientRect();
    const view = grid.element.getBoundingClientRect();
    expect([focused(), box.top >= view.top && box.bottom <= view.bottom + 1]).to.eql(["a4999999", true]);
  });

  it("says to a screen reader how many rows and columns there are, and which ones these are", async () => {
    await draw();
    await scrollTo(32_000);
    expect([grid.element.getAttribute("role"), grid.element.ariaRowCount, grid.element.ariaColCount]).to.eql([
      "grid",
      "100001",
      "4",
    ]);
    const seen = () => rowsIn().find(({ textContent }) => textContent?.startsWith("a1000b"));
    await waitUntil(() => seen() !== undefined, "row 1000 is not drawn");
    const row = seen()!;
    expect([row.ariaRowIndex, row.children[2]!.ariaColIndex, row.children[2]!.role]).to.eql(["1002", "3", "gridcell"]);
    expect(grid.element.ariaLabel).to.equal("Звернення");
  });

  it("has one stop for Tab; arrows, pages and Ctrl+End move the focus and scroll", async () => {
    await draw();
    expect(root.querySelectorAll('[tabindex="0"]').length).to.equal(1);
    grid.activate({ row: 0, column: 0 });
    press("ArrowDown");
    press("ArrowRight");
    expect(focused()).to.equal("b1");
    press("PageDown");
    expect(Number(focused()!.slice(1))).to.be.greaterThan(8);
    press("End", { ctrlKey: true });
    expect(focused()).to.equal("d99999");
    press("Home", { ctrlKey: true });
    press("ArrowUp");
    expect(focused()).to.equal("A");
    expect(root.querySelectorAll('[tabindex="0"]').length).to.equal(1);
  });

  it("the focused row stays while the person scrolls away and back", async () => {
    await draw();
    grid.activate({ row: 3, column: 1 });
    const cell = root.activeElement;
    await scrollTo(50_000);
    expect([root.activeElement === cell, focused()]).to.eql([true, "b3"]);
    press("ArrowDown");
    expect([focused(), grid.element.scrollTop < 300]).to.eql(["b4", true]);
  });

  it("has a stop for Tab in view after a person has scrolled by the wheel", async () => {
    await draw();
    await scrollTo(50_000);
    const stops = () => [...root.querySelectorAll<HTMLElement>('[tabindex="0"]')];
    const isInView = (stop: Element) => {
      const [box, view] = [stop.getBoundingClientRect(), grid.element.getBoundingClientRect()];
      return box.top >= view.top && box.bottom <= view.bottom;
    };
    await waitUntil(() => stops().length === 1 && stops().every(isInView), "no stop in view");
    const stop = stops()[0]!;
    stop.focus({ preventScroll: true });
    const row = Number(focused()!.slice(1));
    press("ArrowDown");
    expect(focused()).to.equal(`a${row + 1}`);
  });

  it("rows stand in reading order when the scroll rests, and the focused one is not moved", async () => {
    await draw();
    grid.activate({ row: 8, column: 0 });
    await scrollTo(150);
    await scrollTo(40);
    await aTimeout(250);
    const numbers = rowsIn().map((row) => Number(row.ariaRowIndex));
    expect(numbers).to.eql(numbers.toSorted((one, other) => one - other));
    expect(focused()).to.equal("a8");
  });

  it("frozen columns stay while the others scroll, and never cover the active cell", async () => {
    await draw();
    columns = [column("a", { isFrozen: true }), column("b"), column("c"), column("d")];
    grid.redraw();
    grid.activate({ row: 0, column: 3 });
    grid.element.scrollLeft = 200;
    const first = () =>
      rowsIn()[0]!.children[0]!.getBoundingClientRect().left - grid.element.getBoundingClientRect().left;
    expect(first()).to.be.closeTo(1, 1.5);
    grid.activate({ row: 0, column: 1 });
    const box = root.activeElement!.getBoundingClientRect();
    expect(box.left - rowsIn()[0]!.children[0]!.getBoundingClientRect().right).to.be.greaterThan(-1);
  });

  it("tells its owner which rows it needs, and hands it keys first", async () => {
    const needed: number[][] = [];
    const pressed: string[] = [];
    await draw({
      need: (first, last) => needed.push([first, last]),
      press: ({ key }, { row, column: at }) => (pressed.push(`${key} ${row} ${at}`), key === "Enter"),
    });
    await scrollTo(32_000);
    await waitUntil(() => needed.at(-1)!.at(-1)! > 1010, "the rows in view are not asked for");
    expect(needed.at(-1)![0]).to.be.within(900, 1000);
    grid.activate({ row: 1000, column: 2 });
    expect(press("Enter")).to.equal(false);
    expect([pressed, focused()]).to.eql([["Enter 1000 2"], "c1000"]);
  });

  it("an editor in a cell keeps its text while rows are filled again and scrolled, then gives the focus back", async () => {
    await draw();
    const input = document.createElement("input");
    grid.edit({ row: 2, column: 1 }, input);
    input.value = "typed";
    grid.update();
    await scrollTo(20_000);
    expect([root.activeElement === input, input.value]).to.eql([true, "typed"]);
    press("ArrowDown");
    expect(root.activeElement === input).to.equal(true);
    grid.endEditing();
    expect([focused(), grid.isEditing]).to.eql(["b2", false]);
  });

  it("beyond the last row and column the last cell has the focus, also after an editor", async () => {
    await draw();
    grid.activate({ row: 100_000, column: 4 });
    expect([focused(), grid.active]).to.eql(["d99999", { row: 99_999, column: 3 }]);
    grid.edit({ row: 99_999, column: 1 }, document.createElement("input"));
    grid.endEditing({ row: 100_000, column: 1 });
    expect(focused()).to.equal("b99999");
  });

  it("fewer rows or other columns keep the place, as far as it is still there", async () => {
    await draw();
    grid.activate({ row: 50, column: 3 });
    count = 10;
    grid.update();
    expect(grid.active).to.eql({ row: 9, column: 3 });
    columns = columns.slice(0, 2);
    grid.redraw();
    expect([grid.active, rowsIn().length, texts()[9]]).to.eql([{ row: 9, column: 1 }, 10, "a9"]);
  });

  it("shows a card by other heights of rows", async () => {
    await draw();
    grid.rowPx = 120;
    grid.update();
    expect([rowsIn()[0]!.offsetHeight, rowsIn().length < 15]).to.eql([120, true]);
  });
});
