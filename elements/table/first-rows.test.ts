/** A table until its first rows are shown: its columns, its placeholders, what its author and its reader are told. */
import { expect } from "@open-wc/testing";
import { placeOf } from "../../src/tables/view-places.ts";
import { startClock } from "../../test/support/clock.ts";
import { answers, status } from "../../test/support/memory-server.ts";
import {
  place,
  rowOf,
  server,
  put,
  ready,
  seen,
  headings,
  drawn,
  cell,
  column,
  startTables,
  type Tag,
} from "../../test/support/served-table.ts";
import { waitUntil } from "../../test/support/wait-until.ts";

startTables();

/** The code of tables is loaded, so that a test may stop the clock. */
const codeReady = () => put("<vs-table name='t' rows='[]'></vs-table>");

describe("the console of an author", () => {
  const { error } = console;
  let said: string[] = [];
  beforeEach(() => {
    said = [];
    console.error = (...given: unknown[]) => said.push(given.join(" "));
  });
  afterEach(() => {
    console.error = error;
  });

  it("names the columns that a table cannot show", async () => {
    server(1);
    const tag = await put(`<vs-table table="a.b" columns='["name","name",{"title":"?"}]'></vs-table>`);
    expect(headings(tag)).to.eql(["name"]);
    expect(said.map((text) => /columns: entry \d needs a name of its own\./.exec(text)?.[0])).to.eql([
      "columns: entry 2 needs a name of its own.",
      "columns: entry 3 needs a name of its own.",
    ]);
  });

  for (const [what, act] of [
    ["a table that gets no rows", () => {}],
    ["no table whose rows a script sets later", (tag: Tag) => void (tag.rows = [rowOf(7)])],
    ["no table that leaves the page before", (tag: Tag) => tag.remove()],
  ] as const)
    it(`names ${what}`, async () => {
      await codeReady();
      const clock = startClock();
      try {
        place.innerHTML = `<vs-table columns='["id"]'></vs-table>`;
        await waitUntil(() => clock.waits.includes(2000), "waits for no rows");
        clock.pass(1999);
        act(place.firstElementChild as Tag);
        await clock.advance(1);
      } finally {
        clock.end();
      }
      const isNamed = said.some((text) => text.includes('needs "table", "api", rows or a <table> in it'));
      expect(isNamed).to.equal(!what.startsWith("no "));
    });
});

describe("a table before its rows are shown", () => {
  it("has the columns of its rows when nobody has named others", async () => {
    server(2);
    const tag = await put('<vs-table table="a.b"></vs-table>');
    expect(headings(tag)).to.eql(["id", "name", "status", "area", "due", "note"]);
    expect(column(tag, "name")).to.eql(["Запис 1", "Запис 2"]);
  });

  for (const view of ['{"sort":"-name"}', '{"filters":{"name":{"text":"9"}}}'])
    it(`shows its headings already while many rows of a script are arranged by the kept view ${view}`, async () => {
      await codeReady();
      localStorage.setItem(placeOf("many"), view);
      const tag = document.createElement("vs-table") as Tag;
      tag.setAttribute("name", "many");
      Object.assign(tag, {
        columns: ["name"],
        rows: Array.from({ length: 100_000 }, (_, id) => ({ name: `№ ${id}` })),
      });
      const clock = startClock();
      try {
        place.replaceChildren(tag);
        await waitUntil(() => tag.shadowRoot && headings(tag).length, "no headings");
        expect([headings(tag), column(tag, "name").join("")]).to.eql([["name"], ""]);
        await waitUntil(() => (clock.pass(0), !tag.hasAttribute("aria-busy")), "not arranged");
      } finally {
        clock.end();
      }
      expect(column(tag, "name")[0]).to.equal(view.includes("sort") ? "№ 99999" : "№ 9");
    });

  it("has a placeholder in each cell, with its actions; a row without an id waits for none", async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    answers(async () => {
      await held;
      return Response.json({ rows: [rowOf(1), { name: "Разом" }], total: 2 });
    });
    place.innerHTML = `<vs-table table="a.b" columns='["name"]' actions="del"></vs-table>`;
    const tag = place.firstElementChild as Tag;
    const bars = () =>
      drawn(tag).map((row) =>
        [...row.children].map((one) => getComputedStyle(one, "::after").content !== "none").join(),
      );
    await waitUntil(() => tag.shadowRoot && drawn(tag).length, "nothing drawn");
    expect(new Set(bars())).to.eql(new Set(["true,true"]));
    release();
    await ready(tag);
    expect([bars(), cell(tag, 1, "name").textContent, seen(tag, "a.action").length]).to.eql([
      ["false,false", "false,false"],
      "Разом",
      1,
    ]);
  });

  it("is read by refresh also when its first rows could not be read", async () => {
    const { error } = console;
    console.error = () => {};
    let isFailing = true;
    answers(() => (isFailing ? status(403, "no") : Response.json([rowOf(1)])));
    place.innerHTML = `<vs-table table="a.b" columns='["name"]'></vs-table>`;
    const tag = place.firstElementChild as Tag;
    const alert = () => tag.shadowRoot?.querySelector("[role=alert]")?.textContent;
    await waitUntil(alert, "nothing said");
    console.error = error;
    isFailing = false;
    await tag.refresh();
    await ready(tag);
    expect([column(tag, "name"), alert()]).to.eql([["Запис 1"], undefined]);
  });
});
