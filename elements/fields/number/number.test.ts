/** Numbers, masks and lists of texts, in a form and alone. */
import { expect } from "@open-wc/testing";
import { answers } from "../../../test/support/memory-server.ts";
import { button, found, inputs, key, open, put, startPlace, type } from "../../../test/support/one-field.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";

startPlace();

describe("Number", () => {
  const number = async (html: string) => {
    const made = await put(`<vs-number name="x" ${html}></vs-number>`);
    return { ...made, input: inputs(made.cell)[0]! };
  };
  /** What a browser asks before a key changes the text. */
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

  it("[R2.4-02] [R3.6-20] [R3.6-21] [R3.6-22] [R3.6-23] decimals, interval and unit are the schema's", async () => {
    const { tag, cell, input } = await number('decimal-places="1" interval="1,5" unit="га"');
    type(input, "4,55");
    expect(tag.checkValidity()).to.equal(false);
    type(input, "5,1");
    await waitUntil(() => !tag.checkValidity(), "beyond the interval");
    type(input, "4,5");
    expect([tag.checkValidity(), cell.querySelector(".unit")!.textContent]).to.eql([true, "га"]);
  });

  it("[R2.4-03] [R5.2-05] PositiveDecimal takes digits only and goes by one from nought", async () => {
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

  it("[R3.5-07] [R7.2-03] [R5.2-01] is typed in any unit of its family, and kept in its own", async () => {
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

  it("[R3.6-25] takes a mask", async () => {
    const { tag, input } = await number('mask="99.9"');
    type(input, "123");
    expect([tag.value, input.value]).to.eql([12.3, "12.3"]);
  });
});

describe("MarkedText", () => {
  it("[R2.4-04] [R3.6-25] brings what is typed into the mask, and sends it with its literals", async () => {
    const { cell, sent } = await open({ type: "MarkedText", mask: "9999:99", required: true }, "1234:56");
    const [input] = inputs(cell) as [HTMLInputElement];
    type(input, "98а7654");
    expect(input.value).to.equal("9876:54");
    expect(await sent()).to.equal("9876:54");
  });

  it("[R3.6-25] a Text with a mask is the same", async () => {
    const { cell } = await open({ type: "Text", mask: "9-9" }, "");
    const [input] = inputs(cell) as [HTMLInputElement];
    type(input, "12");
    expect(input.value).to.equal("1-2");
  });

  it("[R3.6-25] and so is vs-text with a mask, also when it gets it later", async () => {
    const { tag, cell, posted } = await put('<vs-text name="x" value="ab"></vs-text>');
    tag.setAttribute("mask", "99-99");
    await waitUntil(() => inputs(cell)[0]!.classList.contains("marked"), "no mask");
    type(inputs(cell)[0]!, "1234");
    expect([inputs(cell)[0]!.value, posted()]).to.eql(["12-34", ["12-34"]]);
    type(inputs(cell)[0]!, "12-");
    expect(tag.checkValidity()).to.equal(false);
  });

  it("[R2.4-04] with `unmask` the literals are shown and not kept", async () => {
    const { tag, cell, posted } = await put(
      '<vs-marked-text name="x" mask="99-99" unmask value="1234"></vs-marked-text>',
    );
    const [input] = inputs(cell) as [HTMLInputElement];
    expect(input.value).to.equal("12-34");
    type(input, "56-78");
    expect([tag.value, posted()]).to.eql(["5678", ["5678"]]);
  });

  it("the caret stays in the middle; half a text is kept and is a problem; what was loaded is none", async () => {
    const { tag, cell, posted } = await put(
      '<vs-marked-text name="x" mask="99-99" value="без маски"></vs-marked-text>',
    );
    const [input] = inputs(cell) as [HTMLInputElement];
    expect([tag.checkValidity(), input.value]).to.eql([true, "без маски"]);
    type(input, "12-34");
    input.setRangeText("9", 1, 1, "end");
    input.dispatchEvent(new InputEvent("input", { bubbles: true }));
    expect([input.value, input.selectionStart]).to.eql(["19-23", 2]);
    type(input, "12-");
    input.blur();
    expect([tag.checkValidity(), input.value, posted()]).to.eql([false, "12-", ["12-"]]);
  });
});

describe("List", () => {
  const texts = (cell: ParentNode) => inputs(cell).map(({ value }) => value);
  const last = (cell: ParentNode) => inputs(cell).at(-1)!;
  const handles = (cell: ParentNode) => [...cell.querySelectorAll<HTMLElement>(".handle")];
  function paste(input: HTMLInputElement, text: string): void {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    // Firefox leaves what its constructor is given
    const event = Object.defineProperty(new Event("paste", { bubbles: true, cancelable: true }), "clipboardData", {
      value: clipboardData,
    });
    input.dispatchEvent(event);
  }

  it("[R2.4-39] the last line is empty to go on in; Enter goes there, and what is only typed counts", async () => {
    const { cell, sent } = await open({ type: "List" }, ["a@example.com"]);
    const line = last(cell);
    type(line, "b@example.com");
    await waitUntil(() => texts(cell).join() === "a@example.com,b@example.com,", "no line to go on in");
    key(line, "Enter");
    expect((cell.getRootNode() as ShadowRoot).activeElement === last(cell)).to.equal(true);
    type(last(cell), "c@example.com");
    expect(await sent()).to.eql(["a@example.com", "b@example.com", "c@example.com"]);
  });

  it("[R2.4-39] several pasted lines become several, also in the middle", async () => {
    const { tag, cell, posted } = await put('<vs-text-list name="x" value="один"></vs-text-list>');
    paste(last(cell), "два\r\n\r\n  три\n");
    await waitUntil(() => texts(cell).length === 4, "not pasted");
    inputs(cell)[0]!.setSelectionRange(4, 4);
    paste(inputs(cell)[0]!, " і\nпів");
    expect(tag.value).to.eql(["один і", "пів", "два", "три"]);
    expect(posted()).to.eql(["один і", "пів", "два", "три"]);
  });

  it("[R2.4-39] a line is moved by arrows, and its handle keeps the focus", async () => {
    const { tag, cell } = await put('<vs-text-list name="x" value="а,б,в"></vs-text-list>');
    handles(cell)[0]!.focus();
    key(handles(cell)[0]!, "ArrowDown");
    await waitUntil(() => texts(cell).join() === "б,а,в,", "not moved");
    expect(cell.activeElement === handles(cell)[1]).to.equal(true);
    expect(cell.querySelector("output")!.textContent).to.equal("«а»: місце 2 з 3");
    key(handles(cell)[0]!, "ArrowUp");
    expect(tag.value).to.eql(["б", "а", "в"]);
  });

  it("a line is changed, emptied and taken away; the spelling of the list stays", async () => {
    const { cell, sent } = await open({ type: "List" }, '{а,"б в"}');
    button(cell, "Прибрати «а»").click();
    await waitUntil(() => texts(cell).length === 2, "not taken away");
    const [line] = inputs(cell) as [HTMLInputElement];
    line.focus();
    document.execCommand("insertText", false, "!");
    line.blur();
    expect(await sent()).to.equal('{"б в!"}');
  });
});
