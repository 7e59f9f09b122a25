/** Refreshes of tables that real jQuery plugins arrange. */
import { expect } from "@open-wc/testing";
import jQuery from "jquery";
import "datatables.net";
import "tablesorter";
import { configure } from "../../base/settings.ts";
import { answers } from "../../../test/support/memory-server.ts";
import { refreshRegions } from "./regions.ts";

interface Table {
  page(at: number): { draw(how: string): void };
  order(by: [number, string]): { draw(): void };
  search(text: string): { draw(): void };
  column(at: number): { visible(isVisible: boolean): void };
}
const plugins = jQuery as unknown as (found: Element) => {
  DataTable(options?: object): Table;
  tablesorter(options?: object): void;
  trigger(event: string, given: unknown[]): void;
};
before(() => Object.assign(window, { jQuery }));
after(() => Reflect.deleteProperty(window, "jQuery"));

const place = document.body.appendChild(document.createElement("div"));
afterEach(() => {
  place.replaceChildren();
  configure({ transport: null });
});

type Row = [id: number, name: string];
const many: Row[] = Array.from({ length: 30 }, (_, at) => [at, `n${String(at).padStart(2, "0")}`]);
const row = ([id, name]: Row, link = `<a href="#" edit="a.b/${id}">✎</a>`) =>
  `<tr><td>${name}</td><td>${link}</td></tr>`;
const table = (rows: readonly Row[], link?: string) =>
  `<table id="t"><thead><tr><th>Назва</th><th>Дії</th></tr></thead><tbody>${rows.map((one) => row(one, link)).join("")}</tbody></table>`;
const shown = () => [...place.querySelectorAll("tbody tr")].map((one) => one.firstElementChild!.textContent);
const info = () => place.querySelector(".dataTables_info")!.textContent;

async function refreshWith(html: string, region: Element = place.querySelector("table")!): Promise<void> {
  answers(async () => new Response(`<body>${html}</body>`, { headers: { "Content-Type": "text/html" } }));
  await refreshRegions([region]);
}
const own = () => place.querySelector("table")!;

describe("a table that DataTables arranges", () => {
  it("shows the saved row, the new and no deleted one, on the page and in the order of the person", async () => {
    place.innerHTML = table(many);
    const api = plugins(own()).DataTable();
    api.order([0, "desc"]).draw();
    api.page(1).draw("page");
    const node = place.querySelector('[edit="a.b/15"]')!.closest("tr");
    await refreshWith(
      table([
        ...many.filter(([id]) => id !== 29).map(([id, name]): Row => [id, id === 15 ? "n15x" : name]),
        [77, "a new one"],
      ]),
    );
    expect(shown()).to.eql(["n18", "n17", "n16", "n15x", "n14", "n13", "n12", "n11", "n10", "n09"]);
    expect([info(), place.querySelector('[edit="a.b/15"]')!.closest("tr")]).to.eql([
      "Showing 11 to 20 of 30 entries",
      node,
    ]);
    const found = ["a new", "n15x", "n29"].map((text) => (api.search(text).draw(), shown()[0]));
    expect(found).to.eql(["a new one", "n15x", "No matching records found"]);
  });

  it("without names of its records has the rows anew", async () => {
    place.innerHTML = table(many, "");
    plugins(own()).DataTable();
    await refreshWith(
      table(
        [
          [1, "б"],
          [2, "а"],
        ],
        "",
      ),
    );
    expect([shown(), info()]).to.eql([["а", "б"], "Showing 1 to 2 of 2 entries"]);
  });

  it("with a hidden column has the rows anew", async () => {
    place.innerHTML = table(many);
    const api = plugins(own()).DataTable();
    api.column(1).visible(false);
    await refreshWith(table(many.slice(0, 2)));
    expect([shown(), [...place.querySelectorAll("tbody tr")].map((one) => one.childElementCount)]).to.eql([
      ["n00", "n01"],
      [1, 1],
    ]);
  });

  it("that a script has filled stays as it is when the server sends no rows", async () => {
    place.innerHTML = table([]);
    plugins(own()).DataTable({ data: many.map(([, name]) => [name, ""]) });
    await refreshWith(table([]));
    expect([shown().length, info()]).to.eql([10, "Showing 1 to 10 of 30 entries"]);
  });

  it("is read again by DataTables itself where it asks for its rows, and stays on its page", async () => {
    place.innerHTML = table([]);
    let asked = 0;
    const api = plugins(own()).DataTable({
      ajax: (_: unknown, done: (answer: object) => void) => {
        done({ data: many.map(([, name]) => [`${name} ${asked}`, ""]) });
        asked++;
      },
    }) as Table & { ajax: { url(): unknown } };
    api.ajax.url = () => "/rows";
    api.page(1).draw("page");
    await refreshWith(table([]));
    expect([asked, shown()[0], info()]).to.eql([2, "n10 1", "Showing 11 to 20 of 30 entries"]);
  });

  it("in a region of the page stays while the rest of the region follows the server", async () => {
    const region = (text: string, rows: Row[]) =>
      `<div vs-refresh id="r"><p>${text}</p>${table(rows)}<b>${text}</b></div>`;
    place.innerHTML = region("old", many);
    plugins(own()).DataTable();
    const before = own();
    await refreshWith(region("new", many.slice(0, 3)), place.querySelector("#r")!);
    expect([place.querySelector("p")!.textContent, place.querySelector("b")!.textContent]).to.eql(["new", "new"]);
    expect([own() === before, shown(), info()]).to.eql([true, ["n00", "n01", "n02"], "Showing 1 to 3 of 3 entries"]);
    expect(place.querySelectorAll(".dataTables_wrapper,table").length).to.equal(2);
  });
});

describe("a table that tablesorter sorts", () => {
  it("is sorted by what a refresh has brought", async () => {
    place.innerHTML = table(many.slice(0, 3));
    plugins(own()).tablesorter();
    await refreshWith(
      table([
        [0, "n9"],
        [1, "n01"],
        [2, "n02"],
      ]),
    );
    plugins(own()).trigger("sorton", [[[0, 0]]]);
    expect(shown()).to.eql(["n01", "n02", "n9"]);
  });
});

describe("a list that a script of the page fills", () => {
  const list = (names: string[]) => `<ul id="l">${names.map((name) => `<li>${name}</li>`).join("")}</ul>`;
  it("stays when the server sends it empty, and follows when the only row was deleted", async () => {
    place.innerHTML = list(["а", "б"]);
    const [only] = place.children;
    await refreshWith(list([]), only);
    expect(only!.textContent).to.equal("аб");
    only!.lastChild!.remove();
    await refreshWith(list([]), only);
    expect(only!.textContent).to.equal("");
  });
});
