/** Click attributes whose `obj` is a path that cannot be read: the person is told, and nothing is sent (docs/safety.md, §4). */
import { aTimeout, expect } from "@open-wc/testing";
import vs from "../elements/main.ts";
import { runtime } from "../src/base/runtime/runtime.ts";
import { configure } from "../src/base/settings.ts";
import { dismiss, shownNotices } from "../src/page/notices/notify.ts";
import { deep } from "./support/deep.ts";
import { answers, status } from "./support/memory-server.ts";
import { waitUntil } from "./support/wait-until.ts";

const place = document.body.appendChild(document.createElement("div"));
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
