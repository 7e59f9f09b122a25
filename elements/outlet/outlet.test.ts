/** The shell: its pages and forms, history, links, typed text (R2.1-…). */
import { aTimeout, expect } from "@open-wc/testing";
import vs from "../main.ts";
import { runtime } from "../../src/base/runtime/runtime.ts";
import { configure, settings } from "../../src/base/settings.ts";
import { startClock } from "../../test/support/clock.ts";
import { tell } from "../../src/page/events.ts";
import { withdraw } from "../../src/page/notices/notify.ts";
import { answers, status } from "../../test/support/memory-server.ts";
import { deep } from "../../test/support/deep.ts";
import { waitUntil } from "../../test/support/wait-until.ts";

const place = document.body.appendChild(document.createElement("div"));
const start = location.pathname + location.search;
let pages: Record<string, string | Response>;
let asked: string[];

const outlet = () => place.querySelector("vs-outlet")!;
const text = () => outlet().textContent?.trim() ?? "";
const shows = (words: string) => waitUntil(() => text().includes(words), `"${words}" is not shown, but "${text()}"`);
async function press(words: string): Promise<void> {
  const button = () => deep(document, "button").findLast(({ textContent }) => textContent === words);
  await waitUntil(button, `no button "${words}"`);
  button()!.click();
}
const field = () => waitUntil(() => deep(outlet(), "[data-field] input")[0]);

async function open(path: string): Promise<void> {
  history.replaceState(null, "", path);
  place.innerHTML =
    '<nav><a id="in" href="/shell/list">x</a><a id="out" href="/elsewhere">x</a></nav><vs-outlet base="/shell" home="home"></vs-outlet>';
}

before(async () => {
  configure({ site_name: "Громада" });
  await waitUntil(() => runtime.clicks);
});
beforeEach(() => {
  asked = [];
  pages = {
    home: "<h1>Дім</h1><a id='link' href='/shell/list/status=new'>далі</a>",
    list: "<h1>Перелік</h1><a id='s' state='status=done'>готові</a><p style='height:3000px'></p>",
  };
  answers((request: Request) => {
    const { pathname, search, searchParams } = new URL(request.url);
    asked.push(`${request.method} ${pathname}${search.replace(/[?&]url_part=\w+/, "")}`);
    const name = /interface\/([^/]+)$/.exec(pathname)?.[1];
    if (pathname.includes("/template/form/"))
      return Response.json({ title: "Нотатка", schema: { a: { type: "Text" } } });
    if (pathname.startsWith("/api/t/")) return Response.json({ id: 1, a: "було" });
    const found = pages[name ?? ""] ?? status(404);
    return found instanceof Response
      ? found.clone()
      : new Response(`${found}<i>${searchParams.get("status") ?? ""}</i>`);
  });
});
afterEach(async () => {
  for (const dialog of document.querySelectorAll("vs-popup,vs-modal")) dialog.remove();
  place.replaceChildren();
  await aTimeout(10);
  history.replaceState(null, "", start);
});

it("a page of the server that holds the outlet itself is asked for once", async () => {
  const { error } = console;
  const told: string[] = [];
  console.error = (line: string) => void told.push(line);
  pages["list"] = '<h1>Перелік</h1><vs-outlet base="/shell" home="home"></vs-outlet>';
  await open("/shell/list");
  await shows("Перелік");
  await waitUntil(() => told.some((one) => one.includes("stands in another one")), "not told");
  await aTimeout(50);
  console.error = error;
  expect(asked).to.eql(["GET /api/template/interface/list"]);
});

it("[R2.1-07] [R2.1-15] [R2.2-30] [R7.1-03] the address names the server's page; its heading is the title and has the focus", async () => {
  await open("/shell/list/status=new");
  await shows("Перелік");
  expect(asked).to.eql(["GET /api/template/interface/list?status=new"]);
  expect(document.title).to.equal("Перелік — Громада");
  expect(document.activeElement?.localName, "the page begins where the browser puts it").to.equal("body");
});

it("an outlet at the root that needs a session says so and loads its page only once", async () => {
  pages["home"] = status(401);
  await open("/");
  outlet().setAttribute("base", "/");
  await waitUntil(() => outlet().shadowRoot!.textContent.includes("сеанс завершено, увійдіть знову"), "not said");
  await aTimeout(700); // leaving would have begun
  expect(asked).to.eql(["GET /api/template/interface/home"]);
});

it("[R2.2-15] links of the shell navigate inside it with /view=0 behind their path, with Back; other links are left to the browser", async () => {
  await open("/shell");
  await shows("Дім");
  document.getElementById("link")!.click();
  await shows("Перелік");
  expect(location.pathname).to.equal("/shell/list/status=new/view=0");
  expect(document.activeElement?.textContent, "a step goes to its heading").to.equal("Перелік");
  history.back();
  await shows("Дім");
  const stay = (event: Event) => event.preventDefault();
  let isOurs: boolean | undefined;
  addEventListener("click", (event) => ((isOurs = event.defaultPrevented), stay(event)), { once: true });
  document.getElementById("out")!.click();
  expect(isOurs).to.equal(false);
});

it("[R2.2-08] [R2.2-15] _href is a step of the shell's router, without loading the page", async () => {
  await open("/shell");
  await shows("Дім");
  const row = place.appendChild(document.createElement("b"));
  row.setAttribute("_href", "/shell/list?status=new");
  await vs.run(row);
  await shows("Перелік");
  expect(location.pathname + location.search).to.equal("/shell/list/view=0?status=new");
  row.setAttribute("_href", "/shell/list/view=2");
  await vs.run(row);
  expect(location.pathname).to.equal("/shell/list/view=2");
  row.remove();
});

it("[R2.2-19] a link to a place on the map is loaded by the browser", async () => {
  await open("/shell");
  await shows("Дім");
  for (const href of ["/shell/list#map=30.5,50.4", "/shell/list?a=1#map=1"]) {
    const link = place.appendChild(Object.assign(document.createElement("a"), { href }));
    let isOurs: boolean | undefined;
    addEventListener("click", (event) => ((isOurs = event.defaultPrevented), event.preventDefault()), { once: true });
    link.click();
    link.remove();
    expect(isOurs, href).to.equal(false);
  }
});

it("[R2.1-08] [R2.1-09] [R2.2-01] state is sent to the page with its pairs, and its links are marked as current", async () => {
  await open("/shell/list");
  await shows("Перелік");
  await vs.run(document.getElementById("s")!);
  await shows("done");
  expect(location.pathname).to.equal("/shell/list/status=done");
  expect(document.getElementById("s")!.hasAttribute("vs-active")).to.equal(true);
});

it("[R2.1-20] [R2.2-18] edit has an address in the shell; saving goes back", async () => {
  await open("/shell/list");
  await shows("Перелік");
  place.querySelector("nav")!.insertAdjacentHTML("beforeend", '<a id="e" edit="t/1/note">x</a>');
  await vs.run(document.getElementById("e")!);
  await field();
  expect(location.pathname + location.search).to.equal("/shell/edit/t/1/note?back=%2Fshell%2Flist");
  expect(document.querySelector("vs-popup")).to.equal(null);
  const [input] = deep(outlet(), "[data-field] input") as HTMLInputElement[];
  input!.value = "стало";
  input!.dispatchEvent(new Event("input", { bubbles: true }));
  await waitUntil(() => deep(outlet(), "button").some(({ textContent }) => textContent === "Зберегти"));
  deep(outlet(), "button")
    .find(({ textContent }) => textContent === "Зберегти")!
    .click();
  await shows("Перелік");
  expect(asked).to.include("PUT /api/t/1");
  expect(location.pathname).to.equal("/shell/list");
});

it("a form in the shell gives the window its title, and its first input has the focus, unless the person went elsewhere", async () => {
  await open("/shell/list");
  await shows("Перелік");
  const tag = outlet() as HTMLElement & { go(path: string): Promise<boolean> };
  await tag.go("/shell/edit/t/1/note");
  await waitUntil(
    () => outlet().querySelector("vs-form")?.shadowRoot!.activeElement?.localName === "input",
    "no focus",
  );
  expect(document.title).to.equal("Нотатка — Громада");
  await tag.go("/shell/list");
  await shows("Перелік");
  await tag.go("/shell/add/t/note");
  document.getElementById("in")!.focus();
  await field();
  await waitUntil(() => document.title === "Нотатка — Громада", "no title");
  expect(document.activeElement?.id).to.equal("in");
});

it("a page that comes late leaves the focus in the field to which the person has gone", async () => {
  await open("/shell/list");
  await shows("Перелік");
  const search = document.createElement("input");
  place.prepend(search);
  const { transport } = settings;
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  configure({ transport: async (request: Request) => held.then(() => transport!(request)) });
  void (outlet() as HTMLElement & { go(path: string): Promise<boolean> }).go("/shell/home");
  await waitUntil(() => outlet().ariaBusy === "true", "nothing is read");
  search.focus();
  answer();
  await shows("Дім");
  await waitUntil(() => document.title.startsWith("Дім"), "no title");
  expect(document.activeElement === search).to.equal(true);
});

it("typed text is not lost by a link, a state or Back without a question", async () => {
  await open("/shell/list");
  await shows("Перелік");
  history.pushState(null, "", "/shell/edit/t/1/note");
  dispatchEvent(new PopStateEvent("popstate"));
  await field();
  const [input] = deep(outlet(), "[data-field] input") as HTMLInputElement[];
  input!.value = "набране";
  input!.dispatchEvent(new Event("input", { bubbles: true }));
  document.getElementById("in")!.click();
  await waitUntil(() => document.querySelector("vs-modal"));
  expect(location.pathname).to.equal("/shell/edit/t/1/note");
  await press("Продовжити редагування");
  await waitUntil(() => !document.querySelector("vs-modal"));
  expect(input!.value).to.equal("набране");
  history.back();
  await waitUntil(() => document.querySelector("vs-modal"));
  expect(location.pathname, "the step is taken back until the answer").to.equal("/shell/edit/t/1/note");
  await press("Не зберігати");
  await shows("Перелік");
});

it("[R9.4-06] navigation by a script of the page is followed, with and without the Navigation API", async () => {
  const native = Object.getOwnPropertyDescriptor(window, "navigation");
  for (const isTold of [true, false]) {
    if (!isTold) Object.defineProperty(window, "navigation", { configurable: true, value: undefined });
    await open("/shell/home");
    await shows("Дім");
    history.pushState(null, "", "/shell/list/status=x");
    await shows("x");
    expect(asked.filter((one) => one.includes("/list"))).to.have.length(1);
    place.replaceChildren();
    await aTimeout(10);
    asked = [];
  }
  if (native) Object.defineProperty(window, "navigation", native);
});

it("a jump to an anchor of the same page loads nothing", async () => {
  await open("/shell/home");
  await shows("Дім");
  asked = [];
  history.pushState(null, "", "/shell/home#part");
  dispatchEvent(new PopStateEvent("popstate"));
  await aTimeout(50);
  expect(asked).to.deep.equal([]);
});

it("a form of the shell stays when another record is saved from inside it", async () => {
  await open("/shell/edit/t/1/note?back=/shell/list");
  await waitUntil(() => deep(outlet(), "[data-field]")[0], "no field");
  const saved = { table: "t.other", id: "9", form: "", answer: {}, created: true };
  tell("vs:saved", saved, deep(outlet(), "[data-field]")[0]);
  await aTimeout(50);
  expect(location.pathname).to.equal("/shell/edit/t/1/note");
  tell("vs:saved", saved, document.querySelector("vs-form"));
  await shows("Перелік");
});

it("[R9.4-03] the scroll position is stored exactly 80 ms after the last scroll", async () => {
  await open("/shell/list");
  await shows("Перелік");
  const clock = startClock();
  try {
    const noted = () => (history.state as { vsScroll?: number } | null)?.vsScroll ?? 0;
    const moved = new Promise((resolve) => addEventListener("scroll", resolve, { once: true }));
    scrollTo(0, 600);
    await moved;
    clock.pass(79);
    dispatchEvent(new Event("scroll"));
    clock.pass(79);
    expect(noted()).to.equal(0);
    clock.pass(1);
    expect(noted()).to.equal(600);
  } finally {
    clock.end();
  }
});

it("[R2.3-01] a form of the shell can be left by a button, also when it is read-only", async () => {
  for (const kind of ["edit", "info"]) {
    await open(`/shell/${kind}/t/1/note?back=/shell/list`);
    await waitUntil(() => deep(outlet(), "[data-field]")[0], "no field");
    await press("Назад");
    await shows("Перелік");
  }
});

it("[R9.4-03] the scroll position is stored 80 ms after the last scroll, and restored by Back", async () => {
  await open("/shell/list");
  await shows("Перелік");
  scrollTo(0, 700);
  await waitUntil(() => (history.state as { vsScroll?: number } | null)?.vsScroll === 700);
  await (outlet() as unknown as { go(path: string): Promise<boolean> }).go("/shell/home");
  await shows("Дім");
  expect(scrollY).to.equal(0);
  history.back();
  await shows("Перелік");
  await waitUntil(() => scrollY === 700);
});

it("[R2.1-12] a shape in the address prefills the add form", async () => {
  await open("/shell/add/t/note#geom=POINT%20(1%202)");
  await field();
  const form = document.querySelector("vs-form") as HTMLElement & { value: object };
  expect(form.value).to.include({ geom: "POINT (1 2)" });
});

it("[R2.1-16] an unknown page is the server's 404 page, else a short notice", async () => {
  pages["404"] = "<h1>Немає такого</h1>";
  await open("/shell/nothing");
  await shows("Немає такого");
  place.replaceChildren();
  delete pages["404"];
  await open("/shell/nothing");
  await shows("За цією адресою нічого немає");
});

it("a page that fails to load shows a retry, and the former content stays", async () => {
  await open("/shell");
  await shows("Дім");
  pages["list"] = status(500);
  document.getElementById("link")!.click();
  document.querySelector("h1")!.style.paddingBottom = "3000px";
  const line = () => outlet().shadowRoot!.querySelector("[role=alert]");
  await waitUntil(line, "nothing said");
  expect(text()).to.include("Дім");
  expect(line()!.getBoundingClientRect().bottom, "it is seen below a long page").to.be.at.most(innerHeight + 1);
  const shownLine = line();
  scrollTo(0, 0);
  outlet().shadowRoot!.querySelector("button")!.click();
  await waitUntil(() => line() && line() !== shownLine, "not tried again");
  expect(scrollY, "a retry that fails too moves nothing").to.equal(0);
  pages["list"] = "<h1>Тепер є</h1>";
  outlet().shadowRoot!.querySelector("button")!.click();
  await shows("Тепер є");
});

it("[R2.1-14] /vs/token opens a full-screen form of that name, id and model", async () => {
  await open("/shell/vs/abc");
  await waitUntil(() => document.querySelector("vs-popup[position=fullscreen] > vs-form"));
  const form = document.querySelector("vs-popup > vs-form")!;
  expect(["form", "record", "table"].map((name) => form.getAttribute(name))).to.eql(["abc", "abc", "abc"]);
});

it("[R2.1-20] with an admin_host other than this site forms open in popups", async () => {
  configure({ admin_host: "other.example" });
  await open("/shell/list");
  await shows("Перелік");
  place.querySelector("nav")!.insertAdjacentHTML("beforeend", '<a id="e" edit="t/1/note">x</a>');
  void vs.run(document.getElementById("e")!);
  await waitUntil(() => document.querySelector("vs-popup"));
  expect(location.pathname).to.equal("/shell/list");
  configure({ admin_host: "" });
});

for (const path of [
  "/shell/save/t/1?obj=role:admin",
  `/shell/save/t/1/obj=${encodeURIComponent('{"role":"admin"}')}`,
]) {
  it(`[R2.1-06] ${path} only asks: it shows what would be stored, and nothing is written before the answer`, async () => {
    await open(path);
    await waitUntil(() => document.querySelector("vs-modal"));
    expect(document.querySelector("vs-modal")!.textContent).to.include("t/1").and.to.include("role = admin");
    expect(asked.filter((one) => !one.startsWith("GET"))).to.eql([]);
    await press("Скасувати");
    await shows("Дім");
    expect(asked.filter((one) => !one.startsWith("GET"))).to.eql([]);
    expect(location.pathname, "a reload asks for nothing").to.equal("/shell/home");
  });
}

it("[R2.1-06] an agreed change is stored once and said", async () => {
  await open("/shell/save/t/1?obj=role:admin");
  await waitUntil(() => document.querySelector("vs-modal"));
  await press("Зберегти зміни");
  await shows("Дім");
  expect(asked.filter((one) => !one.startsWith("GET"))).to.eql(["PUT /api/t/1"]);
});

it("[R2.1-06] an address without a record or values writes nothing and asks nothing", async () => {
  for (const path of ["/shell/save/t?obj=a:1", "/shell/save/t/1", "/shell/save/t/1?obj=5"]) {
    await open(path);
    await shows("Дім");
    place.replaceChildren();
  }
  expect(asked.filter((one) => !one.startsWith("GET"))).to.eql([]);
});

it("what the server has rendered is shown as it is, also where a stored text looks like a template", async () => {
  pages["list"] = "<h1>Перелік</h1><ul><li>{{#each rows}}</li><li>{{name}} [status]</li></ul>";
  await open("/shell/list/status=new");
  await shows("{{#each rows}}");
  expect(outlet().querySelectorAll("li")[1]!.textContent).to.equal("{{name}} [status]");
});

it("a template as JSON has its places filled, and a value in it is not read again", async () => {
  pages["list"] = Response.json({ template: "<h1>{{status}}</h1>" });
  await open(`/shell/list/status=${encodeURIComponent("{{home}}[home]")}`);
  await shows("{{home}}[home]");
});

it("[R2.1-15] [R9.3-06] a page with places gets its state as text and as cleaned, inert markup, and the host's helpers", async () => {
  vs.helper("shout", (word) => `${String(word).toUpperCase()}!`);
  pages["list"] = new Response(
    "<h1>Перелік {{status}}</h1><p id='t'>{{q}}</p><div id='m'>{{{q}}}</div><p id='h'>{{shout status}} {{number 1234.5}}</p>",
    { headers: { "Content-Type": "text/x-handlebars-template" } },
  );
  await open(
    `/shell/list/status=new?q=${encodeURIComponent('<b onclick="alert(1)" edit="a/1">x</b><vs-form></vs-form>')}`,
  );
  await shows("Перелік new");
  const find = (id: string) => outlet().querySelector(`#${id}`)!;
  expect(find("t").textContent).to.equal('<b onclick="alert(1)" edit="a/1">x</b><vs-form></vs-form>');
  expect(find("m").innerHTML).to.equal('<span vs-inert=""><b>x</b></span>');
  expect(find("h").textContent).to.equal("NEW! 1\u00a0234,50");
});

it("an outdated answer is dropped", async () => {
  await open("/shell");
  await shows("Дім");
  let go = () => {};
  const late = new Promise<void>((resolve) => (go = resolve));
  answers(async (request: Request) => {
    if (request.url.includes("interface/slow")) await late;
    return new Response(request.url.includes("slow") ? "<h1>Повільна</h1>" : "<h1>Швидка</h1>");
  });
  const tag = outlet() as HTMLElement & { go(path: string): Promise<boolean> };
  void tag.go("/shell/slow");
  await tag.go("/shell/fast");
  go();
  await aTimeout(30);
  expect(text()).to.include("Швидка");
});

describe("late answers and refreshes", () => {
  type Tag = HTMLElement & { go(path: string): Promise<boolean>; refresh(): Promise<void> };
  const held = new Map<string, () => void>();
  /** The server holds back the pages whose names begin with "slow", one answer after the other. */
  const serve = () => {
    held.clear();
    let number = 0;
    answers(async (request: Request) => {
      const name = /interface\/([^/?]+)/.exec(request.url)![1]!;
      const own = `${name} ${++number}`;
      if (name.startsWith("slow")) await new Promise<void>((resolve) => held.set(own, resolve));
      return new Response(`<h1>${own}</h1>`);
    });
  };
  const tag = () => outlet() as Tag;
  const release = async (name: string) => {
    await waitUntil(() => held.has(name), `${name} was not asked`);
    held.get(name)!();
    await aTimeout(30);
  };

  it("a refresh waits for the page that is on its way, and never brings back one that was left", async () => {
    await open("/shell");
    await shows("Дім");
    serve();
    void tag().go("/shell/slow");
    await waitUntil(() => held.has("slow 1"));
    void tag().refresh();
    await tag().go("/shell/quick");
    await release("slow 1");
    expect(text()).to.match(/^quick/);
  });

  it("of two refreshes the last one is shown, whichever is answered first", async () => {
    await open("/shell");
    await shows("Дім");
    serve();
    const gone = tag().go("/shell/slow");
    await release("slow 1");
    await gone;
    void tag().refresh();
    await waitUntil(() => held.has("slow 2"));
    void tag().refresh();
    await release("slow 3");
    await shows("slow 3");
    await release("slow 2");
    expect(text()).to.equal("slow 3");
  });

  it("an outlet that was taken out before its answer shows its page when it is put back", async () => {
    serve();
    await open("/shell/slow");
    const own = tag();
    await waitUntil(() => held.has("slow 1"), "not asked");
    own.remove();
    await aTimeout(20);
    place.append(own);
    await release("slow 2");
    await shows("slow 2");
    await release("slow 1");
    expect([text(), own.hasAttribute("aria-busy")]).to.eql(["slow 2", false]);
  });

  it("a refresh that fails says so in a notice with a retry; the old content stays", async () => {
    await open("/shell");
    await shows("Дім");
    pages["home"] = status(500);
    await tag().refresh();
    const isSaid = () => deep(document, ".notice").some((one) => one.textContent.includes("Не вдалося оновити."));
    await waitUntil(isSaid, "not said");
    withdraw("refresh"); // a region of the page has been refreshed
    await aTimeout(30);
    expect(isSaid(), "it is about the shell alone").to.equal(true);
    expect(text()).to.include("Дім");
    pages["home"] = "<h1>Новий дім</h1>";
    await press("Повторити");
    await shows("Новий дім");
    await waitUntil(() => !isSaid(), "the notice stays");
  });
});

it("an outlet that was moved inside the page leaves the browser's scrolling as it was, once it is taken out", async () => {
  await open("/shell");
  await shows("Дім");
  const own = outlet();
  const { scrollRestoration } = history;
  place.append(own);
  place.prepend(own);
  await aTimeout(0);
  own.remove();
  await aTimeout(0);
  expect([scrollRestoration, history.scrollRestoration]).to.eql(["manual", "auto"]);
});

it("a link to the address that is shown adds no step to the history", async () => {
  await open("/shell/list/view=0");
  await shows("Перелік");
  const { pushState } = history;
  const steps: unknown[] = [];
  history.pushState = (...step) => {
    steps.push(step);
    pushState.apply(history, step);
  };
  document.getElementById("in")!.click();
  await waitUntil(() => asked.length > 1, "not shown again");
  history.pushState = pushState;
  expect([steps, location.pathname]).to.eql([[], "/shell/list/view=0"]);
});

describe("behind a dialog or an action", () => {
  const goTo = (path: string) => (outlet() as unknown as { go(path: string): Promise<boolean> }).go(path);
  const confirmed = () => press("Видалити");

  it("what is shown stays, with its address: a filtered list is not the home page", async () => {
    await open("/shell/list/status=new");
    await shows("Перелік");
    answers("<p>Правила</p>");
    await goTo("/shell/modal-info/rules");
    await waitUntil(() => document.querySelector("vs-modal"), "no dialog");
    expect([location.pathname, text().includes("Перелік")]).to.eql(["/shell/list/status=new", true]);
  });

  it("the focus returns to the link that has opened a dialog", async () => {
    await open("/shell/list");
    await shows("Перелік");
    answers("<p>Правила</p>");
    const link = document.getElementById("in")!;
    link.focus();
    await goTo("/shell/modal-info/rules");
    const dialog = () => document.querySelector("vs-modal")?.shadowRoot?.querySelector("dialog[open]");
    await waitUntil(dialog, "no dialog");
    expect(document.activeElement?.localName).to.equal("vs-modal");
    (document.querySelector("vs-modal") as HTMLElement & { close(): void }).close();
    expect(document.activeElement).to.equal(link);
  });

  it("the question of a route is closed by Back, which keeps its own address", async () => {
    await open("/shell/list");
    await shows("Перелік");
    for (const path of ["/shell/del/t/1", "/shell/save/t/1?obj=role:admin"]) {
      void goTo(path);
      await waitUntil(() => document.querySelector("vs-modal"), "not asked");
      history.back();
      await waitUntil(() => !document.querySelector("vs-modal"), `still asked: ${path}`);
      await aTimeout(50);
      expect(location.pathname).to.equal("/shell/list");
    }
    expect(asked.filter((one) => !one.startsWith("GET"))).to.eql([]);
  });

  it("a list is read again after a record of it was deleted", async () => {
    await open("/shell/list/status=new");
    await shows("Перелік");
    asked = [];
    pages["list"] = "<h1>Без нього</h1>";
    const gone = goTo("/shell/del/t/1");
    await confirmed();
    await gone;
    await shows("Без нього");
    expect(location.pathname).to.equal("/shell/list/status=new");
    expect(asked.filter((line) => /DELETE|interface/.test(line))).to.eql([
      "DELETE /api/t/1",
      "GET /api/template/interface/list?status=new",
    ]);
  });

  it("the record that the address names is deleted, also by an id with a slash; without an id none is", async () => {
    await open("/shell");
    await shows("Дім");
    const deleted = () => asked.filter((line) => line.startsWith("DELETE"));
    const gone = goTo("/shell/del/t/12%2F3");
    await confirmed();
    await gone;
    expect(deleted()).to.eql(["DELETE /api/t/12%2F3"]);
    outlet().id = "app";
    await goTo("/shell/del/t");
    expect([deleted().length, document.querySelector("vs-modal")]).to.eql([1, null]);
  });
});

it("Back to a long page whose answer comes late leads to where it was, though the page between is short", async () => {
  await open("/shell/list");
  await shows("Перелік");
  scrollTo(0, 2500);
  await waitUntil(() => (history.state as { vsScroll?: number } | null)?.vsScroll === 2500);
  await (outlet() as unknown as { go(path: string): Promise<boolean> }).go("/shell/home");
  await shows("Дім");
  let answer: (() => void) | undefined;
  answers(() => new Promise<Response>((resolve) => (answer = () => resolve(new Response(pages["list"] as string)))));
  history.back();
  await waitUntil(() => answer, "not asked for");
  await aTimeout(300);
  answer!();
  await shows("Перелік");
  await waitUntil(() => scrollY === 2500, "at another place");
  await aTimeout(150);
  expect((history.state as { vsScroll?: number }).vsScroll).to.equal(2500);
});

it("Back that is pressed twice asks about typed text once", async () => {
  await open("/shell/list");
  await shows("Перелік");
  await (outlet() as unknown as { go(path: string): Promise<boolean> }).go("/shell/edit/t/1/note");
  await field();
  const input = deep(outlet(), "[data-field] input")[0] as HTMLInputElement;
  input.value = "набране";
  input.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true }));
  const questions = () => document.querySelectorAll("vs-modal").length;
  history.back();
  await waitUntil(() => questions() === 1, "not asked");
  history.back();
  await aTimeout(200);
  expect(questions()).to.equal(1);
  await press("Не зберігати");
  await shows("Перелік");
});

it("what is typed into a posting form of the server's page is left only after a question; a search is not work", async () => {
  pages["list"] =
    '<h1>Перелік</h1><form method="post" action="/x"><input name="a"></form><form state="q"><input name="q"></form><input name="free">';
  const go = (path: string) => (outlet() as unknown as { go(path: string): Promise<boolean> }).go(path);
  const input = (name: string) => outlet().querySelector<HTMLInputElement>(`input[name=${name}]`)!;
  const type = (name: string) => {
    input(name).value = "набране";
    input(name).dispatchEvent(new InputEvent("input", { bubbles: true }));
  };
  await open("/shell/list");
  await shows("Перелік");
  type("q");
  type("free");
  input("a").value = "by a script";
  await go("/shell/home");
  await shows("Дім");
  await go("/shell/list");
  await shows("Перелік");
  type("a");
  const gone = go("/shell/home");
  await press("Продовжити редагування");
  expect([await gone, input("a").value]).to.eql([false, "набране"]);
  const { form } = input("a");
  form!.addEventListener("submit", (event) => event.preventDefault()); // the page's script sends it
  form!.requestSubmit();
  expect(await go("/shell/home"), "sent, so nothing is lost").to.equal(true);
  await shows("Дім");
});
