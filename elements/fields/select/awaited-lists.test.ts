/** Lists that are slow or fail: what a person sees of a stored choice, and what becomes of typed text. */
import { expect } from "@open-wc/testing";
import { natives } from "../../../src/base/runtime/runtime.ts";
import { cell, clearAll, input, server, type, values } from "../../../test/support/choosing.ts";
import { open } from "../../../test/support/open-form.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";

afterEach(clearAll);

const { after } = natives;
afterEach(() => void (natives.after = after));

/** Timers of these times, in ms, run when the test says so and not before. */
function holdTimers(held: readonly number[]): (ms: number) => void {
  let timers: { ms: number; run: () => void }[] = [];
  natives.after = (ms, run) => (held.includes(ms) ? timers.push({ ms, run }) && 0 : after(ms, run));
  return (now) => {
    const due = timers.filter(({ ms }) => ms === now);
    timers = timers.filter(({ ms }) => ms !== now);
    for (const { run } of due) run();
  };
}

const again = (owner: Element) => owner.querySelector<HTMLElement>(".again");
const leave = (control: HTMLElement) => {
  control.focus();
  control.blur();
};

describe("lists that are slow or fail", () => {
  it("a stored choice shows what is awaited in place of its code, and its title when the list arrives", async () => {
    const pass = holdTimers([1000, 5000]);
    let answer: ((list: object) => void) | undefined;
    server(() => new Promise((resolve) => (answer = resolve)));
    const schema = {
      a: { type: "Select", data: "slow1" },
      b: { type: "Select", multi: true, data: "slow1" },
      c: { type: "Radio", data: "slow1" },
      d: { type: "StepSelect", data: "slow1", readonly: true },
    };
    const form = await open({ schema }, { a: "17", b: ["17"], c: "17", d: "17" });
    const shown = () => [
      `${input(cell(form, "a")).value}|${input(cell(form, "a")).placeholder}`,
      cell(form, "b").querySelector(".chip-text")!.textContent,
      cell(form, "c").querySelector(".choices")!.textContent,
      `${input(cell(form, "d")).value}|${input(cell(form, "d")).placeholder}`,
    ];
    expect(shown()).to.eql(["|…", "…", "…", "|…"]);
    await waitUntil(() => answer, "not asked");
    const word = "Завантаження…";
    // again and again: on a busy machine a field may set its timers later than it is drawn
    await waitUntil(() => (pass(1000), shown().every((text) => text.endsWith(word))), "no word");
    expect(shown()).to.eql([`|${word}`, word, word, `|${word}`]);
    pass(5000); // set together with the first
    const awaited = "Чекаємо на список від сервера…";
    await waitUntil(() => shown().every((text) => text.endsWith(awaited)), "not said what is awaited");
    expect(shown()).to.eql([`|${awaited}`, awaited, awaited, `|${awaited}`]);
    answer!({ slow1: { 17: "Граніт" } });
    await waitUntil(() => input(cell(form, "a")).value === "Граніт", "no title");
    expect(shown().map((text) => text.split("|")[0])).to.eql(["Граніт", "Граніт", "Граніт", "Граніт"]);
  });

  it("[R5.2-08] a stored choice whose list failed shows no code; the retry brings its title", async () => {
    let isDown = true;
    server(() => (isDown ? new Response("", { status: 500 }) : { broken1: { 17: "Граніт" } }));
    const form = await open({ schema: { a: { type: "Select", data: "broken1" } } }, { a: "17" });
    await waitUntil(() => again(cell(form, "a")), "no retry");
    expect([input(cell(form, "a")).value, again(cell(form, "a"))!.textContent]).to.eql([
      "",
      "Не вдалося завантажити. Повторити ↻",
    ]);
    isDown = false;
    again(cell(form, "a"))!.click();
    await waitUntil(() => input(cell(form, "a")).value === "Граніт", "no title");
    expect(values(form)).to.eql({ a: "17" });
  });

  for (const kind of ["Select", "StepSelect"])
    it(`[R2.4-12] ${kind}: text that was typed before its list arrives stays and is chosen when it arrives`, async () => {
      let answer: ((list: object) => void) | undefined;
      const list = `typed${kind}`;
      server(() => new Promise((resolve) => (answer = resolve)));
      const form = await open({ schema: { a: { type: kind, data: list } } }, { a: "17" });
      const control = input(cell(form, "a"));
      type(control, "Асфальт");
      leave(control);
      await waitUntil(() => control.value === "Асфальт", `"${control.value}" is shown while the list is awaited`);
      await waitUntil(() => answer, "not asked");
      answer!({ [list]: { 17: "Граніт", 18: "Асфальт" } });
      await waitUntil(() => values(form)["a"] === "18", "not chosen");
    });

  it("text whose list failed stays as a problem, and is chosen when a retry loads the list", async () => {
    let isDown = true;
    server(() => (isDown ? new Response("", { status: 500 }) : { broken2: { 18: "Асфальт" } }));
    const form = await open({ schema: { a: { type: "Select", data: "broken2" } } }, { a: "17" });
    const control = input(cell(form, "a"));
    type(control, "Асфальт");
    leave(control);
    await waitUntil(() => again(cell(form, "a")), "no retry");
    await waitUntil(() => control.value === "Асфальт", "the text is lost");
    expect(await form.submit()).to.equal(false);
    await waitUntil(() => cell(form, "a").textContent.includes("Виберіть зі списку"), "no problem");
    isDown = false;
    again(cell(form, "a"))!.click();
    await waitUntil(() => values(form)["a"] === "18", "not chosen");
  });

  for (const kind of ["MultiSelect", "StepSelect"])
    it(`${kind}: text whose list failed stays in the input, and is chosen when a retry loads the list`, async () => {
      let isDown = true;
      const list = `broken${kind}`;
      server(() => (isDown ? new Response("", { status: 500 }) : { [list]: { 17: "Граніт", 18: "Асфальт" } }));
      const form = await open({ schema: { a: { type: kind, data: list } } }, {});
      const control = input(cell(form, "a"));
      type(control, "Асфальт");
      leave(control);
      await waitUntil(() => again(cell(form, "a")), "no retry");
      await waitUntil(() => control.value === "Асфальт", "the text is lost");
      isDown = false;
      again(cell(form, "a"))!.click();
      await waitUntil(() => [values(form)["a"]].flat().at(0) === "18", "not chosen");
      await waitUntil(() => control.value === (kind === "MultiSelect" ? "" : "Асфальт"), `"${control.value}" stays`);
    });

  it("[R2.4-10] a suggestion's title that failed to load can be tried again", async () => {
    let isDown = true;
    server(() => (isDown ? new Response("", { status: 500 }) : [{ id: "17", text: "Садова" }]));
    const form = await open({ schema: { a: { type: "Autocomplete", data: "broken3" } } }, { a: "17" });
    await waitUntil(() => again(cell(form, "a")), "no retry");
    expect([input(cell(form, "a")).value, input(cell(form, "a")).placeholder]).to.eql(["", "…"]);
    isDown = false;
    again(cell(form, "a"))!.click();
    await waitUntil(() => input(cell(form, "a")).value === "Садова", "no title");
    expect(again(cell(form, "a"))).to.equal(null);
  });
});
