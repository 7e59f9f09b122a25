/** What people type into cells, and what they read when a cell is not stored. */
import { expect } from "@open-wc/testing";
import { configure, settings } from "../../../src/base/settings.ts";
import {
  cell,
  form,
  press,
  put,
  rowOf,
  seen,
  server,
  startTables,
  writes,
  type Tag,
} from "../../../test/support/served-table.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";
import { readDay } from "../day-input.ts";

startTables();

const markup = '<vs-table table="a.b" form="f" actions="cells" columns=\'["name","due","phone"]\'></vs-table>';
/** The table's server with a column of phones; `change` may answer in its place. */
function serve(change: (request: Request) => Response | Promise<Response> | undefined = () => undefined) {
  const asked = server(2);
  const { transport } = settings;
  configure({
    transport: async (request: Request) => {
      const answer = await change(request);
      if (answer) return answer;
      const phone = { type: "Phone", title: "Телефон", validators: ["phone"] };
      if (request.url.includes("/api/template/form/")) return Response.json({ schema: { ...form.schema, phone } });
      return transport!(request);
    },
  });
  return asked;
}
/** Opens a cell, types a text when the code for short days is there, and presses Enter. */
async function type(tag: Tag, title: string, text: string): Promise<void> {
  await waitUntil(() => cell(tag, 0, "Назва").ariaReadOnly === null, "no editing");
  cell(tag, 0, title).dispatchEvent(new MouseEvent("dblclick", { bubbles: true, composed: true }));
  await waitUntil(() => seen(tag, ".cell-input").length, "not opened");
  if (title === "Термін") await waitUntil(() => readDay("051227") === "2027-12-05", "the short ways have not come");
  const input = seen(tag, ".cell-input")[0] as HTMLInputElement;
  input.value = text;
  press(input, "Enter");
}
const rests = (tag: Tag) => waitUntil(() => !seen(tag, ".busy").length, "still busy");
const title = (tag: Tag, name: string) => cell(tag, 0, name).title;

it("a day is typed in the short ways of a date field; what is no day is said to be none", async () => {
  const asked = serve();
  const tag = await put(markup);
  for (const [text, day] of [
    ["051227", "2027-12-05"],
    ["5 грудня 2028", "2028-12-05"],
    ["6-1-2029", "2029-01-06"],
  ] as const) {
    await type(tag, "Термін", text);
    await waitUntil(() => writes(asked).at(-1)?.body.includes(day), `${text} is not read`);
    await rests(tag);
  }
  await type(tag, "Термін", "99.99.2027");
  await waitUntil(() => title(tag, "Термін") === "Такої дати немає", "not said");
});

it("an opened day that is left as it was is not stored, also in another spelling", async () => {
  const asked = serve();
  const tag = await put(markup);
  await type(tag, "Термін", "05.03.2026");
  await type(tag, "Назва", "Інша");
  await waitUntil(() => writes(asked).length, "not stored");
  await rests(tag);
  expect(writes(asked).map(({ body }) => body)).to.eql(['{"id":1,"name":"Інша"}']);
});

it("a phone is typed as people do, and stored as the server knows it", async () => {
  const asked = serve();
  const tag = await put(markup);
  await type(tag, "Телефон", "(050) 123-45-67");
  await waitUntil(() => writes(asked).length, "not stored");
  expect(JSON.parse(writes(asked)[0]!.body)).to.eql({ id: 1, phone: "380501234567" });
  const shown = cell(tag, 0, "Телефон");
  await waitUntil(() => shown.textContent === "+380 50 123 45 67", shown.textContent);
  expect(shown.querySelector("a"), "a click opens the cell, and calls nobody").to.equal(null);
});

it("a stored cell is told to the other tabs", async () => {
  serve();
  const tag = await put(markup);
  const other = new BroadcastChannel("vs-saved"); // as another tab has it
  const told: unknown[] = [];
  other.addEventListener("message", ({ data }: MessageEvent<unknown>) => told.push(data));
  await type(tag, "Назва", "Інша");
  await waitUntil(() => told.length, "not told");
  other.close();
  expect(told).to.eql([{ table: "a.b", id: "1" }]);
});

it("without a connection the typed text is said to be in the cell", async () => {
  const { error } = console;
  console.error = () => {};
  Object.defineProperty(navigator, "onLine", { configurable: true, get: () => false });
  try {
    serve((request) => (request.method === "PUT" ? Promise.reject(new TypeError("no server")) : undefined));
    const tag = await put(markup);
    await type(tag, "Назва", "Моє");
    await waitUntil(() => title(tag, "Назва"), "not said");
    expect(title(tag, "Назва")).to.equal("Не збережено: немає зв'язку. Введене залишилось у клітинці.");
  } finally {
    Reflect.deleteProperty(navigator, "onLine");
    console.error = error;
  }
});

it("a value that another person has stored meanwhile is named as the column shows it", async () => {
  serve((request) =>
    request.method === "GET" && request.url.endsWith("/a.b/1")
      ? Response.json({ ...rowOf(1), due: "2026-12-31" })
      : undefined,
  );
  const tag = await put(markup);
  await type(tag, "Термін", "07.03.2026");
  await waitUntil(() => title(tag, "Термін"), "not said");
  expect(title(tag, "Термін")).to.equal(
    "Тим часом тут записали «31.12.2026». Відкрийте клітинку: Enter збереже ваше, Esc відкине його.",
  );
});
