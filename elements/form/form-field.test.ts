/** What a form does when a field is typed into and left. */
import { expect } from "@open-wc/testing";
import { startClock } from "../../test/support/clock.ts";
import { answers } from "../../test/support/memory-server.ts";
import { all, button, clear, open, place, press, type, valueOf } from "../../test/support/open-form.ts";
import { waitUntil } from "../../test/support/wait-until.ts";
import "../main.ts";

afterEach(clear);

const control = (form: HTMLElement, name: string) => all(form, `[data-field="${name}"] input`)[0] as HTMLInputElement;
const problem = (form: HTMLElement, name: string) =>
  all(form, `[data-field="${name}"] [part~=problem]`)[0]?.textContent ?? "";

describe("a field of a form that is left", () => {
  it("ends a step of undo, so that later typing is undone alone", async () => {
    const form = await open({ schema: { a: { title: "А" } } }, { a: "1" });
    await waitUntil(() => button(form, "Крок назад (Ctrl+Z)"), "no tools");
    control(form, "a").focus();
    type(form, "a", "2");
    type(form, "a", "23");
    control(form, "a").blur();
    control(form, "a").focus();
    type(form, "a", "4");
    await press(form, "Крок назад (Ctrl+Z)");
    await waitUntil(() => valueOf(form, "a") === "23", valueOf(form, "a"));
    await press(form, "Крок назад (Ctrl+Z)");
    await waitUntil(() => valueOf(form, "a") === "1", valueOf(form, "a"));
  });

  it("is a problem at once when its text is wrong, but not when nothing was typed", async () => {
    const schema = {
      a: { title: "А", type: "Number" },
      b: { title: "Б", type: "Number" },
      c: { title: "В", type: "Number" },
    };
    const form = await open({ schema }, { a: "багато", b: "1" });
    type(form, "c", "ніскільки");
    await waitUntil(() => problem(form, "c"), "the code of checks has not come");
    const clock = startClock();
    try {
      for (const name of ["a", "b"]) {
        control(form, name).focus();
        if (name === "b") type(form, name, "мало");
        control(form, name).blur();
      }
      await waitUntil(() => problem(form, "b"), "no problem");
    } finally {
      clock.end();
    }
    expect([problem(form, "a"), control(form, "a").ariaInvalid]).to.eql(["", "false"]);
    expect(control(form, "b").getAttribute("aria-describedby")).to.equal(all(form, '[data-field="b"] .note')[0]!.id);
  });

  it("is told as vs:changed on the form, with its value", async () => {
    const form = await open({ schema: { a: { title: "А" } } }, { a: "1" });
    const heard: unknown[] = [];
    form.addEventListener("vs:changed", (event) => heard.push((event as CustomEvent<unknown>).detail));
    type(form, "a", "2");
    expect(heard).to.eql([{ path: "a", value: "2" }]);
  });
});

describe("a form that gets another record while it waits for one", () => {
  it("shows the later one, even when the earlier answer is the last", async () => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    const asked = answers(async (request: Request) => {
      const { pathname } = new URL(request.url);
      if (!/\/[78]$/.test(pathname)) return Response.json({ schema: { a: { title: "А" } } });
      if (pathname.endsWith("7")) await answered;
      return Response.json({ id: Number(pathname.at(-1)), a: `Запис ${pathname.at(-1)}` });
    });
    place.innerHTML = '<vs-form table="t" form="f" record="7"></vs-form>';
    const form = place.querySelector<HTMLElement>("vs-form")!;
    await waitUntil(() => asked.some(({ path }) => path.includes("/7")), "not asked for");
    form.setAttribute("record", "8");
    await waitUntil(() => all(form, "input").length && valueOf(form, "a") === "Запис 8", "not shown");
    answer();
    for (let turn = 0; turn < 5; turn++) await new Promise((done) => setTimeout(done, 10));
    expect(valueOf(form, "a")).to.equal("Запис 8");
  });
});
