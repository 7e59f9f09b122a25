/** What the click attributes do, on a page without a server: requests, messages, changes. */
import { aTimeout, expect } from "@open-wc/testing";
import vs from "../elements/main.ts";
import { phraseOf, takeDictionary } from "../src/base/language/i18n.ts";
import { runtime } from "../src/base/runtime/runtime.ts";
import { configure } from "../src/base/settings.ts";
import { dismiss, lastNotices, shownNotices } from "../src/page/notices/notify.ts";
import { readWords } from "../src/server/calls/templates/locale.ts";
import { requests } from "../src/server/log/log.ts";
import { answers, status } from "./support/memory-server.ts";
import { deep } from "./support/deep.ts";
import { waitUntil } from "./support/wait-until.ts";

const place = document.body.appendChild(document.createElement("div"));
// a page with something to refresh is not reloaded; this element draws nothing
const inert = document.body.appendChild(document.createElement("div"));
inert.setAttribute("vs-inert", "");
inert.append(document.createElement("vs-widget"));
const heard: CustomEvent[] = [];
for (const name of ["vs:done", "vs:saved", "vs:failed", "vs:before"])
  addEventListener(name, (event) => heard.push(event as CustomEvent));

const notices = () => deep(document, ".notice").map((one) => one.textContent);
const dialogs = () => [...document.querySelectorAll<HTMLElement>("vs-popup,vs-modal")];
/** Shows the markup in a dialog; notices are shown in the topmost one. */
const inside = (dialog: Element | null | undefined) =>
  [...(dialog?.childNodes ?? [])]
    .filter((node) => node.nodeName !== "VS-NOTICES")
    .map((node) => (node instanceof Element ? node.outerHTML : node.textContent))
    .join("");
const button = (text: string) => deep(document, "button").find((one) => one.textContent === text);
async function press(text: string) {
  await waitUntil(() => button(text), `no button ${text}`);
  button(text)!.click();
}
/** Clicks the first element of this markup and waits for its action. */
function run(html: string): Promise<void> {
  place.innerHTML = html;
  return vs.run(place.querySelector("[data-it]") ?? place.firstElementChild!);
}
const asked = () => heard.map(({ type, detail }) => [type, detail.action ?? detail.table ?? detail.status]);

before(async () => {
  await waitUntil(() => runtime.clicks);
});
beforeEach(() => {
  heard.length = 0;
  sessionStorage.clear();
});
afterEach(async () => {
  for (const dialog of dialogs()) dialog.remove();
  for (const { number } of shownNotices()) dismiss(number);
  document.querySelector("vs-notices")?.remove();
  place.replaceChildren();
  await aTimeout(10);
  configure({ transport: null, method_transport: "", wording: null });
  history.replaceState(null, "", location.pathname);
});

describe("api [R2.2-02]", () => {
  it("[R4-34] [R7.3-03] asks, then GET without obj, POST with it; shows the answer's message", async () => {
    const calls = answers({ message: "Взято" }, {});
    const done = run('<a api="method/request.take" message="Взяти?">x</a>');
    await waitUntil(() => inside(dialogs()[0]) === "Взяти?", "not asked in the author's words");
    await press("Продовжити");
    await done;
    await run('<a api="method/request.take" obj="id:17" silent>x</a>');
    expect(calls.map(({ method, path }) => `${method} ${path.replace(/_=\d+/, "_")}`)).to.eql([
      "GET /api/method/request.take",
      "POST /api/method/",
    ]);
    expect(JSON.parse(calls[1]!.body)).to.eql({ method: "request.take", obj: { id: "17" } });
    await waitUntil(() => notices().join().includes("Взято") && notices().join().includes("Виконано"));
    expect(asked().filter(([type]) => type === "vs:done")).to.eql([
      ["vs:done", "api"],
      ["vs:done", "api"],
    ]);
  });

  it("after Cancel nothing is sent", async () => {
    const calls = answers({});
    const done = run('<a api="method/x">x</a>');
    await press("Скасувати");
    await done;
    expect(calls).to.eql([]);
  });

  it("[R4-34] without words of the author it asks in our own", async () => {
    answers({});
    const done = run('<a api="method/x">x</a>');
    await waitUntil(() => inside(dialogs()[0]) === "Виконати «x»?", inside(dialogs()[0]));
    await press("Скасувати");
    await done;
  });

  it("[R7.3-03] file sends the method and its file as a form, method sends it as named", async () => {
    const calls = answers({});
    await run('<a api="method/request.take" file="request.php" obj="id:17" silent>x</a>');
    await run('<a api="/own/path" method="DELETE" silent>x</a>');
    await run('<a api="/own/path" silent>x</a>');
    await run('<a api="/own/path" obj="id:17" silent>x</a>');
    expect(calls.map(({ method, path }) => `${method} ${path.replace(/\?.*/, "")}`)).to.eql([
      "POST /tpl/ajax.php",
      "DELETE /own/path",
      "GET /own/path",
      "POST /own/path",
    ]);
    expect(Object.fromEntries(new URLSearchParams(calls[0]!.body))).to.eql({
      q: "call_method",
      method: "request.take",
      file: "request.php",
      obj: '{"id":"17"}',
    });
  });

  it("[R7.3-04] method_transport sends a form to tpl/ajax.php", async () => {
    configure({ method_transport: "ajax.php" });
    const calls = answers({});
    await run('<a api="method/request.take" obj="id:17" silent>x</a>');
    expect([calls[0]!.path, calls[0]!.body]).to.eql([
      "/tpl/ajax.php",
      "q=call_method&method=request.take&obj=%7B%22id%22%3A%2217%22%7D",
    ]);
  });

  it("[R8-18] a failure says that the action failed, with the status; the server's words are folded up", async () => {
    answers(status(500, { error: "Зламалось" }));
    await run('<a api="method/x" silent>x</a>');
    await waitUntil(() => notices().join().includes("Не вдалося виконати дію (500)"));
    expect(deep(document, ".notice details pre").map((one) => one.textContent)).to.eql(["Зламалось"]);
    expect(asked()).to.deep.include(["vs:failed", 500]);
  });

  it("[R8-18] a refusal is the server's sentence alone", async () => {
    answers(status(422, { error: "Звернення вже взято" }));
    await run('<a api="method/x" silent>x</a>');
    await waitUntil(() => notices().join().includes("Звернення вже взято"));
    const last = deep(document, ".notice").at(-1)!;
    expect(last.querySelector(".words")!.textContent).to.equal("Звернення вже взято");
    expect(last.querySelector("details")).to.equal(null);
  });

  it("[R8-18] with the classic words it is 'cannt do it', the status and the server's words", async () => {
    configure({ wording: "classic" });
    // the page has started without the setting; this phrase is used by classic pages alone
    const { methodFailed = "" } = (await readWords("ua")) ?? {};
    takeDictionary(async () => ({ methodFailed }));
    await waitUntil(() => phraseOf("methodFailed", { status: 1 }) === "cannt do it 1", "no classic words");
    answers(status(500, { error: "Зламалось" }));
    await run('<a api="method/x" silent>x</a>');
    await waitUntil(() => notices().join().includes("cannt do it 500"));
    expect(notices().join()).to.include("Зламалось");
  });
});

describe("_post", () => {
  /** The names of the files that the page downloads during `act`. */
  async function downloads(act: () => Promise<void>): Promise<string[]> {
    const got: string[] = [];
    const hear = (event: MouseEvent) => {
      const link = event.target as HTMLAnchorElement;
      got.push(`${link.hasAttribute("download") ? "download" : "open"} ${link.pathname}`);
      event.preventDefault();
    };
    const { click } = HTMLElement.prototype;
    HTMLElement.prototype.click = function (this: HTMLElement) {
      if (!(this instanceof HTMLAnchorElement)) return click.call(this);
      this.addEventListener("click", hear, { once: true });
      click.call(this);
    };
    await act();
    HTMLElement.prototype.click = click;
    return got;
  }

  it("[R7.3-15] posts obj to its address and downloads what the answer names", async () => {
    const calls = answers({ download: "/files/list.csv" });
    expect(await downloads(() => run('<a _post="/api/export?kind=csv" obj="status=new">x</a>'))).to.eql([
      "download /files/list.csv",
    ]);
    expect(calls.map(({ method, path, body }) => `${method} ${path} ${body}`)).to.eql([
      'POST /api/export?kind=csv {"status":"new"}',
    ]);
  });

  it("[R7.3-15] without obj it posts an empty object", async () => {
    const calls = answers({});
    await run('<a _post="/api/export">x</a>');
    expect(calls.map(({ method, path, body }) => `${method} ${path} ${body}`)).to.eql(["POST /api/export {}"]);
  });

  it("[R3.9-16] a download from another site is reported and not followed", async () => {
    answers({ download: "https://other.example/list.csv" });
    expect(await downloads(() => run('<a _post="/api/export">x</a>'))).to.eql([]);
    await waitUntil(() => notices().join().includes("https://other.example/list.csv"), "not said");
    configure({ redirect_hosts: ["other.example"] });
    expect(await downloads(() => run('<a _post="/api/export">x</a>')), "a host of redirect_hosts").to.eql([
      "download /list.csv",
    ]);
    configure({ redirect_hosts: null });
  });
});

describe("vs-action [R2.2-24] [R7.4-07]", () => {
  it("[R7.4-08] posts the fields of the form around it below /api-user/", async () => {
    const calls = answers({ message: "Готово", tag: "#none" });
    await run(
      '<form><input name="a" value="1"><input name="l" value="x"><input name="l" value="y"><button type="button" data-it vs-action="request/take" obj="id:17">x</button></form>',
    );
    expect(calls.map(({ method, path }) => `${method} ${path}`)).to.eql(["POST /api-user/request/take"]);
    expect(JSON.parse(calls[0]!.body)).to.eql({ a: "1", l: ["x", "y"], id: "17" });
  });

  it("[R7.5-09] upload_image_to_ftp is posted without a body, and any 2xx is a success", async () => {
    for (const answer of ["sent", "<html><body>ok</body></html>", '{"error":"queued"}', ""]) {
      const calls = answers(answer);
      await run(
        '<form><input name="a" value="1"><button type="button" data-it vs-action="upload_image_to_ftp">x</button></form>',
      );
      expect(calls.map(({ method, path, body }) => [method, path, body])).to.eql([
        ["POST", "/upload_image_to_ftp", ""],
      ]);
    }
    expect(notices().join("|")).not.to.match(/Не вдалося|queued/);
    answers(status(503, "busy"));
    await run('<a vs-action="/upload_image_to_ftp">x</a>');
    await waitUntil(() => notices().some((text) => text.includes("busy")), "the failure is not said");
  });

  it("method sends it by that method; a path with a slash is used as it is; message asks before", async () => {
    const calls = answers({});
    await run('<a vs-action="/own/take" method="PUT">x</a>');
    const done = run('<a vs-action="/own/take" message="Взяти?">x</a>');
    await press("Скасувати");
    await done;
    expect(calls.map(({ method, path }) => `${method} ${path}`)).to.eql(["PUT /own/take"]);
  });

  it("[R3.9-16] tag names what is refreshed, message and error are shown", async () => {
    let count = 0;
    place.innerHTML =
      '<a vs-action="/x">x</a><vs-widget id="list" vs-inert></vs-widget><vs-widget vs-inert></vs-widget>';
    for (const widget of place.querySelectorAll("vs-widget"))
      Object.defineProperty(widget, "refresh", { value: async () => void (count += widget.id === "list" ? 1 : 10) });
    answers({ message: "Взято", tag: "#list" });
    await vs.run(place.querySelector("a")!);
    expect(count).to.equal(1);
    await waitUntil(() => notices().join().includes("Взято"), "not said");
    answers({ error: "error: Не можна" });
    void vs.run(place.querySelector("a")!);
    await waitUntil(() => notices().join().includes("Не можна"), "not said");
    expect(count).to.equal(1);
  });

  it("[R2.3-25] reload names what is refreshed after a success, by name or selector, in place of the answer's tag", async () => {
    const fetched: string[] = [];
    const refreshed = async (reload: string) => {
      fetched.length = 0;
      place.innerHTML = `<a vs-action="/x" reload="${reload}">x</a><vs-widget id="list" name="own" vs-inert></vs-widget><vs-widget name="other" vs-inert></vs-widget>`;
      for (const widget of place.querySelectorAll("vs-widget"))
        Object.defineProperty(widget, "refresh", {
          value: async () => void fetched.push(widget.getAttribute("name")!),
        });
      await vs.run(place.querySelector("a")!);
      return [...fetched];
    };
    answers({ tag: "#list" });
    expect(await refreshed("other")).to.eql(["other"]);
    expect(await refreshed("#list")).to.eql(["own"]);
    answers(status(422, { error: "Ні" }));
    place.replaceChildren();
    void refreshed("other");
    await waitUntil(() => notices().join().includes("Ні"), "not refused");
    expect(fetched).to.eql([]);
  });

  it("[R7.4-09] a path that begins with socket. dispatches an event with the values, passes it to the host's socket and sends no request", async () => {
    const calls = answers({});
    const told: unknown[] = [];
    const hear = (event: Event) => told.push((event as CustomEvent<unknown>).detail);
    addEventListener("vs:socket", hear);
    const emitted: unknown[] = [];
    vs.socket({ emit: (...given: unknown[]) => emitted.push(given) });
    await run(
      '<div data-row=\'{"id":7}\'><form><input name="a" value="1"><a data-it vs-action="socket.request.take" obj="b=2">x</a></form></div>',
    );
    removeEventListener("vs:socket", hear);
    vs.socket(null as never);
    const data = { id: 7, a: "1", b: "2" };
    expect(told).to.eql([{ event: "request.take", data }]);
    expect(emitted).to.eql([["request.take", data]]);
    expect(calls).to.eql([]);
  });

  it("[R8-24] [R8-25] a refusal is one notice that stays", async () => {
    answers({ error: "error: Не можна" });
    await run('<a vs-action="/x">x</a>');
    await waitUntil(() => notices().join().includes("Не можна"));
    expect([notices().filter((text) => text.includes("Не можна")).length, dialogs().length]).to.eql([1, 0]);
  });

  it("[R8-24] with the classic words it is a dialog titled 'Повідомлення' and a notice", async () => {
    configure({ wording: "classic" });
    answers({ error: "error: Не можна" });
    void run('<a vs-action="/x">x</a>');
    await waitUntil(() => inside(dialogs()[0]) === "Не можна");
    expect(dialogs()[0]!.title).to.equal("Повідомлення");
    await waitUntil(() => notices().join().includes("Не можна"));
  });
});

it("[R7.4-07] a widget's action sends the fields of its form, of its row, of obj and of the page's query", async () => {
  const start = location.href;
  history.replaceState(null, "", "?page=2");
  const calls = answers({});
  await run(
    '<table><tr data-id="7" data-kind="lamp" data-edit="t/7"><td><a data-it vs-action="/x" obj="a=1">x</a></td></tr></table>',
  );
  await run(
    '<div data-row=\'{"id":8,"n":{"m":1}}\'><form><input name="f" value="v"><a data-it vs-action="/x">x</a></form></div>',
  );
  history.replaceState(null, "", start);
  expect(calls.map(({ body }) => JSON.parse(body) as unknown)).to.eql([
    { page: "2", id: "7", kind: "lamp", a: "1" },
    { page: "2", id: 8, n: { m: 1 }, f: "v" },
  ]);
});

it("[R7.3-16] a form in our dialog is sent by us, and the page stays", async () => {
  const calls = answers({ message: "Прийнято" });
  void run('<a show-modal="#in">x</a>');
  place.innerHTML =
    '<a show-modal="#in">x</a>' +
    '<template id="in"><form action="/own" method="post"><input name="a" value="1"><button>s</button></form></template>';
  void vs.run(place.querySelector("a")!);
  await waitUntil(() => dialogs()[0]?.querySelector("form"));
  dialogs()[0]!.querySelector("button")!.click();
  await waitUntil(() => calls.length === 1);
  expect(calls.map(({ method, path }) => `${method} ${path}`)).to.eql(["POST /own"]);
  dialogs()[0]!.remove();
});

describe("save [R2.2-07]", () => {
  it("[R2.1-06] stores obj or the surrounding form, without an id as a new record", async () => {
    const calls = answers({ id: 5 }, { id: 17 });
    await run('<a save="works.request" obj="a=1">x</a>');
    await run('<form><input name="b" value="2"><a data-it save="works.request/17">x</a></form>');
    expect(calls.map(({ method, path, body }) => `${method} ${path} ${body}`)).to.eql([
      'POST /api/works.request/ {"a":"1"}',
      'PUT /api/works.request/17 {"b":"2"}',
    ]);
    expect(heard.filter(({ type }) => type === "vs:saved").map(({ detail }) => [detail.id, detail.created])).to.eql([
      ["5", true],
      ["17", false],
    ]);
    await waitUntil(() => notices().join().includes("Збережено"));
  });
});

it("[R4-31] a failure is shown, dispatched, and passed to the callback", async () => {
  const got: unknown[] = [];
  vs.callback("failed", (error, element) => got.push((error as { status: number }).status, element.localName));
  answers(status(422, { error: "Ні" }));
  await run('<a save="t/1" obj="a=1" callback="failed">x</a>');
  void run('<a api="/x" silent callback="failed">x</a>');
  await waitUntil(() => got.length === 4);
  expect(got).to.eql([422, "a", 422, "a"]);
});

it("[R9.8-03] [R3.9-15] a save's notice stays 3 s, or as the setting says; noSavedMessage turns it off", async () => {
  const newest = () => lastNotices().at(-1);
  answers({ id: 1 });
  await run('<a save="t/1" obj="a=1">x</a>');
  expect(newest()?.delayMs).to.equal(3000);
  configure({ save_notice_ms: 4500 });
  await run('<a save="t/1" obj="a=2">x</a>');
  expect(newest()?.delayMs).to.equal(4500);
  configure({ save_notice_ms: 3000 });
  const { number } = newest()!;
  answers({ id: 1, noSavedMessage: true });
  await run('<a save="t/1" obj="a=3">x</a>');
  await run('<a api="/quiet" silent>x</a>');
  expect(newest()!.number).to.equal(number);
});

describe("copy [R2.2-11]", () => {
  it("copies a record and opens the copy", async () => {
    const calls = answers({ id: 99 });
    void run('<a copy="works.request/17">x</a>');
    await waitUntil(() => document.querySelector("vs-form"));
    expect(calls[0]!.path).to.match(/_copy\?id=17&table=works.request$/);
    const form = document.querySelector("vs-form")!;
    expect([form.getAttribute("record"), form.getAttribute("table")]).to.eql(["99", "works.request"]);
  });
});

describe("state [R2.2-01]", () => {
  it("[R2.1-08] [R2.1-09] writes its pairs into the query, marks the current links, and Back removes them", async () => {
    place.innerHTML = '<a id="a" state="status=done/page=2">x</a><a id="b" state="status=new">x</a>';
    await vs.run(place.querySelector("#a")!);
    expect(location.search).to.equal("?status=done&page=2");
    expect(place.querySelector("#a")!.hasAttribute("vs-active")).to.equal(true);
    await vs.run(place.querySelector("#b")!);
    expect(location.search).to.equal("?status=new&page=2");
    expect([...place.querySelectorAll("[vs-active]")].map(({ id }) => id)).to.eql(["b"]);
    history.back();
    await waitUntil(() => location.search === "?status=done&page=2");
    await waitUntil(() => place.querySelector("#a[vs-active]"));
  });
});

describe("markup", () => {
  it("[R2.2-10] format inserts it into target, else into the next .format-target, else into a modal", async () => {
    answers("<b>один</b>", "<b>два</b>", "<b>три</b>");
    await run('<a format="summary" target="#t">x</a><div id="t"></div>');
    expect(place.querySelector("#t")!.innerHTML).to.equal("<b>один</b>");
    await run('<i class="format-target"></i><a data-it format="summary">x</a><div class="format-target"></div>');
    expect([...place.querySelectorAll(".format-target")].map(({ innerHTML }) => innerHTML)).to.eql(["", "<b>два</b>"]);
    void run('<a format="summary" title="Підсумок">x</a>');
    await waitUntil(() => inside(dialogs()[0]) === "<b>три</b>");
    expect(dialogs()[0]!.title).to.equal("Підсумок");
  });

  it("[R2.1-05] [R2.2-09] modal-info shows a path or content of the page; scripts are removed", async () => {
    const calls = answers('<b onclick="alert(1)">так</b><script>alert(1)</script>');
    void run('<a modal-info="card/works.request/body/17">x</a>');
    await waitUntil(() => inside(dialogs()[0]) === "<b>так</b>");
    expect(calls[0]!.path).to.equal("/api/format/card/works.request/body/17");
    dialogs()[0]!.remove();
    void run('<a modal-info="#rules">x</a><template id="rules"><i>правила</i></template>');
    await waitUntil(() => inside(dialogs()[0]) === "<i>правила</i>");
  });

  it("[R8-34] a template that fails says so in its place, and only there", async () => {
    answers(status(500));
    void run('<a vs-modal="broken">x</a>');
    const alert = '<span role="alert">Не вдалося сформувати документ: помилка сервера (500).';
    await waitUntil(() => inside(dialogs()[0]).startsWith(alert), inside(dialogs()[0]));
    expect(notices()).to.eql([]);
  });

  it("[R8-34] with wording classic its place has the former words, and a notice says why", async () => {
    answers(status(500));
    configure({ wording: "classic" });
    void run('<a vs-modal="broken">x</a>');
    await waitUntil(() => notices().length === 1, "no notice");
  });
});

describe("forms in a popup", () => {
  it("[R7.3-09] initial values come from the path in obj, by the method beside it", async () => {
    const calls = answers((request: Request) =>
      Response.json(request.url.includes("/template/") ? { schema: { a: { type: "Text" } } } : { a: "з адреси" }),
    );
    const done = run('<a add="t.t/f" obj="/start?from=page" method="post">x</a>');
    await waitUntil(
      () => deep(document, "input").some((one) => (one as HTMLInputElement).value === "з адреси"),
      "not filled",
    );
    expect(calls.map(({ method, path }) => `${method} ${path}`)).to.include("POST /start?from=page");
    for (const dialog of dialogs()) dialog.remove();
    void done;
  });
});

describe("forms in a modal", () => {
  it("[R2.3-26] fb builds one of required fields and saves to model", async () => {
    answers({ id: 3 });
    void run('<a fb="applicant,phone:Phone:Телефон" model="works.request" title="Дзвінок">x</a>');
    await waitUntil(() => deep(document, "vs-form [part~=field], [data-field] input").length >= 2);
    const inputs = deep(document, "[data-field] input") as HTMLInputElement[];
    for (const [at, text] of ["Хтось", "380501234567"].entries()) {
      inputs[at]!.value = text;
      inputs[at]!.dispatchEvent(new Event("input", { bubbles: true }));
    }
    const calls = answers({ id: 3 });
    await press("Гаразд");
    await waitUntil(() => dialogs().length === 0, "it stays open");
    expect(calls.map(({ method, path, body }) => `${method} ${path} ${body}`)).to.eql([
      'POST /api/works.request/ {"applicant":"Хтось","phone":"380501234567"}',
    ]);
    expect(asked()).to.deep.include(["vs:done", "fb"]);
  });

  it("[R2.3-26] fb without model and api calls the method that it names", async () => {
    answers({ id: 3 });
    void run('<a fb="applicant" method="request.call" title="Дзвінок">x</a>');
    await waitUntil(() => deep(document, "[data-field] input").length === 1);
    const [input] = deep(document, "[data-field] input") as HTMLInputElement[];
    input!.value = "Хтось";
    input!.dispatchEvent(new Event("input", { bubbles: true }));
    const calls = answers({ message: "Так" });
    await press("Гаразд");
    await waitUntil(() => dialogs().length === 0, "it stays open");
    expect(calls.map(({ method, path, body }) => `${method} ${path} ${body}`)).to.eql([
      'POST /api/method/ {"method":"request.call","obj":{"applicant":"Хтось"}}',
    ]);
  });

  it("a wrong spec is the author's mistake", async () => {
    const { error } = console;
    const said: string[] = [];
    console.error = (words: string) => said.push(words);
    await run('<a fb="<b>" model="a">x</a>');
    console.error = error;
    expect(said[0]).to.include("names of fields").and.include("<a fb=");
  });
});

describe("vs-popup [R1-03] [R3.6-65]", () => {
  for (const [html, opened] of [
    ['<a id="menu-item" vs-popup="note" model="works.note">x</a>', ["works.note", null, "add"]],
    ['<a id="7" vs-popup="note" model="works.note" mode="edit" data-id="17">x</a>', ["works.note", "17", "edit"]],
    ['<a vs-popup="note" model="works.note/17">x</a>', ["works.note", "17", "edit"]],
  ] as const)
    it(`[R3.6-65] ${html} takes the record from data-id or the model, never from HTML's id`, async () => {
      answers({ schema: { a: { type: "Text" } }, id: 17 });
      void run(html);
      await waitUntil(() => document.querySelector("vs-popup > vs-form"));
      const form = document.querySelector("vs-form")!;
      expect([form.getAttribute("table"), form.getAttribute("record") || null, form.getAttribute("mode")]).to.eql(
        opened,
      );
      await waitUntil(() => deep(document, "dialog[open]").length === 1);
    });

  it("[R2.2-25] opens a form at its place, the content of an element, or markup of a path", async () => {
    answers({ schema: { a: { type: "Text" } } });
    void run('<a vs-popup="note" model="works.note" position="right" obj="a=1">x</a>');
    await waitUntil(() => document.querySelector("vs-popup > vs-form"));
    const form = document.querySelector("vs-form")!;
    expect([form.getAttribute("form"), form.getAttribute("table"), form.getAttribute("mode")]).to.eql([
      "note",
      "works.note",
      "add",
    ]);
    await waitUntil(() => deep(document, "dialog.right[open]").length === 1);
    document.querySelector("vs-popup")!.remove();
    void run('<a vs-popup="#rules">x</a><div id="rules"><i>правила</i></div>');
    await waitUntil(() => inside(document.querySelector("vs-popup")) === "<i>правила</i>");
    document.querySelector("vs-popup")!.remove();
    answers("<b>шлях</b>");
    void run('<a vs-popup="/widget/newest">x</a>');
    await waitUntil(() => inside(document.querySelector("vs-popup")) === "<b>шлях</b>");
  });
});

it("[R8-34] a popup whose path fails shows a message and is no empty window", async () => {
  answers(status(500));
  void run('<a vs-popup="/widget/broken">x</a>');
  const alert = '<span role="alert">Не вдалося завантажити: помилка сервера (500).';
  await waitUntil(() => inside(document.querySelector("vs-popup")).startsWith(alert));
});

describe("links", () => {
  /** Addresses that the page would have opened; those of other sites are reported, not followed. */
  async function told(html: string): Promise<string> {
    const said: string[] = [];
    const hear = (event: Event) => said.push((event as CustomEvent<{ text: string }>).detail.text);
    addEventListener("vs:notice", hear);
    await run(html);
    await waitUntil(() => said.length, "nothing said");
    removeEventListener("vs:notice", hear);
    return said[0]!;
  }
  it("[R2.2-08] [R2.2-15] [R2.2-17] _href opens a plain path with /view=0 behind it, and vue=1 before its query", async () => {
    const site = "https://other.example";
    expect(await told(`<a _href="${site}/request/17">x</a>`)).to.contain(`${site}/request/17/view=0`);
    expect(await told(`<a _href="${site}/request/18/view=2">x</a>`)).to.contain(`${site}/request/18/view=2 `);
    expect(await told(`<a _href="${site}/a?b=1" vue>x</a>`)).to.contain(`${site}/a/view=0?vue=1&b=1`);
    expect(await told(`<a _href="${site}/c" vue>x</a>`)).to.contain(`${site}/c/view=0?vue=1`);
    expect(await told(`<a _href="${site}/d.pdf">x</a>`)).to.contain(`${site}/d.pdf `);
  });
});

describe("small actions", () => {
  it("[R2.2-12] trigger clicks, or dispatches an event", async () => {
    let clicks = 0;
    let changes = 0;
    place.addEventListener("click", () => clicks++);
    place.addEventListener("change", () => changes++);
    await run('<a trigger="#t">x</a><button type="button" id="t"></button>');
    await run('<a trigger="#t@change">x</a><button type="button" id="t"></button>');
    expect([clicks, changes]).to.eql([1, 1]);
  });

  it("[R2.2-12] trigger opens a dialog of the page, and passes `obj` with its event", async () => {
    await run('<a trigger="#t">x</a><vs-popup id="t" title="Порядок"><p>Текст</p></vs-popup>');
    await waitUntil(() => deep(document, "dialog[open]").length, "the popup is closed");
    dialogs()[0]!.removeAttribute("open");
    const markup = `<a trigger="vs-notices@notify" obj='{"kind":"success","text":"Збережено"}'>x</a><vs-notices history></vs-notices>`;
    place.innerHTML = markup;
    await waitUntil(() => deep(place, "button").length, "the notices are not drawn");
    await vs.run(place.querySelector("a")!);
    expect(shownNotices().map(({ kind, text }) => [kind, text])).to.eql([["success", "Збережено"]]);
  });

  it("[R2.2-29] help opens its page in a new window without an opener", async () => {
    const { open } = window;
    const opened: unknown[] = [];
    window.open = (...given) => {
      opened.push(given);
      return null;
    };
    await run('<a help="requests">x</a>');
    await run('<a file-show="/files/plan">x</a>');
    window.open = open;
    expect(opened).to.eql([
      [`${location.origin}/help/requests`, "_blank", "noopener"],
      [`${location.origin}/files/plan`, "_blank", "noopener"],
    ]);
  });

  it("[R2.4-64] file-show with a file opens the viewer", async () => {
    answers({ uploaded_name: "План.pdf", file_path: "/files/plan.pdf", ext: "pdf" });
    await run('<a file-show="/files/plan.pdf">x</a>');
    await waitUntil(
      () => document.querySelector("vs-viewer")?.shadowRoot?.querySelector("h2")?.textContent,
      "no viewer",
    );
    const viewer = document.querySelector("vs-viewer")!;
    await waitUntil(() => viewer.shadowRoot!.querySelector("h2")!.textContent === "План.pdf", "no name");
    viewer.remove();
  });

  it("file-show with an address of another site reports it and opens nothing", async () => {
    const { open } = window;
    const opened: unknown[] = [];
    window.open = (...given) => {
      opened.push(given);
      return null;
    };
    await run('<a file-show="https://other.example/plan.pdf">x</a>');
    window.open = open;
    expect(opened).to.eql([]);
    await waitUntil(() => notices().join().includes("https://other.example/plan.pdf"), "not said");
  });

  it("[R8-32] [R8-33] file-show without a path or with an old name is reported in the console", async () => {
    const { error, warn } = console;
    const said: string[] = [];
    console.error = console.warn = (words: string) => said.push(words);
    await run('<a file-show="">x</a>');
    await run('<a file-show="" filename="https://elsewhere.example/x">x</a>');
    Object.assign(console, { error, warn });
    expect(said[0]).to.include("found none of them");
    expect(said[1]).to.include("filename is an old name");
  });
});

it("[R7.7-01] after calls its addresses in order, with the answer's fields, on this site only", async () => {
  const { error } = console;
  console.error = () => {};
  const calls = answers({ id: 5 }, {}, {});
  await run('<a api="method/x" silent after="/hook/{id}#https://elsewhere.example/#/hook/two">x</a>');
  console.error = error;
  expect(calls.map(({ path }) => path)).to.eql(["/api/method/x", "/hook/5", "/hook/two"]);
  expect(requests().length).to.be.greaterThan(0);
});

it("the second address of after is called when the first, however slow, has answered", async () => {
  const order: string[] = [];
  answers(async ({ url }: Request) => {
    const [hook] = /\w+$/.exec(url)!;
    order.push(hook);
    if (hook === "one") await aTimeout(40);
    order.push(`answer of ${hook}`);
    return Response.json({});
  });
  await run('<a api="/save" obj="id:1" silent after="/hook/one#/hook/two">x</a>');
  expect(order.slice(2)).to.eql(["one", "answer of one", "two", "answer of two"]);
});
