/** What is typed while a form is saved, or while another one is opened in its place. */
import { expect } from "@open-wc/testing";
import vs from "../../main.ts";
import { answers, status, type Asked } from "../../../test/support/memory-server.ts";
import { all, button, clear, open, press, type, valueOf, type VsForm } from "../../../test/support/open-form.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";

const schema = { schema: { a: { title: "А" }, b: { title: "Б", keep: true } }, next: true };
let asked: Asked[];
/** Ends the wait of the server's answer to a save. */
let answer: () => void;
let schemas: Response[];

beforeEach(() => {
  schemas = [];
  let isFree = Promise.resolve();
  let record: object = { id: 7, a: "1", b: "2" };
  asked = answers(async (request: Request) => {
    if (request.url.includes("/template/form/")) return schemas.shift() ?? Response.json(schema);
    if (request.method === "GET") return Response.json(record);
    await isFree;
    record = { ...record, ...((await request.clone().json()) as object) };
    return Response.json({ id: 7 });
  });
  isFree = new Promise((resolve) => (answer = resolve));
});
afterEach(clear);

const writes = () =>
  asked.filter(({ method }) => method !== "GET").map(({ method, path, body }) => `${method} ${path} ${body}`);

describe("what is typed while a save runs", () => {
  it("keeps its dialog open, is not taken for saved, and goes with the next save", async () => {
    const ended = vs.open({ action: "edit", table: "t", id: "7", form: "f" });
    const form = () => document.querySelector<VsForm>("vs-form")!;
    await waitUntil(() => form()?.shadowRoot && all(form(), "input").length === 2, "not open");
    type(form(), "a", "перше");
    const saved = form().submit();
    await waitUntil(() => writes().length, "not sent");
    type(form(), "b", "друге");
    answer();
    expect(await saved).to.equal(true);
    expect([valueOf(form(), "b"), (form() as never as { isDirty(): boolean }).isDirty()]).to.eql(["друге", true]);
    await press(form(), "Зберегти");
    expect(await ended, "closed by the second save").to.be.an("object");
    expect(writes()).to.eql([
      'PUT /api/t/7 {"id":7,"a":"перше","b":"2"}',
      'PUT /api/t/7 {"id":7,"a":"перше","b":"друге"}',
    ]);
  });
});

describe("a form that begins the next new record", () => {
  /** A new record is saved by "save and add another"; the schema is asked for again. */
  async function next(): Promise<VsForm> {
    const form = await open(schema, {}, { table: "t", form: "f", record: "", schema: undefined, value: undefined });
    type(form, "a", "перший");
    answer();
    await press(form, "Зберегти й додати ще");
    return form;
  }

  it("takes no typing until the new one is there", async () => {
    let come: (schema: Response) => void = () => {};
    schemas = [Response.json(schema), new Promise<Response>((resolve) => (come = resolve)) as never];
    const form = await next();
    const frame = () => all(form, ".form")[0]!;
    await waitUntil(() => frame().inert, "can be typed in");
    come(Response.json(schema));
    await waitUntil(() => !frame().inert && valueOf(form, "a") === "", "no new form");
  });

  it("says that it could not be opened, so that the first record is not overwritten, and tries again", async () => {
    schemas = [Response.json(schema), status(400)];
    const form = await next();
    await waitUntil(() => button(form, "Повторити"), "not said");
    expect(all(form, "[data-field]").length, "the form of the stored record").to.equal(0);
    await press(form, "Повторити");
    await waitUntil(() => all(form, "[data-field]").length, "not tried again");
    type(form, "a", "другий");
    await form.submit();
    expect(writes().map((line) => line.split(" ", 2).join(" "))).to.eql(["POST /api/t/", "POST /api/t/"]);
  });
});
