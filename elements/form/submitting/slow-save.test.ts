/** What a person reads while the server takes long to store a form. */
import { expect } from "@open-wc/testing";
import { startClock } from "../../../test/support/clock.ts";
import { answers } from "../../../test/support/memory-server.ts";
import { element } from "../../../src/page/new-element.ts";
import { senders } from "../../../src/page/dialogs/senders.ts";
import { all, button, clear, open, place, type, type VsForm } from "../../../test/support/open-form.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";

afterEach(clear);

const said = (form: HTMLElement) => all(form, ".slow output")[0]?.textContent;
const nextFrame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

/** A form whose save waits for the server until `answer`. */
async function saving() {
  const form = await open({ schema: { a: { title: "А" } } }, { a: "1" });
  type(form, "a", "2");
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const signals: AbortSignal[] = [];
  answers(async (request: Request) => {
    if (request.method === "GET") return Response.json({ a: "1" });
    const { signal } = request;
    signals.push(signal);
    await Promise.race([answered, new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal)))]);
    return Response.json({ id: 1 });
  });
  const clock = startClock();
  const saved = form.submit();
  await waitUntil(() => signals.length && clock.waits.includes(15_000), "not sent");
  return { form, clock, saved, signals, answer: () => answer() };
}

describe("a save that takes long", () => {
  it("says after 5 seconds that it waits, after 15 that the server is slow, and can be given up then", async () => {
    const { form, clock, saved, signals } = await saving();
    try {
      clock.pass(4999);
      await nextFrame();
      expect(said(form)).to.equal(undefined);
      clock.pass(1);
      await waitUntil(() => said(form) === "Чекаємо, доки сервер збереже зміни…", "not said");
      clock.pass(9999);
      await nextFrame();
      expect([said(form), button(form, "Не чекати")]).to.eql(["Чекаємо, доки сервер збереже зміни…", undefined]);
      clock.pass(1);
      await waitUntil(() => button(form, "Не чекати"), "no way out");
      expect(said(form)).to.equal("Сервер відповідає довго. Введене залишається у формі.");
    } finally {
      clock.end();
    }
    expect(signals[0]!.aborted).to.equal(false);
    button(form, "Не чекати")!.click();
    expect([await saved, signals[0]!.aborted]).to.eql([false, true]);
    await waitUntil(() => all(form, "[part=refusal]")[0]?.textContent.includes("Невідомо, чи збережено"), "not told");
    expect(said(form)).to.equal(undefined);
  });

  it("says so in view at the end of a long form, and names its way out otherwise than the one that leaves the form", async () => {
    const { form, clock, answer } = await saving();
    try {
      clock.pass(15_000);
      await waitUntil(() => button(form, "Не чекати"), "no way out");
      place.style.cssText = "block-size: 100px; overflow: auto";
      place.scrollTop = 1000;
      const [seen, around] = [all(form, ".slow")[0]!, place].map((one) => one.getBoundingClientRect());
      expect([seen!.top >= around!.top, seen!.top < around!.bottom, place.scrollTop > 20]).to.eql([true, true, true]);
      expect(all(form, "button").filter(({ textContent }) => textContent === "Скасувати").length).to.be.lessThan(2);
    } finally {
      place.removeAttribute("style");
      clock.end();
      answer();
    }
  });

  it("can be given up while the record is read before it", async () => {
    const schema = { schema: { a: { title: "А" } } };
    answers(({ url }: Request) => Response.json(url.includes("/template/form/") ? schema : { a: "1" }));
    const form = await open(schema, {}, { schema: undefined, value: undefined, form: "f" });
    type(form, "a", "2");
    const reads: AbortSignal[] = [];
    const asked = answers(({ signal }: Request) => {
      reads.push(signal);
      return new Promise<never>((_, reject) => signal.addEventListener("abort", () => reject(signal.reason as Error)));
    });
    const clock = startClock();
    const saved = form.submit();
    try {
      await waitUntil(() => reads.length && clock.waits.includes(15_000), "not read");
      clock.pass(15_000);
      await waitUntil(() => button(form, "Не чекати"), "no way out");
    } finally {
      clock.end();
    }
    button(form, "Не чекати")!.click();
    expect([await saved, reads[0]!.aborted, asked.map(({ method }) => method)]).to.eql([false, true, ["GET"]]);
  });

  it("can be given up when the values go to a call", async () => {
    const form = element("vs-form", {
      schema: { schema: { a: { title: "А" } } },
      value: { a: "1" },
      mode: "add",
    }) as VsForm;
    let given: AbortSignal | undefined;
    const send = (_: unknown, { signal }: { signal?: AbortSignal | undefined }) => {
      given = signal;
      return new Promise<never>((__, reject) =>
        signal!.addEventListener("abort", () => reject(signal!.reason as Error)),
      );
    };
    senders.set(form, { action: "call", send });
    place.append(form);
    await waitUntil(() => "submit" in form && all(form, "[part~=bar]").length, "no form");
    const clock = startClock();
    const saved = form.submit();
    try {
      await waitUntil(() => given && clock.waits.includes(15_000), "not sent");
      clock.pass(15_000);
      await waitUntil(() => button(form, "Не чекати"), "no way out");
    } finally {
      clock.end();
    }
    button(form, "Не чекати")!.click();
    expect([await saved, given!.aborted]).to.eql([false, true]);
  });

  it("says nothing any more once it is stored", async () => {
    const { form, clock, saved, answer } = await saving();
    try {
      clock.pass(5000);
      await waitUntil(() => said(form), "not said");
      answer();
      expect(await saved).to.equal(true);
      await waitUntil(() => !said(form), "still said");
      expect(clock.waits).not.to.include(15_000);
    } finally {
      clock.end();
    }
  });
});
