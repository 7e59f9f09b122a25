/** The save of a row's cells without a table: conflicts, the server's words by column, which cells belong together. */
import { expect } from "@open-wc/testing";
import "../../main.ts";
import { configure } from "../../../src/base/settings.ts";
import type { Column } from "../../../src/tables/columns.ts";
import { answers, status } from "../../../test/support/memory-server.ts";
import { RowSave } from "./save-row.ts";

const columns = ["name", "area"].map((key): Column => ({ key, title: key, kind: "text", canEdit: true }) as Column);
const row = { id: 2, name: "Назва", area: "1" };
const save = (of: readonly Column[] = columns, api = "") =>
  new RowSave({
    table: "a.b",
    api,
    form: "f",
    row: { ...row },
    id: "2",
    columns: of,
    allColumns: () => [...columns, { ...columns[1]!, key: "due_day", title: "Термін" }],
    entryOf: () => undefined,
    show: (_, value) => `[${String(value)}]`,
  });
const store = async (of: RowSave, values: Record<string, unknown>) =>
  of.store(new Map(Object.entries(values)), document.body);
const problems = async (of: RowSave, values: Record<string, unknown>) => {
  const result = await store(of, values);
  return "problems" in result ? Object.fromEntries(result.problems) : undefined;
};

describe("the save of a row's cells", () => {
  afterEach(() => configure({ transport: null, etag: false }));

  it("belongs to its columns and no others", () => {
    const [name, area] = columns as [Column, Column];
    expect(
      [[name, area], [area, name], [name], [name, area, { ...area, key: "note" }]].map((of) => save().isOf(of)),
    ).to.eql([true, true, false, false]);
  });

  it("reads and writes at the address of its table", async () => {
    const asked = answers(row);
    await store(save(columns, "/other/"), { name: "Інша" });
    await store(save(columns, "/list-of-b"), { name: "Інша" });
    expect(asked.map(({ method, path }) => `${method} ${path}`)).to.eql([
      "GET /other/a.b/2",
      "PUT /other/a.b/2",
      "GET /api/a.b/2",
      "PUT /api/a.b/2",
    ]);
  });

  it("takes an answer about the call for no record", async () => {
    let stored: object = row;
    answers(async (request: Request) => {
      if (request.method === "GET") return Response.json(stored);
      stored = { ...row, status: "NEW" };
      return Response.json({ id: 2, status: "ok" });
    });
    const result = await store(save([{ ...columns[0]!, key: "status" }]), { status: "new" });
    expect(result).to.eql({ record: { ...row, status: "new" } });
  });

  it("shows the first of the server's sentences about a column, and those of no column at all of them", async () => {
    const one = { errors: { name: ["Зайнято", "Задовге"] } };
    answers((request: Request) => (request.method === "PUT" ? status(422, one) : Response.json(row)));
    expect(await problems(save(), { name: "Інша", area: "2" })).to.eql({ name: "Зайнято" });
    const other = { error: "Так не можна" };
    answers((request: Request) => (request.method === "PUT" ? status(422, other) : Response.json(row)));
    expect(await problems(save(), { name: "Інша", area: "2" })).to.eql({ name: "Так не можна", area: "Так не можна" });
  });

  it("names the column of a message that is about none of its cells", async () => {
    const refused = (body: object) =>
      answers((request: Request) => (request.method === "PUT" ? status(422, body) : Response.json(row)));
    const [name] = columns as [Column];
    refused({ errors: { dueDay: ["Замалий"], other: "Порожнє" } });
    expect(await problems(save([name]), { name: "Інша" })).to.eql({ name: "Термін: Замалий other: Порожнє" });
    refused({ errors: { Name: "Зайнято", due_day: "Замалий" } });
    expect(await problems(save([name]), { name: "Інша" })).to.eql({ name: "Зайнято Термін: Замалий" });
    refused({ message: "Так не можна", errors: { due_day: "Замалий" } });
    expect(await problems(save([name]), { name: "Інша" })).to.eql({ name: "Так не можна Термін: Замалий" });
  });

  for (const etag of [false, true])
    it(`names the value of another person at a cell, and wins over it when it is sent again, with etag: ${etag}`, async () => {
      configure({ etag });
      const theirs = { ...row, name: "Чужа" };
      const asked = answers(status(200, theirs, { ETag: '"2"' }));
      const sent = () => asked.filter(({ method }) => method === "PUT").map(({ body }) => JSON.parse(body) as object);
      const own = save(columns.slice(0, 1));
      const said = await problems(own, { name: "Моя" });
      expect(said?.["name"]).to.equal(
        "Тим часом тут записали «[Чужа]». Відкрийте клітинку: Enter збереже ваше, Esc відкине його.",
      );
      expect(sent()).to.eql([]);
      expect(await problems(own, { name: "Моя" })).to.equal(undefined);
      expect(sent()).to.eql([{ id: 2, name: "Моя" }]);
    });
});
