/** A field type of the host, in a form. */
import { expect } from "@open-wc/testing";
import { api } from "../page/api.ts";
import type { OwnField, OwnFieldState } from "../page/saving/own-fields.ts";
import { inputs, open, startPlace, type } from "../../test/support/one-field.ts";
import { waitUntil } from "../../test/support/wait-until.ts";

startPlace();

/** Text in capitals; digits are invalid. */
function shouting(seen: { field?: OwnFieldState; ended?: number } = {}): OwnField {
  return {
    empty: "",
    read: (raw) => (/\d/.test(String(raw)) ? undefined : String(raw).toUpperCase()),
    write: (value) => String(value).toLowerCase(),
    styles: ".shout { color: rgb(1, 2, 3); }",
    draw(root, field) {
      seen.field = field;
      const input = Object.assign(document.createElement("input"), { className: "shout" });
      const show = () => Object.assign(input, { value: field.text ?? field.value, disabled: field.disabled });
      input.addEventListener("input", () =>
        /\d/.test(input.value) ? field.mistype(input.value) : field.change(input.value.toUpperCase()),
      );
      input.addEventListener("blur", () => field.done());
      field.listen(show);
      show();
      root.append(input);
      return () => (seen.ended = (seen.ended ?? 0) + 1);
    },
  };
}

describe("vs.defineField", () => {
  it("a type of the host is read, drawn, labelled and saved like ours", async () => {
    api.defineField("Shout", shouting());
    const { cell, sent } = await open({ type: "Shout", title: "Вигук" }, "увага");
    const [input] = inputs(cell) as [HTMLInputElement];
    expect([input.value, input.labels![0]!.textContent, getComputedStyle(input).color]).to.eql([
      "УВАГА",
      "Вигук",
      "rgb(1, 2, 3)",
    ]);
    type(input, "тихо");
    expect(await sent()).to.equal("тихо");
  });

  it("an unreadable value is shown and kept, and is a problem once somebody types it", async () => {
    api.defineField("Shout2", shouting());
    const { form, cell, sent } = await open({ type: "Shout2" }, "25");
    const [input] = inputs(cell) as [HTMLInputElement];
    expect(input.value).to.equal("25");
    type(input, "26");
    await waitUntil(() => "submit" in form);
    expect(await form.submit()).to.equal(false);
    await waitUntil(() => input.ariaInvalid === "true", "not marked");
    expect(input.getAttribute("aria-describedby")).to.equal(cell.querySelector(".note")!.id);
    type(input, "увага");
    expect(await sent()).to.equal("увага");
  });

  it("gets changes from elsewhere, and ends with the form", async () => {
    const seen: { field?: OwnFieldState; ended?: number } = {};
    api.defineField("Shout3", async () => ({ default: shouting(seen) }));
    const others = { y: { type: "Switcher", behavior: { true: { set: { x: "дощ" }, disabled: ["x"] } } } };
    const { form, cell } = await open({ type: "Shout3" }, "сонце", others, { y: false });
    const [input] = inputs(cell) as [HTMLInputElement];
    form.shadowRoot!.querySelector<HTMLElement>('[data-field="y"] input')!.click();
    await waitUntil(() => input.value === "ДОЩ" && input.disabled, "not told");
    expect(seen.field!.value).to.equal("ДОЩ");
    form.remove();
    await waitUntil(() => seen.ended === 1, "not ended");
  });

  it("knows whether it is required, read-only or wrong, and its control says so", async () => {
    const seen: { field?: OwnFieldState } = {};
    api.defineField("Shout4", shouting(seen));
    const { form, cell } = await open({ type: "Shout4", required: true }, "");
    const [input] = inputs(cell) as [HTMLInputElement];
    const state = () => [seen.field!.required, seen.field!.invalid, seen.field!.readonly];
    expect([...state(), input.ariaRequired, input.ariaInvalid]).to.eql([true, false, false, "true", "false"]);
    await waitUntil(() => "submit" in form);
    expect(await form.submit()).to.equal(false);
    await waitUntil(() => input.ariaInvalid === "true", "not marked");
    expect([...state(), input.hasAttribute("aria-describedby")]).to.eql([true, true, false, true]);
    type(input, "увага");
    input.blur();
    await waitUntil(() => input.ariaInvalid === "false", "still marked");
    expect([...state(), input.hasAttribute("aria-describedby")]).to.eql([true, false, false, false]);
    Object.assign(form, { mode: "info" });
    await waitUntil(() => seen.field!.readonly, "not told");
  });

  it("whose writing fails sends what was typed, so that nothing is lost unseen", async () => {
    const { error } = console;
    console.error = () => {};
    const write = () => {
      throw new Error("own");
    };
    api.defineField("Unwritten", { ...shouting(), write });
    const { cell, sent } = await open({ type: "Unwritten" }, "увага");
    type(inputs(cell)[0]!, "тихо");
    expect(await sent(), "the value as the field holds it").to.equal("ТИХО");
    console.error = error;
  });

  it("a type whose code throws or does not load leaves the rest of the form usable", async () => {
    const { error } = console;
    console.error = () => {};
    api.defineField("Throws", {
      draw: () => {
        throw new Error("own");
      },
    });
    api.defineField("Gone", () => Promise.reject(new Error("gone")));
    const { form } = await open({ title: "Живе" }, "a", { bad: { type: "Throws" }, gone: { type: "Gone" } });
    const said = (name: string) => form.shadowRoot!.querySelector(`[data-field="${name}"] [role=alert]`)?.textContent;
    await waitUntil(() => said("bad"), "nothing said");
    expect(form.shadowRoot!.textContent).to.include("Невідомий тип поля: Gone");
    console.error = error;
  });
});
