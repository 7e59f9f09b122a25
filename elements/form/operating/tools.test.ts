/** The buttons beside the main one: which of them there are, and which are off. */
import { expect } from "@open-wc/testing";
import { startClock } from "../../../test/support/clock.ts";
import { answers } from "../../../test/support/memory-server.ts";
import { all, button, clear, open, place, press, type, valueOf } from "../../../test/support/open-form.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";

afterEach(clear);

const undo = "Крок назад (Ctrl+Z)";
const redo = "Крок уперед (Ctrl+Shift+Z)";
const next = "Наступний запис (Alt+PageDown)";
const popupForm = () => document.querySelector<HTMLElement>("vs-popup vs-form");
const fields = { a: { title: "А" }, b: { title: "Б" } };

/** Clicks the first of these links, which open records of the same server. */
async function openLinked(links: string): Promise<HTMLElement> {
  place.innerHTML = links;
  answers((request: Request) =>
    Response.json(request.url.includes("template") ? { schema: fields } : { id: 1, a: "1", b: "2" }),
  );
  place.querySelector("a")!.click();
  await waitUntil(() => popupForm() && all(popupForm()!, ".operating").length, "no tools");
  return popupForm()!;
}
const focused = (form: HTMLElement) =>
  form.shadowRoot!.activeElement?.closest<HTMLElement>("[data-field]")?.dataset["field"];

describe("the tools of a form", () => {
  it("undo and redo are off, and skipped by Tab, while they have nothing to do", async () => {
    const form = await open({ schema: fields }, { a: "1" });
    await waitUntil(() => button(form, undo), "no tools");
    const states = () => [undo, redo].map((name) => [button(form, name)!.ariaDisabled, button(form, name)!.tabIndex]);
    const [off, on] = [
      ["true", -1],
      ["false", 0],
    ];
    expect(states()).to.eql([off, off]);
    type(form, "a", "2");
    await waitUntil(() => button(form, undo)!.ariaDisabled === "false", "undo is still off");
    expect(states()).to.eql([on, off]);
    await press(form, undo);
    await waitUntil(() => button(form, redo)!.ariaDisabled === "false", "redo is still off");
    expect(states()).to.eql([off, on]);
  });

  it("a record of a list that is only shown leads to the others, without saving", async () => {
    const ids = [1, 2].map((id) => `<a href="#" info="a.b/${id}/x">${id}</a>`).join("");
    const form = await openLinked(ids);
    expect([button(form, next)?.ariaDisabled, button(form, "Зберегти й далі")]).to.eql(["false", undefined]);
  });

  it("the next record opens with the focus on the same field", async () => {
    const first = await openLinked([1, 2].map((id) => `<a href="#" edit="a.b/${id}/x">${id}</a>`).join(""));
    all(first, "[data-field=b] input")[0]!.focus();
    await press(first, next);
    await waitUntil(() => popupForm() !== first && popupForm() && focused(popupForm()!) === "b", "not on the field");
  });

  it("a record that is opened later, after a save, opens with the focus on its first field", async () => {
    const first = await openLinked([1, 2].map((id) => `<a href="#" edit="a.b/${id}/x">${id}</a>`).join(""));
    all(first, "[data-field=b] input")[0]!.focus();
    await (first as unknown as { submit(): Promise<boolean> }).submit();
    await waitUntil(() => !popupForm(), "not closed");
    place.querySelectorAll("a")[1]!.click();
    await waitUntil(() => popupForm() && all(popupForm()!, ".operating").length, "no tools");
    await new Promise((done) => setTimeout(done));
    expect(focused(popupForm()!)).to.equal("a");
  });

  it("the form of the next new record opens with the focus on the field from which the last one was saved", async () => {
    const kept = { a: { title: "А", keep: true }, b: { title: "Б" } };
    const form = await open({ schema: kept }, {}, { mode: "add" });
    await waitUntil(() => button(form, "Зберегти й додати ще"), "no tools");
    all(form, "[data-field=b] input")[0]!.focus();
    type(form, "b", "2");
    answers({ id: 1, b: "2" });
    await press(form, "Зберегти й додати ще");
    await waitUntil(() => valueOf(form, "b") === "" && focused(form) === "b", "not on the field");
  });

  it("that stays for this form: another form opens with the focus on its first field", async () => {
    const links = [1, 2].map((id) => `<a href="#" edit="a.b/${id}/x">${id}</a>`).join("");
    const first = await openLinked(`${links}<a href="#" id="other" edit="a.b/1/y">y</a>`);
    all(first, "[data-field=b] input")[0]!.focus();
    // the list has gone: the next record does not open
    for (const link of place.querySelectorAll('[edit$="/x"]')) link.remove();
    await press(first, next);
    await waitUntil(() => !popupForm(), "not left");
    place.querySelector<HTMLElement>("#other")!.click();
    await waitUntil(() => popupForm() && all(popupForm()!, ".operating").length, "no tools");
    await new Promise((done) => setTimeout(done));
    expect(focused(popupForm()!)).to.equal("a");
  });
});

describe("the hint that a required field is empty", () => {
  const required = { a: { title: "А", required: true }, b: { title: "Б" } };
  const hint = (form: HTMLElement) => all(form, ".status [id$=reason]")[0]?.textContent ?? "";

  it("waits for half a second without a change", async () => {
    const clock = startClock();
    try {
      const form = await open({ schema: required }, { a: "1" });
      await clock.advance(500);
      await waitUntil(() => button(form, undo), "no tools");
      await clock.advance(500);
      type(form, "a", "");
      await clock.advance(400);
      type(form, "b", "x");
      await clock.advance(499);
      expect(hint(form)).to.equal("");
      await clock.advance(1);
      await waitUntil(() => hint(form) === "Заповніть обов'язкові поля", "not said");
    } finally {
      clock.end();
    }
  });

  it("is not shown by a form with steps, whose other steps may still be empty", async () => {
    const clock = startClock();
    try {
      const form = await open({
        steps: true,
        tabs: ["1", "2"],
        schema: { ...required, c: { tab: 2, required: true } },
      });
      await clock.advance(500);
      await waitUntil(() => all(form, ".operating").length, "no tools");
      await clock.advance(500);
      expect(hint(form)).to.equal("");
    } finally {
      clock.end();
    }
  });
});
