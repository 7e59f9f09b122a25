/** Short dates that are typed before the code that reads them is loaded. Alone in a file: it is loaded once for a page. */
import { expect } from "@open-wc/testing";
import { input } from "../../../test/support/one-date.ts";
import { startPlace } from "../../../test/support/one-field.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";

startPlace();

const markup = {
  "vs-date": '<vs-date name="x"></vs-date>',
  "vs-date-range": '<vs-date-range name="x"></vs-date-range>',
  "vs-date-time": '<vs-date-time name="x"></vs-date-time>',
};

describe("a short date that is typed before its code is loaded", () => {
  it("[R2.4-06] [R2.4-07] [R2.4-09] is read when the code arrives, in the input that was left too", async () => {
    const place = document.body.appendChild(document.createElement("div"));
    place.innerHTML = Object.values(markup).join("");
    const tags = [...place.children];
    await waitUntil(() => tags.every((one) => one.shadowRoot?.querySelector("input")), "not drawn");
    const inputs = tags.map((one) => input(one as HTMLElement));
    for (const control of inputs) {
      control.focus();
      control.value = "5 12 26";
      control.dispatchEvent(new InputEvent("input", { bubbles: true }));
      control.blur();
    }
    await waitUntil(
      () => inputs.every(({ value }) => value.startsWith("05.12.2026")),
      inputs.map(({ value }) => value).join(),
    );
    expect((tags[0] as HTMLInputElement).value).to.equal("2026-12-05");
    place.remove();
  });
});
