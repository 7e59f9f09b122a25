/** Views, columns and lists that a server has changed since, or gives in a way of its own. */
import { expect } from "@open-wc/testing";
import { configure, settings } from "../../src/base/settings.ts";
import { readTarget } from "../../src/page/shell/routes.ts";
import { placeOf } from "../../src/tables/view-places.ts";
import { answers } from "../../test/support/memory-server.ts";
import {
  cell,
  column,
  form,
  heading,
  headings,
  lines,
  place,
  press,
  put,
  ready,
  rowOf,
  seen,
  server,
  startTables,
  writes,
  type Tag,
} from "../../test/support/served-table.ts";
import { waitUntil } from "../../test/support/wait-until.ts";

startTables();

/** The view that this person has kept for the table. */
const keepView = (view: object) => localStorage.setItem(placeOf("a.b"), JSON.stringify(view));
const named = `<vs-table table="a.b" columns='["id","name"]' height="300"></vs-table>`;

describe("a kept view", () => {
  it("of a column that is gone is not sent, and the table shows its rows", async () => {
    keepView({ sort: "-old_code", filters: { old_code: { text: "x" }, name: { text: "Запис" } } });
    const asked = server(3);
    await put(named);
    const [list] = lines(asked);
    expect([list!.url.searchParams.get("order") ?? "", list!.url.searchParams.get("filter")]).to.eql([
      "",
      '{"name":{"operator":"ILIKE","value":"%Запис%"}}',
    ]);
  });

  it("with a filter is taken away from a bare list whose server filters, too", async () => {
    keepView({ filters: { name: { text: "Запис 1" } } });
    answers((request: Request) => {
      const isFiltered = (new URL(request.url).searchParams.get("filter") ?? "").includes("name");
      return Response.json(isFiltered ? [rowOf(1)] : [rowOf(1), rowOf(2)]);
    });
    const tag = await put(named);
    expect(column(tag, "name")).to.eql(["Запис 1"]);
    seen(tag, ".bar .chip, .bar button")
      .find(({ textContent }) => textContent.includes("Запис 1"))!
      .click();
    await waitUntil(() => column(tag, "name").join() === "Запис 1,Запис 2", "the other row does not come back");
  });
});

it("rows whose columns nobody has described are sorted and filtered from the start, too", async () => {
  const rows = JSON.stringify(["Вишня", "Абрикос", "Груша"].map((name, at) => ({ id: at, name })));
  const tag = await put(`<vs-table rows='${rows}' order="name"></vs-table>`);
  await waitUntil(() => column(tag, "name").join() === "Абрикос,Вишня,Груша", "not sorted");
  localStorage.setItem(placeOf("own"), JSON.stringify({ filters: { name: { text: "виш" } } }));
  const other = await put(`<vs-table name="own" rows='${rows}'></vs-table>`);
  await waitUntil(() => column(other, "name").join() === "Вишня", "not filtered");
});

it("an id with a slash is one id for the actions of its row", async () => {
  answers({ rows: [{ id: "12/2024", name: "Дах" }], total: 1 });
  const tag = await put('<vs-table table="a.b" columns=\'["name"]\' actions="info del"></vs-table>');
  const links = seen(tag, "a.action");
  expect(links.map((one) => readTarget(one.getAttribute("info") ?? one.getAttribute("del")!))).to.eql(
    links.map(() => ({ ...readTarget("a.b/1"), id: "12/2024" })),
  );
  expect(links.length).to.equal(2);
});

it("rows that are here are sorted anew when the texts of their options come", async () => {
  let give: ((lists: object) => void) | undefined;
  configure({
    transport: async (request: Request) => {
      if (!request.url.includes("/api-user/select")) return Response.json([]);
      return Response.json(await new Promise<object>((resolve) => (give = resolve)));
    },
  });
  const rows = JSON.stringify([
    { id: 1, status: "a" },
    { id: 2, status: "b" },
  ]);
  const columns = JSON.stringify(["id", { name: "status", data: "late_texts" }]);
  const tag = await put(`<vs-table columns='${columns}' rows='${rows}' order="status"></vs-table>`);
  expect(column(tag, "status")).to.eql(["a", "b"]);
  await waitUntil(() => give, "the list is not asked for");
  give!({ late_texts: { a: "Яма", b: "Арка" } });
  await waitUntil(() => column(tag, "status").join() === "Арка,Яма", "sorted by the ids still");
});

it("a heading that is pressed again and again while many rows come and are sorted sorts them", async () => {
  const rows = Array.from({ length: 60_000 }, (_, at) => ({ id: at + 1, name: `Запис ${at % 977}` }));
  let answer: (() => void) | undefined;
  const { transport } = settings;
  configure({
    transport: async () =>
      new Promise<Response>((resolve) => (answer = () => resolve(Response.json({ rows, total: rows.length })))),
  });
  place.innerHTML = named;
  const tag = place.firstElementChild as Tag;
  await waitUntil(() => answer && tag.shadowRoot && headings(tag).length, "not asked");
  answer!();
  for (let turn = 0; turn < 40 || !seen(tag, ".count").length; turn++) {
    heading(tag, "id").click();
    await new Promise((done) => setTimeout(done, 4));
  }
  const first = () => (heading(tag, "id").ariaSort === "descending" ? "60000" : "1");
  await waitUntil(() => column(tag, "id")[0]?.replace(/\s/g, "") === first(), "not in the order of the heading");
  await waitUntil(() => !seen(tag, ".state").some(({ textContent }) => textContent), "still said to load");
  heading(tag, "name").click();
  await waitUntil(() => column(tag, "name")[0] === "Запис 0", "does not follow the next heading");
  configure({ transport });
});

describe("a column whose options stand in the form", () => {
  const kinds = { person: "Громадянин", company: { text: "Компанія" } };
  const withKind = (kind: object) => {
    const asked = server(2);
    const { transport } = settings;
    configure({
      transport: async (request: Request) => {
        const { pathname } = new URL(request.url);
        const own = (id: number) => ({ ...rowOf(id), kind: "person" });
        if (pathname.startsWith("/api/template/form/"))
          return Response.json({ schema: { ...form.schema, kind: { title: "Вид", ...kind } } });
        if (pathname === "/api/a.b/") return Response.json({ rows: [1, 2].map(own), total: 2 });
        return pathname === "/api/a.b/1" && request.method === "GET" ? Response.json(own(1)) : transport!(request);
      },
    });
    return asked;
  };
  const cells = '<vs-table table="a.b" form="f" actions="cells" columns=\'["name","kind"]\'></vs-table>';
  const openKind = async (texts: string[]) => {
    const tag = await put(cells);
    await waitUntil(() => cell(tag, 0, "Назва").ariaReadOnly === null, "no editing");
    await waitUntil(() => column(tag, "Вид").join() === texts.join(), "not shown by their texts");
    cell(tag, 0, "Вид").dispatchEvent(new MouseEvent("dblclick", { bubbles: true, composed: true }));
    return tag;
  };

  it("shows their texts, and a cell is edited by choosing one", async () => {
    const asked = withKind({ type: "Select", options: kinds });
    const tag = await openKind(["Громадянин", "Громадянин"]);
    await waitUntil(() => seen(tag, "select.cell-input").length, "no list");
    const select = seen(tag, "select.cell-input")[0] as HTMLSelectElement;
    expect([...select.options].map(({ text }) => text)).to.eql(["", "Громадянин", "Компанія"]);
    select.value = "company";
    press(select, "Enter");
    await waitUntil(() => writes(asked).length, "not stored");
    expect(JSON.parse(writes(asked)[0]!.body)).to.eql({ id: 1, kind: "company" });
  });

  it("without any options takes no text", async () => {
    withKind({ type: "Select", api: "/own/list" });
    const tag = await openKind(["person", "person"]);
    await waitUntil(() => cell(tag, 0, "Вид").ariaReadOnly === "true", "can be edited");
    expect(seen(tag, ".cell-input")).to.eql([]);
  });
});

it("who may not save sees a table without editing: its rows can be looked at", async () => {
  const { transport } = (server(2), settings);
  configure({
    transport: async (request: Request) =>
      request.url.includes("/api/template/form/") ? Response.json({ ...form, readonly: true }) : transport!(request),
  });
  place.innerHTML = '<vs-table table="a.b" form="f" actions="edit copy del add cells"></vs-table>';
  const tag = place.firstElementChild as Tag;
  await ready(tag);
  expect(
    seen(tag, "a.action").map((one) => one.getAttributeNames().find((name) => name !== "class" && name !== "href")),
  ).to.eql(["info", "info"]);
  cell(tag, 0, "Назва").dispatchEvent(new MouseEvent("dblclick", { bubbles: true, composed: true }));
  expect([seen(tag, ".cell-input"), seen(tag, "[add]")]).to.eql([[], []]);
});

describe("a column of phones", () => {
  const phones = ["380501234567", "(067) 765-43-21", "103", null];
  const rows = JSON.stringify(phones.map((phone, at) => ({ id: at + 1, phone })));
  const markup = `<vs-table columns='["id",{"name":"phone","title":"Телефон","type":"Phone"}]' rows='${rows}'></vs-table>`;
  const links = (tag: Tag) => seen(tag, ".grid-body a").map((link) => [link.getAttribute("href"), link.textContent]);

  it("shows them in groups, as links to call; what is no phone is a text", async () => {
    const tag = await put(markup);
    expect(column(tag, "Телефон")).to.eql(["+380 50 123 45 67", "+380 67 765 43 21", "103", ""]);
    expect(links(tag)).to.eql([
      ["tel:+380501234567", "+380 50 123 45 67"],
      ["tel:+380677654321", "+380 67 765 43 21"],
    ]);
  });

  it("keeps the link that has the focus when the rows are drawn again, and shows another phone in its place", async () => {
    const tag = await put(markup);
    const [link] = seen(tag, ".grid-body a");
    link!.focus();
    press(cell(tag, 0, "Телефон"), "Escape");
    tag.rows = [
      { id: 1, phone: "0509999999" },
      { id: 2, phone: "104" },
    ];
    await waitUntil(() => column(tag, "Телефон")[1] === "104", "not drawn again");
    expect(links(tag)).to.eql([["tel:+380509999999", "+380 50 999 99 99"]]);
    expect(tag.shadowRoot.activeElement).to.equal(link);
  });
});
