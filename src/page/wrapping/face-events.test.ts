/** The page's handlers of a control in a field tag: they hear what a person does in the field that stands in its place. */
import { aTimeout, expect } from "@open-wc/testing";
import "../../../elements/main.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";

const place = document.body.appendChild(document.createElement("div"));
afterEach(() => place.replaceChildren());
const faceOf = (tag: Element) => tag.shadowRoot!.querySelector<HTMLInputElement>("[data-anchor]:not([hidden])")!;

/** A tag around a control in a form, `before` the tag has taken its place. */
async function put(html: string, before: (control: HTMLInputElement) => void = () => {}) {
  place.innerHTML = `<form>${html}<button>go</button></form>`;
  const form = place.querySelector("form")!;
  form.addEventListener("submit", (event) => event.preventDefault());
  const control = form.querySelector<HTMLInputElement>("input,textarea,select")!;
  before(control);
  const tag = control.parentElement as HTMLElement & { value: unknown };
  await waitUntil(() => tag.shadowRoot?.querySelector(".held"), "the tag has not taken the place");
  return { form, control, tag, face: faceOf(tag) };
}
const press = (target: Element, key: string, init: KeyboardEventInit = {}) => {
  const given = { key, bubbles: true, composed: true, cancelable: true, ...init };
  return target.dispatchEvent(new KeyboardEvent("keydown", given));
};
const keypress = (key: string) =>
  new KeyboardEvent("keypress", { key, bubbles: true, composed: true, cancelable: true });
/** The types of events that reach an element, with what dispatched them. */
function heard(element: EventTarget, ...types: string[]): string[] {
  const seen: string[] = [];
  for (const type of types)
    element.addEventListener(type, ({ target }) => seen.push(`${type} ${(target as Element).localName}`));
  return seen;
}

describe("the page's handlers of a control in a text tag", () => {
  for (const html of [
    "<vs-text><input></vs-text>",
    "<vs-text><textarea></textarea></vs-text>",
    "<vs-number><input></vs-number>",
  ])
    it(`hear focus, keys, clicks and blur of the field: ${html}`, async () => {
      const { control, face } = await put(html);
      const keys: [string, number, boolean][] = [];
      const seen = heard(control, "focus", "keydown", "keyup", "keypress", "click", "change", "blur");
      control.addEventListener("keydown", ({ key, keyCode, ctrlKey }) => keys.push([key, keyCode, ctrlKey]));
      face.focus();
      face.click();
      press(face, "b", { keyCode: 66, ctrlKey: true });
      for (const type of ["keypress", "keyup"])
        face.dispatchEvent(new KeyboardEvent(type, { key: "b", bubbles: true }));
      face.value = "7";
      face.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true }));
      face.blur();
      await aTimeout(0);
      const name = control.localName;
      const wanted = "focus click keydown keypress keyup change blur".split(" ");
      expect([seen, keys]).to.eql([wanted.map((type) => `${type} ${name}`), [["b", 66, true]]]);
    });

  it("hear each key once in the page above, as the control's, also keys that type", async () => {
    const { form, face } = await put("<vs-text><input></vs-text>");
    const seen = heard(form, "keydown");
    for (const key of ["a", "Enter", "Escape"]) press(face, key);
    expect(seen).to.eql(["keydown input", "keydown input", "keydown input"]);
  });

  it("may refuse a key: nothing is typed, and Enter does not send the form", async () => {
    const { form, control, face } = await put("<vs-text><input></vs-text>");
    const sent = heard(form, "submit");
    const refuse = (event: Event) => event.preventDefault();
    control.addEventListener("keydown", refuse);
    expect([press(face, "a"), press(face, "Enter"), sent.length]).to.eql([false, false, 0]);
    control.removeEventListener("keydown", refuse);
    expect(press(face, "a")).to.equal(true);
    press(face, "Enter");
    expect(sent).to.have.length(1);
  });

  it("do not hear keys with Alt, which are the field's own", async () => {
    const { control, face } = await put("<vs-text><input></vs-text>");
    const seen = heard(control, "keydown");
    press(face, "ArrowDown", { altKey: true });
    expect(seen).to.eql([]);
    press(face, "ArrowDown");
    expect(seen).to.eql(["keydown input"]);
  });

  it("may refuse the arrow that counts a number up", async () => {
    const { control, face, tag } = await put('<vs-number type="PositiveDecimal"><input value="5"></vs-number>');
    const refuse = (event: Event) => event.preventDefault();
    control.addEventListener("keydown", refuse);
    face.focus();
    press(face, "ArrowUp");
    await aTimeout(20);
    expect([tag.value, face.value]).to.eql([5, "5"]);
    control.removeEventListener("keydown", refuse);
    press(face, "ArrowUp");
    await waitUntil(() => tag.value === 6, "not counted");
    face.blur();
  });

  it("may refuse a pasted text, which they can read", async () => {
    const { control, face } = await put("<vs-text><input></vs-text>");
    let pasted: string | undefined;
    control.addEventListener("paste", (event) => {
      pasted = event.clipboardData?.getData("text/plain");
      event.preventDefault();
    });
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", "вставлено");
    const event = new ClipboardEvent("paste", { bubbles: true, composed: true, cancelable: true });
    Object.defineProperty(event, "clipboardData", { value: clipboardData, enumerable: true }); // as Firefox does for a person
    expect([face.dispatchEvent(event), pasted]).to.eql([false, "вставлено"]);
  });

  it("see that the control has the focus while its field has it, and what else has it before and after", async () => {
    const { form, control, face } = await put("<vs-text><input></vs-text>");
    const go = form.querySelector("button")!;
    const names = () => document.activeElement!.localName;
    const seen: string[] = [];
    for (const type of ["focus", "blur"]) control.addEventListener(type, () => seen.push(`${type} ${names()}`));
    face.focus();
    await aTimeout(0);
    expect(document.activeElement === control).to.equal(true);
    go.focus();
    await aTimeout(0);
    expect([names(), Object.hasOwn(document, "activeElement")]).to.eql(["button", false]);
    expect(seen).to.eql(["focus input", "blur button"]);
  });

  it("hear of a field with a popup of its own only that it is left, after its change", async () => {
    for (const html of [
      '<vs-date><input value="2026-03-05"></vs-date>',
      "<vs-select><select><option>a<option>b</select></vs-select>",
    ]) {
      const { control, face, form } = await put(html);
      const seen = heard(control, "focus", "keydown", "click", "change", "blur");
      const bubbled = heard(form, "focusin", "focusout");
      face.focus();
      press(face, "ArrowLeft");
      face.blur();
      await aTimeout(0);
      expect(seen, html).to.eql([`blur ${control.localName}`]);
      expect(bubbled.at(-1), html).to.equal(`focusout ${control.localName}`);
    }
  });

  it("may write the text and set the caret at each key, past every accessor and faster than it is drawn", async () => {
    const { control, face } = await put("<vs-text><input></vs-text>");
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!;
    control.addEventListener("keypress", (event) => {
      const { value, selectionStart, selectionEnd } = control;
      event.preventDefault();
      const at = selectionStart! + 1;
      set!.call(control, value.slice(0, selectionStart!) + event.key + value.slice(selectionEnd!));
      control.setSelectionRange(at, at);
    });
    face.focus();
    for (const key of "0441234567") face.dispatchEvent(keypress(key));
    expect([control.value, face.value, face.selectionStart]).to.eql(["0441234567", "0441234567", 10]);
    face.setSelectionRange(3, 3);
    face.dispatchEvent(keypress("-"));
    await aTimeout(20);
    expect([control.value, face.value, face.selectionStart]).to.eql(["044-1234567", "044-1234567", 4]);
  });

  it("hear nothing of the field any more when the control has left the tag", async () => {
    const { control, tag, face } = await put("<vs-text><input></vs-text>");
    control.remove();
    await waitUntil(() => !tag.shadowRoot!.querySelector(".held"), "still held");
    const seen = heard(control, "keydown", "focus");
    face.focus();
    press(face, "a");
    expect(seen).to.eql([]);
  });
});

describe("the focus of a control in a tag", () => {
  it("goes to the field with the place of the caret as soon as it is drawn, and the page hears no blur", async () => {
    let seen: string[] = [];
    const { control, face, tag } = await put('<vs-text><input value="Перший"></vs-text>', (one) => {
      one.focus();
      one.setSelectionRange(2, 4);
      seen = heard(one, "blur", "focus");
    });
    expect(tag.shadowRoot!.activeElement === face).to.equal(true);
    expect([face.selectionStart, face.selectionEnd, getComputedStyle(control).opacity]).to.eql([2, 4, "0"]);
    await aTimeout(0);
    expect(seen).to.eql([]);
  });

  it("that a script gives it goes to the field, and the page hears one focus", async () => {
    const { control, tag, face } = await put("<vs-text><input></vs-text>");
    const seen = heard(control, "focus", "blur");
    control.focus();
    await aTimeout(0);
    expect([tag.shadowRoot!.activeElement === face, seen]).to.eql([true, ["focus input"]]);
  });
});

describe("a box to be ticked in a switch", () => {
  it("is clicked as a person clicks it: the page hears one click, input and change of the box", async () => {
    const { form, control, tag, face } = await put('<vs-switcher><input type="checkbox"></vs-switcher>');
    const seen = heard(form, "click", "input", "change");
    let during: boolean | undefined;
    control.addEventListener("click", () => (during = control.checked));
    face.click();
    const box = ["click input", "input input", "change input"];
    expect([seen, during, control.checked, tag.value]).to.eql([box, true, true, true]);
    await aTimeout(0);
    face.click();
    expect([control.checked, tag.value, seen.length]).to.eql([false, false, 6]);
  });

  it("stays as it was when the page refuses the click", async () => {
    const { control, tag, face } = await put('<vs-switcher><input type="checkbox"></vs-switcher>');
    control.addEventListener("click", (event) => event.preventDefault());
    face.click();
    await waitUntil(() => !face.checked, "the switch stays on");
    expect([control.checked, tag.value]).to.eql([false, false]);
  });
});

describe("the selection of a text in a tag", () => {
  it("is read and set at the control, also after the text was changed in the same task", async () => {
    const { control, face } = await put("<vs-text type=TextArea><textarea>abc def</textarea></vs-text>");
    face.focus();
    face.setSelectionRange(4, 7);
    expect([control.selectionStart, control.selectionEnd]).to.eql([4, 7]);
    control.value = "abc *def*, ghi";
    control.setSelectionRange(11, 14);
    await waitUntil(() => face.value === control.value, "the text is not shown");
    await aTimeout(0);
    expect([face.selectionStart, face.selectionEnd]).to.eql([11, 14]);
    control.selectionStart = 5;
    control.selectionEnd = 8;
    expect([face.selectionStart, face.selectionEnd]).to.eql([5, 8]);
    control.select();
    expect([face.selectionStart, face.selectionEnd]).to.eql([0, 14]);
  });

  it("is where setRangeText writes", async () => {
    const { control, face, tag } = await put('<vs-text><input value="abc"></vs-text>');
    face.focus();
    face.setSelectionRange(1, 2);
    control.setRangeText("--");
    await waitUntil(() => face.value === "a--c", "the text is not shown");
    expect([control.value, tag.value]).to.eql(["a--c", "a--c"]);
  });

  it("is the control's own again when it has left the tag", async () => {
    const { control, tag } = await put('<vs-text><input value="abc"></vs-text>');
    control.remove();
    await waitUntil(() => !tag.shadowRoot!.querySelector(".held"), "still held");
    control.setSelectionRange(1, 2);
    expect([Object.hasOwn(control, "selectionStart"), control.selectionStart]).to.eql([false, 1]);
  });
});

describe("a control for which the page draws a widget of its own", () => {
  it("is not replaced by the field, and the widget in the tag stays", async () => {
    place.innerHTML = "<vs-select><select><option>Alpha</select></vs-select>";
    const control = place.querySelector("select")!;
    control.style.display = "none";
    const widget = Object.assign(document.createElement("button"), { textContent: "Alpha" });
    control.after(widget);
    const tag = control.parentElement!;
    await waitUntil(() => tag.shadowRoot?.querySelector(".held"), "the tag has not taken the place");
    expect([widget.checkVisibility(), faceOf(tag).checkVisibility()]).to.eql([true, false]);
    widget.remove();
    control.style.display = "";
    await waitUntil(() => faceOf(tag).checkVisibility(), "the field is not shown");
  });
});

describe("a list whose choice the page takes back at once", () => {
  it("shows that nothing is chosen", async () => {
    const { control, face } = await put(
      "<vs-select><select><option value=''>-</option><option value='a'>Alpha</option></select></vs-select>",
    );
    const got: string[] = [];
    control.addEventListener("change", () => {
      got.push(control.value);
      control.value = "";
    });
    face.focus();
    face.click();
    await waitUntil(() => face.getAttribute("aria-expanded") === "true", "not opened");
    face.value = "Alp";
    face.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true }));
    press(face, "Enter");
    await waitUntil(() => got.length === 1, "not chosen");
    await waitUntil(() => face.value === "", "still shown");
    expect([got, control.value]).to.eql([["a"], ""]);
  });
});
