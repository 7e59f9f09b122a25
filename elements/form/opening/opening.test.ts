/** What a person reads in the place of a form while its server is slow. */
import { expect } from "@open-wc/testing";
import "../../main.ts";
import { startClock } from "../../../test/support/clock.ts";
import { answers } from "../../../test/support/memory-server.ts";
import { all, button, clear, place } from "../../../test/support/open-form.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";

afterEach(clear);

const said = (form: HTMLElement) => all(form, ".waiting output")[0]?.textContent;
const nextFrame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

/** A form whose server answers when `answer` is called; the clock stands at the first word. */
async function opening(html: string) {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const asked = answers(async () => {
    await answered;
    return Response.json({ schema: { a: { title: "А" } }, a: "1" });
  });
  const clock = startClock();
  place.innerHTML = html;
  const form = place.querySelector<HTMLElement>("vs-form")!;
  await waitUntil(() => asked.length && clock.waits.includes(1000), "not asked for");
  clock.pass(1000);
  await waitUntil(() => said(form) && clock.waits.includes(14_000), "no word");
  return { form, clock, answer: () => answer() };
}

describe("a form whose server is slow", () => {
  for (const [html, words] of [
    ['<vs-form table="t" form="f"></vs-form>', "Чекаємо від сервера форму «f»…"],
    ['<vs-form table="t"></vs-form>', "Чекаємо від сервера форму «t»…"],
    ['<vs-form table="t" form="f" record="7"></vs-form>', "Чекаємо від сервера запис 7…"],
  ] as const)
    it(`says what it waits for after 4 seconds, offers to stop after 14: ${words}`, async () => {
      const { form, clock } = await opening(html);
      try {
        clock.pass(3999);
        await nextFrame();
        expect(said(form)).to.equal("Завантаження…");
        clock.pass(1);
        await waitUntil(() => said(form) === words, said(form));
        clock.pass(9999);
        await nextFrame();
        expect([said(form), button(form, "Скасувати")]).to.eql([words, undefined]);
        clock.pass(1);
        await waitUntil(() => button(form, "Скасувати"), "no way out");
        expect(said(form)).to.equal("Сервер відповідає довго.");
      } finally {
        clock.end();
      }
    });

  it("that is given up says so and can be opened again", async () => {
    const { form, clock, answer } = await opening('<vs-form table="t" form="f"></vs-form>');
    clock.pass(14_000);
    clock.end();
    await waitUntil(() => button(form, "Скасувати"), "no way out");
    button(form, "Скасувати")!.click();
    await waitUntil(() => all(form, "[role=alert]")[0], "nothing said");
    expect(said(form)).to.equal(undefined);
    answer();
    await waitUntil(() => button(form, "Повторити") || all(form, "input").length, "no way back");
    button(form, "Повторити")?.click();
    await waitUntil(() => all(form, "input").length, "not opened");
  });

  it("that cannot be reached says that it will be tried again, and opens by itself when the connection is back", async () => {
    const { random } = Math;
    Math.random = () => 0; // no pause before a call is tried again
    try {
      answers(new TypeError("Failed to fetch"));
      place.innerHTML = '<vs-form table="t" form="f"></vs-form>';
      const form = place.querySelector<HTMLElement>("vs-form")!;
      await waitUntil(() => form.shadowRoot && all(form, "[role=alert]")[0], "nothing said");
      expect(all(form, "[role=alert] span")[0]!.textContent).to.include("Щойно зв'язок відновиться, спробуємо ще раз.");
      answers({ schema: { a: { title: "А" } } });
      dispatchEvent(new Event("online"));
      await waitUntil(() => all(form, "input").length, "not opened");
    } finally {
      Math.random = random;
    }
  });

  it("in a dialog that is given up closes the dialog", async () => {
    const { form, clock } = await opening('<vs-popup open><vs-form table="t" form="f"></vs-form></vs-popup>');
    clock.pass(14_000);
    clock.end();
    await waitUntil(() => button(form, "Скасувати"), "no way out");
    button(form, "Скасувати")!.click();
    await waitUntil(() => !form.checkVisibility(), "still shown");
  });

  it("stops waiting when the form is there", async () => {
    const { form, clock, answer } = await opening('<vs-form table="t" form="f"></vs-form>');
    try {
      answer();
      await waitUntil(() => all(form, "input").length, "not opened");
      await waitUntil(() => !clock.waits.includes(14_000), "still waiting"); // React ends effects after it has drawn
      expect(said(form)).to.equal(undefined);
    } finally {
      clock.end();
    }
  });
});
