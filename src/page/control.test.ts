/** Every field tag in a form of the page, before and after its code has loaded. */
import { aTimeout, expect } from "@open-wc/testing";
import { defineTags, type Load } from "./define.ts";
import type { FieldInside, VsControl } from "./control.ts";
import { tagOf, tags, type TagName } from "./tags.ts";
import type { Tag } from "./tag.ts";
import type { ValueKind } from "./values.ts";
import { waitUntil } from "../../test/support/wait-until.ts";

type Control = InstanceType<typeof VsControl> & HTMLElement & Record<string, unknown>;

/** The props of the stand-in view, by element. */
const views = new WeakMap<Element, FieldInside>();
const loads: (() => void)[] = [];
let isHeld = false;

const load: Load = async () => {
  if (isHeld) await new Promise<void>((go) => loads.push(go));
  return (inside: FieldInside) => {
    views.set(inside.host, inside);
    inside.root.append(Object.assign(document.createElement("input"), { id: "control" }));
  };
};
const names = Object.keys(tags) as TagName[];
defineTags(load);
const fields = names.filter((name) => tagOf(name).value);
function kindOf(name: TagName): ValueKind {
  const { value = "text", type = "" }: Tag = tagOf(name);
  const kind = typeof value === "object" ? value[type]! : value;
  return kind === "choice" ? "text" : kind;
}

/** Attribute as written → property → what is posted; then the person's change → what is posted. */
const written: Record<string, [string, unknown, string[]][]> = {
  text: [
    ["а <b>&amp;", "а <b>&", ["а <b>&"]],
    ["", "", [""]],
  ],
  number: [
    ["1234.50", 1234.5, ["1234.50"]],
    ["1 234,5", 1234.5, ["1 234,5"]],
    ["−5", -5, ["−5"]],
    ["дві", null, ["дві"]],
    ["", null, [""]],
  ],
  date: [
    ["2026-03-05", "2026-03-05", ["2026-03-05"]],
    ["05.03.2026", "05.03.2026", ["05.03.2026"]],
    ["колись", "колись", ["колись"]],
  ],
  flag: [
    ["true", true, ["on"]],
    ["1", true, ["on"]],
    ["t", true, ["on"]],
    ["false", false, []],
    ["", false, []],
  ],
  list: [
    ["а,б", ["а", "б"], ["а", "б"]],
    ['["а,б"]', ["а,б"], ["а,б"]],
    ["", [], []],
  ],
  json: [
    ['{ "а": 1 }', { а: 1 }, ['{ "а": 1 }']],
    ["колись", null, ["колись"]],
    ["", null, [""]],
  ],
};
const typed: Record<string, [unknown, string[]][]> = {
  text: [["слово", ["слово"]]],
  number: [[-5.25, ["-5.25"]]],
  date: [["2026-01-02", ["2026-01-02"]]],
  flag: [[true, ["on"]]],
  list: [
    [
      ["а", "б"],
      ["а", "б"],
    ],
  ],
  json: [[{ а: 1 }, ['{"а":1}']]],
};
const empty: Record<string, unknown> = { text: "", number: null, date: "", flag: false, list: [], json: null };
const some: Record<string, unknown> = {
  text: "слово",
  number: 5,
  date: "2026-01-02",
  flag: true,
  list: ["слово"],
  json: { а: 1 },
};
/** A value as an attribute or a restored state spells it. */
const said = (value: unknown) => (typeof value === "object" ? JSON.stringify(value) : String(value));

const place = document.body.appendChild(document.createElement("div"));
const posts = (form: HTMLFormElement) => new FormData(form).getAll("x");

/** A form with one field whose code is loaded. */
async function inForm(html: string): Promise<{ form: HTMLFormElement; field: Control }> {
  place.innerHTML = `<form>${html}</form>`;
  await aTimeout(0);
  const form = place.querySelector("form")!;
  return { form, field: form.querySelector(fields.join())! };
}
const by = (field: Element) => views.get(field)!;

beforeEach(() => {
  isHeld = false;
  place.replaceChildren();
});

for (const name of fields) {
  const kind = kindOf(name);
  const tag = (attributes = "") => `<${name} name="x" ${attributes}></${name}>`;
  const value = some[kind];
  const escape = (text: string) => text.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;");

  describe(`<${name}> in a form`, () => {
    for (const [attribute, property, posted] of written[kind]!)
      it(`value="${attribute}" is ${JSON.stringify(property)} and posts ${JSON.stringify(posted)}, before and after its code has loaded`, async () => {
        isHeld = true;
        const plain = attribute.replace("&amp;", "&");
        const { form, field } = await inForm(tag(`value="${escape(plain)}"`));
        const seen = () => [field.value, posts(form)];
        const before = seen();
        isHeld = false;
        loads.splice(0).forEach((go) => go());
        await aTimeout(0);
        expect(before).to.eql([property, posted.map((text) => text.replace("&amp;", "&"))]);
        expect(seen()).to.eql(before);
      });

    for (const [given, posted] of typed[kind]!)
      it(`a change by a person posts ${JSON.stringify(posted)}; input is dispatched at once, change once on leaving`, async () => {
        const { form, field } = await inForm(tag());
        const heard: string[] = [];
        for (const type of ["input", "change"])
          place.addEventListener(type, (event) => heard.push(`${type} ${event.bubbles} ${event.composed}`));
        by(field).change(given);
        expect(heard).to.eql(["input true true"]);
        by(field).done();
        by(field).done();
        expect(heard).to.eql(["input true true", "change true false"]);
        expect([field.value, posts(form)]).to.eql([given, posted]);
      });

    it("a value set by a script is read and posted without events; null gives the empty value", async () => {
      const { form, field } = await inForm(tag());
      let told = 0;
      for (const type of ["input", "change"]) place.addEventListener(type, () => told++, { once: true });
      field.value = value;
      expect(field.value).to.eql(value);
      expect(posts(form).length).to.equal(1);
      field.value = null;
      by(field).done();
      expect([field.value, told]).to.eql([empty[kind], 0]);
    });

    it("a Date, NaN and an object of a script are posted in a spelling that can be read", async () => {
      const { form, field } = await inForm(tag());
      const day = new Date(Date.UTC(2026, 2, 5, 8, 30));
      const seen = [day, new Date(Number.NaN), Number.NaN, Object.assign(Object.create(null), { a: 1 })].map(
        (given) => {
          field.value = given;
          return posts(form);
        },
      );
      const expected: Partial<Record<ValueKind, string[][]>> = {
        flag: [[], [], [], []],
        list: [["2026-03-05T08:30:00.000Z"], [], [], ['"a":1']],
        json: [["{}"], ["{}"], [""], ['{"a":1}']],
      };
      expect(seen).to.eql(expected[kind] ?? [["2026-03-05T08:30:00.000Z"], [""], [""], ['{"a":1}']]);
    });

    it("without a name nothing is posted", async () => {
      const { form, field } = await inForm(tag());
      field.value = value;
      field.removeAttribute("name");
      expect([...new FormData(form).keys()]).to.eql([]);
    });

    it("knows its form, also by form=id, and its labels", async () => {
      place.innerHTML = `<form id="f"></form><label for="a">Перша</label><label>Друга ${tag('id="a" form="f"')}</label>`;
      await aTimeout(0);
      const field = place.querySelector<Control>(name)!;
      expect(field.form === place.querySelector("form")).to.equal(true);
      expect(field.labels.length).to.equal(2);
      expect([...field.labels].map(({ textContent }) => textContent!.trim())).to.eql(["Перша", "Друга"]);
      field.value = value;
      expect(posts(place.querySelector("form")!).length).to.equal(1);
    });

    it("reset restores the attribute's value, and later changes of the attribute count again", async () => {
      const { form, field } = await inForm(tag());
      by(field).change(value);
      form.reset();
      expect(field.value).to.eql(empty[kind]);
      field.setAttribute("value", kind === "flag" ? "1" : said(value));
      expect(field.value).to.eql(value);
    });

    it("an attribute set after a person's change does not override it", async () => {
      const { field } = await inForm(tag());
      by(field).change(value);
      field.setAttribute("value", kind === "number" ? "9" : "інше");
      expect(field.value).to.eql(value);
    });

    it("disabled, by itself or by its fieldset, posts nothing, blocks nothing and takes no change", async () => {
      const { form, field } = await inForm(`<fieldset>${tag("required")}</fieldset>`);
      for (const disable of [field, form.querySelector("fieldset")!]) {
        let draws = 0;
        const end = by(field).listen(() => draws++);
        disable.setAttribute("disabled", "");
        expect([by(field).isDisabled(), draws > 0]).to.eql([true, true]);
        end();
        expect([posts(form), form.checkValidity(), field.willValidate]).to.eql([[], true, false]);
        by(field).change(value);
        expect(field.value).to.eql(empty[kind]);
        disable.removeAttribute("disabled");
        expect(by(field).isDisabled()).to.equal(false);
      }
      expect(form.checkValidity()).to.equal(false);
    });

    it("readonly takes no change from a person and posts", async () => {
      const { form, field } = await inForm(tag("readonly"));
      field.value = value;
      const posted = posts(form);
      by(field).change(empty[kind]);
      expect([field.value, posts(form)]).to.eql([value, posted]);
    });

    it("required and empty: invalid with a message, blocks the submit, before and after its code has loaded", async () => {
      isHeld = true;
      const { form, field } = await inForm(tag("required"));
      const check = () => {
        expect([form.checkValidity(), field.validity.valueMissing]).to.eql([false, true]);
        expect(field.validationMessage).not.to.equal("");
        expect(field.matches(":invalid")).to.equal(true);
      };
      check();
      isHeld = false;
      loads.splice(0).forEach((go) => go());
      await aTimeout(0);
      check();
      by(field).change(value);
      expect([form.checkValidity(), field.matches(":valid")]).to.eql([true, true]);
    });

    it("the view's own problem and setCustomValidity make it invalid; the message is shown after leaving", async () => {
      const { form, field } = await inForm(tag());
      by(field).validate(() => ({ flags: { badInput: true }, message: "так не можна" }));
      expect([field.validity.badInput, field.validationMessage, form.checkValidity()]).to.eql([
        true,
        "так не можна",
        false,
      ]);
      expect(by(field).problem(), "the form has asked").to.equal("так не можна");
      field.setCustomValidity("зайнято");
      expect([field.validity.customError, field.validationMessage]).to.eql([true, "зайнято"]);
      field.setCustomValidity("");
      by(field).validate(() => null);
      expect(field.checkValidity()).to.equal(true);
    });

    it("after a reset no message is shown until the field is left again", async () => {
      const { form, field } = await inForm(tag());
      by(field).validate(() => ({ flags: { badInput: true }, message: "так не можна" }));
      form.checkValidity();
      form.reset();
      expect(by(field).problem()).to.equal("");
      field.dispatchEvent(new FocusEvent("focusout"));
      expect(by(field).problem()).to.equal("так не можна");
    });

    it("a state that the browser restores becomes the value", async () => {
      const { field } = await inForm(tag());
      field.formStateRestoreCallback(said(value));
      expect(field.value).to.eql(value);
    });

    it("a move keeps value and form; a clone starts from the attributes", async () => {
      const { field } = await inForm(tag());
      by(field).change(value);
      const other = place.appendChild(document.createElement("form"));
      other.append(field);
      await aTimeout(0);
      expect([field.value, field.form === other, posts(other).length]).to.eql([value, true, 1]);
      const clone = field.cloneNode(true) as never as Control;
      expect(clone.value).to.eql(empty[kind]);
    });

    it("with mirror a hidden input beside it carries the value, once", async () => {
      const { form, field } = await inForm(tag("mirror"));
      field.value = value;
      await waitUntil(() => form.querySelector("input[type=hidden]"), "no mirror");
      expect(posts(form).length).to.equal(1);
      const mirror = form.querySelector<HTMLInputElement>("input[type=hidden]")!;
      expect([mirror.name, mirror.previousSibling === field]).to.eql(["x", true]);
      field.setAttribute("disabled", "");
      expect(posts(form), "disabled").to.eql([]);
      field.removeAttribute("disabled");
      field.removeAttribute("mirror");
      expect(posts(form).length).to.equal(1);
      expect(form.querySelector("input[type=hidden]")).to.equal(null);
      field.setAttribute("mirror", "");
      field.remove();
      await aTimeout(0);
      expect(form.querySelector("input[type=hidden]")).to.equal(null);
    });

    if (kind === "list")
      it("with mirror each of its entries has a hidden input, in their order", async () => {
        const { form, field } = await inForm(tag("mirror"));
        const mirrored = () =>
          [...form.querySelectorAll<HTMLInputElement>("input[type=hidden]")].map((one) => one.value);
        for (const entries of [["а", "б", "в"], ["г"], [], ["д", "е"]]) {
          field.value = entries;
          await waitUntil(() => mirrored().join() === entries.join(), `no mirror of ${entries.join()}`);
          expect(posts(form)).to.eql(entries);
        }
      });

    it("typed keys do not reach the page; keys with a modifier and Escape do", async () => {
      const { field } = await inForm(tag());
      const heard: string[] = [];
      const listen = (event: Event) => heard.push((event as KeyboardEvent).key);
      place.addEventListener("keydown", listen);
      const control = field.shadowRoot!.querySelector("input")!;
      const press = (key: string, more = {}) =>
        control.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, composed: true, ...more }));
      for (const key of ["a", "я", " ", "Backspace", "ArrowLeft"]) press(key);
      press("Escape");
      press("F2");
      press("s", { ctrlKey: true });
      press("k", { metaKey: true });
      press("d", { altKey: true });
      place.removeEventListener("keydown", listen);
      expect(heard).to.eql(["Escape", "F2", "s", "k", "d"]);
    });

    it("a click on it gives the focus to the control inside", async () => {
      const { field } = await inForm(tag());
      if (name === "vs-hidden") return; // it is not displayed
      field.focus();
      expect(document.activeElement === field).to.equal(true);
      expect(field.shadowRoot!.activeElement?.id).to.equal("control");
    });
  });
}

describe("<vs-switcher>", () => {
  it("checked is its first state; checked and value are the state; on-value is posted", async () => {
    const { form, field } = await inForm('<vs-switcher name="x" checked on-value="так"></vs-switcher>');
    expect([field.value, field["checked"], posts(form)]).to.eql([true, true, ["так"]]);
    by(field).change(false);
    expect([field.value, field["checked"], posts(form)]).to.eql([false, false, []]);
    field["checked"] = true;
    expect([field.value, posts(form)]).to.eql([true, ["так"]]);
    field["checked"] = false;
    form.reset();
    expect([field.value, field["checked"]]).to.eql([true, true]);
  });
});

it("another type reads what a person has chosen anew, an attribute's value too", async () => {
  const { form, field } = await inForm(`<vs-choice name="x" type="Radio" value="a"></vs-choice>`);
  field.setAttribute("type", "Checkboxes");
  expect([field.value, posts(form)]).to.eql([["a"], ["a"]]);
  field.setAttribute("type", "Radio");
  by(field).change("b");
  field.setAttribute("type", "Checkboxes");
  expect([field.value, posts(form)]).to.eql([["b"], ["b"]]);
});

it("a form that is submitted before the code has loaded posts the values of the attributes", async () => {
  isHeld = true;
  const { form } = await inForm(fields.map((name) => `<${name} name="${name}" value="7"></${name}>`).join(""));
  expect(Object.fromEntries(new FormData(form))).to.eql(
    Object.fromEntries(fields.filter((name) => kindOf(name) !== "flag").map((name) => [name, "7"])),
  );
});
