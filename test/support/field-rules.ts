/** The rules for every field type: its conversions, and its tag alone in a foreign page (test/field-contract-*.test.ts). */
import { aTimeout, expect } from "@open-wc/testing";
import "../../elements/main.ts";
import { types } from "fields:types";
import { fieldOf, loadField, loadFields } from "../../elements/fields/index.ts";
import { copy } from "../../src/base/copy.ts";
import { setLanguage } from "../../src/base/language/i18n.ts";
import { judge } from "../../src/forms/checks/validators.ts";
import { isUnread, unread } from "../../src/values/unread.ts";
import { readEntry } from "../../src/forms/schema/schema.ts";
import { attributeOf, tagOf, tags, typeOf, type FieldName } from "../../src/page/tags.ts";
import type { FieldDefinition } from "../../src/page/fields/field-definition.ts";
import type { Tag } from "../../src/page/tag.ts";
import type { Field } from "../../src/view/field.ts";
import { waitUntil } from "./wait-until.ts";

type Control = HTMLElement & { value: unknown; checkValidity(): boolean; validationMessage: string };

/** Unexpected values that servers and people have sent to fields. */
const hostile = [
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "{{constructor.constructor('alert(1)')()}}",
  "${7*7}",
  ["javascript", "alert(1)"].join(":"),
  "'; DROP TABLE request; --",
  "=1+1",
  "null",
  "undefined",
  "NaN",
  "true",
  "__proto__",
  "constructor",
  " a  b ",
  "a\nb\r\nc\td",
  "0",
  "-0",
  "00017",
  "1e3",
  "1,234.50",
  "1.234,50",
  "1 234,5",
  "1234.50",
  "９",
  "٣",
  "05.03.2026",
  "2026-03-05T00:00:00Z",
  "31.02.2026",
  "0000-00-00",
  "\u202eабв",
  "і\u0308ʼ’'",
  "👩‍👩‍👧‍👦",
  "\ud800",
  "\0",
  "x".repeat(100_000),
];
const raws: unknown[] = [...hostile, null, undefined, "", 0, -1, 1.5, 1e21, true, false, [], ["a"], {}, { a: 1 }];
/** As a record holds them: copied data has no prototype of the language (docs/safety.md §2). */
const copied: unknown[] = [{ a: { b: [1] } }, [{ a: 1 }, null], { toString: 1, length: -1 }].map((raw) => copy(raw));

/** Higher than the space that is reserved before their code has loaded. */
const tall = new Set(["TextArea", "Palette", "Reminder", "Files", "FileClasses"]);
const names = (Object.keys(tags) as FieldName[]).filter((name) => tagOf(name).type);
const typesOf = (name: FieldName) => (types[name.slice(3)] ?? typeOf(name.slice(3))).split(" ");
const fields = new Map<string, Field>();
const definitions = new Map<string, FieldDefinition>();

const place = document.body.appendChild(document.createElement("div"));
const drawn = (tag: Element) =>
  waitUntil(() => tag.shadowRoot!.querySelector(".field"), `${tag.outerHTML} was not drawn`);
/** The control in use: a select's plain one is hidden once its library has loaded. */
const inner = (tag: Element) =>
  [...tag.shadowRoot!.querySelectorAll<HTMLInputElement>("[data-anchor], output.told-value")].find(
    ({ hidden }) => !hidden,
  )!;
/** By the native attribute, or by aria-… of the control, its group or the grid in it. */
const is = (tag: Element, state: "disabled" | "readOnly") =>
  inner(tag)[state] ||
  [inner(tag), named(tag), ...inner(tag).querySelectorAll("[role=grid]")].some(
    (one) => one.getAttribute(`aria-${state.toLowerCase()}`) === "true",
  );
/** The element with name and states: the control, or its group. */
const named = (tag: Element) => inner(tag).closest("[role=group],[role=radiogroup]") ?? inner(tag);
/** The kind of its value; by its type where the tag has several. */
const kindOf = ({ value, type: first }: Tag, type: string) =>
  typeof value === "object" ? (value[type] ?? value[first!]) : value;
/** A field of several kinds takes a sample only for its own kind. */
const fits = (sample: unknown, kind: string | undefined) =>
  kind === "flag" ? typeof sample === "boolean" : kind === "list" ? Array.isArray(sample) : typeof sample === "string";
async function put(html: string): Promise<{ form: HTMLFormElement; tag: Control }> {
  place.innerHTML = `<form>${html}</form>`;
  const form = place.firstElementChild as HTMLFormElement;
  const tag = form.querySelector(`:is(${names.join()})`) as Control;
  await drawn(tag);
  return { form, tag };
}

/** Attributes without which a tag has nothing to choose or edit. */
const needed: Partial<Record<FieldName, [attribute: string, written: string][]>> = {
  "vs-choice": [["options", '["a","b"]']],
  "vs-data-table": [["columns", '[{"name":"work"}]']],
  "vs-file-classes": [["options", '["a","b"]']],
};

/** Declares the tests of one quarter of the fields (1 to 4): a file has four minutes, also on a slow machine. */
export function testFields(quarter: 1 | 2 | 3 | 4): void {
  const own = names.filter((_, at) => at % 4 === quarter - 1);
  before(async () => {
    for (const name of own) {
      const folder = name.slice(3);
      fields.set(name, await loadField(folder));
      const found = (await import(`../../elements/fields/${folder}/definition.ts`)) as { default: FieldDefinition };
      definitions.set(name, found.default);
    }
  });
  for (const name of own) for (const type of typesOf(name)) testField(name, type);
}

function testField(name: FieldName, type: string): void {
  const { value: held, type: first }: Tag = tagOf(name);
  const kind = kindOf(tagOf(name), type);
  const entry = readEntry("x", { type });
  const field = () => fields.get(name)!;
  const samples = () =>
    definitions.get(name)!.samples.filter((sample) => typeof held !== "object" || fits(sample, kind));
  const isShown = name !== "vs-hidden";
  const more = needed[name] ?? [];
  const attributes = `name="x" type="${type}" ${more.map(([attribute, text]) => `${attribute}='${text}'`).join(" ")}`;

  describe(`${type} <${name}>`, () => {
    it("is drawn by its folder in a form too; the first type of a tag is its default", async () => {
      await loadFields([type]);
      expect([fieldOf(type), typesOf(name)[0]]).to.eql([field(), first]);
    });

    it("reads what it writes, for its samples", () => {
      for (const sample of typeof held === "object" ? samples() : [...samples(), field().empty])
        expect(field().read(field().write(sample, undefined, entry), entry), String(sample)).to.eql(sample);
    });

    it("reads anything without throwing; an unreadable value is kept as it is", () => {
      for (const raw of [...raws, ...copied]) {
        const value = field().read(raw, entry);
        if (isUnread(value)) expect([String(raw), JSON.stringify(raw)]).to.include(value.text);
      }
    });

    it("writes a value in the spelling in which it was read", () => {
      for (const sample of samples()) {
        const raw = field().write(sample, undefined, entry);
        expect(field().write(field().read(raw, entry), raw, entry), String(sample)).to.eql(raw);
      }
    });

    it("has no button that submits the form around it", async () => {
      const { tag } = await put(`<${name} ${attributes}></${name}>`);
      for (const sample of samples()) {
        tag.value = sample;
        await aTimeout(0);
        const sending = [...tag.shadowRoot!.querySelectorAll("button")].filter((button) => button.type !== "button");
        expect(sending.map(({ outerHTML }) => outerHTML)).to.eql([]);
      }
    });

    it("a bare tag is visible, as large as before its code loaded, and named", async () => {
      place.innerHTML = `<${name} ${attributes}></${name}>`;
      const tag = place.firstElementChild as HTMLElement;
      const before = tag.getBoundingClientRect();
      await drawn(tag);
      await aTimeout(30);
      const after = tag.getBoundingClientRect();
      if (!isShown) return expect([after.width, after.height]).to.eql([0, 0]);
      if (kind && !tall.has(type))
        expect([after.width, after.height], "it jumps").to.eql([before.width, before.height]);
      expect(after.height).to.be.greaterThan(15);
      const control = named(tag);
      const labelledBy = control.getAttribute("aria-labelledby");
      const label = labelledBy ? tag.shadowRoot!.getElementById(labelledBy)?.textContent : null;
      const own = tag.shadowRoot!.querySelector("label")?.textContent;
      const called = control.getAttribute("aria-label") || label || own;
      return kind ? expect(called).to.include("x") : expect(called).to.equal(undefined);
    });

    if (!kind || !isShown) return;

    it("a click on the page's label focuses the control inside", async () => {
      const { form, tag } = await put(`<label for="a">Назва</label><${name} id="a" ${attributes}></${name}>`);
      form.querySelector("label")!.click();
      await aTimeout(0);
      expect(document.activeElement === tag, "the tag has the focus").to.equal(true);
      await waitUntil(() => inner(tag).contains(tag.shadowRoot!.activeElement), "its control has no focus");
      expect(named(tag).getAttribute("aria-label")).to.equal("Назва");
    });

    it("disabled and readonly reach the control, also for assistive technology", async () => {
      const { form, tag } = await put(`<fieldset><${name} ${attributes}></${name}></fieldset>`);
      form.querySelector("fieldset")!.disabled = true;
      await waitUntil(() => is(tag, "disabled"), "is not disabled");
      form.querySelector("fieldset")!.disabled = false;
      await waitUntil(() => !is(tag, "disabled"), "stays disabled");
      tag.setAttribute("readonly", "");
      await waitUntil(() => is(tag, "readOnly") || is(tag, "disabled"), "is not read-only");
    });

    it("required and empty: a message in the person's language, which may change", async () => {
      const { tag } = await put(`<${name} required ${attributes}></${name}>`);
      const note = () => tag.shadowRoot!.querySelector(".note")!.textContent;
      expect(tag.checkValidity()).to.equal(false);
      await waitUntil(() => /^(Поле обов'язкове|Файл обов'язковий)$/.test(note()), "no words");
      expect(named(tag).getAttribute("aria-invalid")).to.equal("true");
      expect(named(tag).getAttribute("aria-describedby")).to.equal("control-note");
      await setLanguage("en");
      await waitUntil(() => /required/i.test(note()), "no words in English");
      await setLanguage("ua");
    });

    it("any text as its value is shown as text, posted unchanged and does nothing", async () => {
      for (const text of hostile.filter((one) => one.length < 1000 && !/[\r\n\0\ud800]/.test(one))) {
        place.replaceChildren();
        const tag = document.createElement(name) as Control;
        tag.setAttribute("name", "x");
        tag.setAttribute("type", type);
        tag.setAttribute("value", text);
        for (const [attribute = "", written = ""] of more) tag.setAttribute(attribute, written);
        const form = place.appendChild(document.createElement("form"));
        form.append(tag);
        const before = new FormData(form).get("x");
        await drawn(tag);
        await aTimeout(0);
        expect(new FormData(form).get("x"), `posts ${text}`).to.equal(before);
        if (kind !== "flag" && kind !== "list") expect(before, `posts ${text}`).to.equal(text);
        // a rich text shows a picture of this site, and nothing in it acts
        const acting = name === "vs-rich-text" ? "script, [onerror]" : "img, script";
        expect(tag.shadowRoot!.querySelectorAll(acting).length).to.equal(0);
      }
    }).timeout(60_000);

    it("an unreadable value is a problem in the words of its field", () => {
      const isDay = /^(Date|DatePicker|DateTime|DateRange|Period)$/.test(type);
      const isNumber = type === "Number" || type === "PositiveDecimal";
      const code = isDay
        ? "invalidDate"
        : isNumber
          ? "notNumber"
          : /^(Autocomplete|Select|MultiSelect|StepSelect)/.test(type)
            ? "notInList"
            : "invalid";
      expect(judge(entry, unread("x"), () => undefined, field())?.code).to.equal(code);
      if (isDay) expect(judge(entry, unread("05.03.2026"), () => undefined, field())?.code).to.equal("dayNotOffered");
    });

    const others = Object.keys(tagOf(name).attributes).filter((one) => one !== "type" && one !== "required");
    // a few at a time: a page draws those first that are seen, and twenty sheets are not
    for (let at = 0; at < others.length; at += 5) {
      const some = others.slice(at, at + 5);
      it(`is broken by no value of ${some.map(attributeOf).join(", ")}`, async () => {
        const { error } = console;
        console.error = () => {};
        place.innerHTML = some
          .map((one) => `<${name} ${attributes} ${attributeOf(one)}='{"a":["<b>"]}'></${name}>`)
          .join("");
        const made = [...place.querySelectorAll(name)];
        await Promise.all(made.map(drawn));
        await aTimeout(0);
        console.error = error;
        const broken = some.filter((_, index) => made[index]!.shadowRoot!.querySelector(".broken, [role=alert]"));
        expect(broken).to.eql([]);
      });
    }
  });
}
