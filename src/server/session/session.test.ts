import { expect } from "@open-wc/testing";
import { configure } from "../../base/settings.ts";
import { requests } from "../log/log.ts";
import { answers, status } from "../../../test/support/memory-server.ts";
import { csrfHeader } from "../client/csrf.ts";
import { hasSession, postLogin } from "./session.ts";

describe("signing in again (SAFETY §4)", () => {
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

  it("a refusal is said in the server's words", async () => {
    answers(status(403, { error: "Невірний логін або пароль." }));
    expect(await postLogin("demo", "x")).to.deep.equal({ kind: "wrong", text: "Невірний логін або пароль." });
  });

  it("a server that answers with a page wants its own page for it", async () => {
    answers("<!doctype html><input type=password>");
    expect(await postLogin("demo", "x")).to.deep.equal({ kind: "page" });
  });

  it("somebody else is not the one whose work waits", async () => {
    answers({ ok: true }, { user: "viewer" });
    expect((await postLogin("viewer", "x")).kind).to.equal("other");
    answers({ user: "viewer" });
    expect(await hasSession()).to.equal("other");
  });

  it("session_url tells whether there is a session; without it, or without an answer, nobody can", async () => {
    answers({ user: "demo" });
    expect(await hasSession()).to.equal("in");
    answers(status(401));
    expect(await hasSession()).to.equal("page");
    answers(new TypeError("offline"));
    expect(await hasSession()).to.equal(undefined);
    configure({ session_url: null });
    expect(await hasSession()).to.equal(undefined);
  });

  it("the password is in no log", async () => {
    answers({ ok: true });
    await postLogin("demo", "secret-1234");
    expect(JSON.stringify(requests())).to.not.contain("secret-1234");
  });
});
