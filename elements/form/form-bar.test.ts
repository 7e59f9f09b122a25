/** The buttons at the end of a form, and when its lazy parts load (R2.3-…). */
import { expect } from "@open-wc/testing";
import { senders } from "../../src/page/dialogs/senders.ts";
import { element } from "../../src/page/new-element.ts";
import { startClock } from "../../test/support/clock.ts";
import { answers } from "../../test/support/memory-server.ts";
import { all, button, clear, open, place, press, type, type VsForm } from "../../test/support/open-form.ts";
import { waitUntil } from "../../test/support/wait-until.ts";

afterEach(clear);

const schema = { schema: { a: { title: "А" } } };
const isOff = (form: HTMLElement, name: string) => button(form, name)?.getAttribute("aria-disabled");
/** Answers when `give` is called. */
function slowAnswer() {
  let give = () => {};
  const answer = new Promise<void>((resolve) => (give = resolve));
  return { give: () => give(), answer };
}

describe("while a form is being saved", () => {
  it("its button shows it and ignores clicks; afterwards it saves again", async () => {
    const { give, answer } = slowAnswer();
    const form = await open(schema, { a: "1" });
    type(form, "a", "2");
    const calls = answers(async () => answer.then(() => Response.json({ id: 1 })));
    const saved = form.submit();
    await waitUntil(() => isOff(form, "Зберігаємо…") === "true");
    button(form, "Зберігаємо…")!.click();
    expect(await form.submit(), "asked for again").to.equal(false);
    give();
    expect(await saved).to.equal(true);
    await waitUntil(() => isOff(form, "Зберегти") === "false");
    expect(calls.filter(({ method }) => method === "PUT").length).to.equal(1);
  });

  it("OK of a form that sends its values to a call is disabled too, so that the call is made once", async () => {
    const { give, answer } = slowAnswer();
    let sent = 0;
    const form = element("vs-form", { schema, value: { a: "1" }, mode: "add" }) as VsForm;
    senders.set(form, {
      action: "call",
      send: async () => (sent++, await answer, { data: {}, file: undefined }) as never,
    });
    place.append(form);
    await press(form, "Гаразд");
    await waitUntil(() => sent);
    expect(isOff(form, "Зберігаємо…")).to.equal("true");
    button(form, "Зберігаємо…")!.click();
    give();
    await waitUntil(() => isOff(form, "Гаразд") === "false");
    expect(sent).to.equal(1);
  });

  it("Save on the last step is disabled too", async () => {
    const { give, answer } = slowAnswer();
    const tabs = { steps: true, tabs: ["1", "2"], schema: { a: { tab: 1 }, b: { tab: 2 } } };
    const form = await open(tabs, { a: "1" });
    await press(form, "Далі");
    await waitUntil(() => button(form, "Зберегти"));
    answers(async () => answer.then(() => Response.json({ id: 1 })));
    const saved = form.submit();
    await waitUntil(() => isOff(form, "Зберігаємо…") === "true");
    give();
    await saved;
  });
});

describe("a form that only shows its record", () => {
  it("has no button to save, does not submit, keeps no drafts and offers no undo", async () => {
    for (const attributes of [{ mode: "info" }, { disabled: true }]) {
      const calls = answers({ id: 1 });
      const form = await open({ ...schema, apply: "Застосувати", draft: true }, { a: "1" }, attributes);
      await waitUntil(() => all(form, ".operating").length, "no tools");
      expect(await form.submit()).to.equal(false);
      const names = all(form, "button").map((one) => one.textContent || one.getAttribute("aria-label"));
      expect([names, calls, all(form, "[part=drafts]").length]).to.eql([[], [], 0]);
    }
  });
});

describe("after the first paint", () => {
  it("tools and drafts load 80 ms later, not before", async () => {
    const clock = startClock();
    try {
      const form = await open(schema, { a: "1" });
      await waitUntil(() => clock.waits.includes(80));
      clock.pass(79);
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      expect(all(form, ".operating").length).to.equal(0);
      clock.pass(1);
      await waitUntil(() => all(form, ".operating").length, "no tools");
    } finally {
      clock.end();
    }
  });

  it("[R9.4-05] a field is validated, and the button's hint updated, 500 ms after the last key", async () => {
    const clock = startClock();
    try {
      const form = await open({ schema: { a: { title: "А", required: true } } }, { a: "1" });
      await clock.advance(500);
      const isMissing = () => isOff(form, "Зберегти") === "true";
      const before = clock.begun.length;
      type(form, "a", "");
      await waitUntil(() => clock.begun.slice(before).includes(500));
      clock.pass(499);
      await new Promise((resolve) => setTimeout(resolve));
      expect(isMissing()).to.equal(false);
      clock.pass(1);
      await waitUntil(isMissing);
    } finally {
      clock.end();
    }
  });
});
