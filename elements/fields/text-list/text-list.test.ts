/** A list of texts, in a form and alone. */
import { expect } from "@open-wc/testing";
import { sendMouse } from "@web/test-runner-commands";
import { button, inputs, key, open, put, startPlace, type } from "../../../test/support/one-field.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";

startPlace();

describe("List", () => {
  const texts = (cell: ParentNode) => inputs(cell).map(({ value }) => value);
  const last = (cell: ParentNode) => inputs(cell).at(-1)!;
  const handles = (cell: ParentNode) => [...cell.querySelectorAll<HTMLElement>(".handle")];
  function paste(input: HTMLInputElement, text: string): void {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    // Firefox drops the clipboardData that is passed to the constructor.
    const event = Object.defineProperty(new Event("paste", { bubbles: true, cancelable: true }), "clipboardData", {
      value: clipboardData,
    });
    input.dispatchEvent(event);
  }

  it("[R2.4-39] the last line is always empty; Enter goes there, and typed text counts without Enter", async () => {
    const { cell, sent } = await open({ type: "List" }, ["a@example.com"]);
    const line = last(cell);
    type(line, "b@example.com");
    await waitUntil(() => texts(cell).join() === "a@example.com,b@example.com,", "no line to go on in");
    key(line, "Enter");
    expect((cell.getRootNode() as ShadowRoot).activeElement === last(cell)).to.equal(true);
    type(last(cell), "c@example.com");
    expect(await sent()).to.eql(["a@example.com", "b@example.com", "c@example.com"]);
  });

  it("blank lines that were loaded stay while a person only passes through, and go with a line that he empties", async () => {
    const { form, cell, sent } = await open({ type: "List" }, "а,,б");
    let changes = 0;
    form.addEventListener("vs:changed", () => changes++);
    for (const line of inputs(cell)) line.focus();
    last(cell).blur();
    expect([changes, texts(cell)]).to.eql([0, ["а", "", "б", ""]]);
    type(inputs(cell)[0]!, "");
    inputs(cell)[0]!.blur();
    await waitUntil(() => texts(cell).join() === "б,", "the emptied line stays");
    expect(await sent()).to.equal("б");
  });

  it("Enter in the empty last line goes to the form", async () => {
    const { form, tag, cell } = await put('<vs-text-list name="x" value="а"></vs-text-list>');
    let sent = 0;
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      sent++;
    });
    key(inputs(cell)[0]!, "Enter");
    expect(sent).to.equal(0);
    const first = inputs(cell)[0]!;
    first.focus();
    expect(key(first, "Enter", { isComposing: true }), "composing goes on").to.equal(true);
    expect((cell.getRootNode() as ShadowRoot).activeElement === first).to.equal(true);
    key(last(cell), "Enter");
    expect([sent, tag.value]).to.eql([1, ["а"]]);
  });

  it("more than 1,000 pasted lines change nothing, and a line that is seen says so", async () => {
    const { cell, sent } = await open({ type: "List" }, ["а"]);
    const told = () => cell.querySelector<HTMLElement>(".lines > output")!;
    paste(last(cell), "б\n".repeat(1001));
    const words = "Забагато рядків: за раз можна не більше 1000. Список не змінився.";
    await waitUntil(() => told().textContent === words, "not told");
    expect([told().getBoundingClientRect().height > 10, texts(cell)]).to.eql([true, ["а", ""]]);
    paste(last(cell), "б\nв\n");
    await waitUntil(() => told().textContent === "Додано: б, в", "not added");
    expect(await sent()).to.eql(["а", "б", "в"]);
  });

  it("[R2.4-39] several pasted lines become several entries, also in the middle", async () => {
    const { tag, cell, posted } = await put('<vs-text-list name="x" value="один"></vs-text-list>');
    paste(last(cell), "два\r\n\r\n  три\n");
    await waitUntil(() => texts(cell).length === 4, "not pasted");
    inputs(cell)[0]!.setSelectionRange(4, 4);
    paste(inputs(cell)[0]!, " і\nпів");
    expect(tag.value).to.eql(["один і", "пів", "два", "три"]);
    expect(posted()).to.eql(["один і", "пів", "два", "три"]);
  });

  it("[R2.4-39] a line is moved by arrow keys, and its handle keeps the focus", async () => {
    const { tag, cell } = await put('<vs-text-list name="x" value="а,б,в"></vs-text-list>');
    handles(cell)[0]!.focus();
    key(handles(cell)[0]!, "ArrowDown");
    await waitUntil(() => texts(cell).join() === "б,а,в,", "not moved");
    expect(cell.activeElement === handles(cell)[1]).to.equal(true);
    expect(cell.querySelector("output")!.textContent).to.equal("«а»: місце 2 з 3");
    key(handles(cell)[0]!, "ArrowUp");
    expect(tag.value).to.eql(["б", "а", "в"]);
  });

  it("a line can be changed, emptied and removed; the spelling of the list stays", async () => {
    const { cell, sent } = await open({ type: "List" }, '{а,"б в"}');
    button(cell, "Прибрати «а»").click();
    await waitUntil(() => texts(cell).length === 2, "not taken away");
    const [line] = inputs(cell) as [HTMLInputElement];
    line.focus();
    document.execCommand("insertText", false, "!");
    line.blur();
    expect(await sent()).to.equal('{"б в!"}');
  });

  it("the line whose × is pressed is removed when another was emptied before; the emptied one goes with the focus", async () => {
    const { tag, cell } = await put('<vs-text-list name="x" value="один,два,три,чотири"></vs-text-list>');
    const line = inputs(cell)[1]!;
    type(line, "");
    const { left, top, width, height } = button(cell, "Прибрати «три»").getBoundingClientRect();
    await sendMouse({ type: "click", position: [Math.round(left + width / 2), Math.round(top + height / 2)] });
    await waitUntil(() => texts(cell).join() === "один,,чотири,", texts(cell).join());
    (cell.activeElement as HTMLElement).blur();
    await waitUntil(() => texts(cell).join() === "один,чотири,", "the emptied line stays");
    expect(tag.value).to.eql(["один", "чотири"]);
  });

  it("an emptied line stays while the focus goes to another line", async () => {
    const { cell } = await put('<vs-text-list name="x" value="один,два,три"></vs-text-list>');
    type(inputs(cell)[0]!, "");
    inputs(cell)[1]!.focus();
    await new Promise(requestAnimationFrame);
    expect(texts(cell)).to.eql(["", "два", "три", ""]);
  });
});
