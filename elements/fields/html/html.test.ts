/** Texts with marks, blocks of markup, diagrams, in a form and alone: what is shown, touched, sent. */
import { expect } from "@open-wc/testing";
import { open, put, startPlace } from "../../../test/support/one-field.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";

startPlace();

const area = (cell: ParentNode) => cell.querySelector<HTMLTextAreaElement>("textarea")!;
const button = (cell: ParentNode, name: string) =>
  [...cell.querySelectorAll<HTMLElement>("button")].find((one) =>
    (one.getAttribute("aria-label") ?? one.textContent).startsWith(name),
  )!;

describe("Markdown", () => {
  const markdown = (more = {}) => ({ type: "Markdown", ...more });
  async function preview(cell: ParentNode): Promise<HTMLElement> {
    button(cell, "Поруч").click();
    await waitUntil(() => cell.querySelector(".prose")?.childElementCount, "no preview");
    return cell.querySelector<HTMLElement>(".prose")!;
  }

  it("[R2.4-30] [R9.6-04] is a plain area 500 px high, or as many lines as `size` says", async () => {
    const { cell } = await open(markdown(), "**а**");
    expect([area(cell).value, cell.querySelector<HTMLElement>(".frame")!.offsetHeight]).to.eql(["**а**", 500]);
    const { cell: small } = await open(markdown({ size: 5 }), "");
    expect(small.querySelector<HTMLElement>(".frame")!.offsetHeight).to.equal(160);
  });

  it("sends back to the byte what nobody has touched, and keeps the ends of lines of what was", async () => {
    for (const raw of [" # а  \r\n\r\n* б\t", "\n", "", null]) {
      const { sent } = await open(markdown(), raw);
      expect(await sent()).to.equal(raw);
    }
    const { cell, sent } = await open(markdown(), "а\r\nб");
    area(cell).setSelectionRange(2, 3);
    button(cell, "Жирний").click();
    expect(area(cell).value).to.equal("а\n**б**");
    expect(await sent()).to.equal("а\r\n**б**");
  });

  it("keys make marks by their place on the keyboard, in any layout, and the browser's undo takes them back", async () => {
    const { cell, sent } = await open(markdown(), "дах тече");
    const control = area(cell);
    for (const [code, key] of [
      ["KeyB", "и"],
      ["KeyI", "ш"],
      ["KeyK", "л"],
    ] as const) {
      control.focus();
      control.setSelectionRange(0, 3);
      control.dispatchEvent(
        new KeyboardEvent("keydown", { code, key, ctrlKey: true, bubbles: true, composed: true, cancelable: true }),
      );
      const made = control.value;
      expect(made, code).to.match(/^(\*\*дах\*\*|\*дах\*|\[дах\]\(https:\/\/\)) тече$/);
      // oxlint-disable-next-line typescript/no-deprecated -- what Ctrl+Z does
      document.execCommand("undo");
      expect(control.value).to.equal("дах тече");
    }
    expect(await sent()).to.equal("дах тече");
  });

  it("the preview shows marks as markup and goes along with the text", async () => {
    const { cell } = await open(markdown(), "# Акт\n\n- *дах*\n\n> [план](/files/1.pdf) &copy; &nbsp;x");
    const shown = await preview(cell);
    expect(shown.innerHTML.replaceAll("\n", "")).to.equal(
      '<h1>Акт</h1><ul><li><em>дах</em></li></ul><blockquote><p><a href="/files/1.pdf">план</a> © &nbsp;x</p></blockquote>',
    );
    area(cell).focus();
    area(cell).setSelectionRange(2, 5);
    button(cell, "Код").click();
    await waitUntil(() => shown.querySelector("h1 code"), "does not follow");
  });

  it("hostile text runs nothing in the preview and is stored as it is", async () => {
    const scheme = ["javascript", "alert(1)"].join(":");
    const raw = [
      '<script>window.hit=1</script><img src="x" onerror="window.hit=1"><vs-form table="a"></vs-form>',
      `[a](${scheme}) <${scheme}> [b](data:text/html,x) [c][d]`,
      "![x](https://evil.example/x.png) ![y](/files/y.png)",
      '[e](/x "onmouseover=alert(1)") <a edit="plot/1" href="/">f</a>',
      `[d]: ${scheme}`,
      "```js\nx\n```",
      "&lt;script&gt;window.hit=1&lt;/script&gt; &#60;img src=x onerror=window.hit=1&#62;",
    ].join("\n\n");
    const { cell, sent } = await open(markdown(), raw);
    const shown = await preview(cell);
    expect(shown.querySelectorAll("script,[onerror],vs-form,[edit],[onmouseover]").length).to.equal(0);
    expect([...shown.querySelectorAll("a")].map((one) => one.getAttribute("href") ?? "")).to.eql([
      "",
      "",
      "",
      "",
      "/x",
    ]);
    expect([...shown.querySelectorAll("img")].map((one) => one.getAttribute("src"))).to.eql([null, "/files/y.png"]);
    expect(shown.querySelector("pre code")!.className).to.equal("");
    expect(shown.closest("[vs-inert]")).to.equal(shown);
    expect("hit" in window).to.equal(false);
    expect(await sent()).to.equal(raw);
  });

  it("a form to be read shows what the text looks like; a text that would stop the page is told of", async () => {
    const { cell } = await open(markdown(), "**а**", {}, {}, { mode: "info" });
    await waitUntil(() => cell.querySelector(".prose strong"), "not shown");
    expect(cell.querySelectorAll(".bar button[aria-label^='Жирний']").length).to.equal(0);
    const { cell: long } = await open(markdown(), "*[".repeat(20_000));
    button(long, "Перегляд").click();
    await waitUntil(() => long.querySelector(".preview output")?.textContent.includes("задовгий"), "not told");
    expect(area(long).value.length).to.equal(40_000);
  });

  it("a tag alone posts its text and gives the first one back at reset", async () => {
    const { form, tag, cell, posted } = await put(`<vs-markdown name="x" value="перше"></vs-markdown>`);
    area(cell).focus();
    area(cell).setSelectionRange(0, 5);
    button(cell, "Список").click();
    expect(posted()).to.eql(["- перше"]);
    tag.value = "друге";
    await waitUntil(() => area(cell).value === "друге", "not shown");
    form.reset();
    await waitUntil(() => area(cell).value === "перше", "not reset");
  });
});

describe("HTML block", () => {
  const markupIn = (cell: ParentNode) => cell.querySelector(".markup")!.shadowRoot!.firstElementChild!;
  async function block(entry: object, x?: unknown) {
    const made = await open({ type: "HtmlBlock", ...entry }, x);
    await waitUntil(() => made.cell.querySelector(".markup")?.shadowRoot?.firstElementChild?.innerHTML, "not shown");
    return made;
  }

  it("[R2.4-33] shows the schema's markup in the person's language and stores nothing", async () => {
    const { cell, record } = await block(
      { html: { ua: "<p>Строк <b>30</b> днів</p>", en: "<p>30 days</p>" } },
      "з запису",
    );
    expect(markupIn(cell).innerHTML).to.equal("<p>Строк <b>30</b> днів</p>");
    expect(Object.keys((await record())!)).to.eql(["other"]);
  });

  it("has no label of its own accord", async () => {
    const { cell } = await block({ html: "<p>а</p>", title: undefined });
    expect(cell.querySelector(".label")).to.equal(null);
  });

  it("the schema's markup acts, the record's does not, and neither runs", async () => {
    const hostile =
      '<p onclick="window.hit=1" class="a">а<script>window.hit=1</script><img src="x" onerror="window.hit=1"><a edit="plot/1" href="/x">б</a></p>';
    const { cell } = await block({ html: hostile });
    expect(markupIn(cell).innerHTML).to.equal('<p class="a">а<img src="x"><a edit="plot/1" href="/x">б</a></p>');
    expect(cell.querySelector("[vs-inert]")).to.equal(null);
    const { cell: read } = await block({}, hostile);
    expect(markupIn(read).innerHTML).to.equal('<p>а<img src="x"><a href="/x">б</a></p>');
    expect(read.querySelector(".markup[vs-inert]")).not.to.equal(null);
    expect("hit" in window).to.equal(false);
  });

  it("[R3.6-39] a form has one above its fields too", async () => {
    const { form } = await open({}, "а");
    Object.assign(form, { schema: { html: "<p>Зверху</p>", schema: { x: { title: "Поле" } } } });
    await waitUntil(() => form.shadowRoot!.querySelector(".markup")?.shadowRoot?.textContent === "Зверху", "not shown");
  });
});

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
    button(made.cell, x ? "Змінити схему" : "Почати схему").click();
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

  it("[R2.4-37] [R9.6-04] is 500 px high and shows its picture when it is in sight, with the mark of its makers", async () => {
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

  it("a diagram that nobody has changed goes back to the byte, also after a visit of its editor and an undo", async () => {
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
    let heard = 0; // by the form, which has an undo of its own
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

  it("an empty one begins with a start and stays empty until something is done", async () => {
    const { cell, press, sent } = await edit("");
    await waitUntil(() => shape(cell, "StartEvent_1"), "no start");
    expect(await sent()).to.equal("");
    press("PageDown");
    press("ArrowDown");
    await waitUntil(() => cell.querySelector(".status")!.textContent.includes("Вибрано"), "not selected");
    expect(await sent()).to.include("StartEvent_1");
  });

  it("what is no diagram, or none that can be drawn, is shown as text, told of and kept", async () => {
    for (const raw of [
      "просто слова",
      "<scheme>а</scheme>",
      "<bpmn:definitions",
      '<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL"><process id="P"/></definitions>',
      '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
    ]) {
      const { form, cell, sent } = await bpmn(raw);
      await waitUntil(() => cell.querySelector(".trouble")?.textContent.startsWith("Це не схема"), `not told: ${raw}`);
      expect(area(cell).value).to.equal(raw);
      expect(await sent()).to.equal(raw);
      form.remove();
    }
  });

  it("what the editor does not know is changed as text only", async () => {
    const raw = process("Огляд", '<bpmn:newTask id="N" />');
    const { cell, sent } = await bpmn(raw);
    await waitUntil(() => shape(cell, "T"), "no picture");
    button(cell, "Змінити схему").click();
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

  it("a form to be read shows the picture only; the text can be seen", async () => {
    const { cell } = await bpmn(process(), { mode: "info" });
    await waitUntil(() => shape(cell, "T"), "no picture");
    expect(button(cell, "Змінити схему")).to.equal(undefined);
    button(cell, "Текст XML").click();
    await waitUntil(() => area(cell)?.readOnly && area(cell).value === process(), "no text");
  });

  it("leaves nothing on the page: no name, no node, no class", async () => {
    const names = Object.keys(window);
    const { form } = await edit(process());
    form.remove();
    await waitUntil(() => !document.querySelector(".djs-container"), "nodes stay");
    expect(Object.keys(window).filter((name) => !names.includes(name) && name !== "hit")).to.eql([]);
    expect([document.body.className, document.head.querySelectorAll("style").length]).to.eql(["", 0]);
  });

  it("a tag alone: a file is opened, another value is drawn, reset gives the first one back", async () => {
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
    await waitUntil(() => button(cell, "Почати схему"), "not reset");
  });
});
