/** Text that was typed and not saved, offered when its form is opened again. */
import { aTimeout, expect } from "@open-wc/testing";
import { configure } from "../../../src/base/settings.ts";
import { leaveKept } from "../../../src/page/drafts/leaving.ts";
import { answers } from "../../../test/support/memory-server.ts";
import { all, button, clear, open, place, press, type, valueOf, type VsForm } from "../../../test/support/open-form.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";

let record = 100;
beforeEach(() => {
  record++;
  configure({ user: "clerk" });
});
afterEach(() => {
  clear();
  configure({ user: null, transport: null });
});

const line = (form: HTMLElement) => all(form, "[part=draft]")[0]?.textContent ?? "";
const offer = (form: HTMLElement) => all(form, "[part=drafts] output")[0]?.textContent ?? "";
const openRecord = () =>
  open({ schema: { a: { title: "А" }, b: { title: "Б" } } }, { a: "1", b: "2" }, { record: `${record}` });

/** The form of a record in which text was typed and lost, opened again. */
async function openedAgain(): Promise<VsForm> {
  const lost = await openRecord();
  type(lost, "b", "набране");
  await waitUntil(() => line(lost), "not kept");
  place.replaceChildren();
  const form = await openRecord();
  await waitUntil(() => offer(form), "not offered");
  return form;
}

describe("the draft of a form", () => {
  it("has its time beside the buttons, until the record is saved", async () => {
    const form = await openRecord();
    await waitUntil(() => button(form, "Крок назад (Ctrl+Z)"), "no tools");
    type(form, "b", "набране");
    await waitUntil(() => /^Чернетку збережено о \d\d:\d\d$/.test(line(form)), line(form));
    answers({ id: record, a: "1", b: "2" });
    expect(await form.submit()).to.equal(true);
    await waitUntil(() => line(form) === "", line(form));
  });

  it("is offered when the form is opened again; restored, the first field has the focus", async () => {
    const form = await openedAgain();
    expect(offer(form)).to.match(/^Є незбережені зміни від \d\d:\d\d в одному полі\.$/);
    await press(form, "Показати відмінності");
    await waitUntil(() => all(form, "[part=drafts] .rows")[0]?.checkVisibility(), "not shown");
    const cells = all(form, "[part=drafts] tbody tr > *").map(({ textContent }) => textContent);
    expect(cells).to.eql(["Б", "2", "набране"]);
    await press(form, "Відновити");
    await waitUntil(() => valueOf(form, "b") === "набране", "not restored");
    expect(form.shadowRoot!.activeElement === all(form, '[data-field="a"] input')[0], "focus").to.equal(true);
    await waitUntil(() => offer(form) === "", "still offered");
  });

  it("of a new record that is made from another one is not offered in that one, but in the next new one", async () => {
    const isNew = { mode: "add", record: `${record}` };
    const schema = { schema: { a: { title: "А" }, b: { title: "Б" } } };
    const lost = await open(schema, { a: "1", b: "2" }, isNew);
    type(lost, "b", "набране");
    await waitUntil(() => line(lost), "not kept");
    place.replaceChildren();
    const stored = await openRecord();
    await waitUntil(() => button(stored, "Крок назад (Ctrl+Z)"), "no tools");
    await aTimeout(100);
    expect(offer(stored)).to.equal("");
    place.replaceChildren();
    const fresh = await open(schema, { a: "1", b: "2" }, isNew);
    await waitUntil(() => offer(fresh), "not offered");
  });

  it("makes the browser ask before the page is left, until the draft is on disk", async () => {
    const form = await openRecord();
    await waitUntil(() => button(form, "Крок назад (Ctrl+Z)"), "no tools");
    const asks = () => !dispatchEvent(new Event("beforeunload", { cancelable: true }));
    expect(asks(), "nothing is typed").to.equal(false);
    type(form, "b", "набране");
    expect(asks(), "not on disk").to.equal(true);
    await waitUntil(() => line(form), "not kept");
    await leaveKept(() => {});
    expect(asks(), "on disk").to.equal(false);
  });

  it("can be put back after it was discarded", async () => {
    const form = await openedAgain();
    await press(form, "Відкинути");
    await waitUntil(() => /відкинуто/.test(offer(form)), offer(form));
    await press(form, "Повернути");
    await waitUntil(() => /незбережені зміни/.test(offer(form)), offer(form));
    expect(button(form, "Відновити")).not.to.equal(undefined);
  });

  it("is no longer offered when another person signs in", async () => {
    const form = await openedAgain();
    configure({ user: "other" });
    await waitUntil(() => offer(form) === "", "still offered");
  });
});
