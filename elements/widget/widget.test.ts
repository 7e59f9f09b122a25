/** Widgets: when they call the server, and what stays when that fails (docs/safety.md, §4). */
import { aTimeout, expect } from "@open-wc/testing";
import vs from "../main.ts";
import { configure } from "../../src/base/settings.ts";
import { answers, status, type Asked } from "../../test/support/memory-server.ts";
import { waitUntil } from "../../test/support/wait-until.ts";

const place = document.body.appendChild(document.createElement("div"));
const start = location.href;
type Widget = HTMLElement & { refresh(): Promise<void> };
const widget = () => place.querySelector<Widget>("vs-widget")!;
const state = () => widget().shadowRoot!.querySelector(".state");
let html: string | Response | Promise<Response>;
let asked: Asked[];

async function draw(markup: string): Promise<void> {
  place.innerHTML = markup;
  await waitUntil(() => widget().textContent !== "" || state()?.textContent, "nothing drawn");
}

beforeEach(() => {
  html = "<p>one</p>";
  asked = answers(async () => {
    const given = await html;
    return given instanceof Response ? given.clone() : new Response(given);
  });
});
afterEach(async () => {
  place.replaceChildren();
  history.replaceState(null, "", start);
  await aTimeout(0);
});

it("[R7.4-06] [R2.2-01] [R9.8-08] the page's filters are sent; system keys and texts of 500 characters are not", async () => {
  history.replaceState(null, "", `?status=new&lang=ua&long=${"x".repeat(500)}`);
  await draw(`<vs-widget name="list" params='{"limit":3}'></vs-widget>`);
  await waitUntil(() => asked.length > 0, "not asked"); // the first test loads the code, and the line says so meanwhile
  expect(Object.fromEntries(asked[0]!.url.searchParams)).to.include({ status: "new", limit: "3" });
  expect([...asked[0]!.url.searchParams.keys()]).to.not.include.members(["lang", "long"]);
});

it("an answer that holds the widget itself does not ask for ever; one with another widget does ask for that", async () => {
  const { error } = console;
  console.error = () => {};
  html = '<p>one</p><vs-widget name="list"></vs-widget><vs-widget name="other"></vs-widget>';
  await draw('<vs-widget name="list"></vs-widget>');
  await waitUntil(() => asked.length === 2, "not asked");
  await aTimeout(100);
  console.error = error;
  expect(asked.map(({ url }) => url.pathname)).to.eql(["/widget/list", "/widget/other"]);
});

it("[R7.1-05] an interface widget is a page template of the server, filled and refreshed with the state", async () => {
  html = new Response("<p>{{status}}</p>", {
    headers: { "Content-Type": "text/x-handlebars-template; charset=utf-8" },
  });
  history.replaceState(null, "", "?status=new");
  await draw('<vs-widget state="requests"></vs-widget>');
  await waitUntil(() => widget().innerHTML === "<p>new</p>", "not filled");
  expect(asked[0]!.url.pathname).to.equal("/api/template/interface/requests");
});

it("a rendered widget is no template: braces in it are text", async () => {
  html = "<p>{{status}}</p>";
  history.replaceState(null, "", "?status=new");
  for (const tag of ['<vs-widget state="requests"></vs-widget>', '<vs-widget name="requests"></vs-widget>']) {
    await draw(tag);
    expect(widget().innerHTML).to.equal("<p>{{status}}</p>");
  }
});

it("the query of its own address wins over the page's", async () => {
  history.replaceState(null, "", "?status=new&page=2");
  await draw('<vs-widget src="/widget/list?status=done"></vs-widget>');
  expect(asked[0]!.url.searchParams.getAll("status")).to.eql(["done"]);
  expect(asked[0]!.url.searchParams.get("page")).to.equal("2");
});

it("another name, path or parameters are another widget: the answer for the last ones is shown", async () => {
  await draw('<vs-widget name="list"></vs-widget>');
  let answer: (response: Response) => void;
  html = new Promise((resolve) => (answer = resolve));
  widget().setAttribute("name", "slow");
  await waitUntil(() => asked.some(({ path }) => path.startsWith("/widget/slow")), "not asked");
  html = "<p>quick</p>";
  Object.assign(widget(), { params: { limit: 5 } });
  await waitUntil(() => widget().textContent === "quick", "not shown");
  expect(asked.at(-1)!.url.searchParams.get("limit")).to.equal("5");
  answer!(new Response("<p>slow</p>"));
  await aTimeout(20);
  expect(widget().textContent).to.equal("quick");
});

it("[R2.2-22] a slow answer shows a loading state after 150 ms, a quick one nothing; the last content stays", async () => {
  await draw('<vs-widget name="list"></vs-widget>');
  let answer: (response: Response) => void;
  html = new Promise((resolve) => (answer = resolve));
  void widget().refresh();
  expect(widget().getAttribute("aria-busy")).to.equal("true");
  await aTimeout(80);
  expect(state() === null).to.equal(true);
  await waitUntil(() => state()?.textContent === "Завантаження…");
  expect(widget().textContent).to.equal("one");
  answer!(new Response("<p>two</p>"));
  await waitUntil(() => widget().textContent === "two");
  expect([state() === null, widget().hasAttribute("aria-busy")]).to.deep.equal([true, false]);
});

it("[R4-47] a refresh that fails keeps the old content and offers a retry; the page is not loaded again", async () => {
  await draw('<vs-widget name="list"></vs-widget>');
  html = status(500);
  await widget().refresh();
  expect(state()?.getAttribute("role")).to.equal("alert");
  expect(widget().textContent).to.equal("one");
  html = "<p>two</p>";
  state()!.querySelector("button")!.click();
  await waitUntil(() => widget().textContent === "two");
  expect(state() === null).to.equal(true);
});

it("an update keeps the focus, the scroll position, open details and typed text", async () => {
  html =
    "<details><summary>a</summary><p>1</p></details><input id='t' value=''><button id='b'>b</button><ul style='height:40px;overflow:auto'><li style='height:200px'>1</li></ul>";
  await draw('<vs-widget name="list"></vs-widget>');
  const [details, input, button, list] = [...widget().children] as [
    HTMLDetailsElement,
    HTMLInputElement,
    HTMLElement,
    HTMLElement,
  ];
  details.open = true;
  input.value = "typed";
  list.scrollTop = 30;
  button.focus();
  html = html.replaceAll("1<", "2<");
  await widget().refresh();
  expect(widget().textContent).to.equal("a2b2");
  expect([details.open, input.value, list.scrollTop, document.activeElement === button]).to.deep.equal([
    true,
    "typed",
    30,
    true,
  ]);
});

it("no refresh while somebody types inside; it follows when the focus has left", async () => {
  html = "<input id='t'><p>1</p>";
  await draw('<vs-widget name="list"></vs-widget>');
  widget().querySelector("input")!.focus();
  html = "<input id='t'><p>2</p>";
  await vs.refresh();
  await aTimeout(50);
  expect(asked.length).to.equal(1);
  widget().querySelector("input")!.blur();
  await waitUntil(() => widget().textContent === "2");
});

it("equal widgets share one request", async () => {
  await draw(
    '<vs-widget name="list"></vs-widget><vs-widget name="list"></vs-widget><vs-widget name="other"></vs-widget>',
  );
  await waitUntil(() => place.textContent === "oneoneone");
  expect(asked.length).to.equal(2);
});

it("refreshes every interval seconds, and stops when it is removed from the page", async () => {
  await draw('<vs-widget name="list" interval="0.1"></vs-widget>');
  await waitUntil(() => asked.length >= 3);
  widget().remove();
  await aTimeout(20);
  const { length } = asked;
  await aTimeout(250);
  expect(asked.length).to.equal(length);
});

it("a widget that was taken out of the page before its answer asks again when it is put back", async () => {
  let answer = () => {};
  html = new Promise((resolve) => (answer = () => resolve(new Response("<p>late</p>"))));
  place.innerHTML = '<vs-widget name="list"></vs-widget>';
  await waitUntil(() => asked.length === 1, "not asked");
  const tag = widget();
  tag.remove();
  await aTimeout(20);
  answer();
  html = "<p>two</p>";
  place.append(tag);
  await waitUntil(() => tag.textContent === "two", "not drawn");
  expect([asked.length, tag.hasAttribute("aria-busy")]).to.eql([2, false]);
  tag.remove();
  await aTimeout(20);
  place.append(tag);
  await aTimeout(20);
  expect(asked.length, "what is shown is not asked for again").to.equal(2);
});

it("[SAFETY §1] scripts and addresses of other sites are removed; our tags and actions work", async () => {
  html = `<img src=x onerror="window.bad=1"><script>window.bad=1</script><a href="javascript:bad=1">a</a><iframe src="//evil.example"></iframe><a edit="t/1" href="#">b</a>`;
  await draw('<vs-widget name="list"></vs-widget>');
  expect(widget().innerHTML).to.not.match(/onerror|script|iframe/);
  expect(widget().querySelector("a[edit]") !== null).to.equal(true);
});

it("[SAFETY §1] with fetched_actions false no action in fetched markup works", async () => {
  configure({ fetched_actions: false });
  html = `<a edit="t/1" data-del="t/1" href="#">b</a>`;
  await draw('<vs-widget name="list"></vs-widget>');
  expect(widget().innerHTML).to.equal('<a href="#">b</a>');
  configure({ fetched_actions: true });
});
