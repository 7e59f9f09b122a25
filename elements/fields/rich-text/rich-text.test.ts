/** A text with formatting, in a form and alone: loaded, edited, sent. */
import { aTimeout, expect } from "@open-wc/testing";
import { setLanguage } from "../../../src/base/language/i18n.ts";
import { answers, status } from "../../../test/support/memory-server.ts";
import {
  area,
  fill,
  inView,
  open,
  place,
  pressed,
  put,
  startPlace,
  type Control,
} from "../../../test/support/one-field.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";

startPlace();

describe("Rich text", () => {
  type Level = "Wysiwyg" | "Editor" | "Html";
  /** A field of a form with its editor loaded. */
  const resting = (cell: ParentNode) => cell.querySelector<HTMLElement>(".resting")!;
  async function wake(kind: Level, x?: unknown) {
    const made = await open({ type: kind }, x);
    resting(made.cell).focus();
    await waitUntil(() => made.cell.querySelector(".ql-editor"), "no editor");
    const editor = made.cell.querySelector<HTMLElement>(".ql-editor")!;
    await waitUntil(() => (made.cell.getRootNode() as ShadowRoot).activeElement === editor, "no focus");
    return { ...made, editor };
  }
  function choosePicture(cell: ParentNode): void {
    const data = new DataTransfer();
    data.items.add(new File(["x"], "roof.png", { type: "image/png" }));
    const input = cell.querySelector<HTMLInputElement>("input[type=file]")!;
    input.files = data.files;
    input.dispatchEvent(new Event("change", { bubbles: true }));
  }
  const press = (cell: ParentNode, name: string) =>
    [...cell.querySelectorAll<HTMLElement>("button")]
      .find((one) => (one.getAttribute("aria-label") ?? one.textContent).startsWith(name))!
      .click();
  /** As a browser dispatches it; Firefox gives no data to a synthetic ClipboardEvent. */
  function paste(editor: HTMLElement, html: string): void {
    const data = { getData: (kind: string) => (kind === "text/html" ? html : ""), files: [] };
    const event = new Event("paste", { bubbles: true, cancelable: true, composed: true });
    editor.dispatchEvent(Object.defineProperty(event, "clipboardData", { value: data }));
  }

  it("[R2.4-31] [R2.4-32] [R9.6-04] has three levels of buttons, 300 px high", async () => {
    const counts = [];
    for (const kind of ["Editor", "Wysiwyg", "Html"]) {
      const { cell } = await open({ type: kind }, "<p>а</p>");
      expect(cell.querySelector<HTMLElement>(".frame")!.offsetHeight).to.equal(300);
      counts.push(cell.querySelectorAll(".bar button").length);
      place.replaceChildren();
    }
    expect(counts).to.eql([6, 15, 22]);
  });

  it("draws its toolbar when visible, and later when it is scrolled into view", async () => {
    place.innerHTML = `<vs-rich-text name="near"></vs-rich-text><p></p><vs-rich-text name="far"></vs-rich-text>`;
    place.querySelector("p")!.style.blockSize = "300vh";
    const [near, far] = place.querySelectorAll("vs-rich-text");
    const bars = () => [near, far].map((one) => one!.shadowRoot!.querySelector(".bar button") !== null);
    for (const one of [far!, near!]) await waitUntil(() => one.shadowRoot?.querySelector(".frame"), "not drawn");
    await inView(near!);
    expect(bars()).to.eql([true, false]);
    await inView(far!);
    expect(bars()).to.eql([true, true]);
  });

  it("cannot be typed into before its stored text is there, in a browser that loads the code that cleans it", async () => {
    const { setHTML: native } = Element.prototype;
    delete (Element.prototype as { setHTML?: unknown }).setHTML;
    try {
      place.innerHTML = "<vs-rich-text name=x value='<b>було</b>'></vs-rich-text>";
      const tag = place.firstElementChild as Control;
      const states: string[] = [];
      await waitUntil(() => {
        const text = tag.shadowRoot?.querySelector<HTMLElement>(".resting");
        if (text) states.push(`${text.contentEditable} ${text.textContent}`);
        return text?.contentEditable === "true";
      }, "cannot be typed into");
      expect(new Set(states)).to.eql(new Set(["false ", "true було"]));
      expect(tag.value).to.equal("<b>було</b>");
    } finally {
      Element.prototype.setHTML = native;
    }
  });

  it("sends an unchanged value back byte for byte, whatever it is, also after its editor was opened", async () => {
    for (const raw of [
      "<P>Старе<BR>поле</P>",
      "просто  текст",
      '<p onclick="x()" class="a">б</p>',
      "<p>а&nbsp;б</p>",
      null,
    ]) {
      const { sent } = await wake("Html", raw);
      expect(await sent()).to.equal(raw);
      place.replaceChildren();
    }
  });

  it("can be typed into before the editor loads, which takes over text, caret and focus; the markup is cleaned only when changed", async () => {
    const { cell, sent } = await open(
      { type: "Html" },
      '<p class="x" onclick="alert(1)">Дах <b>тече</b> 5&nbsp;років</p><script>1</script><p>кінець</p>',
    );
    await waitUntil(() => resting(cell)?.querySelector("b"), "not drawn");
    const plain = resting(cell);
    plain.focus();
    const thick = plain.querySelector("b")!.firstChild!;
    getSelection()!.setBaseAndExtent(thick, 2, thick, 4);
    document.execCommand("insertText", false, "к");
    document.execCommand("insertText", false, "ла");
    expect(plain.querySelector("b")!.textContent).to.equal("текла");
    await waitUntil(() => cell.querySelector(".ql-editor")?.textContent?.includes("текла"), "lost");
    const editor = cell.querySelector<HTMLElement>(".ql-editor")!;
    await waitUntil(() => (cell.getRootNode() as ShadowRoot).activeElement === editor, "no focus");
    document.execCommand("insertText", false, "!");
    expect(await sent()).to.equal("<p>Дах <strong>текла!</strong> 5&nbsp;років</p><p>кінець</p>");
  });

  it("bold words and lists are saved as plain markup without classes", async () => {
    const { cell, editor, sent } = await wake("Wysiwyg", "<p>Дах</p>");
    getSelection()!.selectAllChildren(editor.querySelector("p")!);
    await waitUntil(() => cell.querySelector(".bar button[aria-pressed]"), "no bar");
    press(cell, "Жирний");
    await waitUntil(() => editor.querySelector("strong"), "not bold");
    press(cell, "Список");
    expect(await sent()).to.equal("<ul><li><strong>Дах</strong></li></ul>");
  });

  it("a toolbar button that is pressed before the editor has loaded acts afterwards", async () => {
    const { cell, sent } = await open({ type: "Html" }, "");
    await waitUntil(() => cell.querySelector('[data-tool="table"]'), "no bar");
    press(cell, "Таблиця");
    await waitUntil(() => cell.querySelectorAll(".ql-editor td").length === 9, "no table");
    expect(await sent()).to.match(/^<table>/);
  });

  it("the link button opens a dialog and exposes whether it is open; format buttons expose whether they are on", async () => {
    const { cell, editor } = await wake("Html", "<p>Дах</p>");
    getSelection()!.selectAllChildren(editor.querySelector("p")!);
    const tool = (name: string, attribute: string) =>
      cell.querySelector(`[data-tool="${name}"]`)!.getAttribute(attribute);
    await waitUntil(() => tool("bold", "aria-pressed") === "false", "no state");
    expect([tool("link", "aria-haspopup"), tool("link", "aria-expanded"), tool("link", "aria-pressed")]).to.eql([
      "dialog",
      "false",
      null,
    ]);
    expect([tool("bold", "aria-haspopup"), tool("bold", "aria-expanded")]).to.eql([null, null]);
    press(cell, "Посилання");
    await waitUntil(() => tool("link", "aria-expanded") === "true", "not open");
  });

  it("a field that is removed before its editor loads leaves nothing behind", async () => {
    const { error } = console;
    const said: unknown[] = [];
    console.error = (...given: unknown[]) => said.push(...given);
    const { tag, cell } = await put('<vs-rich-text name="x" value="<p>Дах</p>"></vs-rich-text>');
    resting(cell).focus();
    tag.remove();
    const { editor } = await wake("Html", "<p>а</p>"); // the code is loaded now
    console.error = error;
    expect([said, cell.querySelector(".ql-editor"), editor.textContent]).to.eql([[], null, "а"]);
  });

  it("[R2.4-32] a table can be inserted, get rows and columns, and be deleted", async () => {
    const { cell, editor, sent } = await wake("Html", "");
    press(cell, "Таблиця");
    await waitUntil(() => editor.querySelectorAll("td").length === 9, "no table");
    for (const step of ["Рядок нижче", "Прибрати колонку"]) {
      await waitUntil(() => cell.querySelector("[aria-haspopup=menu]"), "no menu");
      press(cell, "Таблиця");
      await waitUntil(() => cell.querySelector("[role=menu]"), "not opened");
      press(cell, step);
      await waitUntil(() => !cell.querySelector("[role=menu]"), "not closed");
    }
    await waitUntil(() => editor.querySelectorAll("td").length === 8, "wrong cells");
    expect(await sent()).to.match(/^<table><tbody>(<tr>(<td>(<br>)?<\/td>){2}<\/tr>){4}<\/tbody><\/table>(<p><\/p>)?$/);
  });

  it("a table with header cells and merged cells is one block and is sent back as loaded", async () => {
    const table =
      '<table><thead><tr><th>Вид</th><th>га</th></tr></thead><tbody><tr><td colspan="2">Сад</td></tr></tbody></table>';
    const { editor, sent, cell } = await wake("Html", `<p>а</p>${table}<p>б</p>`);
    expect(editor.querySelector(".vs-kept th")!.textContent).to.equal("Вид");
    getSelection()!.selectAllChildren(editor.querySelector("p")!);
    press(cell, "Курсив");
    await waitUntil(() => editor.querySelector("em"), "not italic");
    expect(await sent()).to.equal(`<p><em>а</em></p>${table}<p>б</p>`);
  });

  for (const [from, html, stored] of [
    [
      "Word",
      word(),
      "<h1>Акт</h1><p>Дах <strong>тече</strong></p><ol><li>Зняти<ol><li>шифер</li></ol></li><li>Покрити</li></ol>",
    ],
    ["Google Docs", google(), "<p>Дах <strong>тече</strong> <em>давно</em></p><ul><li>Зняти</li></ul>"],
    [
      "LibreOffice",
      libreOffice(),
      "<h1>Акт</h1><p>Дах <strong>тече</strong> <em>давно</em></p><ol><li>Зняти</li><li>Покрити</li></ol><table><tbody><tr><td>Ділянка</td><td>17</td></tr><tr><td>Площа</td><td>0,12 га</td></tr></tbody></table><p>Кінець</p>",
    ],
    ["a table of Word", wordTable(), "<table><tbody><tr><td>Ділянка</td><td>17</td></tr></tbody></table>"],
    [
      "a page with things that act",
      '<p onclick="a()">а<img src="https://evil.example/x.png"><a href="javascript:a()">б</a></p><iframe src="/"></iframe><form><input></form><x-note>в</x-note>',
      "<p>аб</p><p>в</p>",
    ],
  ] as const)
    it(`content pasted from ${from} keeps its structure and nothing else`, async () => {
      const { editor, sent } = await wake("Html", "");
      paste(editor, html);
      await waitUntil(() => editor.textContent !== "", "not pasted");
      expect(await sent()).to.equal(stored);
      expect(editor.querySelector("script,iframe,form,[style],[onclick],img[src^=https]")).to.equal(null);
    });

  it("what is pasted or pressed before the editor is there takes the focus from no other field", async () => {
    const { cell, sent } = await open({ type: "Wysiwyg" }, "<p>а</p>");
    await inView(cell.querySelector(".frame")!);
    const root = cell.getRootNode() as ShadowRoot;
    const other = root.appendChild(document.createElement("input"));
    await waitUntil(() => resting(cell).isContentEditable, "not there");
    resting(cell).focus();
    getSelection()!.selectAllChildren(resting(cell).querySelector("p")!);
    getSelection()!.collapseToEnd();
    paste(resting(cell), "<b>б</b>");
    press(cell, "Жирний");
    other.focus();
    await waitUntil(() => cell.querySelector(".ql-editor strong"), "not pasted");
    await aTimeout(50);
    expect([root.activeElement === other, await sent()]).to.eql([true, "<p>а<strong>б</strong></p>"]);
  });

  it("exposes its name, states and placeholder, also in another language, with and without the editor", async () => {
    const { cell, editor } = await wake("Wysiwyg", "");
    const bold = () => cell.querySelector('[data-tool="bold"]')!.getAttribute("aria-label");
    expect([editor.getAttribute("aria-labelledby"), bold()]).to.eql([editor.id + "-label", "Жирний (Ctrl+B)"]);
    await setLanguage("en");
    await waitUntil(() => bold() === "Bold (Ctrl+B)", "not in English");
    await setLanguage("ua");
    place.innerHTML = `<vs-rich-text name="x" placeholder="Опишіть" readonly value="<p>а</p>"></vs-rich-text>`;
    const tag = place.querySelector("vs-rich-text") as Control;
    await waitUntil(() => tag.shadowRoot?.querySelector(".resting p"), "not drawn");
    const control = resting(tag.shadowRoot!);
    expect([control.isContentEditable, control.getAttribute("aria-readonly"), control.tabIndex]).to.eql([
      false,
      "true",
      0,
    ]);
    tag.removeAttribute("readonly");
    await waitUntil(() => control.isContentEditable, "not to be edited");
    tag.value = "";
    control.focus();
    await waitUntil(() => tag.shadowRoot!.querySelector(".ql-editor.ql-blank"), "no editor");
    const awake = tag.shadowRoot!.querySelector<HTMLElement>(".ql-editor")!;
    expect(awake.dataset["placeholder"]).to.equal("Опишіть");
    tag.setAttribute("disabled", "");
    await waitUntil(() => awake.getAttribute("aria-disabled") === "true" && !awake.isContentEditable, "not disabled");
  });

  it("Tab leaves it; in a table it goes to the next cell", async () => {
    const { editor } = await wake("Html", "<p>а</p><table><tbody><tr><td>б</td><td>в</td></tr></tbody></table>");
    const tab = () => {
      const event = new KeyboardEvent("keydown", { key: "Tab", code: "Tab", bubbles: true, cancelable: true });
      editor.dispatchEvent(event);
      return event.defaultPrevented;
    };
    getSelection()!.collapse(editor.querySelector("p")!.firstChild, 1);
    expect(tab(), "out of a paragraph").to.equal(false);
    getSelection()!.collapse(editor.querySelector("td")!.firstChild, 1);
    expect(tab(), "in a table").to.equal(true);
    expect(tab(), "out of the last cell").to.equal(false);
  });

  it("shortcuts press buttons by the key's position, whatever the keyboard layout", async () => {
    const { editor, sent } = await wake("Editor", "<p>Дах</p>");
    getSelection()!.selectAllChildren(editor.querySelector("p")!);
    const hold = (code: string, key: string) =>
      editor.dispatchEvent(
        new KeyboardEvent("keydown", { key, code, ctrlKey: true, bubbles: true, cancelable: true, composed: true }),
      );
    hold("KeyB", "и");
    await waitUntil(() => editor.querySelector("strong"), "not bold");
    hold("KeyZ", "я");
    await waitUntil(() => !editor.querySelector("strong"), "not undone");
    hold("KeyI", "ш");
    expect(await sent()).to.equal("<p><em>Дах</em></p>");
  });

  it("a picture is uploaded and inserted into the text; a refusal is reported", async () => {
    const { cell, editor } = await wake("Html", "<p>а</p>");
    const asked = answers({ result: { url: "/files/1.png" } }, status(413));
    const input = cell.querySelector<HTMLInputElement>("input[type=file]")!;
    const send = () => {
      const data = new DataTransfer();
      data.items.add(new File(["x"], "roof.png", { type: "image/png" }));
      input.files = data.files;
      input.dispatchEvent(new Event("change", { bubbles: true }));
    };
    send();
    await waitUntil(() => editor.querySelector('img[src="/files/1.png"]'), "no picture");
    expect(asked.map(({ method, path }) => `${method} ${path}`)).to.eql(["POST /file/multer/upload/image"]);
    send();
    await waitUntil(() => document.querySelector("vs-modal"), "no alert");
    expect(document.querySelector("vs-modal")!.getAttribute("title")).to.equal("Файл не завантажено (413)");
  });

  it("an uploaded picture of another site, which a saved text would lose, is told as a failure", async () => {
    const { cell, editor } = await wake("Html", "<p>а</p>");
    const asked = answers({ result: { url: "https://cdn.example/1.png" } });
    choosePicture(cell);
    await waitUntil(() => asked.length === 1, "not sent");
    await waitUntil(() => document.querySelector("vs-modal"), "no alert");
    expect(document.querySelector("vs-modal")!.getAttribute("title")).to.equal("Файл не завантажено (—)");
    expect(editor.querySelector("img") === null).to.equal(true);
  });

  it("an uploaded picture takes the focus from no other control, and comes to the caret that was there", async () => {
    const { form, cell, editor } = await wake("Html", "<p>аб</p>");
    let answer = () => {};
    const asked = answers(
      () => new Promise((resolve) => (answer = () => resolve(Response.json({ result: { url: "/files/4.png" } })))),
    );
    getSelection()!.collapse(editor.querySelector("p")!.firstChild, 1);
    await waitUntil(() => cell.querySelector(".bar button"), "no bar");
    choosePicture(cell);
    await waitUntil(() => asked.length === 1, "not sent");
    const other = form.shadowRoot!.querySelector<HTMLInputElement>('[data-field="other"] input')!;
    other.focus();
    answer();
    await waitUntil(() => editor.querySelector("img"), "no picture");
    await waitUntil(() => !cell.querySelector(".news"), "still said");
    expect(form.shadowRoot!.activeElement === other, "the focus has moved").to.equal(true);
    expect(editor.querySelector("p")!.firstChild!.textContent).to.equal("а");
  });

  it("a picture that arrives while the source is open stands in the text and in the source", async () => {
    const { cell, editor, sent } = await wake("Html", "<p>а</p>");
    let answer = () => {};
    const asked = answers(
      () => new Promise((resolve) => (answer = () => resolve(Response.json({ result: { url: "/files/5.png" } })))),
    );
    choosePicture(cell);
    await waitUntil(() => asked.length === 1, "not sent");
    press(cell, "Розмітка");
    await waitUntil(() => cell.querySelector(".code textarea"), "no source");
    answer();
    await waitUntil(() => editor.querySelector("img"), "no picture");
    await waitUntil(() => area(cell.querySelector(".code")!).value.includes("/files/5.png"), "not in the source");
    expect(document.querySelector("vs-modal") === null, "told as a failure").to.equal(true);
    expect(await sent()).to.include("/files/5.png");
  });

  it("a save waits for a picture that is being sent, into a text that was not touched yet too", async () => {
    const { form, cell } = await open({ type: "Html" }, "<p>а</p>");
    let answer = () => {};
    const asked = answers(
      () => new Promise((resolve) => (answer = () => resolve(Response.json({ result: { url: "/files/3.png" } })))),
      { id: 1 },
    );
    const data = new DataTransfer();
    data.items.add(new File(["x"], "roof.png", { type: "image/png" }));
    const input = cell.querySelector<HTMLInputElement>("input[type=file]")!;
    input.files = data.files;
    input.dispatchEvent(new Event("change", { bubbles: true }));
    await waitUntil(() => asked.length === 1, "not sent");
    const saved = form.submit();
    setTimeout(() => answer(), 200);
    await saved;
    expect((JSON.parse(asked.find(({ method }) => method === "PUT")!.body) as { x: string }).x).to.include("3.png");
  });

  it("a pasted picture is uploaded and inserted into the text", async () => {
    const { editor } = await wake("Html", "<p>а</p>");
    const asked = answers({ result: { url: "/files/2.png" } });
    const data = { getData: () => "", files: [new File(["x"], "roof.png", { type: "image/png" })] };
    const event = new Event("paste", { bubbles: true, cancelable: true, composed: true });
    editor.dispatchEvent(Object.defineProperty(event, "clipboardData", { value: data }));
    await waitUntil(() => editor.querySelector('img[src="/files/2.png"]'), "no picture");
    expect(asked.map(({ method, path }) => `${method} ${path}`)).to.eql(["POST /file/multer/upload/image"]);
  });

  it("dropped content is inserted where it is dropped: texts cleaned, pictures uploaded", async () => {
    const { cell, editor } = await wake("Html", "<p>а</p>");
    const fall = (html: string, files: File[]) => {
      const { right, top } = editor.querySelector("p")!.getBoundingClientRect();
      const event = new MouseEvent("drop", {
        bubbles: true,
        cancelable: true,
        composed: true,
        clientX: right - 1,
        clientY: top + 5,
      });
      const data = { getData: (kind: string) => (kind === "text/html" ? html : ""), files };
      editor.dispatchEvent(Object.defineProperty(event, "dataTransfer", { value: data }));
      return event.defaultPrevented;
    };
    expect(fall('<b onclick="x()">б</b><img src="https://evil.example/x.png">', [])).to.equal(true);
    await waitUntil(() => editor.querySelector("strong"), "not there");
    expect(editor.innerHTML).to.equal("<p>а<strong>б</strong></p>");
    const asked = answers({ result: { url: "/files/1.png" } });
    fall("", [new File(["x"], "roof.png", { type: "image/png" })]);
    await waitUntil(() => editor.querySelector('img[alt="roof"]'), "no picture");
    expect(asked.map(({ method, path }) => `${method} ${path}`)).to.eql(["POST /file/multer/upload/image"]);
    await waitUntil(() => !cell.querySelector(".news"), "still said");
  });

  it("the source is edited as code and cleaned", async () => {
    const { cell, sent } = await wake("Html", "<p>а</p>");
    press(cell, "Розмітка");
    await waitUntil(() => cell.querySelector(".code textarea"), "no source");
    fill(area(cell.querySelector(".code")!), "<h2>Акт</h2><script>1</script>");
    expect(await sent()).to.equal("<h2>Акт</h2>");
    press(cell, "Розмітка");
    await waitUntil(() => cell.querySelector(".ql-editor h2"), "not shown");
  });

  it("the source shows a value that is set while it is open, and goes on from it", async () => {
    const { tag, cell } = await put('<vs-rich-text type="Html" name="x" value="<p>а</p>"></vs-rich-text>');
    await waitUntil(() => cell.querySelector(".resting p"), "not drawn");
    press(cell, "Розмітка");
    await waitUntil(() => cell.querySelector(".code textarea"), "no source");
    const source = area(cell.querySelector(".code")!);
    fill(source, "<p>б</p><script>1</script>");
    expect([tag.value, source.value]).to.eql(["<p>б</p>", "<p>б</p><script>1</script>"]);
    tag.value = "<p>в</p>";
    await waitUntil(() => source.value === "<p>в</p>", "not followed");
    fill(source, "<p>вг</p>");
    expect(tag.value).to.equal("<p>вг</p>");
    (tag as unknown as { form: HTMLFormElement }).form.reset();
    await waitUntil(() => source.value === "<p>а</p>", "not reset");
  });

  it("in a read-only text shortcuts press no button", async () => {
    const { tag, cell } = await put('<vs-rich-text name="x" readonly value="<p>Дах</p>"></vs-rich-text>');
    await waitUntil(() => cell.querySelector(".resting p"), "not drawn");
    const paragraph = cell.querySelector(".resting p")!;
    getSelection()!.selectAllChildren(paragraph);
    const { defaultPrevented } = pressed(paragraph, "b", { code: "KeyB", ctrlKey: true });
    expect([defaultPrevented, tag.value]).to.eql([false, "<p>Дах</p>"]);
  });
});

/** As Word 365 puts it on the clipboard: its namespaces, list definitions and paragraphs that only look like lists. */
function word(): string {
  const item = (level: number, sign: string, text: string) =>
    `<p class=MsoListParagraph style='margin-left:.5in;text-indent:-.25in;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]><span lang=UK>${text}<o:p></o:p></span></p>`;
  return `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40"><head><meta name=Generator content="Microsoft Word 15"><!--[if gte mso 9]><xml><w:WordDocument></w:WordDocument></xml><![endif]--><style><!-- @list l0 {mso-list-id:1;} @list l0:level1 {mso-level-number-format:decimal;} @list l0:level2 {mso-level-number-format:alpha-lower;} --></style></head><body lang=UK style='tab-interval:35.4pt'><!--StartFragment--><h1 style='color:#2E74B5'><span lang=UK>Акт<o:p></o:p></span></h1><p class=MsoNormal style='color:red'><span lang=UK>Дах <b style='mso-bidi-font-weight:normal'>тече</b><o:p></o:p></span></p>${item(1, "1.", "Зняти")}${item(2, "a.", "шифер")}${item(1, "2.", "Покрити")}<!--EndFragment--></body></html>`;
}

/** As Writer 7.4 puts it there: a whole page with a sheet, paragraphs in cells and items, widths of columns. */
function libreOffice(): string {
  const cell = (text: string) =>
    `<td width="50%" style="border: none; padding: 0cm"><p style="orphans: 2; widows: 2">\n${text}</p>\n</td>`;
  const item = (text: string) => `<li><p style="line-height: 115%; margin-bottom: 0.25cm">\n${text}</p></li>\n`;
  return `<!DOCTYPE html>
<html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"/><title></title>
<meta name="generator" content="LibreOffice 7.4.7.2 (Linux)"/>
<style type="text/css">@page { size: 21cm 29.7cm; margin: 2cm } p { line-height: 115%; margin-bottom: 0.25cm; background: transparent } a:link { color: #000080 }</style>
</head><body lang="uk-UA" link="#000080" vlink="#800000" dir="ltr"><h1 class="western">Акт</h1>
<p style="line-height: 115%; margin-bottom: 0.25cm"><font color="#c9211e">Дах </font><b>тече</b>
<i>давно</i></p>
<ol>\n${item("Зняти")}${item("Покрити")}</ol>
<table width="100%" cellpadding="4" cellspacing="0"><col width="128*"/>
<col width="128*"/>
<tr valign="top">${cell("Ділянка")}${cell("17")}</tr><tr valign="top">${cell("Площа")}${cell("0,12 га")}</tr></table>
<p style="line-height: 115%; margin-bottom: 0.25cm">Кінець</p></body></html>`;
}

/** As Word 365 puts a table there. */
function wordTable(): string {
  const cell = (text: string) =>
    `<td width=312 valign=top style='width:233.75pt;border:solid windowtext 1.0pt;padding:0in 5.4pt 0in 5.4pt'><p class=MsoNormal style='margin-bottom:0in;line-height:normal'><span lang=UK>${text}<o:p></o:p></span></p></td>`;
  return `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40"><head><meta name=Generator content="Microsoft Word 15"></head><body lang=UK><!--StartFragment--><table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;border:none'> <tr style='mso-yfti-irow:0'> ${cell("Ділянка")} ${cell("17")} </tr></table><!--EndFragment--></body></html>`;
}

/** As Google Docs puts it there: one bold wrapper that is not bold, weights and slants as styles. */
function google(): string {
  const span = (style: string, text: string) =>
    `<span style="font-size:11pt;font-family:Arial;color:#ff0000;${style}white-space:pre-wrap;">${text}</span>`;
  return `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1a2b"><p dir="ltr" style="line-height:1.38;">${span("font-weight:400;", "Дах ")}${span("font-weight:700;", "тече")}${span("font-weight:400;", " ")}${span("font-style:italic;", "давно")}</p><ul style="margin-top:0;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation">${span("", "Зняти")}</p></li></ul></b>`;
}
