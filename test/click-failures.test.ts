/** Click attributes whose `obj` cannot be read or whose answer is lost: the person is told, and nothing is stored twice (docs/safety.md, §4). */
import { aTimeout, expect } from "@open-wc/testing";
import vs from "../elements/main.ts";
import { runtime } from "../src/base/runtime/runtime.ts";
import { configure } from "../src/base/settings.ts";
import { actions } from "../src/page/actions/index.ts";
import { dismiss, shownNotices } from "../src/page/notices/notify.ts";
import { deep } from "./support/deep.ts";
import { answers, status } from "./support/memory-server.ts";
import { waitUntil } from "./support/wait-until.ts";

const place = document.body.appendChild(document.createElement("div"));
// a page with something to refresh is not reloaded; this element draws nothing
const inert = document.body.appendChild(document.createElement("div"));
inert.setAttribute("vs-inert", "");
inert.append(document.createElement("vs-widget"));
const failures: number[] = [];
addEventListener("vs:failed", (event) => failures.push((event as CustomEvent).detail.status));
const refuse = { read: "Не знайдено рядка" };
const obj = 'obj="/api/row/?id=17"';
const dialogs = () => [...document.querySelectorAll<HTMLElement>("vs-popup,vs-modal")];

before(() => waitUntil(() => runtime.clicks));
beforeEach(() => (failures.length = 0));
afterEach(async () => {
  for (const dialog of dialogs()) dialog.remove();
  for (const { number } of shownNotices()) dismiss(number);
  place.replaceChildren();
  await aTimeout(10);
  configure({ transport: null });
});

/** Clicks the markup on a page whose server refuses to give the row. @returns the calls that were made */
async function run(html: string) {
  const asked = answers(({ url }: Request) =>
    url.includes("/api/row/") ? status(422, { error: refuse.read }) : new Response("<p>x</p>"),
  );
  place.innerHTML = html;
  void vs.run(place.firstElementChild!);
  await waitUntil(() => failures.length, "no vs:failed");
  return asked.map(({ method, path }) => `${method} ${path}`);
}

for (const action of [
  'api="method/x" silent',
  '_post="/own"',
  'vs-action="own"',
  'vs-action="socket.own"',
  'save="t/1"',
])
  it(`${action} says what the server answered`, async () => {
    expect(await run(`<a ${action} ${obj}>x</a>`)).to.eql(["GET /api/row/?id=17"]);
    await waitUntil(() => deep(document, ".notice").some(({ textContent }) => textContent.includes(refuse.read)));
    expect(failures).to.eql([422]);
  });

for (const action of ['modal-info="paragraphs/x"', 'vs-load="/widget/x"', 'vs-modal="x"'])
  it(`${action} says it where the content would stand`, async () => {
    const asked = await run(`<a ${action} ${obj}>x</a>`);
    expect(asked).to.include("GET /api/row/?id=17");
    await waitUntil(() => dialogs().some(({ textContent }) => textContent.includes(refuse.read)), "not said");
    await aTimeout(200);
    expect(
      dialogs()
        .map(({ textContent }) => textContent)
        .join(),
    ).to.not.include("Завантаження");
  });

for (const action of ['api="method/x" silent', '_post="/own"', 'vs-action="own"', 'save="t"'])
  it(`${action} sends the same key again after a lost answer, and a new one after an answer`, async () => {
    let isLost = true;
    const asked = answers(() => {
      if (isLost) throw new TypeError("connection lost");
      return Response.json({ id: 1 });
    });
    place.innerHTML = `<a ${action} obj="a:1">x</a>`;
    const press = async () => vs.run(place.firstElementChild!);
    await press();
    await waitUntil(() => failures.length, "not lost");
    isLost = false;
    await press();
    const keys = () => asked.map(({ headers }) => headers.get("Idempotency-Key")).filter(Boolean);
    const first = new Set(keys());
    await press();
    expect([first.size, new Set(keys()).size]).to.eql([1, 2]);
  });

for (const action of ['api="method/x" silent', '_post="/own"', 'vs-action="own"', 'save="t"'])
  it(`${action} that is clicked again while the server works is sent once, and again after its answer`, async () => {
    const open: (() => void)[] = [];
    answers(
      ({ method }: Request) =>
        new Promise<Response>((resolve) => {
          const answer = () => resolve(Response.json({ id: 1 }));
          if (method === "POST") open.push(answer);
          else answer();
        }),
    );
    place.innerHTML = `<a ${action} obj="a:1">x</a>`;
    const element = place.firstElementChild!;
    const first = vs.run(element);
    await waitUntil(() => open.length, "not sent");
    await vs.run(element);
    expect(open.length, "the same values").to.equal(1);
    element.setAttribute("obj", "a:2");
    const other = vs.run(element);
    await waitUntil(() => open.length === 2, "other values are not sent");
    element.setAttribute("obj", "a:1");
    await vs.run(element);
    expect(open.length, "the first is still running").to.equal(2);
    for (const answer of open) answer();
    await Promise.all([first, other]);
    const last = vs.run(element);
    await waitUntil(() => open.length === 3, "not sent again after its answer");
    open[2]!();
    await last;
  });

it("a click whose action cannot load a part of its code says so", async () => {
  const { error } = console;
  const logged: unknown[] = [];
  const whole = actions.help;
  const lost = new TypeError("Failed to fetch dynamically imported module");
  Object.assign(actions, { help: async () => ({ run: () => Promise.reject(lost) }) });
  console.error = (said: unknown) => logged.push(said);
  place.innerHTML = '<a help="x">x</a>';
  await vs.run(place.firstElementChild!);
  console.error = error;
  Object.assign(actions, { help: whole });
  expect(logged).to.eql([lost]);
  const box = document.body.lastElementChild!;
  expect(box.shadowRoot!.querySelector("[role=alert]")!.textContent).to.include("Не вдалося завантажити.");
  box.remove();
});

describe("a delete", () => {
  const press = async (name: string) => {
    const button = () => deep(document, "button").find(({ textContent }) => textContent.trim() === name);
    await waitUntil(button, `no ${name}`);
    button()!.click();
    await waitUntil(() => !dialogs().length, "not closed");
  };

  it("is not asked about again while the server works", async () => {
    let answer = () => {};
    const asked = answers(
      () => new Promise<Response>((resolve) => (answer = () => resolve(Response.json({ id: 17 })))),
    );
    place.innerHTML = '<a del="t/17">x</a>';
    const first = vs.run(place.firstElementChild!);
    await press("Видалити");
    await waitUntil(() => asked.length, "not sent");
    await vs.run(place.firstElementChild!);
    expect([dialogs().length, asked.length]).to.eql([0, 1]);
    answer();
    await first;
  });

  it("sends the same key again after a lost answer", async () => {
    let isLost = true;
    const asked = answers(() => {
      if (isLost) throw new TypeError("connection lost");
      return Response.json({ id: 17 });
    });
    place.innerHTML = '<a del="t/17">x</a>';
    for (const after of ["Закрити", ""]) {
      const ran = vs.run(place.firstElementChild!);
      await press("Видалити");
      if (after) await press(after);
      isLost = false;
      await ran;
    }
    const keys = asked.filter(({ method }) => method === "DELETE").map(({ headers }) => headers.get("Idempotency-Key"));
    expect([keys.length > 1, new Set(keys).size]).to.eql([true, 1]);
  });
});

it("what a server says of a name that no control of the form has stands in the notice", async () => {
  answers(() => status(422, { message: "Перевірте введене.", errors: { region: ["Немає такої області"] } }));
  place.innerHTML = '<form><input name="name"><button type="button" api="method/x" silent>x</button></form>';
  void vs.run(place.querySelector("button")!);
  const said = () => deep(document, ".notice").map(({ textContent }) => textContent);
  await waitUntil(
    () => said().some((one) => one.includes("Перевірте введене. region: Немає такої області")),
    "not said",
  );
  expect(deep(document, ".notice details"), "nothing is left to tell").to.have.length(0);
});
