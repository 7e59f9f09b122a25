/** What a failed save says, and how a lost answer is looked for (docs/safety.md, §4). */
import { expect } from "@open-wc/testing";
import { configure } from "../../base/settings.ts";
import { isRefusal, type Refusal } from "../../forms/editing/submission.ts";
import { Form, type FieldCodec } from "../../forms/open-form.ts";
import { readSchema } from "../../forms/schema/schema.ts";
import { ServerError } from "../../server/client/server-error.ts";
import { answers, failure, status } from "../../../test/support/memory-server.ts";
import { Saver } from "./saver.ts";

const text: FieldCodec = { empty: "", read: (raw) => raw ?? "", write: (value) => value };
const opener = document.createElement("a");

function open(raw: object, id: string, more: { etag?: string; sender?: object } = {}) {
  const schema = readSchema({ schema: { name: {}, note: {} } }, "f");
  const form = new Form({ schema, raw: { ...raw }, codecs: () => text, isNew: !id });
  const where = { table: "t", id, etag: null, api: "", sender: undefined, name: "f", isRead: true, ...more };
  return { form, saver: new Saver({ form, ...where } as ConstructorParameters<typeof Saver>[0]) };
}
const refusalOf = async (saver: Saver): Promise<Refusal> => {
  const result = await saver.save(opener);
  expect(result && isRefusal(result), "saved").to.equal(true);
  return result as Refusal;
};

/** A server with one record; `write` answers each PUT. */
function server(write: (sent: object, count: number) => Response) {
  const kept = { record: { name: "a", note: "n" } as object | undefined };
  let count = 0;
  const asked = answers(async (request: Request) => {
    if (request.method === "GET")
      return kept.record ? Response.json(kept.record, { headers: { ETag: `"${count}"` } }) : status(404);
    return write((await request.json()) as object, ++count);
  });
  const puts = () => asked.filter(({ method }) => method === "PUT").length;
  return { kept, puts };
}
const lost = () => status(502, "x");

describe("a save that fails", () => {
  afterEach(() => configure({ transport: null, etag: false }));

  it("of a method says that the action failed, of another call that the values were not saved", async () => {
    const said = async (isMethod: boolean) => {
      const send = () => Promise.reject(new ServerError("status", { status: 500, isWrite: true }));
      return (await refusalOf(open({}, "", { sender: { action: "api", isMethod, send } }).saver)).text;
    };
    expect(await said(true)).to.equal("Не вдалося виконати дію (500)");
    expect(await said(false)).to.contain("Не збережено: помилка сервера (500)");
  });

  it("says the server's own sentence; when the server has only messages for fields, that they are to be checked", async () => {
    for (const [body, said] of [
      [{ error: "Квартал закрито", errors: { name: "Зайнято" } }, "Квартал закрито"],
      [{ errors: { name: "Зайнято" } }, "Перевірте введене"],
    ] as const) {
      server(() => status(422, body));
      expect((await refusalOf(open({ name: "a" }, "7").saver)).text).to.equal(said);
    }
  });

  it("because others change the record before each try is given up after five tries, and told", async () => {
    configure({ etag: true });
    const { puts } = server((_, count) => (count > 20 ? Response.json({ id: 7 }) : status(412)));
    const { form, saver } = open({ name: "a", note: "n" }, "7", { etag: '"0"' });
    form.record.set("name", "mine");
    const { error } = await refusalOf(saver);
    expect([(error as ServerError).status, puts()]).to.eql([412, 5]);
  });
});

describe("[SAFETY §4] a change whose answer was lost, on a server without idempotency keys", () => {
  afterEach(() => configure({ transport: null }));

  async function loseAnswer() {
    const there = server((_, count) => (count === 1 ? lost() : Response.json({ id: 7 })));
    const { form, saver } = open({ name: "a", note: "n" }, "7");
    form.record.set("name", "mine");
    expect((await refusalOf(saver)).isUnknown).to.equal(true);
    return { ...there, form, saver };
  }

  it("is not sent again when the record holds it", async () => {
    const { kept, puts, form, saver } = await loseAnswer();
    kept.record = { name: "mine", note: "n" };
    expect(await saver.save(opener)).to.include({ id: "7" });
    expect([puts(), form.record.isDirty]).to.eql([1, false]);
  });

  it("is sent again when the record does not hold it", async () => {
    const { puts, form, saver } = await loseAnswer();
    expect(await saver.save(opener)).to.include({ id: "7" });
    expect([puts(), form.record.isDirty]).to.eql([2, false]);
  });

  it("is stored when the record holds it, and not when it holds something else or is gone", async () => {
    const { kept, saver } = await loseAnswer();
    for (const [record, isStored] of [
      [{ name: "mine", note: "theirs" }, true],
      [{ name: "a", note: "n" }, false],
      [undefined, false],
    ] as const) {
      kept.record = record;
      expect(await saver.isStored(), JSON.stringify(record)).to.equal(isStored);
    }
    answers(status(403));
    expect((await failure<ServerError>(saver.isStored())).status, "cannot be read").to.equal(403);
  });

  it("of a new record without a reserved id cannot be looked for", async () => {
    answers(lost());
    const { saver } = open({ name: "a" }, "");
    expect((await refusalOf(saver)).isUnknown).to.equal(true);
    expect(await saver.isStored()).to.equal(undefined);
  });
});
