/* oxlint-disable no-script-url -- what the doors must refuse */
import { expect } from "@open-wc/testing";
import { natives } from "../../base/runtime/runtime.ts";
import { configure } from "../../base/settings.ts";
import { request } from "./client.ts";
import { requests } from "../log/log.ts";
import type { ServerError } from "./server-error.ts";
import { onSignIn } from "../session/waiting-calls.ts";
import { answers, failure, status } from "../../../test/support/memory-server.ts";

const write = { name: "action" as const, path: "/api/a/", method: "POST", body: { name: "Назва" } };
const lost = new TypeError("network");
const { random } = Math;

describe("one request", () => {
  beforeEach(() => (Math.random = () => 0));
  afterEach(() => {
    Math.random = random;
    configure({
      transport: null,
      headers: {},
      method_override: false,
      body: "json",
      idempotency: false,
      csrf: null,
      login_marker: "",
      base_url: "",
      urls: {},
    });
    configure({ timeout: { read: 30, write: 300, format: 300 }, cap: { data: 20, files: 200 } });
    onSignIn(async () => undefined);
    document.body.replaceChildren();
  });

  it("[R7-01] is sent as JSON from the site's root, with headers that say who asks and what it accepts", async () => {
    const asked = answers({ id: 1 });
    await request({ ...write, query: { a: "б", list: [1, 2], none: null } });
    expect(asked[0]!.path).to.equal("/api/a/?a=%D0%B1&list=1&list=2");
    expect(asked[0]!.body).to.equal('{"name":"Назва"}');
    const { headers } = asked[0]!;
    expect(headers.get("X-Requested-With")).to.equal("XMLHttpRequest");
    expect(headers.get("Content-Type")).to.equal("application/json");
    expect(headers.get("Accept")).to.contain("application/json");
    expect(headers.get("Idempotency-Key")).to.match(/^.{16,}$/);
  });

  it("[R6-02] every request carries the cookies", async () => {
    const credentials: string[] = [];
    configure({
      transport: (asked: Request) => {
        credentials.push(asked.credentials);
        return new Response("{}");
      },
    });
    await request({ name: "lookup", path: "/a" });
    await request(write);
    expect(credentials).to.deep.equal(["include", "include"]);
  });

  it("[R1-22] vue_debug1 logs each call in the console, and without it nothing is logged", async () => {
    const { debug } = console;
    const said: unknown[] = [];
    console.debug = (...words: unknown[]) => said.push(words.join(" "));
    answers({}, {}, {});
    await request({ name: "lookup", path: "/quiet" });
    configure({ vue_debug1: true });
    await request({ name: "lookup", path: "/loud" });
    configure({ vue_debug1: false });
    console.debug = debug;
    expect(said).to.deep.equal([`vs-elements: GET ${location.origin}/loud`]);
  });

  it("[R7-02] setting method_override sends PUT and DELETE as POST", async () => {
    configure({ method_override: true });
    const asked = answers({ id: 1 });
    for (const method of ["PUT", "DELETE", "POST"]) await request({ name: "action", path: "/a", method });
    expect(asked.map((one) => [one.method, one.headers.get("X-HTTP-Method-Override")])).to.deep.equal([
      ["POST", "PUT"],
      ["POST", "DELETE"],
      ["POST", null],
    ]);
  });

  it("setting body sends a form", async () => {
    configure({ body: "form" });
    const asked = answers({});
    await request({ name: "action", path: "/a", method: "POST", body: { a: "1 2", b: null, c: [1] } });
    expect(asked[0]!.body).to.equal("a=1+2&b=&c=%5B1%5D");
    expect(asked[0]!.headers.get("Content-Type")).to.contain("application/x-www-form-urlencoded");
  });

  it("settings headers and urls are used", async () => {
    configure({ headers: () => ({ "X-Site": "7" }), urls: { read: "/v2/{id}/of/{table}" } });
    const asked = answers({ id: 1 });
    await request({ name: "read", values: { table: "a", id: "1/2" } });
    expect(asked[0]!.path).to.equal("/v2/1%2F2/of/a");
    expect(asked[0]!.headers.get("X-Site")).to.equal("7");
  });

  it("an invalid header is left out and reported to the author", async () => {
    configure({ headers: { "X-User": "Ткачук", "X-Site": "7" } });
    const { error } = console;
    let said = "";
    console.error = (words: string) => (said += words);
    const asked = answers({ id: 1 });
    await request({ name: "lookup", path: "/a" });
    console.error = error;
    expect([asked[0]!.headers.get("X-User"), asked[0]!.headers.get("X-Site")]).to.deep.equal([null, "7"]);
    expect(said).to.contain("header X-User: expected").and.not.to.contain("Ткачук");
  });

  it("[R9.8-07] a format above 1000 characters goes by POST, a read never", async () => {
    const asked = answers("<p>x</p>");
    const long = { text: "x".repeat(1001) };
    await request({ name: "format", path: "/f", query: { text: "x" } });
    await request({ name: "format", path: "/f", query: long });
    await request({ name: "icons", path: "/f", query: long });
    expect(asked.map(({ method }) => method)).to.deep.equal(["GET", "POST", "GET"]);
    expect(JSON.parse(asked[1]!.body)).to.deep.equal(long);
    expect(asked[1]!.path).to.equal("/f");
  });

  it("If-Match is sent to another origin too, so that a lost update is noticed there", async () => {
    configure({ base_url: "https://api.example/" });
    const asked = answers({ id: 1 });
    await request({ name: "update", path: "/a", method: "PUT", match: '"1"' });
    expect(asked.map(({ url, headers }) => [url.href, headers.get("If-Match")])).to.eql([
      ["https://api.example/a", '"1"'],
    ]);
  });

  it("refuses addresses that lead elsewhere, before sending", async () => {
    const asked = answers({});
    for (const path of ["https://evil.example/x", "//evil.example", "/a/../b", "javascript:x", "/a\\b"])
      expect((await failure<ServerError>(request({ name: "lookup", path }))).kind, path).to.equal("refused");
    for (const id of ["..", ".", "", "a\nb"])
      expect((await failure<ServerError>(request({ name: "read", values: { table: "a", id } }))).kind).to.equal(
        "refused",
      );
    expect(asked).to.have.length(0);
  });

  describe("CSRF", () => {
    const header = async (name: string, opener?: Element) => {
      const asked = answers({});
      await request({ ...write, opener });
      return asked[0]!.headers.get(name);
    };
    it("takes the meta element first", async () => {
      document.body.innerHTML = `<meta name="csrf-token" content="m"><input type="hidden" name="_token" value="t">`;
      expect(await header("X-CSRF-Token")).to.equal("m");
    });
    it("takes the hidden field nearest to the opener, else the first", async () => {
      document.body.innerHTML = `<form><input type="hidden" name="csrfmiddlewaretoken" value="1"></form>
        <div><form><input type="hidden" name="csrfmiddlewaretoken" value="2"></form><p><b></b></p></div>`;
      expect(await header("X-CSRFToken", document.querySelector("b")!)).to.equal("2");
      expect(await header("X-CSRFToken")).to.equal("1");
      const host = document.querySelector("p")!;
      const inner = host.attachShadow({ mode: "open" }).appendChild(document.createElement("i"));
      expect(await header("X-CSRFToken", inner)).to.equal("2");
    });
    it("knows Laravel's and Rails' fields", async () => {
      document.body.innerHTML = `<input type="hidden" name="_token" value="t">`;
      expect(await header("X-CSRF-TOKEN")).to.equal("t");
      document.body.innerHTML = `<input type="hidden" name="authenticity_token" value="r">`;
      expect(await header("X-CSRF-Token")).to.equal("r");
    });
    it("reads cookies, decoded", async () => {
      document.cookie = "XSRF-TOKEN=a%3Db";
      expect(await header("X-XSRF-TOKEN")).to.equal("a=b");
      document.cookie = "csrftoken=d";
      expect(await header("X-CSRFToken")).to.equal("d");
      for (const name of ["XSRF-TOKEN", "csrftoken"]) document.cookie = `${name}=; max-age=0`;
    });
    it("setting csrf wins; reads get none, other hosts neither", async () => {
      configure({ csrf: { header: "X-Own", value: "v" } });
      expect(await header("X-Own")).to.equal("v");
      const asked = answers({});
      await request({ name: "lookup", path: "/a" });
      configure({ base_url: "https://api.example/" });
      await request(write);
      expect(asked.map(({ headers }) => headers.get("X-Own"))).to.deep.equal([null, null]);
      expect(asked[1]!.headers.get("Idempotency-Key")).to.equal(null);
    });
  });

  describe("reads answers of old servers", () => {
    it("JSON by parsing, with BOM and white space, whatever its type says", async () => {
      answers(new Response('\ufeff \n{"id": 1}', { headers: { "Content-Type": "text/html" } }));
      expect((await request({ name: "lookup", path: "/a" })).data).to.deep.equal({ id: 1 });
    });
    it("text by its charset, and by the page's where none is named", async () => {
      const bytes = Uint8Array.from([0x22, 0xcf, 0xeb, 0xee, 0xf9, 0xe0, 0x22]);
      answers(new Response(bytes, { headers: { "Content-Type": "application/json; charset=windows-1251" } }));
      expect((await request({ name: "captcha", path: "/a" })).data).to.equal("Площа");
    });
    it("windows-1251 without a name of the charset; a text with one broken letter stays UTF-8", async () => {
      const name = [0xcf, 0xeb, 0xee, 0xf9, 0xe0]; // "Площа"
      answers(new Response(Uint8Array.from([0x22, ...name, 0x22])));
      expect((await request({ name: "captcha", path: "/a" })).data).to.equal("Площа");
      answers(new Response(Uint8Array.from([...new TextEncoder().encode('"Площа '), 0xd0, 0x22])));
      expect((await request({ name: "captcha", path: "/a" })).data).to.equal("Площа \ufffd");
    });
    it("whole numbers beyond 2^53 keep all their digits, as text; other numbers stay numbers", async () => {
      answers(
        '{"id": 9007199254740993, "list": [-12345678901234567890, 9007199254740991], "part": 0.12345678901234568}',
      );
      expect((await request({ name: "lookup", path: "/a" })).data).to.deep.equal({
        id: "9007199254740993",
        list: ["-12345678901234567890", 9007199254740991],
        part: 0.12345678901234568,
      });
      answers('[{"id":9007199254740993}]');
      expect((await request({ name: "lookup", path: "/a" })).data).to.deep.equal({ id: "9007199254740993" });
    });
    it("a BOM wins over the charset that the server names for all its files", async () => {
      const type = { headers: { "Content-Type": "text/html; charset=windows-1251" } };
      answers(new Response('\ufeff{"name":"Площа"}', type));
      expect((await request({ name: "lookup", path: "/a" })).data).to.deep.equal({ name: "Площа" });
      answers(new Response("", type));
      expect((await request({ name: "captcha", path: "/a" })).data).to.equal("");
    });
    for (const body of [
      '{"error":"Ні"}',
      '{"success":false,"message":"Ні"}',
      '{"ok":false,"error":{"message":"Ні"}}',
      "error: Ні",
      '"ERROR:  Ні"',
      '{"error":"error: Ні"}',
    ])
      it(`a 2xx that refuses: ${body}`, async () => {
        answers(body);
        const error = await failure<ServerError>(request(write));
        expect([error.kind, error.text, error.isStored]).to.deep.equal(["refused", "Ні", "no"]);
      });
    it("a record with a column named error is a record", async () => {
      answers({ id: 1, error: "тріщина", ok: false });
      expect((await request({ name: "read", path: "/a" })).status).to.equal(200);
    });
    for (const body of ['{"id": 1', "<html><body>Фатальна помилка</body></html>", '[{"a":'])
      it(`cannot read ${body}, and never reports it as saved`, async () => {
        answers(body);
        const error = await failure<ServerError>(request(write));
        expect([error.kind, error.isStored]).to.deep.equal(["unreadable", "unknown"]);
      });
    it("an empty 2xx, a bare id and a 204 are answers", async () => {
      answers("", "17", "a-b-c", new Response(null, { status: 204 }));
      expect((await request(write)).data).to.equal("");
      expect((await request(write)).data).to.equal(17);
      expect((await request(write)).data).to.equal("a-b-c");
      expect((await request(write)).status).to.equal(204);
    });
  });

  describe("signing in", () => {
    const page = `<form><input type="password" name="p"></form>`;
    for (const [name, answer] of Object.entries({
      "401": status(401),
      "a page with a password input": page,
      text: "user unauthorized",
    }))
      it(`recognises ${name}`, async () => {
        answers(answer);
        expect((await failure<ServerError>(request({ name: "widget", path: "/a" }))).kind).to.equal("login");
      });
    it("an error page of the server with a password input is no sign-in page: the write is not sent again", async () => {
      for (const code of [500, 502]) {
        const asked = answers(() => new Response(page, { status: code, headers: { "Content-Type": "text/html" } }));
        const error = await failure<ServerError>(request({ name: "lookup", path: "/a", method: "POST", body: {} }));
        expect([error.kind, asked.length]).to.eql(["status", 1]);
      }
    });
    it("a page with our tags is not one; with the marker it is one", async () => {
      answers(`${page}<vs-text></vs-text>`);
      expect((await request({ name: "widget", path: "/a" })).status).to.equal(200);
      configure({ login_marker: "id=enter" });
      answers("<p id=enter>");
      expect((await failure<ServerError>(request({ name: "widget", path: "/a" }))).kind).to.equal("login");
      answers('<script id="vs-settings" type="application/json">{"login_marker":"id=enter"}</script>');
      expect((await request({ name: "widget", path: "/a" })).status).to.equal(200);
    });
    it("a redirect to the sign-in page differs from one to another page of the same front controller", async () => {
      configure({ login_url: "/index.php?r=login" });
      const redirected = (url: string) => () =>
        Object.defineProperties(new Response("<p>x</p>"), {
          redirected: { value: true },
          url: { value: `${location.origin}${url}` },
        });
      answers(redirected("/index.php?r=works&page=2"));
      expect((await request({ name: "widget", path: "/a" })).text).to.equal("<p>x</p>");
      answers(redirected("/index.php?back=1&r=login"));
      expect((await failure<ServerError>(request({ name: "widget", path: "/a" }))).kind).to.equal("login");
      configure({ login_url: "/login" });
    });
    it("asks once for 20 waiting calls, and the same requests are repeated", async () => {
      let dialogs = 0;
      let isIn = false;
      answers({});
      await request(write); // the code that reads its answer is loaded
      onSignIn(async () => {
        dialogs++;
        await new Promise((done) => setTimeout(done, 30));
        isIn = true;
        return "renewed";
      });
      const asked = answers((sent) => (isIn ? new Response(`{"id":"${sent.method}"}`) : status(401)));
      const all = await Promise.all(
        Array.from({ length: 20 }, (_, index) => request(index % 2 ? write : { name: "lookup", path: "/r" })),
      );
      expect(dialogs).to.equal(1);
      expect(all.map((answer) => answer.status)).to.deep.equal(Array(20).fill(200));
      const keys = asked.filter(({ method }) => method === "POST").map(({ headers }) => headers.get("Idempotency-Key"));
      expect([keys.length, new Set(keys).size]).to.deep.equal([20, 10]);
    });
    it("fails when the person does not sign in, and does not ask again in the same call", async () => {
      answers(status(401));
      expect((await failure<ServerError>(request(write))).kind).to.equal("login");
      let dialogs = 0;
      onSignIn(async () => {
        dialogs++;
        return "renewed";
      });
      expect((await failure<ServerError>(request(write))).isStored).to.equal("no");
      expect(dialogs).to.equal(1);
    });
  });

  describe("tries again", () => {
    for (const answer of [status(408), status(429), status(503), lost])
      it(`a read three times after ${answer instanceof Error ? "a lost connection" : answer.status}`, async () => {
        const asked = answers(answer, answer, { id: 1 });
        await request({ name: "lookup", path: "/a" });
        expect(asked).to.have.length(3);
        const failing = answers(answer);
        await failure(request({ name: "lookup", path: "/a" }));
        expect(failing).to.have.length(3);
      });
    it("never a write, never a GET that changes data", async () => {
      for (const call of [write, { name: "hook" as const, path: "/a" }]) {
        const asked = answers(lost);
        const error = await failure<ServerError>(request(call));
        expect([asked.length, error.kind, error.isStored]).to.deep.equal([1, "offline", "unknown"]);
      }
    });
    it("a request in flight when the connection was lost may have arrived; one that was started offline has not", async () => {
      const online = Object.getOwnPropertyDescriptor(Navigator.prototype, "onLine")!;
      const be = (isOnline: boolean) =>
        Object.defineProperty(navigator, "onLine", { configurable: true, value: isOnline });
      try {
        answers(() => {
          be(false);
          throw new TypeError("Failed to fetch");
        });
        be(true);
        expect((await failure<ServerError>(request(write))).isStored).to.equal("unknown");
        answers(lost);
        expect((await failure<ServerError>(request(write))).isStored).to.equal("no");
      } finally {
        delete (navigator as { onLine?: boolean }).onLine;
        expect(Object.getOwnPropertyDescriptor(Navigator.prototype, "onLine")).to.eql(online);
      }
    });
    it("a write once more with the same key, with setting idempotency", async () => {
      configure({ idempotency: true });
      const asked = answers(lost, { id: 1 });
      await request({ ...write, key: "k" });
      expect(asked.map(({ headers }) => headers.get("Idempotency-Key"))).to.deep.equal(["k", "k"]);
    });
    it("a write of which an earlier try may be stored is not said to be unstored after a later one without an answer", async () => {
      configure({ idempotency: true });
      for (const later of [status(503), status(500), lost]) {
        answers(lost, later);
        expect((await failure<ServerError>(request({ ...write, key: "k" }))).isStored, String(later)).to.equal(
          "unknown",
        );
      }
      answers(lost, status(422));
      expect((await failure<ServerError>(request({ ...write, key: "k" }))).isStored, "an answer").to.equal("no");
    });
    it("not after other failures", async () => {
      for (const code of [400, 403, 404, 409, 422, 500, 502]) {
        const asked = answers(status(code));
        await failure(request({ name: "lookup", path: "/a" }));
        expect(asked).to.have.length(1);
      }
    });
    it("obeys Retry-After up to 60 s; longer waits are left to the person", async () => {
      const waits: number[] = [];
      const { after } = natives;
      natives.after = (ms, run) => (waits.push(ms), after(ms < 10_000 ? 0 : ms, run));
      answers(status(503, "", { "Retry-After": "2" }), {});
      await request({ name: "lookup", path: "/a" });
      expect(waits).to.include(2000);
      const asked = answers(status(503, "", { "Retry-After": "61" }));
      const error = await failure<ServerError>(request({ name: "lookup", path: "/a" }));
      natives.after = after;
      expect([asked.length, error.retryAfter]).to.deep.equal([1, 61]);
    });
  });

  describe("stops", () => {
    const never = (sent: Request) =>
      new Promise<Response>((_, reject) => sent.signal.addEventListener("abort", () => reject(sent.signal.reason)));
    const drip = (pieces: number) => () => {
      let count = 0;
      return new Response(
        new ReadableStream({
          pull: (out) => (count++ < pieces ? out.enqueue(new Uint8Array(2 ** 18)) : out.close()),
        }),
      );
    };
    it("a call without an answer, after the limit of its kind", async () => {
      configure({ timeout: { read: 0.05, write: 0.05, format: 300 } });
      answers(never);
      expect((await failure<ServerError>(request({ name: "lookup", path: "/a" }))).kind).to.equal("timeout");
      const error = await failure<ServerError>(request(write));
      expect([error.kind, error.isStored]).to.deep.equal(["timeout", "unknown"]);
    });
    it("a body that stalls", async () => {
      const { after } = natives;
      natives.after = (ms, run) => after(ms === 60_000 ? 40 : ms, run);
      answers(
        (sent) =>
          new Response(
            new ReadableStream({
              start: (out) => sent.signal.addEventListener("abort", () => out.error(sent.signal.reason)),
            }),
          ),
      );
      const error = await failure<ServerError>(request({ name: "lookup", path: "/a" }));
      natives.after = after;
      expect(error.kind).to.equal("timeout");
    });
    it("a huge body at the cap", async () => {
      configure({ cap: { data: 1, files: 2 } });
      answers(drip(5));
      expect((await failure<ServerError>(request({ name: "lookup", path: "/a" }))).kind).to.equal("large");
      answers(drip(4));
      expect((await request({ name: "widget", path: "/a" })).text).to.have.length(2 ** 20);
    });
    it("a call that its caller aborts, also while waiting for the next try", async () => {
      const stop = new AbortController();
      answers(never);
      const waiting = failure<ServerError>(request({ name: "lookup", path: "/a", signal: stop.signal }));
      stop.abort();
      expect((await waiting).kind).to.equal("aborted");
      const asked = answers({});
      expect((await failure<ServerError>(request({ name: "lookup", path: "/a", signal: stop.signal }))).kind).to.equal(
        "aborted",
      );
      expect(asked).to.have.length(0);
      Math.random = () => 1;
      const later = new AbortController();
      answers(lost);
      const pausing = failure<ServerError>(request({ name: "lookup", path: "/a", signal: later.signal }));
      setTimeout(() => later.abort(), 20);
      expect((await pausing).kind).to.equal("aborted");
    });
  });

  it("[R7.5-10] saves an attached body under its name, once", async () => {
    const saved: string[] = [];
    const stop = (event: Event) => {
      const link = event.target as HTMLAnchorElement;
      if (link.download) saved.push(link.download);
      event.preventDefault();
    };
    const { click } = HTMLElement.prototype;
    HTMLElement.prototype.click = function (this: HTMLAnchorElement) {
      stop({ target: this, preventDefault() {} } as never);
    };
    const asked = answers(
      status(200, "a;b", { "Content-Disposition": "attachment; filename*=UTF-8''%D0%97%D0%B2%D1%96%D1%82.csv" }),
    );
    const answer = await request({ name: "action", path: "/a", method: "POST" });
    HTMLElement.prototype.click = click;
    expect([saved, answer.file, asked.length]).to.deep.equal([["Звіт.csv"], "Звіт.csv", 1]);
  });

  it("keeps the last 50 requests", async () => {
    answers(status(404));
    for (let count = 0; count < 60; count++) await failure(request({ name: "lookup", path: `/log/${count}` }));
    expect(requests()).to.have.length(50);
    const last = requests()[49]!;
    expect([last.method, last.address, last.status]).to.deep.equal(["GET", `${location.origin}/log/59`, 404]);
    expect(last.ms).to.be.a("number");
  });
});
