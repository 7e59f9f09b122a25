/** Stored days that get the focus before the code for short ones is loaded. Alone in a file: it is loaded once for a page. */
import { expect } from "@open-wc/testing";
import { input } from "../../../test/support/one-date.ts";
import { open, startPlace } from "../../../test/support/one-field.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";

startPlace();

const stored = {
  moment: "2026-03-05T10:15:33.250Z",
  day: "5.12",
  range: "5.12",
};

describe("a stored day", () => {
  it("stays as it was loaded when it only got the focus before the code of short days arrived", async () => {
    const others = {
      moment: { type: "DateTime" },
      day: { type: "Date" },
      range: { type: "DateRange" },
    };
    const { form } = await open({ type: "Text" }, "", others, stored);
    const place = document.body.appendChild(document.createElement("div"));
    place.innerHTML = '<vs-date name="x"></vs-date><vs-date-time name="y"></vs-date-time>';
    const tags = [...place.children] as HTMLElement[];
    await waitUntil(() => tags.every((one) => one.shadowRoot?.querySelector("input")), "not drawn");
    const controls = Object.keys(stored).map((name) =>
      form.shadowRoot!.querySelector<HTMLInputElement>(`[data-field="${name}"] input.control`)!,
    );
    for (const control of controls) control.focus();
    for (const typed of tags.map(input)) {
      typed.focus();
      typed.value = "5 12 26";
      typed.dispatchEvent(new InputEvent("input", { bubbles: true }));
      typed.blur();
    }
    await waitUntil(() => tags.every((one) => input(one).value.startsWith("05.12.2026")), "the code has not arrived");
    place.remove();
    const { moment, day, range } = (form as unknown as { values(): typeof stored }).values();
    expect({ moment, day, range }).to.eql(stored);
  });
});
