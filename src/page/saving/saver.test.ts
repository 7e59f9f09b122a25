import { expect } from "@open-wc/testing";
import { configure } from "../../base/settings.ts";
import { Form, type FieldCodec } from "../../forms/open-form.ts";
import { readSchema } from "../../forms/schema/schema.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";
import { guardTyped } from "../dialogs/dialogs.ts";
import { close } from "../dialogs/show-dialog.ts";
import { isRefusal } from "../../forms/editing/submission.ts";
import { Saver } from "./saver.ts";
import { tellSaved } from "./tell-saved.ts";

const text: FieldCodec = { empty: "", read: (raw) => raw ?? "", write: (value) => value };
const opener = document.createElement("a");

/** A call that waits for its answer. */
interface Waiting {
  method: string;
  body: string;
  answer(data: object): void;
  lose(): void;
}
let calls: Waiting[];
beforeEach(() => {
  calls = [];
  configure({
    transport: async (request: Request) => {
      const body = await request.text();
      return new Promise((resolve) => {
        const answer = (data: object) => resolve(Response.json(data));
        calls.push({ method: request.method, body, answer, lose: () => resolve(Response.error()) });
      });
    },
  });
});
afterEach(() => configure({ transport: null, etag: false, idempotency: false }));

function open(raw: object, id: string) {
  const schema = readSchema({ schema: { name: {}, note: {} } }, "f");
  const form = new Form({ schema, raw: { ...raw }, codecs: () => text, isNew: !id });
  const where = { table: "t", id, etag: null, api: "", sender: undefined, name: "f", isRead: true };
  return { form, saver: new Saver({ form, ...where }) };
}
/** Waits for the next call. */
async function next(method: string): Promise<Waiting> {
  await waitUntil(() => calls.length > 0, `no ${method}`);
  const call = calls.shift()!;
  expect(call.method).to.equal(method);
  return call;
}

describe("saving a record", () => {
  it("an older read that arrives after a newer save is ignored", async () => {
    const { form, saver } = open({ name: "a", note: "n" }, "7");
    form.record.set("name", "first");
    const first = saver.save(opener);
    (await next("GET")).answer({ name: "a", note: "n" });
    (await next("PUT")).answer({ id: 7 });
    await first;
    const reading = saver.refresh();
    const old = await next("GET");
    form.record.set("name", "second");
    const second = saver.save(opener);
    (await next("GET")).answer({ name: "first", note: "n" });
    (await next("PUT")).answer({ id: 7 });
    await second;
    old.answer({ name: "first", note: "old news" });
    await reading;
    expect([form.record.value("name"), form.record.value("note")]).to.eql(["second", "n"]);
    expect([form.record.isDirty, saver.meanwhile.open]).to.eql([false, []]);
  });

  it("a save whose answer is empty keeps the id of its record", async () => {
    const { form, saver } = open({ name: "a", note: "n" }, "7");
    form.record.set("name", "mine");
    const saving = saver.save(opener);
    (await next("GET")).answer({ name: "a", note: "n" });
    (await next("PUT")).answer({});
    expect(await saving).to.include({ id: "7" });
  });

  it("server-side changes of our own save are shown, and not as changes by others", async () => {
    const { form, saver } = open({ name: "a", note: "n" }, "7");
    const reading = saver.refresh();
    (await next("GET")).answer({ name: "A", note: "n" });
    await reading;
    expect([form.record.value("name"), form.record.isDirty, saver.meanwhile.taken]).to.eql(["A", false, []]);
  });

  it("changes by others in other fields are merged; in the same field the person is asked", async () => {
    const { form, saver } = open({ name: "a", note: "n" }, "7");
    form.record.set("name", "mine");
    const saving = saver.save(opener);
    (await next("GET")).answer({ name: "a", note: "theirs" });
    const put = await next("PUT");
    expect(JSON.parse(put.body)).to.eql({ name: "mine", note: "theirs" });
    put.answer({ id: 7 });
    await saving;
    form.record.set("name", "mine again");
    const clashing = saver.save(opener);
    (await next("GET")).answer({ name: "theirs", note: "theirs" });
    const refusal = await clashing;
    expect([isRefusal(refusal as never), saver.meanwhile.open.length, calls.length]).to.eql([true, 1, 0]);
  });

  it("a change by others in the same field right after a save is asked about, also on a server without ETags", async () => {
    const { form, saver } = open({ name: "a", note: "n" }, "7");
    const reading = saver.refresh();
    form.record.set("name", "mine");
    (await next("GET")).answer({ name: "theirs", note: "n" });
    await reading;
    expect([form.record.value("name"), saver.meanwhile.open.length]).to.eql(["mine", 1]);
  });

  it("a new record whose answer was lost and that was changed since is settled by its key, then updated", async () => {
    configure({ idempotency: true });
    const keys: (string | null)[] = [];
    const sent: string[] = [];
    let isLost = true;
    configure({
      transport: async (request: Request) => {
        if (request.method === "GET") return Response.json({ id: 9, name: "a", note: "" });
        sent.push(`${request.method} ${((await request.json()) as { name: string }).name}`);
        keys.push(request.headers.get("Idempotency-Key"));
        return isLost ? new Response("x", { status: 502 }) : Response.json({ id: 9 });
      },
    });
    const { form, saver } = open({}, "");
    form.record.set("name", "a");
    expect(await saver.save(opener)).to.include({ isUnknown: true });
    isLost = false;
    form.record.set("name", "b");
    await saver.save(opener);
    expect(sent).to.eql(["POST a", "POST a", "PUT b"]);
    expect([keys[0] === keys[1], keys[1] === keys[2]]).to.eql([true, false]);
    expect([saver.id, form.record.isDirty]).to.eql(["9", false]);
  });

  it("[SAFETY §4] a new record whose id the server does not tell is not stored a second time without a question", async () => {
    const sent: string[] = [];
    configure({
      transport: async ({ method, url }: Request) => {
        sent.push(`${method} ${new URL(url).pathname}`);
        return Response.json({ success: true });
      },
    });
    const { form, saver } = open({}, "");
    form.record.set("name", "a");
    await saver.save(opener);
    form.record.set("name", "b");
    const answer = async (isSure: boolean) => {
      const question = () => document.querySelector<HTMLElement>("vs-modal");
      await waitUntil(question, "not asked");
      close(question()!, isSure);
    };
    const [first] = await Promise.all([saver.save(opener), answer(false)]);
    expect([first, sent]).to.eql([undefined, ["POST /api/t/"]]);
    const [second] = await Promise.all([saver.save(opener), answer(true)]);
    expect(second).to.include({ id: "" });
    expect(sent).to.eql(["POST /api/t/", "POST /api/t/"]);
  });

  it("[SAFETY §4] a new record whose id was reserved before is updated by its next save", async () => {
    const sent: string[] = [];
    configure({
      transport: async ({ method, url }: Request) => {
        sent.push(`${method} ${new URL(url).pathname}`);
        return method === "GET" ? Response.json({ id: 5, name: "a", note: "" }) : Response.json({});
      },
    });
    const { form, saver } = open({}, "");
    form.fixed["id"] = 5;
    form.record.set("name", "a");
    await saver.save(opener);
    form.record.set("name", "b");
    await saver.save(opener);
    expect(sent.filter((one) => !one.startsWith("GET"))).to.eql(["POST /api/t/", "PUT /api/t/5"]);
  });

  it("[SAFETY §4] a new record keeps its key when a try after a lost answer is refused before the server looks at it", async () => {
    configure({ idempotency: true });
    const keys: (string | null)[] = [];
    configure({
      transport: async (request: Request) => {
        keys.push(request.headers.get("Idempotency-Key"));
        const answers = [502, 409, 413];
        const code = answers[keys.length - 1];
        return code ? new Response("x", { status: code }) : Response.json({ id: 9 });
      },
    });
    const { form, saver } = open({}, "");
    form.record.set("name", "a");
    for (const _ of [1, 2, 3, 4]) await saver.save(opener);
    expect([keys.length, new Set(keys).size, saver.id]).to.eql([4, 1, "9"]);
  });

  it("[SAFETY §4] a write that a draft recorded before a crash is sent again with the same key", async () => {
    configure({ idempotency: true });
    const { form, saver } = open({}, "");
    form.record.set("name", "a");
    form.pending = { key: "before the crash", sent: '{"name":"a","note":""}' };
    const keys: (string | null)[] = [];
    configure({
      transport: async (request: Request) => {
        keys.push(request.headers.get("Idempotency-Key"));
        return Response.json({ id: 9 });
      },
    });
    await saver.save(opener);
    expect([keys, saver.id, form.pending]).to.eql([["before the crash"], "9", undefined]);
  });

  it("[SAFETY §4] a draft for the server whose answer was lost is sent again as a draft, before the save", async () => {
    configure({ idempotency: true });
    const sent: string[] = [];
    configure({
      transport: async (request: Request) => {
        const { pathname, search } = new URL(request.url);
        sent.push(`${request.method} ${pathname}${search} ${((await request.json()) as { name: string }).name}`);
        return sent.length === 1 ? new Response("x", { status: 502 }) : Response.json({ id: 9 });
      },
    });
    const { form, saver } = open({}, "");
    form.record.set("name", "a");
    expect(await saver.saveDraft(opener)).to.include({ isUnknown: true });
    await saver.save(opener);
    const [draft] = sent;
    expect(draft).to.match(/^POST .*\?draft=1 a$/);
    expect(sent.slice(1)).to.eql([draft, "PUT /api/t/9 a"]);
  });

  it("[SAFETY §4] of several changes with a lost answer only the newest is sent: it replaces the former one", async () => {
    configure({ idempotency: true });
    const sent: string[] = [];
    configure({
      transport: async (request: Request) => {
        if (request.method === "GET") return Response.json({ name: "was", note: "" });
        sent.push(((await request.json()) as { name: string }).name);
        return sent.length === 1 ? new Response("x", { status: 502 }) : Response.json({ id: 7 });
      },
    });
    const { form, saver } = open({ name: "was", note: "" }, "7");
    form.record.set("name", "a");
    expect(await saver.save(opener)).to.include({ isUnknown: true });
    form.record.set("name", "b");
    await saver.save(opener);
    expect([sent, form.record.isDirty]).to.eql([["a", "b"], false]);
  });
});

describe("what is told of a save", () => {
  const saved = { answer: { id: 7 }, id: "7", noSavedMessage: true, redirect: "" };
  const tellFrom = (link: Element, isOpen: boolean) =>
    tellSaved(
      open({ name: "a" }, "7").saver,
      saved as unknown as Parameters<typeof tellSaved>[1],
      { host: link, opener: link },
      { isCreated: true, stays: true, isOpen },
    );

  it("the page is not reloaded for a trigger with reload while the form in it stays open", () => {
    const link = document.body.appendChild(document.createElement("a"));
    link.setAttribute("reload", "");
    let reloads = 0;
    const free = guardTyped(link, () => !!++reloads); // asked before each reload, which it prevents
    tellFrom(link, true);
    expect(reloads, "Apply").to.equal(0);
    tellFrom(link, false);
    expect(reloads, "Save").to.equal(1);
    free();
    link.remove();
  });

  it("is told once, on its opener, with table, id, form, answer and whether the record is new", async () => {
    const told: unknown[] = [];
    const link = document.body.appendChild(document.createElement("a"));
    const listen = (event: Event) => told.push([event.target, (event as CustomEvent<unknown>).detail]);
    document.addEventListener("vs:saved", listen);
    tellFrom(link, true);
    document.removeEventListener("vs:saved", listen);
    link.remove();
    expect(told).to.eql([[link, { table: "t", id: "7", form: "f", answer: { id: 7 }, created: true, stays: true }]]);
  });
});
