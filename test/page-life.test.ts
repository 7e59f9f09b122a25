/** What a page does beside clicks: modal views of its state, documents, printing, the keyboard (R2.1-…, R2.2-…, R7.1-…). */
import { aTimeout, expect } from "@open-wc/testing";
import vs from "../elements/main.ts";
import { runtime } from "../src/base/runtime/runtime.ts";
import { configure } from "../src/base/settings.ts";
import { answers, status, type Asked } from "./support/memory-server.ts";
import { waitUntil } from "./support/wait-until.ts";

const place = document.body.appendChild(document.createElement("div"));
const inert = document.body.appendChild(document.createElement("div"));
inert.setAttribute("vs-inert", "");
inert.append(document.createElement("vs-widget"));
const start = location.href;
const modal = () => document.querySelector<HTMLElement & { close(result?: unknown): void }>("vs-modal");
const text = () => modal()?.textContent.trim() ?? "";
let asked: Asked[];
let templates: Record<string, string | Response>;

async function run(html: string): Promise<void> {
  place.innerHTML = html;
  await vs.run(place.firstElementChild!);
}

before(async () => {
  await waitUntil(() => runtime.clicks);
});
beforeEach(() => {
  templates = {};
  asked = answers((request: Request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname.includes("/api/format/")) return new Response(`<p>${pathname} ${searchParams.get("id")}</p>`);
    if (pathname.includes("/doc_template/")) {
      const found = templates[decodeURIComponent(pathname.split("/").at(-1)!)];
      return found instanceof Response ? found.clone() : Response.json({ body: found ? { body: found } : {} });
    }
    return Response.json({ id: 7, num: "ЗВ-7", answer: "<b>так</b><script>window.bad=1</script>" });
  });
});
afterEach(async () => {
  for (const dialog of document.querySelectorAll("vs-popup,vs-modal")) dialog.remove();
  place.replaceChildren();
  history.replaceState(null, "", start);
  await aTimeout(20);
});

describe("the state value modal-view [R2.2-26]", () => {
  it("opens a modal of the named type with the other pairs; closing it removes the value from the address", async () => {
    await run('<a state="modal-view=request_card/id=7">x</a>');
    await waitUntil(() => text() === "/api/format/request_card 7");
    expect(new URLSearchParams(location.search).get("modal-view")).to.equal("request_card");
    await waitUntil(() => "close" in modal()!);
    modal()!.close();
    await waitUntil(() => !location.search.includes("modal-view"));
    expect(location.search).to.contain("id=7");
  });
  it("Back closes it, Forward opens it again", async () => {
    await run('<a state="modal-view=request_card/id=7">x</a>');
    await waitUntil(() => text() !== "");
    history.back();
    await waitUntil(() => !modal());
    history.forward();
    await waitUntil(() => text() === "/api/format/request_card 7");
  });
});

describe("documents from templates [R1-05] [R7.1-02] [R3.9-14]", () => {
  it("are filled with the row and the page's state; a value's markup is cleaned and inert", async () => {
    history.replaceState(null, "", "?district=5");
    templates = { Акт: "<h1>{{num}}</h1><p>{{district}}</p><div>[answer]</div>" };
    void run('<a vs-document="Акт" obj="/api/works.request/7">x</a>');
    await waitUntil(() => text().includes("ЗВ-7"));
    expect(asked.map(({ path }) => path)).to.include("/api/doc_template/%D0%90%D0%BA%D1%82?pk=title&fields=body");
    const sheet = modal()!.querySelector(".vs-document")!;
    expect(sheet.innerHTML).to.contain("<h1>ЗВ-7</h1><p>5</p>").and.contain("<b>так</b>").and.not.contain("script");
    expect(modal()!.title).to.equal("Акт");
  });
  it("[R1-17] sums in words are in the currency of the setting, uah by default", async () => {
    templates = { Сума: "<p>{{money 5}}</p>" };
    void run('<a vs-document="Сума">x</a>');
    await waitUntil(() => text().includes("грн"), "no uah");
    modal()!.remove();
    configure({ currency: "usd" });
    void run('<a vs-document="Сума">x</a>');
    await waitUntil(() => /дол/.test(text()), "no usd");
    configure({ currency: null });
  });
  it("[R8-36] use expressions on the row; a wrong one is reported and shows nothing", async () => {
    const { error, warn } = console;
    const said: string[] = [];
    console.warn = (words: string) => said.push(words);
    templates = {
      Умова: '{{#when "num == \'ЗВ-7\' && id > 5"}}так{{/when}}{{#when "id > 50"}}більше{{else}}менше{{/when}}',
      Хибна: '{{#when "id +"}}так{{/when}}кінець',
    };
    void run('<a vs-document="Умова" obj="/api/works.request/7">x</a>');
    await waitUntil(() => text().includes("такменше"), text());
    modal()!.remove();
    void run('<a vs-document="Хибна" obj="/api/works.request/7">x</a>');
    await waitUntil(() => text().includes("кінець"));
    expect(text()).to.not.contain("так");
    expect(said.join()).to.contain("cannot be computed");
    Object.assign(console, { error, warn });
  });
  it("a template with a syntax error is a mistake of its author, not a failure of the server", async () => {
    const { error } = console;
    console.error = () => {};
    const failed: unknown[] = [];
    const hear = (event: Event) => failed.push(event);
    addEventListener("vs:failed", hear);
    templates = { Хибний: "{{#if num}}так" };
    void run('<a vs-document="Хибний">x</a>').catch(() => {});
    await waitUntil(() => modal()?.querySelector(".vs-document:not([aria-busy])"), "still busy");
    removeEventListener("vs:failed", hear);
    console.error = error;
    expect(failed).to.eql([]);
  });
  it("[R8-34] show the template's name when there is no body, above the reason when it failed to load", async () => {
    void run('<a vs-document="Порожній">x</a>');
    await waitUntil(() => text().includes("Порожній"));
    modal()!.remove();
    templates = { Зламаний: status(500) };
    void run('<a vs-document="Зламаний">x</a>');
    await waitUntil(() => text().startsWith("Не вдалося сформувати документ: помилка сервера (500)."), text());
    expect(modal()!.title).to.equal("Зламаний");
  });
});

describe("printing [R2.3-30] [R9.4-04]", () => {
  it("opens a window with the element and the page's style sheets, without scripts, and prints after 500 ms", async () => {
    const { open } = window;
    const frame = document.body.appendChild(document.createElement("iframe"));
    const began = performance.now();
    let printed = 0;
    Object.assign(frame.contentWindow!, { print: () => (printed = performance.now()), close: () => {} });
    window.open = () => frame.contentWindow;
    await run('<button vs-print="#card">x</button><div id="card"><p>текст</p><script>1</script></div>');
    window.open = open;
    expect(printed - began).to.be.at.least(490);
    expect(frame.contentDocument!.body.innerHTML).to.contain("<p>текст</p>").and.not.contain("script");
    frame.remove();
  });
});

describe("Ctrl+Alt+N [R2.1-18]", () => {
  const opened: string[] = [];
  const { open } = window;
  before(() => {
    window.open = (url) => (opened.push(String(url)), null);
  });
  after(() => (window.open = open));
  const press = (target: EventTarget, more: KeyboardEventInit = {}) =>
    target.dispatchEvent(
      new KeyboardEvent("keydown", {
        code: "KeyN",
        ctrlKey: true,
        altKey: true,
        bubbles: true,
        composed: true,
        ...more,
      }),
    );

  it("opens the add form for the current page in a new tab; not while somebody types, not with Shift", async () => {
    place.innerHTML = '<input><a add="works.request/request">+</a>';
    press(place.querySelector("input")!);
    press(document.body, { shiftKey: true });
    await aTimeout(50);
    expect(opened).to.deep.equal([]);
    press(document.body, { key: "т" });
    await waitUntil(() => opened.length === 1);
    expect(opened[0]).to.match(/#add=works\.request\/request$/);
  });
  it("does nothing where the page has no add action", async () => {
    opened.length = 0;
    press(document.body);
    await aTimeout(50);
    expect(opened).to.deep.equal([]);
  });
});
