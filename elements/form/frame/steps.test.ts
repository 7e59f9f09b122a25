/** Where the focus goes when a form opens in a dialog, or turns to another step. */
import { expect } from "@open-wc/testing";
import vs from "../../main.ts";
import { answers } from "../../../test/support/memory-server.ts";
import { all, clear, open, press } from "../../../test/support/open-form.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";

afterEach(clear);

const introduction = { type: "HtmlBlock", html: "<p>Заповніть за паспортом</p>" };
const focused = (form: HTMLElement) =>
  form.shadowRoot!.activeElement?.closest<HTMLElement>("[data-field]")?.dataset["field"];

/** Turns to the second step of a form. */
async function turned(second: Record<string, object>) {
  const b = Object.fromEntries(Object.entries(second).map(([name, entry]) => [name, { ...entry, tab: 2 }]));
  const schema = { a: { title: "А" }, ...b };
  const form = await open({ steps: true, tabs: ["Що", "Кінець"], schema }, { a: "1", b: "так" });
  const line = all(form, "[part~=steps] p")[0]!;
  await press(form, "Далі");
  await waitUntil(() => line.textContent === "Етап 2/2 Кінець", "not turned");
  return { form, line };
}

describe("[R2.3-09] the focus in a new step", () => {
  for (const entry of [
    { type: "Label", title: "Б" },
    introduction,
    { type: "History" },
    { type: "FileClasses" },
    { title: "Б", disabled: true },
  ])
    it(`is at its name, so that it is read, when there is nothing to fill in: ${JSON.stringify(entry)}`, async () => {
      const { form, line } = await turned({ b: entry });
      await waitUntil(() => form.shadowRoot!.activeElement === line, "the focus is elsewhere");
      expect(line.tabIndex).to.equal(-1);
    });

  it("is in its first field, also behind an introduction", async () => {
    const { form } = await turned({ b: introduction, c: { title: "В" } });
    await waitUntil(() => focused(form) === "c", "the focus is elsewhere");
  });
});

it("[R2.3-15] a form in a dialog has the focus in its first field, also behind an introduction", async () => {
  answers({ schema: { b: introduction, c: { title: "В" } } });
  void vs.open({ action: "add", table: "a.b", form: "x" });
  const form = () => document.querySelector<HTMLElement>("vs-popup vs-form");
  await waitUntil(() => form() && all(form()!, "input").length, "no form");
  await waitUntil(() => focused(form()!) === "c", "the focus is elsewhere");
});
