import { readFileSync, readdirSync } from "node:fs";
import { openSide, takeTurns } from "../measure.mjs";
import { mount, mountOurs } from "./form.mjs";

/** @typedef {import("../bench.mjs").Setting} Setting */
/** @typedef {import("../bench.mjs").Result} Result */
/** @typedef {import("../measure.mjs").Side} Side */

const options = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`${at}`, `Дільниця ${at + 1}`]));
const few = { good: "Добрий", weak: "Ослаблений", dead: "Сухостій" };
const levels = [
  ["north", "Північ"],
  ["park", "Парк", "north"],
];

/** A value for each type, and further properties of its field. @type {Record<string, [value: unknown, entry?: object]>} */
const samples = {
  Text: ["Назва"],
  TextArea: ["Перший рядок\nдругий рядок"],
  Email: ["olena@example.com"],
  Url: ["https://example.com/"],
  Phone: ["380501234567"],
  MarkedText: ["12-34", { mask: "99-99" }],
  Number: [1234.5],
  Spinner: [12],
  Label: ["Дільниця 7"],
  List: [["сосна", "дуб"]],
  Select: ["7", { options }],
  Select2: ["7", { options }],
  Select3: ["7", { options }],
  MultiSelect: [["7", "12"], { options }],
  StepSelect: ["park", { options: levels, step: 2 }],
  Autocomplete: ["", { data: "people" }],
  Autocomplete2: ["", { data: "people" }],
  Address: [""],
  Date: ["2026-03-05"],
  DateTime: ["2026-03-05T12:05:00.000Z"],
  Time: ["14:05"],
  Switcher: [true],
  Radio: ["weak", { options: few }],
  RadioButton: ["weak", { options: few }],
  RadioBool: [true],
  DateRange: ["01-03-2026,31-03-2026"],
  Checkbox: [true],
  Rating: [4],
  Interval: [5400],
  Palette: ["#3f9b3f,#e3b30f"],
  Reminder: [null, { options }],
  Markdown: ["# Акт\n\n- дах"],
  HtmlBlock: [null, { html: "<p>Заповнює майстер</p>" }],
  Editor: ["<p>Роботи <b>завершено</b></p>"],
  Html: ["<h2>Акт</h2><p>Ділянку прийнято</p>"],
  Monaco: ['{"a":1}', { mode: "json" }],
  BPMN: [null],
};

/** The types of an everyday form. */
const everyDay =
  "Text Select Number Date Text TextArea Switcher Select Phone DateTime Text Number Radio Time Select TextArea Date Text Checkbox " +
  "Text Select Number Date Text TextArea Switcher Select Phone DateRange Text Number Radio Time Select TextArea Date Text Rating";

/** The types of the demo's forms, each as often as they use it, except hidden ones, the captcha and the demo's own. */
function demoTypes() {
  const folder = "demo/server/forms";
  const files = readdirSync(folder).filter((name) => name.endsWith(".json"));
  const forms = files.map((name) => JSON.parse(readFileSync(`${folder}/${name}`, "utf8")));
  return forms
    .flatMap(({ schema }) => (typeof schema === "object" ? Object.values(schema ?? {}) : []))
    .map(({ type = "Text" }) => String(type))
    .filter((type) => type in samples);
}

/** 100 of these types, each in its share and spread evenly. @param {string[]} types */
function spread(types) {
  const due = new Map(types.map((type) => [type, 0]));
  return Array.from({ length: 100 }, () => {
    for (const type of types) due.set(type, (due.get(type) ?? 0) + 1 / types.length);
    const [next, share] = [...due].reduce((most, one) => (one[1] > most[1] ? one : most));
    due.set(next, share - 1);
    return next;
  });
}

/** A form of 100 fields with these types in turns. @param {string[]} types */
function formOf(types) {
  const all = Array.from({ length: 100 }, (_, at) => {
    const type = types[at % types.length] ?? "";
    const [value, entry] = samples[type] ?? [];
    return { name: `f${at}`, entry: { type, title: `Показник ${at}`, col: 6, ...entry }, value };
  });
  return {
    schema: {
      title: "Паспорт об'єкта",
      schema: Object.fromEntries(all.map(({ name, entry }) => [name, entry])),
    },
    record: Object.fromEntries(all.map(({ name, value }) => [name, value])),
  };
}

/**
 * Forms of 100 fields beside a form of 100 text inputs: with the types of an everyday form, and with all types that the
 * demo's forms have. Several pages of each: the compilation of code differs between pages by more than
 * the measured difference.
 * @param {Setting} setting
 * @returns {Promise<Result[]>}
 */
export async function mixed({ browser, url }) {
  const forms = { text: formOf(["Text"]), daily: formOf(everyDay.split(" ")), all: formOf(spread(demoTypes())) };
  const sums = { text: 0, daily: 0, all: 0 };
  for (let round = 0; round < rounds; round++) {
    const sides = await Promise.all([1, 2, 3].map(() => openSide(browser, `${url}/form?by=ours`)));
    const [text, daily, all] = /** @type {[Side, Side, Side]} */ (sides);
    const mounted = await takeTurns(
      { rounds: 10, warm: 6 },
      {
        text: () => mount(text, mountOurs, forms.text),
        daily: () => mount(daily, mountOurs, forms.daily),
        all: () => mount(all, mountOurs, forms.all),
      },
    );
    sums.text += mounted.text;
    sums.daily += mounted.daily;
    sums.all += mounted.all;
    for (const side of sides) await side.close();
  }
  const hand = sums.text / rounds;
  return [
    { name: "mixed form of 100", ours: sums.daily / rounds, hand },
    { name: "form of 100 of all types", ours: sums.all / rounds, hand },
  ];
}
const rounds = 5;
