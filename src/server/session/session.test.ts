import { expect } from "@open-wc/testing";
import { configure } from "../../base/settings.ts";
import { requests } from "../log/log.ts";
import { startClock } from "../../../test/support/clock.ts";
import { answers, status } from "../../../test/support/memory-server.ts";
import { csrfHeader } from "../client/csrf.ts";
import { hasSession, postLogin } from "./session.ts";

describe("signing in again", () => {
  beforeEach(() => configure({ login_url: "/login", session_url: "/me", user: "demo" }));
  after(() => configure({ transport: null, login_url: "/login", session_url: null, user: null }));

  it("posts name and password as JSON; the new session's token is that of the next writes", async () => {
    const meta = Object.assign(document.createElement("meta"), { name: "csrf-token", content: "old" });
    document.head.append(meta);
    expect(csrfHeader()).to.deep.equal(["X-CSRF-Token", "old"]);
    const asked = answers({ ok: true, csrf: "new" }, { user: "demo" });
    expect(await postLogin("demo", "secret")).to.deep.equal({ kind: "in" });
    expect([asked[0]!.method, asked[0]!.path, asked[0]!.body]).to.deep.equal([
      "POST",
      "/login",
      '{"login":"demo","password":"secret"}',
    ]);
    expect(csrfHeader()).to.deep.equal(["X-CSRF-Token", "new"]);
    meta.remove();
  });

  it("a refusal is shown in the server's words", async () => {
    answers(status(403, { error: "Невірний логін або пароль." }));
    expect(await postLogin("demo", "x")).to.deep.equal({ kind: "wrong", text: "Невірний логін або пароль." });
  });

  it("a server that answers with a page needs its own page for it", async () => {
    answers("<!doctype html><input type=password>");
    expect(await postLogin("demo", "x")).to.deep.equal({ kind: "page" });
  });

  it("a different person cannot continue the waiting work", async () => {
    answers({ ok: true }, { user: "viewer" });
    expect((await postLogin("viewer", "x")).kind).to.equal("other");
    answers({ user: "viewer" });
    expect(await hasSession()).to.equal("other");
  });

  it("session_url tells whether there is a session; without it, or without an answer, that is unknown", async () => {
    answers({ user: "demo" });
    expect(await hasSession()).to.equal("in");
    answers(status(401));
    expect(await hasSession()).to.equal("page");
    answers(new TypeError("offline"));
    expect(await hasSession()).to.equal(undefined);
    configure({ session_url: null });
    expect(await hasSession()).to.equal(undefined);
  });

  it("a refusal with 200 is a refusal, in every form that calls recognise", async () => {
    for (const body of [{ success: false, message: "Ні" }, { ok: false, error: "Ні" }, { error: { message: "Ні" } }]) {
      answers(body);
      expect(await postLogin("demo", "x")).to.deep.equal({ kind: "wrong", text: "Ні" });
    }
  });

  it("session_url that answers with a refusal says that there is no session", async () => {
    answers({ ok: false });
    expect(await hasSession()).to.equal("page");
  });

  it("a user's number is the same as its text", async () => {
    configure({ user: "17" });
    answers({ user: 17 });
    expect(await hasSession()).to.equal("in");
  });

  it("an answer in windows-1251 is read by its charset", async () => {
    const body = Uint8Array.from(
      [...'{"error":"'].map((letter) => letter.charCodeAt(0)).concat(0xcd, 0xb3, 0x22, 0x7d),
    );
    answers(new Response(body, { headers: { "Content-Type": "application/json; charset=windows-1251" } }));
    expect(await postLogin("demo", "x")).to.deep.equal({ kind: "wrong", text: "Ні" });
  });

  it("a sign-in that is never answered ends after the time limit", async () => {
    const clock = startClock();
    configure({ transport: () => new Promise<Response>(() => {}) });
    let isOver = false;
    void postLogin("demo", "x").catch(() => (isOver = true));
    await clock.advance(29_999);
    expect(isOver).to.equal(false);
    await clock.advance(1);
    clock.end();
    expect(isOver).to.equal(true);
  });

  it("the password is in no log", async () => {
    answers({ ok: true });
    await postLogin("demo", "secret-1234");
    expect(JSON.stringify(requests())).to.not.contain("secret-1234");
  });
});
