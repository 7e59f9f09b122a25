/** Dates, times and periods as a person meets them: in a form and as tags of their own (REQUIREMENTS, part 13). */
import { expect } from "@open-wc/testing";
import { sendKeys } from "@web/test-runner-commands";
import "../elements/main.ts";
import { configure } from "../src/base/settings.ts";
import { element } from "../src/page/tags.ts";
import { waitUntil } from "./support/wait-until.ts";

type VsForm = HTMLElement & { submit(): Promise<boolean> };
type Tag = HTMLElement & { value: unknown };

const place = document.body.appendChild(document.createElement("div"));
/** A page that shows something is not loaded again after a save. */
const inert = document.body.appendChild(document.createElement("div"));
inert.setAttribute("vs-inert", "");
inert.append(document.createElement("vs-widget"));
let sent: Record<string, unknown> = {};
before(() =>
  configure({
    localejs: false,
    transport: async (asked: Request) => {
      if (asked.method === "PUT") sent = (await asked.json()) as Record<string, unknown>;
      return Response.json({ id: 1 });
    },
  }),
);
after(() => configure({ transport: null }));
afterEach(() => {
  place.replaceChildren();
  for (const one of document.querySelectorAll("vs-popup,vs-modal,vs-notices")) one.remove();
  sessionStorage.clear();
});

const find = <Found extends HTMLElement = HTMLInputElement>(owner: HTMLElement, selector: string) =>
  owner.shadowRoot!.querySelector<Found>(selector)!;
const input = (owner: HTMLElement) => find(owner, "input.control");

/** A form of one field `x` in a page. */
async function form(entry: object, value: object = {}): Promise<VsForm> {
  const made = element("vs-form", { table: "a.b", record: "1", schema: { schema: { x: entry } }, value }) as VsForm;
  place.append(made);
  await waitUntil(() => find(made, "[data-field] [data-anchor]"), "no form");
  return made;
}
async function tag(html: string): Promise<Tag> {
  place.innerHTML = `<form>${html}</form>`;
  const made = place.querySelector("form")!.firstElementChild as Tag;
  await waitUntil(() => made.shadowRoot!.querySelector("[data-anchor]"), "not drawn");
  return made;
}
const posted = () => new FormData(place.querySelector("form")!).get("x");
async function type(control: HTMLInputElement, text: string): Promise<void> {
  control.focus();
  control.select();
  await sendKeys({ press: "Delete" });
  await sendKeys({ type: text });
}
const leave = async (control: HTMLElement) => control.blur();
async function saved(made: VsForm): Promise<unknown> {
  sent = {};
  await made.submit();
  await waitUntil(() => "x" in sent, "nothing was sent");
  return sent["x"];
}

describe("Time", () => {
  it("[R5.2-06] four digits are a time under the mask; the form sends HH:MM", async () => {
    const made = await form({ type: "Time" }, { x: null });
    await type(input(made), "1405");
    expect(input(made).value).to.equal("14 : 05");
    expect(await saved(made)).to.equal("14:05");
  });

  it("[R5.2-06] [R4-45] what was typed wrong goes back to what stood there, and a line says so", async () => {
    const made = await form({ type: "Time" }, { x: "14:05:00" });
    for (const wrong of ["2570", "1260", "24:00"]) {
      await type(input(made), wrong);
      await leave(input(made));
      expect(input(made).value).to.equal("14 : 05");
      await waitUntil(() => /лишається 14 : 05/.test(find(made, ".refused").textContent), "no words");
    }
    expect(await saved(made)).to.equal("14:05:00");
  });

  it("[R4-45] an empty one goes back to empty; the next key takes the words away", async () => {
    const made = await tag('<vs-time name="x"></vs-time>');
    await type(input(made), "2560");
    await leave(input(made));
    expect([input(made).value, made.value, posted()]).to.eql(["", "", ""]);
    await waitUntil(() => find(made, ".refused").textContent.includes("порожнім"), "no words");
    await type(input(made), "1");
    await waitUntil(() => find(made, ".refused").textContent === "");
  });

  it("[R5.2-06] a wrong time that was loaded is shown and kept until it is changed", async () => {
    const made = await form({ type: "Time" }, { x: "27:80" });
    input(made).focus();
    await leave(input(made));
    expect(input(made).value).to.equal("27:80");
    await type(input(made), "99:99");
    await leave(input(made));
    expect(input(made).value).to.equal("27:80");
    await type(input(made), "900");
    await leave(input(made));
    expect(input(made).value).to.equal("09 : 00");
    expect(await saved(made)).to.equal("09:00");
  });

  it("[R9.9-04] 24 : 00 only where it is allowed", async () => {
    const made = await tag('<vs-time name="x" allow-24 value="24:00"></vs-time>');
    expect([input(made).value, posted()]).to.eql(["24 : 00", "24:00"]);
    await type(input(made), "2359");
    expect(posted()).to.equal("23:59");
    await leave(input(made));
    await type(input(made), "2401");
    await leave(input(made));
    expect(input(made).value).to.equal("23 : 59");
  });

  it("a key deleted in the middle is the person's own; leaving tidies", async () => {
    const made = await tag('<vs-time name="x" value="14:05"></vs-time>');
    input(made).focus();
    input(made).setSelectionRange(1, 1);
    await sendKeys({ press: "Backspace" });
    expect(input(made).value).to.equal("4 : 05");
    await leave(input(made));
    expect([input(made).value, made.value]).to.eql(["04 : 05", "04:05"]);
  });
});
