/** What a form offers when its save could not be sent for want of a connection. Flows: test/flows/outbox.test.ts. */
import { expect } from "@open-wc/testing";
import vs from "../../main.ts";
import { configure } from "../../../src/base/settings.ts";
import { forget } from "../../../src/base/storage/disk.ts";
import { element } from "../../../src/page/new-element.ts";
import { owner } from "../../../src/page/drafts/keeper.ts";
import { senders } from "../../../src/page/dialogs/senders.ts";
import { waiting } from "../../../src/page/outbox/waiting-saves.ts";
import { ServerError } from "../../../src/server/client/server-error.ts";
import { answers, status, type Asked } from "../../../test/support/memory-server.ts";
import { all, button, clear, open, place, press, type, type VsForm } from "../../../test/support/open-form.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";

let isOnline = true;
const { random } = Math;
before(() => {
  Object.defineProperty(navigator, "onLine", { configurable: true, get: () => isOnline });
  Math.random = () => 0; // no pause before a call is tried again
});
after(() => {
  Reflect.deleteProperty(navigator, "onLine");
  Math.random = random;
});
afterEach(async () => {
  isOnline = true;
  clear();
  configure({ transport: null, idempotency: false });
  await forget(
    "outbox",
    (await waiting(await owner())).map(({ id }) => id),
  );
});

const put = "Покласти в чергу";
const said = (form: HTMLElement) => all(form, "[part=refusal] p")[0]?.textContent ?? "";

/** The form is submitted without a connection. */
async function refusedOffline(form: VsForm): Promise<void> {
  isOnline = false;
  await waitUntil(() => button(form, "Зберегти") ?? button(form, "Гаразд"), "still saving");
  configure({ transport: () => Promise.reject(new TypeError("Failed to fetch")) });
  expect(await form.submit()).to.equal(false);
  await waitUntil(() => said(form).includes("немає зв'язку"), "not refused");
}

/** The connection is back. */
function back(): { writes(): Asked[] } {
  isOnline = true;
  const asked = answers(({ method }: Request) => Response.json(method === "GET" ? { id: 1, a: "1" } : { id: 5 }));
  dispatchEvent(new Event("online"));
  return { writes: () => asked.filter(({ method }) => method !== "GET") };
}
const isSent = async () => (await waiting(await owner())).length === 0;

describe("a save without a connection", () => {
  it("[SAFETY §4] that was put into the outbox is sent from there, and not by its form too", async () => {
    configure({ idempotency: true });
    const form = await open({ schema: { a: { title: "А" } } }, {}, { record: "", mode: "add" });
    type(form, "a", "2");
    await refusedOffline(form);
    await press(form, put);
    await waitUntil(() => !said(form), "still refused");
    const { writes } = back();
    await waitUntil(isSent, "not sent");
    await waitUntil(() => button(form, "Зберегти"), "saving");
    expect(writes().map(({ method, body }) => [method, body])).to.eql([["POST", '{"a":"2"}']]);
  });

  it("in the outbox names the fields that the form shows, not hidden ones", async () => {
    configure({ idempotency: true });
    const schema = {
      schema: {
        a: { title: "А", behavior: { 2: { hide: ["b"] } } },
        key: { type: "Hidden", title: "Ключ", default: "7" },
        b: { title: "Б", default: "x" },
      },
    };
    const form = await open(schema, {}, { record: "", mode: "add" });
    type(form, "a", "2");
    await refusedOffline(form);
    await press(form, put);
    await waitUntil(async () => (await waiting(await owner())).length, "not put");
    const [one] = await waiting(await owner());
    expect([one!.body["key"], one!.titles]).to.eql(["7", { a: "А" }]);
    const list = place.appendChild(document.createElement("vs-outbox"));
    list.setAttribute("open", "");
    await waitUntil(() => list.shadowRoot?.querySelector("dt"), "not listed");
    expect([...list.shadowRoot!.querySelectorAll("dt")].map(({ textContent }) => textContent)).to.eql(["А"]);
    list.remove();
    const { writes } = back();
    await waitUntil(isSent, "not sent");
    expect(writes().length).to.equal(1);
  });

  it("is sent by itself when the connection is back, but not what was typed since then", async () => {
    const form = await open({ schema: { a: { title: "А" } } }, {}, { record: "", mode: "add" });
    type(form, "a", "2");
    await refusedOffline(form);
    const promise = "Щойно зв'язок відновиться, спробуємо ще раз.";
    expect(said(form)).to.contain(promise);
    type(form, "a", "2 і ще не");
    await waitUntil(() => !said(form).includes(promise), "still promised");
    const { writes } = back();
    for (let turn = 0; turn < 20; turn++) await new Promise((done) => setTimeout(done, 4));
    expect(writes(), "half-typed text").to.eql([]);
    await refusedOffline(form);
    const next = back();
    await waitUntil(() => next.writes().length === 1, "not sent");
    expect(next.writes()[0]!.body).to.equal('{"a":"2 і ще не"}');
  });

  it("does not move the page when an automatic retry fails too", async () => {
    const { scrollIntoView } = Element.prototype;
    let scrolls = 0;
    let tries = 0;
    Element.prototype.scrollIntoView = function (this: Element) {
      if (this.part.contains("refusal")) scrolls++;
    };
    try {
      const form = await open({ schema: { a: { title: "А" } } }, {}, { record: "", mode: "add" });
      type(form, "a", "2");
      await refusedOffline(form);
      expect(scrolls).to.equal(1);
      configure({
        transport: () => {
          tries++;
          return Promise.reject(new TypeError("Failed to fetch"));
        },
      });
      dispatchEvent(new Event("online"));
      await waitUntil(() => tries > 0 && said(form).includes("немає зв'язку"), "not refused again");
      await new Promise((done) => setTimeout(done, 20));
      expect(scrolls).to.equal(1);
    } finally {
      Element.prototype.scrollIntoView = scrollIntoView;
    }
  });

  it("is listed in the outbox with its values as the fields show them", async () => {
    const schema = {
      state: { type: "Select", title: "Стан", options: { in_work: "У роботі" } },
      due: { type: "Date", title: "Термін" },
    };
    const form = await open({ schema }, { state: "in_work", due: null }, { record: "", mode: "add" });
    type(form, "due", "11.12.2026");
    await refusedOffline(form);
    await press(form, put);
    await waitUntil(() => !said(form), "still refused");
    const [entry] = await waiting(await owner());
    expect([entry!.body, entry!.shown]).to.eql([
      { state: "in_work", due: "2026-12-11" },
      { state: "У роботі", due: "11.12.2026" },
    ]);
    const list = place.appendChild(element("vs-outbox", { open: true }));
    await waitUntil(() => list.shadowRoot?.querySelector("dd"), "not listed");
    expect([...list.shadowRoot!.querySelectorAll("dd")].map(({ textContent }) => textContent)).to.eql([
      "У роботі",
      "11.12.2026",
    ]);
  });

  it("[SAFETY §4] that was put into the outbox closes its dialog", async () => {
    answers(({ url }: Request) => Response.json(url.includes("template") ? { schema: { a: {} } } : { id: 1, a: "1" }));
    const closed = vs.open({ action: "edit", table: "a.b", id: "1", form: "x" });
    const form = () => document.querySelector<VsForm>("vs-popup vs-form");
    await waitUntil(() => form() && "submit" in form()! && all(form()!, "input").length, "no form");
    type(form()!, "a", "2");
    await refusedOffline(form()!);
    await press(form()!, put);
    expect(await closed).to.equal(null);
    expect(document.querySelector("vs-popup")).to.equal(null);
  });

  it("[SAFETY §4] after a lost answer is put into the outbox with the key of the first try, so that one record is stored", async () => {
    configure({ idempotency: true });
    const form = await open({ schema: { a: { title: "А" } } }, {}, { record: "", mode: "add" });
    type(form, "a", "2");
    const first = answers(status(502, "x"));
    expect(await form.submit()).to.equal(false);
    await refusedOffline(form);
    await press(form, put);
    await waitUntil(() => !said(form), "still refused");
    const { writes } = back();
    await waitUntil(isSent, "not sent");
    const keys = [...first, ...writes()].map(({ headers }) => headers.get("Idempotency-Key"));
    expect(keys[0]).to.match(/./);
    expect(new Set(keys).size, keys.join()).to.equal(1);
  });

  it("[SAFETY §4] of a form with a password is not offered to the outbox, whose entries are on disk", async () => {
    const form = await open({ schema: { a: { title: "А" }, code: { type: "Password" } } }, { a: "1" });
    type(form, "a", "2");
    await refusedOffline(form);
    expect(button(form, put) === undefined).to.equal(true);
  });

  it("of a form that sends its values to a call is not offered to the outbox, which stores records", async () => {
    const form = element("vs-form", { schema: { schema: { a: {} } }, value: { a: "1" }, mode: "add" }) as VsForm;
    const send = () => Promise.reject(new ServerError("offline", { isWrite: true }));
    senders.set(form, { action: "call", send });
    place.append(form);
    await waitUntil(() => "submit" in form && all(form, "[part~=bar]").length, "no form");
    await refusedOffline(form);
    expect(button(form, put) === undefined).to.equal(true);
  });

  it("[R2.3-02] that was a draft for the server is tried again as a draft, and is not offered to the outbox", async () => {
    const form = await open({ draft: true, schema: { a: {}, b: { required: true } } }, {}, { record: "", mode: "add" });
    type(form, "a", "2");
    isOnline = false;
    await waitUntil(() => button(form, "Зберегти чернетку"), "no button");
    configure({ transport: () => Promise.reject(new TypeError("Failed to fetch")) });
    await press(form, "Зберегти чернетку");
    await waitUntil(() => said(form).includes("немає зв'язку"), "not refused");
    expect(button(form, put) === undefined).to.equal(true);
    const { writes } = back();
    await waitUntil(() => writes().length, "not tried again");
    expect(writes().map(({ path, body }) => `${path} ${body}`)).to.eql(['/api/a.b/?draft=1 {"a":"2","b":null}']);
  });

  it("[SAFETY §4] that follows a new record whose answer was lost is not offered to the outbox with other values", async () => {
    configure({ idempotency: true });
    const form = await open({ schema: { a: { title: "А" } } }, {}, { record: "", mode: "add" });
    type(form, "a", "2");
    const first = answers(status(502));
    expect(await form.submit()).to.equal(false);
    type(form, "a", "3");
    await refusedOffline(form);
    expect(button(form, put) === undefined).to.equal(true);
    const { writes } = back();
    await waitUntil(() => writes().length === 2, "not stored");
    const lost = first.find(({ method }) => method === "POST");
    const key = ({ headers }: Asked) => headers.get("Idempotency-Key");
    expect(writes().map(({ method, body }) => `${method} ${body}`)).to.eql(['POST {"a":"2"}', 'PUT {"a":"3"}']);
    expect(writes().map((one) => key(one) === key(lost!))).to.eql([true, false]);
  });

  it("[SAFETY §4] that may be stored as it is can wait, until other values are typed", async () => {
    configure({ idempotency: true });
    const form = await open({ schema: { a: { title: "А" } } }, {}, { record: "", mode: "add" });
    type(form, "a", "2");
    answers(status(502));
    expect(await form.submit()).to.equal(false);
    await refusedOffline(form);
    await waitUntil(() => button(form, put), "not offered");
    type(form, "a", "3");
    await waitUntil(() => !button(form, put), "still offered");
    type(form, "a", "2");
    await waitUntil(() => button(form, put), "not offered again");
  });
});
