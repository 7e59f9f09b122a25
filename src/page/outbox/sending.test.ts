import { expect } from "@open-wc/testing";
import { configure } from "../../base/settings.ts";
import { forget, found } from "../../base/storage/disk.ts";
import { startClock } from "../../../test/support/clock.ts";
import { answers, status, type Asked } from "../../../test/support/memory-server.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";
import { owner } from "../drafts/keeper.ts";
import { sendWhenOnline } from "./sending.ts";
import { putAside, waiting, type Waiting, type WaitingState } from "./waiting-saves.ts";

before(() => {
  configure({ idempotency: true, etag: true });
  sendWhenOnline();
});
after(() => configure({ idempotency: false, etag: false }));
afterEach(async () => {
  await forget(
    "outbox",
    (await all()).map(({ id }) => id),
  );
  document.querySelector("vs-notices")?.remove();
  configure({ transport: null, idempotency: true });
});
const all = async () => waiting(await owner());
const states = async () => (await all()).map(({ id, state }) => `${id} ${state}`);

let at = 0;
async function put(id: string, state: WaitingState, more: Partial<Waiting> = {}): Promise<void> {
  const about = { tab: "", table: "t", record: id, form: "f", api: "", title: "Звернення", titles: {}, first: {} };
  const what = { body: { a: id }, key: `key-${id}`, match: '"1"', text: "", at: ++at };
  await putAside({ id, owner: await owner(), state, ...about, ...what, ...more });
}
const writes = (asked: Asked[]) =>
  asked.filter(({ method }) => method !== "GET").map(({ method, path }) => `${method} ${path}`);
/** The connection is back. @returns when the states in the outbox are these */
async function online(...expected: string[]): Promise<void> {
  dispatchEvent(new Event("online"));
  const wanted = expected.toSorted().join();
  await waitUntil(async () => (await states()).toSorted().join() === wanted, `not: ${wanted}`);
}

describe("saves in the outbox, when the connection is back", () => {
  it("[SAFETY §4] are sent in their order, each with its key", async () => {
    const asked = answers({ id: 1 });
    await put("2", "waiting");
    await put("1", "waiting");
    await online();
    expect(asked.map(({ method, path, headers }) => [method, path, headers.get("Idempotency-Key")])).to.eql([
      ["PUT", "/api/t/2", "key-2"],
      ["PUT", "/api/t/1", "key-1"],
    ]);
  });

  it("[SAFETY §4] are tried again by themselves while the browser believes that there is a connection", async () => {
    const clock = startClock();
    try {
      let answer: () => Response | Promise<Response> = () => Promise.reject(new TypeError("no server"));
      const asked = answers(() => answer());
      await put("1", "waiting");
      sendWhenOnline();
      await clock.advance(29_999);
      expect(asked).to.have.length(0);
      await clock.advance(1);
      await waitUntil(() => asked.length > 0, "not tried");
      // the call itself is repeated some times first
      await waitUntil(async () => {
        await clock.advance(1000);
        return clock.waits.includes(30_000);
      }, "no next try");
      answer = () => Response.json({ id: 1 });
      await clock.advance(30_000);
      await waitUntil(async () => (await states()).length === 0, "not sent");
      expect(clock.waits).not.to.include(30_000);
    } finally {
      clock.end();
    }
  });

  it("[SAFETY §4] of another version stay on disk and are neither listed nor sent", async () => {
    const asked = answers({ id: 1 });
    await put("later", "paused" as WaitingState);
    await put("odd", "waiting", { body: null as never });
    await put("1", "waiting");
    await online();
    expect(writes(asked)).to.eql(["PUT /api/t/1"]);
    expect(await found("outbox", "owner", await owner())).to.have.length(2);
    await forget("outbox", ["later", "odd"]);
  });

  it("[SAFETY §4] one that may be stored, one that was refused and one that another tab is sending stay as they are", async () => {
    const asked = answers({ id: 1 });
    await put("unknown", "unknown");
    await put("failed", "failed");
    await put("sending", "sending", { tab: "another" });
    await put("waiting", "waiting");
    await online("unknown unknown", "failed failed", "sending sending");
    expect(writes(asked)).to.eql(["PUT /api/t/waiting"]);
  });

  it("[SAFETY §4] without keys a new record is not sent by itself; a change is, and only once when its answer is lost", async () => {
    configure({ idempotency: false });
    let count = 0;
    answers((request: Request) => {
      if (request.method === "GET") return Response.json({ a: "was" });
      if (request.url.includes("/t/6")) return Response.json({ id: 6 });
      count++;
      return status(502);
    });
    await put("new", "waiting", { record: "" });
    await put("5", "waiting", { first: { a: "was" } });
    await online("new waiting", "5 unknown");
    await put("6", "waiting", { first: { a: "was" } }); // last in the queue: when it was sent, the others had their turn
    await online("new waiting", "5 unknown");
    expect(count).to.equal(1);
  });

  it("with keys a save with a lost answer goes on waiting, and is sent again with the same key", async () => {
    const lost = answers(status(502));
    await put("7", "waiting");
    dispatchEvent(new Event("online"));
    await waitUntil(async () => lost.length > 0 && (await states()).join() === "7 waiting", "not sent");
    const asked = answers({ id: 7 });
    await online();
    const keys = [...lost, ...asked].map(({ headers }) => headers.get("Idempotency-Key"));
    expect(keys).to.eql(["key-7", "key-7"]);
  });

  it("a change waits on when the record cannot be read before it for a while; its person is told nothing", async () => {
    for (const code of [502, 504]) {
      const asked = answers(status(code));
      await put("3", "waiting", { match: null, first: { a: "was" } });
      dispatchEvent(new Event("online"));
      await waitUntil(async () => asked.length > 0 && (await states()).join() === "3 waiting", `after ${code}`);
      expect([writes(asked), document.querySelector("vs-notices")]).to.eql([[], null]);
    }
  });

  it("a change of a value that stands deeper in the record is sent, also by a server without ETags", async () => {
    configure({ etag: false });
    const asked = answers(({ method }: Request) => Response.json(method === "GET" ? { a: { b: "1" } } : { id: 1 }));
    await put("1", "waiting", { match: null, body: { "a.b": "2" }, first: { "a.b": "1" } });
    await online();
    configure({ etag: true });
    expect(writes(asked)).to.eql(["PUT /api/t/1"]);
  });

  it("[SAFETY §4] a refused one says so and stays; changes by others are not overwritten", async () => {
    const asked = answers((request: Request) =>
      request.url.includes("/t/1") ? status(422, { error: "Ні" }) : Response.json({ id: 2, a: "theirs" }),
    );
    await put("1", "waiting");
    await put("2", "waiting", { match: null, first: { a: "was" } });
    await online("1 failed", "2 failed");
    expect((await all())[0]!.text).to.include("Ні");
    expect(writes(asked)).to.eql(["PUT /api/t/1"]);
  });
});
