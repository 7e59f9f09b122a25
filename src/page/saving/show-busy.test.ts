/** What a person sees of a pressed element whose call has no answer yet. */
import { expect } from "@open-wc/testing";
import vs from "../../../elements/main.ts";
import { startClock, type Clock } from "../../../test/support/clock.ts";
import { answers, status } from "../../../test/support/memory-server.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";
import { runtime } from "../../base/runtime/runtime.ts";
import { configure } from "../../base/settings.ts";
import { keptPlace } from "../notices/kept-place.ts";
import { dismiss, keepNotices, pastNotices, shownNotices } from "../notices/notify.ts";

const place = document.body.appendChild(document.createElement("div"));
// a page with something to refresh is not reloaded; this element draws nothing
const inert = document.body.appendChild(document.createElement("div"));
inert.setAttribute("vs-inert", "");
inert.append(document.createElement("vs-widget"));
let clock: Clock;
const said = () => shownNotices().map(({ text }) => text);

before(() => waitUntil(() => runtime.clicks));
beforeEach(() => (clock = startClock()));
afterEach(() => {
  clock.end();
  for (const { number } of shownNotices()) dismiss(number);
  place.replaceChildren();
  configure({ transport: null });
});

/** Runs the action of a button; its call is answered when `answer` is called. */
async function press(attributes: string, answered: () => Response = () => Response.json({ message: "Готово" })) {
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  const asked = answers(async () => held.then(answered));
  place.innerHTML = `<button type="button" ${attributes}>Взяти</button>`;
  const button = place.querySelector("button")!;
  void vs.run(button);
  return { button, asked, answer: () => answer() };
}

describe("a slow click action", () => {
  for (const attributes of ['api="method/x" silent', '_post="/own"', 'save="t/1" obj="a:1"', 'vs-action="own"'])
    it(`${attributes} is marked at once and said after a second, until it is answered`, async () => {
      const { button, asked, answer } = await press(attributes);
      await waitUntil(() => asked.length, "not asked");
      expect([button.ariaBusy, said()]).to.eql(["true", []]);
      clock.pass(1000);
      await waitUntil(() => said().length, "not said");
      expect(said()).to.eql(["Виконуємо «Взяти»…"]);
      expect(
        pastNotices().some(({ text }) => text.startsWith("Виконуємо")),
        "listed",
      ).to.equal(false);
      keepNotices();
      expect(String(sessionStorage.getItem(keptPlace)), "kept for the next page").not.to.include("Виконуємо");
      expect(button.getAnimations().some(({ effect }) => effect?.getTiming().iterations === Infinity)).to.equal(true);
      clock.pass(14_000);
      expect(said()).to.eql(["Сервер відповідає довго. Чекаємо на відповідь…"]);
      answer();
      await waitUntil(() => button.ariaBusy === null, "still marked");
      await waitUntil(() => said().length === 1 && !said()[0]!.includes("довго"), "its outcome is not said");
      expect(button.getAnimations().some(({ effect }) => effect?.getTiming().iterations === Infinity)).to.equal(false);
    });

  it("of a form whose controls are named like its members is marked and said", async () => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    const asked = answers(async () => held.then(() => Response.json({ message: "Готово" })));
    const names = ["setAttribute", "removeAttribute", "textContent", "animate", "ariaLabel"];
    place.innerHTML = `<form api="method/x" silent>${names.map((name) => `<input name="${name}">`).join("")}</form>`;
    const form = place.querySelector("form")!;
    const isBusy = () => form.matches("[aria-busy=true]");
    HTMLFormElement.prototype.requestSubmit.call(form);
    await waitUntil(() => asked.length, "not asked");
    clock.pass(1000);
    await waitUntil(() => said().length, "not said");
    expect([isBusy(), said()]).to.eql([true, ["Виконуємо…"]]);
    answer();
    await waitUntil(() => !isBusy(), "still marked");
  });

  it("is said and taken back also where the page's matchMedia throws", async () => {
    const { matchMedia } = window;
    window.matchMedia = () => {
      throw new Error("the page's");
    };
    try {
      const { button, asked, answer } = await press('api="method/x" silent');
      await waitUntil(() => asked.length, "not asked");
      clock.pass(1000);
      await waitUntil(() => said().length, "not said");
      answer();
      await waitUntil(() => button.ariaBusy === null, "still marked");
      await waitUntil(() => !said().some((text) => text.startsWith("Виконуємо")), "still said");
    } finally {
      window.matchMedia = matchMedia;
    }
  });

  it("a copy is marked until it is answered", async () => {
    const { button, asked, answer } = await press('copy="t/1"', () => status(422, { error: "Зайнято" }));
    await waitUntil(() => asked.length && button.ariaBusy === "true", "not marked");
    answer();
    await waitUntil(() => button.ariaBusy === null, "still marked");
  });

  it("a copy whose id the server does not tell is said to be made, and no form is opened", async () => {
    const { button, asked, answer } = await press('copy="t/1"', () => Response.json({ success: true }));
    await waitUntil(() => asked.length, "not asked");
    answer();
    await waitUntil(() => button.ariaBusy === null && said().length, "nothing said");
    expect(said()).to.eql(["Виконано"]);
    expect(document.querySelector("vs-popup")).to.equal(null);
  });

  it("that is refused says only why", async () => {
    const { button, asked, answer } = await press('api="method/x" silent', () => status(422, { error: "Зайнято" }));
    await waitUntil(() => asked.length, "not asked");
    clock.pass(1000);
    await waitUntil(() => said().length, "not said");
    answer();
    await waitUntil(() => said()[0] === "Зайнято", "not said why");
    expect([said().length, button.ariaBusy]).to.eql([1, null]);
  });

  it("that is answered within a second says nothing of it", async () => {
    const { button, asked, answer } = await press('api="method/x" silent');
    await waitUntil(() => asked.length, "not asked");
    clock.pass(999);
    answer();
    await waitUntil(() => button.ariaBusy === null && said().length, "no outcome");
    clock.pass(14_000);
    expect(said().filter((text) => !text.includes("Готово"))).to.eql([]);
  });

  it("a delete is marked when the question is answered, not before", async () => {
    const { button, asked, answer } = await press('del="t/1"', () => Response.json({}));
    const yes = () => document.querySelector("vs-modal")?.shadowRoot?.querySelector<HTMLElement>("button.danger");
    await waitUntil(yes, "no question");
    expect(button.ariaBusy).to.equal(null);
    yes()!.click();
    await waitUntil(() => asked.length && button.ariaBusy === "true", "not marked");
    answer();
    await waitUntil(() => button.ariaBusy === null, "still marked");
  });
});
