/** Field tags around the page's own control: the control holds the value, the tag is its face. */
import { aTimeout, expect } from "@open-wc/testing";
import jQuery from "jquery";
import "../../../elements/main.ts";
import { pageFocus } from "../../base/runtime/document.ts";
import { natives } from "../../base/runtime/runtime.ts";
import { morph } from "../refreshing/morph.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";

type Native = HTMLInputElement & HTMLSelectElement;
type Tag = HTMLElement & { value: unknown };

const place = document.body.appendChild(document.createElement("div"));
afterEach(() => place.replaceChildren());
const sheet = new CSSStyleSheet();
sheet.replaceSync(".d-none { display: none !important }");
document.adoptedStyleSheets.push(sheet);

const face = (tag: Element) => tag.shadowRoot!.querySelector<HTMLInputElement>("[data-anchor]:not([hidden])")!;
const isHidden = (control: Element) => getComputedStyle(control).opacity === "0";

async function put(html: string) {
  place.innerHTML = `<form><label for="id_kind">Вид робіт</label>${html}<input name="after"></form>`;
  const form = place.querySelector("form")!;
  const control = form.querySelector<Native>("[name=kind]")!;
  const tag = control.parentElement as Tag;
  await waitUntil(() => isHidden(control), `${tag.localName} has not taken the place of its control`);
  return { form, control, tag };
}
const posted = (form: HTMLFormElement) => [...new FormData(form)].filter(([name]) => name !== "after").map(String);

/** Notes the events that reach the form, by type and what dispatched them. */
function eventsOf(form: HTMLFormElement): string[] {
  const seen: string[] = [];
  for (const type of ["input", "change"])
    form.addEventListener(type, ({ target }) => seen.push(`${type} ${(target as Element).localName}`));
  return seen;
}
const natively = (control: Element) => control.getAttribute("aria-hidden");
function write(control: HTMLInputElement, text: string): void {
  control.focus();
  control.value = text;
  control.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true }));
  control.blur();
}

const kinds = `<option value="">---------</option><option value="repair" selected>Ремонт</option><optgroup label="Догляд"><option value="care">Обрізка</option><option value="none" disabled>Немає</option></optgroup>`;
const select = `<vs-select><select name="kind" id="id_kind">${kinds}</select></vs-select>`;
const text = `<vs-text><input name="kind" id="id_kind" value="Перший" maxlength="20" placeholder="слово"></vs-text>`;

describe("a field tag around the page's own control", () => {
  it("that is moved before its code has come takes it over once", async () => {
    place.innerHTML = `<form>${text}</form><form></form>`;
    const [from, to] = place.querySelectorAll("form");
    const tag = from!.querySelector("vs-text")!;
    to!.append(tag);
    from!.append(tag);
    const control = tag.querySelector("input")!;
    await waitUntil(() => isHidden(control), "not taken");
    let pressed = 0;
    control.addEventListener("keydown", () => pressed++);
    face(tag).dispatchEvent(new KeyboardEvent("keydown", { key: "a", bubbles: true, composed: true }));
    expect(pressed).to.equal(1);
  });

  const come: [how: string, (control: HTMLElement) => HTMLElement | Promise<HTMLElement>][] = [
    [
      "wrapped by jQuery",
      (control) => {
        const wrapping = jQuery(control) as unknown as { wrap(html: string): void };
        wrapping.wrap("<vs-select></vs-select>");
        return control.parentElement!;
      },
    ],
    [
      "put into a tag later",
      async (control) => {
        const tag = document.createElement("vs-select");
        control.before(tag);
        await waitUntil(() => face(tag), "not drawn");
        tag.append(control);
        return tag;
      },
    ],
  ];
  for (const [how, wrapIn] of come)
    it(`a control that a script has ${how} keeps its choices and its value`, async () => {
      place.innerHTML = `<form><select name="kind" id="id_kind">${kinds}</select></form>`;
      const control = place.querySelector<Native>("select")!;
      const tag = (await wrapIn(control)) as Tag & { options: unknown[] };
      await waitUntil(() => isHidden(control), "the tag has not taken the place of its control");
      expect([tag.value, tag.options.length, posted(place.querySelector("form")!)]).to.eql([
        "repair",
        3,
        ["kind,repair"],
      ]);
      await waitUntil(() => face(tag).value === "Ремонт", "the choice is not shown");
    });

  it("a control that comes late takes what a person has typed in the tag", async () => {
    place.innerHTML = "<form><vs-text></vs-text></form>";
    const tag = place.querySelector<Tag>("vs-text")!;
    await waitUntil(() => face(tag), "not drawn");
    write(face(tag), "typed");
    tag.innerHTML = '<input name="kind" value="">';
    await waitUntil(() => posted(place.querySelector("form")!).join() === "kind,typed", "what was typed is lost");
  });

  for (const [html, value] of [
    ['<vs-date><input name="kind" id="id_kind" value="12/31/2025"></vs-date>', "12/31/2025"],
    ['<vs-number><input name="kind" id="id_kind" value="abc"></vs-number>', "abc"],
    [`<vs-select options='["a","b"]'><input name="kind" id="id_kind" value="gone"></vs-select>`, "gone"],
  ] as const)
    it(`posts what nobody has changed, even what the field cannot read; what a person types is judged: ${html}`, async () => {
      const { form, control, tag } = await put(html);
      await aTimeout(100);
      expect([posted(form), form.checkValidity(), control.validity.valid]).to.eql([[`kind,${value}`], true, true]);
      if (natives.name(tag) === "vs-select") return;
      write(face(tag), "xyz");
      await waitUntil(() => !form.checkValidity(), "what was typed is not judged");
      form.reset();
      await waitUntil(() => form.checkValidity(), "the value that came is judged after a reset");
    });

  const samples: [html: string, before: string, after: string][] = [
    [select, "repair", "care"],
    [text, "Перший", "Другий"],
    [`<vs-text><textarea name="kind" id="id_kind">Перший</textarea></vs-text>`, "Перший", "Другий"],
    [
      `<vs-number><input type="number" step=".01" name="kind" id="id_kind" value="1234.50"></vs-number>`,
      "1234.50",
      "7.25",
    ],
    [`<vs-number><input name="kind" id="id_kind" value="1 234,50"></vs-number>`, "1 234,50", "7,25"],
    [`<vs-date><input type="date" name="kind" id="id_kind" value="2026-03-05"></vs-date>`, "2026-03-05", "2026-04-06"],
    [`<vs-date><input name="kind" id="id_kind" value="05.03.2026"></vs-date>`, "05.03.2026", "06.04.2026"],
    [
      `<vs-autocomplete data="kind" tags><input name="kind" id="id_kind" value="Перший"></vs-autocomplete>`,
      "Перший",
      "Другий",
    ],
    [
      `<vs-rich-text><textarea name="kind" id="id_kind"><p>Перший</p></textarea></vs-rich-text>`,
      "<p>Перший</p>",
      "<p>Другий</p>",
    ],
    [`<vs-code><textarea name="kind" id="id_kind">{}</textarea></vs-code>`, "{}", "[]"],
  ];
  for (const [html, before, after] of samples) {
    it(`is its face, and the control posts, resets and is found by the host's scripts: ${html}`, async () => {
      const { form, control, tag } = await put(html);
      const initial = tag.value;
      expect([posted(form), form.elements.length]).to.eql([[`kind,${before}`], 2]);
      expect(form.elements.namedItem("kind") === control, "form.elements.kind").to.equal(true);
      jQuery("#id_kind").val(after);
      await waitUntil(() => tag.value !== initial, "the face has not followed");
      expect([posted(form), control.value]).to.eql([[`kind,${after}`], after]);
      const changed = tag.value;
      form.reset();
      await waitUntil(() => tag.value !== changed, "the face was not reset");
      expect([posted(form), tag.value]).to.eql([[`kind,${before}`], initial]);
      tag.value = changed;
      expect(posted(form)).to.eql([`kind,${after}`]);
    });

    it(`a label of the control focuses it, and it has the label's name: ${html}`, async () => {
      const { form, control, tag } = await put(html);
      form.querySelector("label")!.click();
      expect([pageFocus() === tag, tag.shadowRoot!.activeElement === face(tag)]).to.eql([true, true]);
      const named = face(tag).closest("[role=group]") ?? face(tag);
      expect(named.getAttribute("aria-label")).to.equal("Вид робіт");
      expect([control.tabIndex, control.getAttribute("aria-hidden")]).to.eql([-1, "true"]);
    });
  }

  it("what a person types reaches the control, whose input and change come once", async () => {
    const { form, control, tag } = await put(text);
    const seen = eventsOf(form);
    expect([face(tag).maxLength, face(tag).placeholder]).to.eql([20, "слово"]);
    write(face(tag), "Другий");
    expect([control.value, seen]).to.eql(["Другий", ["input input", "change input"]]);
  });

  it("a host's mask that writes at each input is shown, and change still comes", async () => {
    const { form, control, tag } = await put(text);
    control.addEventListener("input", () => (control.value = control.value.toUpperCase()));
    const seen = eventsOf(form);
    write(face(tag), "другий");
    await waitUntil(() => face(tag).value === "ДРУГИЙ", "the mask is not shown");
    expect([control.value, seen.at(-1)]).to.eql(["ДРУГИЙ", "change input"]);
  });

  it("choices, changed and added ones too, are those of the select; a new one is taken with its text", async () => {
    const { control, tag } = await put(select);
    const options = () => (tag as unknown as { options: { id: string; enabled: boolean; group: string }[] }).options;
    expect(options().map(({ id, group, enabled }) => [id, group, enabled])).to.eql([
      ["repair", "", true],
      ["care", "Догляд", true],
      ["none", "Догляд", false],
    ]);
    expect(face(tag).value).to.equal("Ремонт");
    control.append(new Option("Полив", "water", true, true)); // what Django's window does
    await waitUntil(() => face(tag).value === "Полив", "the new choice is not shown");
    control.options[0]!.selected = true;
    await waitUntil(() => face(tag).value === "", "the empty choice is not shown");
    control.selectedIndex = 2;
    await waitUntil(() => face(tag).value === "Обрізка", "selectedIndex is not followed");
    control.querySelector("optgroup")!.disabled = true;
    const enabled = () => options().flatMap(({ id, enabled: isEnabled }) => (isEnabled ? id : []));
    await waitUntil(() => enabled().join() === "repair,water", "the choices of a disabled group can be chosen");
  });

  it("of a text area is a text area, and allows the dates that its control allows", async () => {
    const { tag } = await put(`<vs-text><textarea name="kind" id="id_kind" rows="7">Перший</textarea></vs-text>`);
    expect([face(tag).localName, (face(tag) as unknown as HTMLTextAreaElement).rows]).to.eql(["textarea", 7]);
    const limits = 'min="2026-03-02" max="2026-03-30"';
    const date = await put(`<vs-date><input type="date" ${limits} name="kind" value="2026-03-05"></vs-date>`);
    expect(["start", "end"].map((name) => date.tag.getAttribute(name))).to.eql(["2026-03-02", "2026-03-30"]);
  });

  it("several choices are several", async () => {
    const { form, control, tag } = await put(select.replace("<select", "<select multiple"));
    expect([tag.value, posted(form)]).to.eql([["repair"], ["kind,repair"]]);
    jQuery(control).val(["repair", "care"]);
    await waitUntil(() => (tag.value as string[]).length === 2, "the second choice is not shown");
    tag.value = ["care"];
    expect(posted(form)).to.eql(["kind,care"]);
  });

  it("a choice that the select does not offer is added to it; a select without an empty choice cannot be emptied", async () => {
    const { form, tag } = await put(
      `<vs-select><select name="kind" id="id_kind"><option value="a">А</option></select></vs-select>`,
    );
    tag.value = "b";
    expect(posted(form)).to.eql(["kind,b"]);
    tag.value = "";
    expect(posted(form)).to.eql(["kind,b"]);
  });

  it("disabled, readonly and required are those of the control, now and later; the author's own win", async () => {
    const { control, tag } = await put(text.replace("<vs-text", `<vs-text placeholder="своє"`));
    expect(face(tag).placeholder).to.equal("своє");
    control.disabled = control.readOnly = control.required = true;
    await waitUntil(() => face(tag).disabled && face(tag).readOnly, "not taken");
    expect([tag.hasAttribute("required"), face(tag).getAttribute("aria-required")]).to.eql([true, "true"]);
    control.disabled = false;
    await waitUntil(() => !face(tag).disabled, "still disabled");
  });

  it("the control judges, its message stands at the face, and a text that it cannot hold stops the form", async () => {
    const { form, control, tag } = await put(
      `<vs-number><input type="number" required min="1" name="kind" id="id_kind" value="5"></vs-number>`,
    );
    write(face(tag), "0");
    expect([form.checkValidity(), control.validity.rangeUnderflow]).to.eql([false, true]);
    await waitUntil(() => tag.shadowRoot!.querySelector(".note.wrong")?.textContent, "no message");
    write(face(tag), "1,2,3");
    expect(form.checkValidity()).to.equal(false);
    face(tag).focus();
    expect(face(tag).value).to.equal("1,2,3");
    write(face(tag), "3");
    expect([form.checkValidity(), posted(form)]).to.eql([true, ["kind,3"]]);
    control.setCustomValidity("Зайнято");
    expect(form.reportValidity()).to.equal(false);
    expect(pageFocus() === tag, "the face has the focus").to.equal(true);
  });

  it("a problem that only the field knows stops the form, until the text is right", async () => {
    const { form, tag } = await put(`<vs-number><input name="kind" id="id_kind" value="5"></vs-number>`);
    write(face(tag), "1,2,3");
    expect([form.checkValidity(), posted(form)]).to.eql([false, ["kind,1,2,3"]]);
    write(face(tag), "3");
    expect([form.checkValidity(), posted(form)]).to.eql([true, ["kind,3"]]);
  });

  it("a problem of the field does not stay at a control that is taken out", async () => {
    const { control, tag } = await put(`<vs-number><input name="kind" id="id_kind" value="5"></vs-number>`);
    write(face(tag), "1,2,3");
    expect(control.validity.customError).to.equal(true);
    control.remove();
    await waitUntil(() => control.validity.valid, "the problem stays");
  });

  const refusals: [html: string, text: string, message: string][] = [
    [`<vs-number><input type="number" min="1" name="kind" value="5"></vs-number>`, "0", "не менше 1"],
    [`<vs-number><input type="number" max="9" name="kind" value="5"></vs-number>`, "12", "не більше 9"],
    [`<vs-text><input pattern="[A-Z]+" title="Великі літери" name="kind" value="A"></vs-text>`, "a1", "Великі літери"],
    [`<vs-text><input pattern="[A-Z]+" name="kind" value="A"></vs-text>`, "a1", "Не відповідає"],
    [`<vs-text><input type="email" name="kind" value="a@b.ua"></vs-text>`, "a", "електронної пошти"],
    [`<vs-text><input required name="kind" value="A"></vs-text>`, "", "обов'язкове"],
  ];
  for (const [html, wrong, message] of refusals)
    it(`what the control refuses is told in the person's language: ${html}`, async () => {
      const { form, tag } = await put(html);
      write(face(tag), wrong);
      expect(form.checkValidity()).to.equal(false);
      const note = () => tag.shadowRoot!.querySelector(".note.wrong")?.textContent;
      await waitUntil(() => note()?.includes(message), "no message");
    });

  it("a box of the host around the control stays: its links are seen and work, the control's face stands before", async () => {
    const box = `<div class="related-widget-wrapper"><select name="kind" id="id_kind">${kinds}</select><a href="#add" id="add_id_kind">+</a></div>`;
    place.innerHTML = `<form><label for="id_kind">Вид робіт</label><vs-select>${box}</vs-select></form>`;
    const tag = place.querySelector<Tag>("vs-select")!;
    const control = tag.querySelector("select")!;
    await waitUntil(() => isHidden(control), "the control is not hidden");
    const link = tag.querySelector("a")!.getBoundingClientRect();
    const { right, top, bottom } = face(tag).getBoundingClientRect();
    const isAfter = link.left >= right && link.top >= top && link.bottom <= bottom;
    expect([face(tag).value, link.width > 4, isAfter]).to.eql(["Ремонт", true, true]);
    control.append(new Option("Полив", "water", true, true));
    control.removeAttribute("style");
    await waitUntil(() => face(tag).value === "Полив" && isHidden(control), "the new choice is not shown");
    control.remove();
    await waitUntil(() => !isHidden(control), "still hidden");
    expect(control.hasAttribute("style")).to.equal(false);
  });

  it("a box to tick is a switcher's", async () => {
    const { form, control, tag } = await put(
      `<vs-switcher><input type="checkbox" name="kind" id="id_kind" value="yes" checked></vs-switcher>`,
    );
    expect([tag.value, posted(form)]).to.eql([true, ["kind,yes"]]);
    face(tag).click();
    expect([tag.value, control.checked, posted(form)]).to.eql([false, false, []]);
    control.checked = true;
    await waitUntil(() => tag.value === true, "the face has not followed");
    expect(posted(form)).to.eql(["kind,yes"]);
  });

  for (const isLate of [false, true])
    it(`passes over inputs that a library puts before the control, ${isLate ? "later" : "at once"}`, async () => {
      const hint = '<input class="hint" readonly tabindex="-1">';
      const box = '<input class="box" type="text">';
      place.innerHTML = `<form>${text.replace("kind", "a")}${select}</form>`;
      const form = place.querySelector("form")!;
      const [word, list] = [...form.querySelectorAll<Native>("[name]")] as [Native, Native];
      if (isLate) await waitUntil(() => isHidden(word) && isHidden(list), "not taken");
      for (const [control, before] of [
        [word, hint],
        [list, box],
      ] as const) {
        const span = document.createElement("span");
        control.before(span);
        span.innerHTML = before;
        span.append(control);
      }
      list.style.display = "none";
      await waitUntil(() => isHidden(word), "not taken");
      const [tag, listTag] = form.querySelectorAll<Tag>("vs-text,vs-select") as unknown as [Tag, Tag];
      write(face(tag), "Нове");
      expect([word.value, face(tag).readOnly]).to.eql(["Нове", false]);
      await waitUntil(() => listTag.shadowRoot?.querySelector(".vs"), "not drawn");
      await waitUntil(
        () => getComputedStyle(listTag.shadowRoot!.querySelector(".vs")!).display === "none",
        "two boxes",
      );
      const shown = form.querySelector<HTMLElement>(".box")!;
      expect([isHidden(shown), shown.offsetWidth > 100, natively(shown)]).to.eql([false, true, null]);
    });

  it("leaves a widget alone that a library has drawn before the hidden control", async () => {
    place.innerHTML = `<form><vs-text><span><input class="own"><input name="kind" style="display:none"></span></vs-text></form>`;
    const [own, control] = place.querySelectorAll("input");
    const tag = place.querySelector<Tag>("vs-text")!;
    await waitUntil(() => isHidden(control!), "not taken");
    expect([isHidden(own!), natively(own!), own!.offsetWidth > 50]).to.eql([false, null, true]);
    expect(getComputedStyle(tag.shadowRoot!.querySelector(".vs")!).display).to.equal("none");
  });

  it("a day that is being typed is not written into the browser's own control of days", async () => {
    const { control, tag } = await put('<vs-date><input type="date" name="kind"></vs-date>');
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!;
    const written: string[] = [];
    const note = function (this: HTMLInputElement, given: string) {
      if (this === control) written.push(given);
      set!.call(this, given);
    };
    Object.defineProperty(HTMLInputElement.prototype, "value", { set: note });
    const own = face(tag);
    for (const typed of ["2", "24.", "24.12", "24.12.2026"]) {
      set!.call(own, typed);
      own.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true }));
    }
    Object.defineProperty(HTMLInputElement.prototype, "value", { set: set! });
    expect(control.value).to.equal("2026-12-24");
    expect(written.filter((one) => !/^(\d{4}-\d\d-\d\d)?$/.test(one))).to.eql([]);
  });

  it("a control that is taken out is the page's again; another one in its place is wrapped", async () => {
    const { control, tag } = await put(select);
    control.remove();
    await waitUntil(() => !Object.hasOwn(control, "value"), "its accessors stay");
    expect(Object.hasOwn(control.options[0]!, "selected")).to.equal(false);
    expect([control.hasAttribute("tabindex"), control.hasAttribute("aria-hidden")]).to.eql([false, false]);
    tag.innerHTML = `<select name="kind"><option>інше</option></select>`;
    await waitUntil(() => tag.value === "інше" && isHidden(tag.firstElementChild!), "the new one is not wrapped");
  });

  it("a control that the parser meets after its tag is wrapped when the page is read", async () => {
    Object.defineProperty(document, "readyState", { value: "loading", configurable: true });
    place.innerHTML = "<form><vs-text></vs-text></form>";
    Reflect.deleteProperty(document, "readyState");
    const tag = place.querySelector<Tag>("vs-text")!;
    await waitUntil(() => face(tag), "not drawn");
    tag.innerHTML = `<input name="kind" value="Перший">`;
    document.dispatchEvent(new Event("DOMContentLoaded"));
    await waitUntil(() => face(tag).value === "Перший", "not wrapped");
    expect(posted(place.querySelector("form")!)).to.eql(["kind,Перший"]);
  });

  it("a refresh changes the control as the server has it, and its face follows", async () => {
    const { form, tag } = await put(select);
    const fresh = document.createElement("form");
    fresh.innerHTML = form.innerHTML
      .replace(' selected=""', "")
      .replace("Обрізка", "Полив")
      .replace('"care"', '"care" selected');
    for (const one of fresh.querySelectorAll("[aria-hidden]"))
      for (const name of ["aria-hidden", "tabindex"]) one.removeAttribute(name);
    const server = document.createElement("vs-select");
    server.innerHTML = fresh.querySelector("select")!.outerHTML;
    fresh.querySelector("vs-select")!.replaceWith(server);
    morph(form, [...fresh.childNodes]);
    await waitUntil(() => face(tag).value === "Полив", "the face has not followed");
    const control = form.querySelector("select")!;
    expect([control.tabIndex, isHidden(control), form.elements.length]).to.eql([-1, true, 2]);
  });

  it("without a face the control is visible and used", async () => {
    place.innerHTML = `<div vs-inert>${select}</div>`;
    const control = place.querySelector("select")!;
    await aTimeout(100);
    expect([isHidden(control), control.getBoundingClientRect().width > 20, control.tabIndex]).to.eql([false, true, 0]);
  });

  for (const around of ["", "box"])
    it(`is hidden and shown as the page's script hides and shows the control${around && ", in a box too"}`, async () => {
      const html = around ? select.replace("<select", "<p><select").replace("</select>", "</select></p>") : select;
      place.innerHTML = html;
      const [control, tag] = [place.querySelector<Native>("select")!, place.querySelector("vs-select")!];
      await waitUntil(() => isHidden(control), "the place is not taken");
      const seen: boolean[] = [];
      for (const change of [
        () => (control.hidden = true),
        () => (control.hidden = false),
        () => jQuery(control).hide(),
        () => jQuery(control).show(),
        () => jQuery(control).toggle(),
        () => jQuery(control).toggle(),
        () => control.classList.add("d-none"),
        () => control.classList.remove("d-none"),
      ]) {
        change();
        await aTimeout(0);
        seen.push(face(tag).checkVisibility());
      }
      expect(seen).to.eql([false, true, false, true, false, true, false, true]);
      expect(isHidden(control)).to.equal(true);
    });

  it("stays hidden while the control has been from the beginning", async () => {
    place.innerHTML = select.replace("<select", '<select style="display:none"');
    const control = place.querySelector<Native>("select")!;
    await waitUntil(() => face(control.parentElement!), "not drawn");
    const before = control.parentElement!.checkVisibility();
    jQuery(control).show();
    await aTimeout(0);
    expect([before, control.parentElement!.checkVisibility()]).to.eql([false, true]);
  });
});
