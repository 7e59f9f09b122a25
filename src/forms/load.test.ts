import { expect } from "@open-wc/testing";
import { configure } from "../base/settings.ts";
import { answers, failure, status } from "../../test/support/memory-server.ts";
import { Form } from "./open-form.ts";
import { loadForm, type LoadError } from "./load.ts";

/** The server's answers, by the end of the path. */
function serve(options: object, more: Record<string, unknown> = {}) {
  const schema = { ...options, schema: { topic: { type: "Text" }, body: { type: "Text", default: "d" } } };
  return answers((request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname.includes("/template/form/")) return Response.json(schema);
    const found = Object.entries(more).find(([end]) => pathname.endsWith(end))?.[1];
    return found instanceof Response ? found.clone() : Response.json(found ?? {});
  });
}
const newRecord = { table: "works.request", id: "", form: "f", isNew: true };
const codecs = () => ({ empty: "", read: (raw: unknown) => raw ?? "", write: (value: unknown) => value });

describe("initial values of a new record", () => {
  after(() => configure({ transport: null, pk: {} }));

  it("[R3.6-46] [R7.3-06] autofill loads the table's default values; known values are sent along and win", async () => {
    const asked = serve({ autofill: true }, { _autofill: { topic: "lamp", body: "b" } });
    const { raw } = await loadForm({ ...newRecord, obj: { body: "own" } });
    expect(raw).to.deep.equal({ topic: "lamp", body: "own" });
    const { searchParams } = asked[1]!.url;
    expect([searchParams.get("table"), searchParams.get("data")]).to.deep.equal(["works.request", '{"body":"own"}']);
  });

  it("[R3.6-49] [R7.3-08] a wizard's wiz_content, as an object or as JSON text", async () => {
    for (const content of [{ topic: "lamp" }, '{"topic":"lamp"}']) {
      const asked = serve({ wizard: "new lamp" }, { "new%20lamp": { wiz_content: content } });
      expect((await loadForm(newRecord)).raw).to.deep.equal({ topic: "lamp" });
      expect(asked[1]!.path).to.equal("/api/wizard/new%20lamp");
    }
  });

  it("[R7.3-09] obj as a path: an object, a one-row array, a wizard's answer", async () => {
    for (const answer of [{ topic: "x" }, [{ topic: "x" }], { wiz_content: { topic: "x" } }]) {
      serve({}, { "/own": answer });
      expect((await loadForm({ ...newRecord, obj: "/own?a=1" })).raw).to.deep.equal({ topic: "x" });
    }
  });

  it("[R7.3-09] the path in obj is read by the method that is given", async () => {
    const asked = serve({}, { "/own": { topic: "x" } });
    await loadForm({ ...newRecord, obj: "/own?a=1", obj_method: "POST" });
    expect(asked.map(({ method, path }) => `${method} ${path}`)).to.include("POST /own?a=1");
  });

  it("[R3.6-47] [R7.3-05] getId gets the id that the record will have; it goes with the save, under the table's key", async () => {
    configure({ pk: { "works.request": "gid" } });
    for (const answer of [{ id: 41 }, 41, { newid: "41" }]) {
      serve({ getId: true }, { _get_id: answer });
      const { schema, raw, fixed } = await loadForm(newRecord);
      const form = new Form({ schema, raw, fixed, codecs, isNew: true });
      expect(form.payload()).to.deep.equal({ gid: "41", topic: "", body: "d" });
    }
  });

  it("an existing record loads none of them", async () => {
    const asked = serve({ getId: true, autofill: true, wizard: "w" }, { "works.request/7": { id: 7, topic: "t" } });
    await loadForm({ ...newRecord, id: "7", isNew: false });
    expect(asked.map(({ path }) => path)).to.have.members(["/api/template/form/f", "/api/works.request/7"]);
  });

  it("[R8-23] a failure names the part that failed", async () => {
    serve({ wizard: "w" }, { "/w": status(500) });
    expect((await failure<LoadError>(loadForm(newRecord))).part).to.equal("prefill");
  });
});

describe("the form of a record", () => {
  afterEach(() => configure({ transport: null }));

  it("is the one named like an id that is no plain id, else the table's; other failures are told", async () => {
    let code = 404;
    const asked = answers((request: Request) => {
      const { pathname } = new URL(request.url);
      if (pathname.endsWith("/passport")) return status(code);
      return Response.json(pathname.includes("/template/form/") ? { schema: { topic: {} } } : {});
    });
    const record = { table: "works.request", id: "passport", form: "", isNew: false };
    const { schema } = await loadForm({ ...record, value: {} });
    expect(schema.entries.map(({ name }) => name)).to.eql(["topic"]);
    expect(asked.map(({ url }) => url.pathname.split("/").at(-1))).to.eql(["passport", "works.request"]);
    code = 500;
    const error = await failure<LoadError>(loadForm({ ...record, value: {} }));
    expect([error.part, error.what, asked.length]).to.eql(["form", "passport", 3]);
    await loadForm({ ...record, id: "17", value: {} });
    expect(asked.at(-1)!.url.pathname.split("/").at(-1)).to.equal("works.request");
  });
});
