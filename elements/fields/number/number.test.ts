/** Numbers, in a form and alone. */
import field from "./number.tsx";
import { expect } from "@open-wc/testing";
import { answers, status } from "../../../test/support/memory-server.ts";
import { button, found, inputs, key, open, put, startPlace, type } from "../../../test/support/one-field.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";

startPlace();

describe("Number", () => {
  const number = async (html: string) => {
    const made = await put(`<vs-number name="x" ${html}></vs-number>`);
    return { ...made, input: inputs(made.cell)[0]! };
  };
  /** The `beforeinput` that a browser dispatches before a key changes the text. */
  const mayType = (input: HTMLInputElement, data: string) =>
    input.dispatchEvent(
      new InputEvent("beforeinput", { data, inputType: "insertText", bubbles: true, cancelable: true }),
    );

  it("[R5.2-04] pasted '1 234,50' is 1234.50; the caret stays where it is while one types", async () => {
    const { tag, input, posted } = await number('value="7.00"');
    for (const [text, value] of [
      ["1 234,50", 1234.5],
      ["1234.50", 1234.5],
      ["−5", -5],
    ] as const) {
      type(input, text);
      expect([tag.value, input.value]).to.eql([value, text]);
    }
    type(input, "1 234,50");
    expect(posted()).to.eql(["1234.50"]);
    input.setSelectionRange(3, 3);
    input.dispatchEvent(new InputEvent("input", { bubbles: true }));
    await waitUntil(() => input.selectionStart === 3, "the caret has moved");
  });

  it("[R5.2-04] letters are blocked; digits, minus, comma and point are not", async () => {
    const { input } = await number("");
    expect([..."7-−,. "].filter((one) => !mayType(input, one))).to.eql([]);
    expect([..."aяe+"].filter((one) => mayType(input, one))).to.eql([]);
  });

  it("[R5.2-01] [R9.4-08] takes at most nine integer digits; the wheel changes nothing", async () => {
    const { tag, input } = await number("");
    type(input, "1234567890");
    expect([tag.checkValidity(), input.value]).to.eql([false, "1234567890"]);
    type(input, "123456789");
    input.dispatchEvent(new WheelEvent("wheel", { deltaY: 100, bubbles: true, cancelable: true }));
    expect([tag.checkValidity(), tag.value]).to.eql([true, 123_456_789]);
  });

  it("a stored number that is longer than one may type is shown, and does not keep the form from being saved", async () => {
    for (const [stored, shown] of [
      ["1234567890.12", "1 234 567 890,12"],
      [12_345_678_901, "12 345 678 901"],
      [1e-7, "0"],
      [1e21, "1 000 000 000 000 000 000 000"],
    ] as const) {
      const { cell, sent } = await open({ type: "Number" }, stored);
      expect(inputs(cell)[0]!.value.replaceAll("\u00a0", " ")).to.equal(shown);
      expect(await sent()).to.equal(stored);
    }
    const { cell, sent } = await open({ type: "Number" }, "1234567890.12");
    type(inputs(cell)[0]!, "2234567890");
    expect(await sent(), "typed").to.equal(undefined);
  });

  it("[R9.4-08] ten digits are said to be too many, letters to be no number", () => {
    const problemOf = (text: string) => field.unreadProblem?.(text, {} as never);
    expect(["1234567890", "12 345 678 901,5", "abc", "1a"].map(problemOf)).to.eql([
      "numberTooLong",
      "numberTooLong",
      "notNumber",
      "notNumber",
    ]);
  });

  it("[R2.4-02] [R3.6-20] [R3.6-21] [R3.6-22] [R3.6-23] decimals, interval and unit are the schema's", async () => {
    const { tag, cell, input } = await number('decimal-places="1" interval="1,5" unit="га"');
    type(input, "4,55");
    expect(tag.checkValidity()).to.equal(false);
    type(input, "5,1");
    await waitUntil(() => !tag.checkValidity(), "beyond the interval");
    type(input, "4,5");
    expect([tag.checkValidity(), cell.querySelector(".unit")!.textContent]).to.eql([true, "га"]);
  });

  it("[R2.4-03] [R5.2-05] PositiveDecimal takes digits only and steps by 1 from 0", async () => {
    const { tag, input } = await number('type="PositiveDecimal" value="1"');
    expect([..."-,."].filter((one) => mayType(input, one))).to.eql([]);
    for (const value of [0, 0]) {
      key(input, "ArrowDown");
      await waitUntil(() => tag.value === value);
    }
    key(input, "ArrowUp");
    expect(tag.value).to.equal(1);
    for (const wrong of ["-1", "1,5"]) {
      type(input, wrong);
      expect(tag.checkValidity(), wrong).to.equal(false);
    }
  });

  it("[R3.5-07] [R7.2-03] [R5.2-01] can be typed in any unit of its family, and is stored in its own", async () => {
    const asked = answers({
      unit_system: [
        { id: "m2", text: "кв. метр", parent: null, color: 1 },
        { id: "ha", text: "гектар", parent: "m2", color: 10_000 },
      ],
    });
    const { tag, cell, input, posted } = await number('unit="ha" data="unit_system" value="0.1200"');
    const choice = (await found(() => cell.querySelector("select"))) as HTMLSelectElement;
    expect([asked[0]!.path, choice.value]).to.eql(["/api-user/select/unit_system", "ha"]);
    choice.value = "m2";
    choice.dispatchEvent(new Event("change", { bubbles: true }));
    await waitUntil(() => input.value === "1\u00a0200", `shows ${input.value}`);
    expect([tag.value, posted()]).to.eql([0.12, ["0.1200"]]);
    type(input, "5,5");
    expect([tag.value, posted()]).to.eql([0.000_55, ["0.00055"]]);
  });

  it("offers to load its units again when they have failed, until they are there", async () => {
    answers(status(500));
    const { cell } = await number('unit="ha" data="late_units"');
    const again = () => button(cell, "Одиниці не завантажено");
    const unit = () => cell.querySelector(".unit")?.textContent;
    await waitUntil(again, "not offered");
    answers({ late_units: [{ id: "ha", text: "гектар", parent: null, color: 1 }] });
    again().click();
    await waitUntil(() => unit() === "гектар", "not loaded");
    await waitUntil(() => !again(), "still offered");
  });

  it("[R3.6-25] takes a mask", async () => {
    const { tag, input } = await number('mask="99.9"');
    type(input, "123");
    expect([tag.value, input.value]).to.eql([12.3, "12.3"]);
  });

  it("[R5.2-01] takes eight decimals where it has units, two where it has none", async () => {
    answers({ unit_system: [{ id: "ha", text: "гектар", parent: null, color: 1 }] });
    const withUnit = await number('unit="ha" data="unit_system"');
    type(withUnit.input, "0,12345678");
    expect([withUnit.tag.checkValidity(), withUnit.tag.value]).to.eql([true, 0.123_456_78]);
    type(withUnit.input, "0,123456789");
    expect(withUnit.tag.checkValidity()).to.equal(false);
    for (const html of ["", 'unit="га"']) {
      const plain = await number(html);
      type(plain.input, "0,12");
      expect(plain.tag.checkValidity(), html).to.equal(true);
      type(plain.input, "0,123");
      expect(plain.tag.checkValidity(), html).to.equal(false);
    }
  });
});
