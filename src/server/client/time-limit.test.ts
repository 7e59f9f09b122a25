import { expect } from "@open-wc/testing";
import { configure } from "../../base/settings.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";
import { startClock, type Clock } from "../../../test/support/clock.ts";
import { answers, status } from "../../../test/support/memory-server.ts";
import { readRecord } from "../calls/records/read-record.ts";
import { updateRecord } from "../calls/records/saves.ts";
import { readForm } from "../calls/templates/templates.ts";
import type { ServerError } from "./server-error.ts";

const { random } = Math;
/** A transport that answers nothing and ignores the abort signal. */
const deaf = () => new Promise<Response>(() => {});
/** The state of a promise: undefined while it is pending, else the error's kind, or "done". */
function outcomeOf(promise: Promise<unknown>): { readonly kind: string | undefined } {
  const outcome: { kind: string | undefined } = { kind: undefined };
  promise.then(
    () => (outcome.kind = "done"),
    (error: ServerError) => (outcome.kind = error.kind),
  );
  return outcome;
}

describe("time limits of a call", () => {
  let clock: Clock;
  beforeEach(() => {
    clock = startClock();
    Math.random = () => 0.5;
  });
  afterEach(() => {
    clock.end();
    Math.random = random;
    configure({ transport: null, timeout: { read: 30, write: 300, format: 300 }, cap: { data: 20, files: 200 } });
  });

  for (const [name, read] of Object.entries({ record: () => readRecord("a", "1"), form: () => readForm("a") })) {
    it(`a stalled read of a ${name} ends after its one time limit`, async () => {
      const asked = answers(
        (sent) => new Promise((_, reject) => sent.signal.addEventListener("abort", () => reject(sent.signal.reason))),
      );
      const outcome = outcomeOf(read());
      await waitUntil(() => asked.length, "not asked");
      await clock.advance(29_999);
      expect(outcome.kind).to.equal(undefined);
      clock.pass(1);
      await waitUntil(() => outcome.kind, "no outcome");
      expect([outcome.kind, asked.length]).to.deep.equal(["timeout", 1]);
    });
    it(`a read of a ${name} ends in time although the host's transport ignores the abort signal`, async () => {
      configure({ transport: deaf, timeout: { read: 5 } });
      const outcome = outcomeOf(read());
      await waitUntil(() => clock.waits.includes(5000), "not asked");
      clock.pass(5000);
      await waitUntil(() => outcome.kind === "timeout", "no timeout");
    });
  }

  it("a read that the caller aborts ends at once although the transport ignores the abort signal", async () => {
    configure({ transport: deaf });
    const stop = new AbortController();
    const outcome = outcomeOf(readRecord("a", "1", { signal: stop.signal }));
    await waitUntil(() => clock.waits.length, "not asked");
    stop.abort();
    await waitUntil(() => outcome.kind === "aborted", "not aborted");
  });

  it("a body that stops coming ends 60 s after its last piece, also with a longer limit", async () => {
    configure({ timeout: { read: 600 } });
    let send: ((text: string) => void) | undefined;
    answers(
      () =>
        new Response(
          new ReadableStream({
            start: (out) => void (send = (text) => out.enqueue(new TextEncoder().encode(text))),
          }),
        ),
    );
    const outcome = outcomeOf(readRecord("a", "1"));
    await waitUntil(() => send, "not asked");
    const told = async (text: string) => {
      const { length } = clock.begun;
      send!(text);
      await waitUntil(() => clock.begun.length > length, "not heard");
    };
    await told('{"id":');
    await clock.advance(59_000);
    await told("1");
    await clock.advance(59_999);
    expect(outcome.kind).to.equal(undefined);
    clock.pass(1);
    await waitUntil(() => outcome.kind === "timeout", "no timeout");
  });

  it("a body that keeps dripping ends at the limit of the whole call", async () => {
    let send: ((text: string) => void) | undefined;
    answers(
      () =>
        new Response(
          new ReadableStream({
            start: (out) => void (send = (text) => out.enqueue(new TextEncoder().encode(text))),
          }),
        ),
    );
    const outcome = outcomeOf(readRecord("a", "1"));
    await waitUntil(() => send, "not asked");
    for (let second = 0; second < 29; second++) {
      await clock.advance(1000);
      send!(" ");
    }
    expect(outcome.kind).to.equal(undefined);
    clock.pass(1000);
    await waitUntil(() => outcome.kind === "timeout", "no timeout");
  });

  for (const read of [0, -1, Number.NaN, null, undefined, "", "soon", Number.POSITIVE_INFINITY, 1e12])
    it(`setting timeout.read ${String(read) || '""'} lets no call fail at once`, async () => {
      configure({ transport: deaf, timeout: { read } });
      const outcome = outcomeOf(readRecord("a", "1"));
      await waitUntil(() => clock.begun.length, "not asked");
      await clock.advance(29_000);
      expect(outcome.kind).to.equal(undefined);
      expect(Math.max(...clock.begun), "a browser's timer takes 31 bits").to.be.within(1000, 2 ** 31 - 1);
    });

  it("settings timeout and cap may be absent as a whole", async () => {
    configure({ timeout: null, cap: null });
    answers({ id: 1 });
    const outcome = outcomeOf(Promise.all([readRecord("a", "1"), updateRecord("a", 1, {})]));
    await waitUntil(() => outcome.kind === "done", "not done");
  });

  for (const data of [0, -5, Number.NaN, null, "much"])
    it(`setting cap.data ${String(data)} means the default: a small answer is read, an endless one is stopped`, async () => {
      configure({ cap: { data } });
      answers({ id: 1 });
      const small = outcomeOf(readRecord("a", "1"));
      await waitUntil(() => small.kind === "done", "not done");
      let pieces = 0;
      answers(
        () =>
          new Response(
            new ReadableStream({
              pull: (out) => (pieces++ < 30 ? out.enqueue(new Uint8Array(2 ** 20)) : out.close()),
            }),
          ),
      );
      const endless = outcomeOf(readRecord("a", "1"));
      await waitUntil(() => endless.kind === "large", "not stopped");
    });

  it("a read whose length is unknown is stopped at the cap, and its stream is cancelled", async () => {
    configure({ cap: { data: 1 } });
    let isCancelled = false;
    answers(
      () =>
        new Response(
          new ReadableStream({
            pull: (out) => out.enqueue(new Uint8Array(2 ** 18)),
            cancel: () => void (isCancelled = true),
          }),
        ),
    );
    const outcome = outcomeOf(readRecord("a", "1"));
    await waitUntil(() => outcome.kind === "large" && isCancelled, "not stopped");
  });

  it("a body that is still coming when the time is up is cancelled too", async () => {
    let isCancelled = false;
    answers(() => new Response(new ReadableStream({ cancel: () => void (isCancelled = true) })));
    const outcome = outcomeOf(readRecord("a", "1"));
    await waitUntil(() => clock.waits.includes(60_000), "the body is not awaited");
    clock.pass(30_000);
    await waitUntil(() => isCancelled, "not cancelled");
    await waitUntil(() => outcome.kind === "timeout", "no timeout");
  });
});

describe("the waits between the tries of a read", () => {
  let clock: Clock;
  beforeEach(() => {
    clock = startClock();
    Math.random = () => 0.5;
  });
  afterEach(() => {
    clock.end();
    Math.random = random;
    configure({ transport: null, idempotency: false });
  });
  const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toUTCString();
  /** The next request comes after this wait, and not earlier. */
  async function waitsFor(ms: number, asked: unknown[]): Promise<void> {
    await waitUntil(() => clock.waits.includes(ms), `no wait of ${ms} ms`);
    const { length } = asked;
    await clock.advance(ms - 1);
    expect(asked.length, "too early").to.equal(length);
    clock.pass(1);
    await waitUntil(() => asked.length > length, "not asked again");
  }

  it("are half of 2 s and of 4 s in the middle of their range, then the read fails", async () => {
    const asked = answers(status(503));
    const outcome = outcomeOf(readRecord("a", "1"));
    await waitsFor(1000, asked);
    await waitsFor(2000, asked);
    await waitUntil(() => outcome.kind, "no outcome");
    expect([asked.length, outcome.kind]).to.deep.equal([3, "status"]);
  });
  it("are the server's: Retry-After in seconds", async () => {
    const asked = answers(status(503, "", { "Retry-After": "7" }), { id: 1 });
    outcomeOf(readRecord("a", "1"));
    await waitsFor(7000, asked);
  });
  it("are the server's: Retry-After as a date, by the server's own clock", async () => {
    const date = inSeconds(-86_400);
    const later = new Date(Date.parse(date) + 9000).toUTCString();
    const asked = answers(status(429, "", { "Retry-After": later, Date: date }), { id: 1 });
    outcomeOf(readRecord("a", "1"));
    await waitsFor(9000, asked); // this computer's clock is a day ahead
  });
  it("a past date means at once", async () => {
    const asked = answers(status(429, "", { "Retry-After": inSeconds(-5) }), { id: 1 });
    outcomeOf(readRecord("a", "1"));
    await waitUntil(() => clock.waits.includes(0), "no wait of 0 ms");
    clock.pass(0);
    await waitUntil(() => asked.length === 2, "not asked again");
  });
  for (const value of ["soon", "-1", "1.5.2", "5 minutes", ""])
    it(`Retry-After "${value}" is invalid: our own wait is used`, async () => {
      const asked = answers(status(429, "", { "Retry-After": value }), { id: 1 });
      outcomeOf(readRecord("a", "1"));
      await waitsFor(1000, asked);
    });
  it("more than 60 s are left to the person", async () => {
    const asked = answers(status(429, "", { "Retry-After": inSeconds(90) }));
    const outcome = outcomeOf(readRecord("a", "1"));
    await waitUntil(() => outcome.kind, "no outcome");
    expect([asked.length, outcome.kind]).to.deep.equal([1, "status"]);
  });
  it("a save is repeated once, by its key, after the wait; not without setting idempotency", async () => {
    configure({ idempotency: true });
    const asked = answers(status(503), { id: 1 });
    const outcome = outcomeOf(updateRecord("a", 1, {}));
    await waitsFor(1000, asked);
    await waitUntil(() => outcome.kind === "done", "not done");
    expect(asked).to.have.length(2);
    configure({ idempotency: false });
    const once = answers(status(503));
    const failed = outcomeOf(updateRecord("a", 1, {}));
    await waitUntil(() => failed.kind, "no outcome");
    await clock.advance(60_000);
    expect([once.length, failed.kind]).to.deep.equal([1, "status"]);
  });
});
