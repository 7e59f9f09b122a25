/** Every place where foreign text enters a page by widgets, routes, actions, templates and notices: nothing runs, loads or acts (docs/safety.md §1). */
import { aTimeout, expect } from "@open-wc/testing";
import vs from "../elements/main.ts";
import { gadgets, vectors } from "../src/html/vectors.ts";
import { runtime } from "../src/base/runtime/runtime.ts";
import { dismiss, shownNotices } from "../src/page/notices/notify.ts";
import { answers } from "./support/memory-server.ts";
import { deep } from "./support/deep.ts";
import { waitUntil } from "./support/wait-until.ts";

const place = document.body.appendChild(document.createElement("div"));
const inert = document.body.appendChild(document.createElement("div"));
inert.setAttribute("vs-inert", "");
inert.append(document.createElement("vs-widget"));
const start = location.href;
const ran: string[] = [];
const loaded: string[] = [];
/** What the server sends as markup, as a value, as words. */
const all = [...vectors, ...gadgets].join("\n");
const mark = "what the server says";

before(async () => {
  Object.assign(window, { ran: () => ran.push("ran") });
  await waitUntil(() => runtime.clicks);
  new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) if (name.includes("evil.example")) loaded.push(name);
  }).observe({ entryTypes: ["resource"] });
});
beforeEach(() => {
  ran.length = 0;
  answers((request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname.includes("/doc_template/"))
      return Response.json({ body: { body: `${mark}<div>{{text}}</div><div>[rich]</div>` } });
    if (pathname.includes("/record")) return Response.json({ text: all, rich: all });
    if (pathname.includes("/refused")) return Response.json({ error: `${mark} ${all}` });
    if (pathname.includes("/said")) return Response.json({ message: `${mark} ${all}`, tag: all });
    return new Response(`<p>${mark}</p>${all}`);
  });
});
afterEach(async () => {
  for (const { number } of shownNotices()) dismiss(number);
  for (const dialog of document.querySelectorAll("vs-popup,vs-modal")) dialog.remove();
  place.replaceChildren();
  history.replaceState(null, "", start);
  await aTimeout(20);
});

const drawn = (): string =>
  deep(document, "*")
    .map((one) => one.shadowRoot?.textContent ?? "")
    .join("") + document.body.textContent;

const sinks: Record<string, () => void> = {
  "a widget": () => (place.innerHTML = '<vs-widget name="w"></vs-widget>'),
  "a widget of a page template": () => (place.innerHTML = '<vs-widget state="w"></vs-widget>'),
  "a page of the shell": () => {
    history.replaceState(null, "", "/shell/page");
    place.innerHTML = '<vs-outlet base="/shell"></vs-outlet>';
  },
  "the target of format": () => run('<a format="f" target="#here">x</a><div id="here"></div>'),
  "an info modal": () => run('<a modal-info="card">x</a>'),
  "a generic modal": () => run('<a vs-modal="card">x</a>'),
  "a popup of a path": () => run('<a vs-popup="/card">x</a>'),
  "markup loaded into a target": () => run('<a vs-load="/card" target="#here">x</a><div id="here"></div>'),
  "a modal view": () => run('<a state="modal-view=card">x</a>'),
  "a document's values": () => run('<a vs-document="doc" obj="/record">x</a>'),
  "the words of a refusal": () => run('<a vs-action="/refused">x</a>'),
  "the words of an answer": () => run('<a vs-action="/said">x</a>'),
  "a notice": () => void vs.notify({ title: all, text: `${mark} ${all}`, user: all, photo: all, url: all }),
  "a question": () => void vs.confirm(`${mark} ${all}`),
};
function run(html: string): void {
  place.innerHTML = html;
  void vs.run(place.firstElementChild!);
}

for (const [sink, fill] of Object.entries(sinks))
  it(`[SAFETY §1] ${sink}: nothing runs, loads from elsewhere or keeps a handler`, async () => {
    fill();
    await waitUntil(() => drawn().includes(mark), "was not drawn");
    await aTimeout(150);
    expect(ran).to.deep.equal([]);
    expect(loaded).to.deep.equal([]);
    for (const element of deep(document, "*")) {
      if (inert.contains(element) || element.closest("mocha, #mocha")) continue;
      if (place.contains(element))
        expect(element.localName, sink).to.not.match(/^(script|iframe|object|embed|base|link|meta|frame)$/);
      for (const name of element.getAttributeNames()) {
        expect(name.startsWith("on"), `${sink}: ${element.localName} ${name}`).to.equal(false);
        const value = element.getAttribute(name) ?? "";
        if (/^(href|src|action|formaction|xlink:href)$/.test(name))
          expect(value, sink).to.not.match(/^\s*(javascript|vbscript):/i);
      }
    }
  });

it("[SAFETY §1] actions in a value's markup in a document are inert", async () => {
  let asked = 0;
  answers((request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname.includes("/doc_template/")) return Response.json({ body: { body: "<div>[rich]</div>" } });
    if (pathname.includes("/record"))
      return Response.json({ rich: '<a href="#" del="t/1" data-del="t/1" api="/boom">x</a>' });
    asked++;
    return new Response("{}");
  });
  run('<a vs-document="doc" obj="/record">x</a>');
  const link = () => document.querySelector<HTMLElement>(".vs-document a");
  await waitUntil(link);
  link()!.click();
  await aTimeout(50);
  expect([asked, document.querySelectorAll("vs-modal").length]).to.deep.equal([0, 1]);
});
