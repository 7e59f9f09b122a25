/** Messages of the server for single fields. */
import { aTimeout, expect } from "@open-wc/testing";
import vs from "../../main.ts";
import { answers } from "../../../test/support/memory-server.ts";
import { all, button, clear, open, place, type, type VsForm } from "../../../test/support/open-form.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";

afterEach(clear);

const schema = {
  schema: { title: {}, first_name: {}, tab2: { title: "Друга", tab: "Друга вкладка" } },
};
const cell = (form: HTMLElement, name: string) => all(form, `[data-field="${name}"]`)[0]!;
const problem = (form: HTMLElement, name: string) =>
  cell(form, name).querySelector(`[part~="problem"]`)?.textContent ?? "";
const refuse = (data: unknown, code = 422) => answers(() => Response.json(data, { status: code }));

/** A form whose save is refused with this answer. */
async function refused(data: unknown, code?: number): Promise<VsForm> {
  const form = await open(schema, { title: "a", first_name: "b", tab2: "c" });
  type(form, "title", "x");
  refuse(data, code);
  expect(await form.submit()).to.equal(false);
  return form;
}

describe("errors by field", () => {
  it("stand at their fields, the first has the focus, the others are listed with their names", async () => {
    const form = await refused({
      message: "Не все гаразд",
      errors: { firstName: ["Такого імені немає"], vat_no: ["Немає ПДВ"], "": ["Зачинено"] },
    });
    await waitUntil(() => problem(form, "first_name").includes("Такого імені немає"), "no message at the field");
    const area = all(form, '[part="refusal"]')[0]!;
    expect(area.textContent).to.include("Не все гаразд").and.include("vat_no: Немає ПДВ").and.include("Зачинено");
    await waitUntil(() => cell(form, "first_name").contains(form.shadowRoot!.activeElement), "not focused");
    expect(problem(form, "title")).to.equal("");
  });

  it("without words about the whole stand at their fields, and only those of no field are listed", async () => {
    const form = await refused({ errors: { title: ["Ні"], vat_no: ["Немає ПДВ"] } });
    await waitUntil(() => problem(form, "title").includes("Ні"), "no message at the field");
    const area = all(form, '[part="refusal"]')[0]!;
    expect([...area.querySelectorAll("p, li")].map(({ textContent }) => textContent)).to.eql(["vat_no: Немає ПДВ"]);
  });

  it("that all stand at their fields are not said once more at the top", async () => {
    const form = await refused({ errors: { title: ["Ні"] } });
    await waitUntil(() => problem(form, "title").includes("Ні"), "no message at the field");
    expect(all(form, '[part="refusal"]')).to.eql([]);
  });

  it("open the tab that holds the field", async () => {
    const form = await refused({ errors: { tab2: ["Ні"] } });
    await waitUntil(() => cell(form, "tab2")?.contains(form.shadowRoot!.activeElement), "the tab is not open");
  });

  it("stay until the field changes, and the save is sent again without a change too", async () => {
    const form = await refused({ errors: { title: "Ні" } });
    await waitUntil(() => problem(form, "title").includes("Ні"));
    type(form, "first_name", "other");
    expect(problem(form, "title")).to.include("Ні");
    await waitUntil(() => button(form, "Зберегти"), "still saving");
    const calls = refuse({ errors: { title: "Знову ні" } });
    expect(await form.submit()).to.equal(false);
    expect(calls.length, "the server is asked again").to.equal(1);
    await waitUntil(() => problem(form, "title").includes("Знову ні"));
    type(form, "title", "y");
    await waitUntil(() => problem(form, "title") === "", "the message stays after a change");
  });

  it("are not said of a value that was typed while the save ran", async () => {
    const form = await open(schema, { title: "a", first_name: "b", tab2: "c" });
    type(form, "title", "x");
    type(form, "first_name", "taken");
    let answer = () => {};
    const data = { errors: { title: "Ні", first_name: "Зайнято" } };
    const calls = answers(
      () => new Promise<Response>((resolve) => (answer = () => resolve(Response.json(data, { status: 422 })))),
    );
    const saving = form.submit();
    await waitUntil(() => calls.length, "not sent");
    type(form, "first_name", "free");
    answer();
    expect(await saving).to.equal(false);
    await waitUntil(() => problem(form, "title").includes("Ні"), "no message at the field that was not changed");
    expect(problem(form, "first_name")).to.equal("");
    expect(all(form, '[part="refusal"]')[0]!.textContent, "but it is told").to.include("first_name: Зайнято");
  });

  for (const [way, where] of [
    ["gone to another field", "elsewhere"],
    ["typed on in the same field", "same"],
  ])
    it(`leave the focus and the open tab alone when the person has ${way} meanwhile`, async () => {
      const form = await open(schema, { title: "a", first_name: "b", tab2: "c" });
      const input = (name: string) => cell(form, name).querySelector("input")!;
      input("title").focus();
      type(form, "title", "x");
      let answer = () => {};
      const data = { errors: { tab2: ["Ні"] } };
      const calls = answers(
        () => new Promise<Response>((resolve) => (answer = () => resolve(Response.json(data, { status: 422 })))),
      );
      const saving = form.submit();
      await waitUntil(() => calls.length, "not sent");
      const busy = input(where === "same" ? "title" : "first_name");
      busy.focus();
      if (where === "same") type(form, "title", "xy");
      answer();
      expect(await saving).to.equal(false);
      await aTimeout(50);
      expect([form.shadowRoot!.activeElement === busy, busy.checkVisibility()]).to.eql([true, true]);
      expect(problem(form, "tab2")).to.include("Ні");
    });

  it("are read from a 200 with errors too: nothing is said to be saved", async () => {
    const form = await refused({ errors: [{ field: "title", message: "Зайнято" }] }, 200);
    await waitUntil(() => problem(form, "title").includes("Зайнято"));
  });
});

describe("a form of the page", () => {
  it("shows the server's messages at its controls until something changes", async () => {
    refuse({ errors: { topic: ["Оберіть тему"], area: ["Замало"] } });
    place.innerHTML =
      '<form api="/go" data-vs-own><input name="topic" value="a"><vs-number name="area" value="1"></vs-number><button>ok</button></form>';
    const form = place.querySelector("form")!;
    const input = form.querySelector("input")!;
    const area = form.querySelector<HTMLElement & { validationMessage: string }>("vs-number")!;
    form.requestSubmit();
    await waitUntil(() => input.validationMessage === "Оберіть тему", "no message at the native control");
    await waitUntil(() => area.validationMessage === "Замало", "no message at our control");
    expect(document.activeElement === input, "the first one has the focus").to.equal(true);
    input.dispatchEvent(new Event("input", { bubbles: true }));
    expect([input.validationMessage, area.validationMessage]).to.eql(["", ""]);
    void vs;
  });
});
