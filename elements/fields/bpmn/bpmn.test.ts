/** A diagram, in a form and alone. */
import { expect } from "@open-wc/testing";
import { area, buttonFrom, open, place as page, put, startPlace } from "../../../test/support/one-field.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";

startPlace();

describe("BPMN", () => {
  const process = (name = "Огляд", more = "") => `<?xml version="1.0" encoding="UTF-8"?>
<bpmn:definitions xmlns:bpmn="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:bpmndi="http://www.omg.org/spec/BPMN/20100524/DI" xmlns:dc="http://www.omg.org/spec/DD/20100524/DC" id="D" targetNamespace="t"><!-- своє -->
  <bpmn:process id="P"><bpmn:startEvent id="S" /><bpmn:task id="T" name="${name}" />${more}</bpmn:process>
  <bpmndi:BPMNDiagram id="B"><bpmndi:BPMNPlane id="L" bpmnElement="P"><bpmndi:BPMNShape id="S_di" bpmnElement="S"><dc:Bounds x="100" y="142" width="36" height="36" /></bpmndi:BPMNShape><bpmndi:BPMNShape id="T_di" bpmnElement="T"><dc:Bounds x="200" y="120" width="100" height="80" /></bpmndi:BPMNShape></bpmndi:BPMNPlane></bpmndi:BPMNDiagram>
</bpmn:definitions>
`;
  const bpmn = (x?: unknown, attributes = {}) => open({ type: "BPMN" }, x, {}, {}, attributes);
  const shape = (cell: ParentNode, id: string) => cell.querySelector(`[data-element-id="${id}"]`);
  async function edit(x?: unknown) {
    const made = await bpmn(x);
    buttonFrom(made.cell, x ? "Змінити схему" : "Почати схему").click();
    await waitUntil(() => made.cell.querySelector(".djs-palette .entry"), "no editor");
    const svg = made.cell.querySelector<SVGSVGElement>("svg[data-anchor]")!;
    await waitUntil(() => (made.cell.getRootNode() as ShadowRoot).activeElement === svg, "no focus");
    const press = (code: string, more: KeyboardEventInit = {}) =>
      svg.dispatchEvent(
        new KeyboardEvent("keydown", { key: code, code, bubbles: true, composed: true, cancelable: true, ...more }),
      );
    return { ...made, svg, press };
  }
  const place = (cell: ParentNode, id: string) => shape(cell, id)!.getAttribute("transform");

  it("[R2.4-37] [R9.6-04] is 500 px high and draws its picture when visible, with the logo of bpmn.io", async () => {
    const { cell, sent } = await bpmn(process());
    await waitUntil(() => shape(cell, "T"), "no picture");
    expect(cell.querySelector<HTMLElement>(".frame")!.offsetHeight).to.equal(500);
    expect(shape(cell, "T")!.textContent).to.equal("Огляд");
    expect(cell.querySelector("svg[role=img]")!.getAttribute("aria-label")).to.equal("Поле");
    const mark = cell.querySelector<HTMLElement>("a.bjs-powered-by")!;
    expect([mark.checkVisibility(), mark.querySelector("path")?.getAttribute("fill")]).to.eql([true, "currentColor"]);
    expect(cell.querySelector(".djs-palette")).to.equal(null);
    expect(await sent()).to.equal(process());
  });

  it("an unchanged diagram is sent back byte for byte, also after its editor was opened and a change undone", async () => {
    const { cell, press, sent } = await edit(process());
    press("PageDown");
    press("PageDown");
    await waitUntil(() => cell.querySelector(".status")!.textContent.includes("Вибрано: Огляд"), "not selected");
    const places = [place(cell, "T")];
    for (const moved of [1, 2]) {
      press("ArrowRight");
      await waitUntil(() => place(cell, "T") !== places.at(-1), `not moved ${moved}`);
      places.push(place(cell, "T"));
    }
    let heard = 0; // keys that reach the form, which has its own undo
    cell.addEventListener("keydown", () => heard++);
    for (const [code, key, at] of [
      ["KeyZ", "я", 1],
      ["KeyY", "н", 2],
      ["KeyZ", "я", 1],
      ["KeyZ", "я", 0],
    ] as const) {
      press(code, { key, ctrlKey: true });
      await waitUntil(() => place(cell, "T") === places[at], `${code} did not lead to ${at}`);
    }
    expect(heard).to.equal(0);
    expect(await sent()).to.equal(process());
  });

  it("shapes are added, removed and named by keys; the value is the diagram's XML", async () => {
    const { cell, press, sent } = await edit(process());
    press("PageDown");
    press("PageDown");
    const add = cell.querySelector<HTMLSelectElement>("select")!;
    add.value = "end";
    add.dispatchEvent(new Event("change", { bubbles: true }));
    await waitUntil(() => cell.querySelector('[data-element-id^="Event_"]'), "not added");
    press("PageUp");
    press("PageUp");
    press("PageUp");
    press("Delete");
    await waitUntil(() => !shape(cell, "S"), "not removed");
    const xml = String(await sent());
    const read = new DOMParser().parseFromString(xml, "text/xml");
    expect([...read.querySelectorAll("process > *")].map(({ localName }) => localName)).to.include.members([
      "task",
      "endEvent",
      "sequenceFlow",
    ]);
    expect(read.querySelector("startEvent")).to.equal(null);
  });

  it("an empty diagram opens with a start event and stays empty until the person changes it", async () => {
    const { cell, press, sent } = await edit("");
    await waitUntil(() => shape(cell, "StartEvent_1"), "no start");
    expect(await sent()).to.equal("");
    press("PageDown");
    press("ArrowDown");
    await waitUntil(() => cell.querySelector(".status")!.textContent.includes("Вибрано"), "not selected");
    expect(await sent()).to.include("StartEvent_1");
  });

  it("a value that is not a diagram, or cannot be drawn, is shown as text with a message, and kept", async () => {
    for (const raw of [
      "просто слова",
      "<scheme>а</scheme>",
      "<bpmn:definitions",
      '<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL"><process id="P"/></definitions>',
      '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
    ]) {
      const { form, cell, sent } = await bpmn(raw);
      await waitUntil(
        () => cell.querySelector(".trouble")?.textContent.startsWith("Цю схему BPMN показати не вдалося"),
        `not told: ${raw}`,
      );
      expect(area(cell).value).to.equal(raw);
      expect(await sent()).to.equal(raw);
      form.remove();
    }
  });

  it("a diagram with parts that the editor does not support can be edited as text only", async () => {
    const raw = process("Огляд", '<bpmn:newTask id="N" />');
    const { cell, sent } = await bpmn(raw);
    await waitUntil(() => shape(cell, "T"), "no picture");
    buttonFrom(cell, "Змінити схему").click();
    await waitUntil(() => cell.querySelector(".trouble")?.textContent.includes("не знає"), "not told");
    expect(area(cell).value).to.equal(raw);
    expect(await sent()).to.equal(raw);
  });

  it("hostile names and colours run nothing and load nothing", async () => {
    const raw = process('&lt;img src=x onerror="window.hit=1"&gt;&lt;script&gt;window.hit=1&lt;/script&gt;').replace(
      'id="T_di"',
      'id="T_di" xmlns:bioc="http://bpmn.io/schema/bpmn/biocolor/1.0" bioc:fill="url(https://evil.example/a.svg#b)" bioc:stroke="red;background:url(https://evil.example/c)"',
    );
    const { cell } = await edit(raw.replace('onerror="window.hit=1"', "onerror=window.hit=1"));
    await waitUntil(() => shape(cell, "T")?.textContent.includes("<img"), "not drawn");
    expect(cell.querySelectorAll("img,script,image,foreignObject,[onerror]").length).to.equal(0);
    expect("hit" in window).to.equal(false);
    expect(shape(cell, "T")!.outerHTML).not.to.include("evil");
    expect(performance.getEntriesByType("resource").filter(({ name }) => name.includes("evil"))).to.eql([]);
  });

  it("a read-only form shows the picture only; the text can be viewed", async () => {
    const { cell } = await bpmn(process(), { mode: "info" });
    await waitUntil(() => shape(cell, "T"), "no picture");
    expect(buttonFrom(cell, "Змінити схему")).to.equal(undefined);
    buttonFrom(cell, "Текст XML").click();
    await waitUntil(() => area(cell)?.readOnly && area(cell).value === process(), "no text");
  });

  it("leaves no global, node or class on the page", async () => {
    const names = Object.keys(window);
    const { form } = await edit(process());
    form.remove();
    await waitUntil(() => !document.querySelector(".djs-container"), "nodes stay");
    expect(Object.keys(window).filter((name) => !names.includes(name) && name !== "hit")).to.eql([]);
    expect([document.body.className, document.head.querySelectorAll("style").length]).to.eql(["", 0]);
  });

  it("a tag alone: a file can be opened, a new value is drawn, reset restores the first one", async () => {
    const { form, tag, cell, posted } = await put(`<vs-bpmn name="x"></vs-bpmn>`);
    const file = cell.querySelector<HTMLInputElement>("input[type=file]")!;
    const data = new DataTransfer();
    data.items.add(new File([process()], "a.bpmn"));
    file.files = data.files;
    file.dispatchEvent(new Event("change", { bubbles: true }));
    await waitUntil(() => shape(cell, "T"), "not opened");
    expect(posted()).to.eql([process()]);
    tag.value = process("Ремонт");
    await waitUntil(() => shape(cell, "T")?.textContent === "Ремонт", "not drawn anew");
    form.reset();
    await waitUntil(() => buttonFrom(cell, "Почати схему"), "not reset");
  });

  it("a text that is not XML is shown as text at once, and is never drawn", async () => {
    const tag = document.createElement("vs-bpmn");
    tag.setAttribute("value", "просто слова");
    let isDrawn = false;
    const look = new MutationObserver(() => (isDrawn ||= tag.shadowRoot!.querySelector(".stage") !== null));
    look.observe(tag.shadowRoot!, { childList: true, subtree: true });
    page.replaceChildren(tag);
    await waitUntil(() => tag.shadowRoot!.querySelector(".trouble"), "not told");
    look.disconnect();
    expect([tag.shadowRoot!.querySelector(".trouble")!.textContent.slice(0, 12), isDrawn]).to.eql([
      "Цю схему BPM",
      false,
    ]);
  });
});
