import { roadworkProcess } from "./seed/roadwork-process.ts";
import { readFileSync } from "node:fs";

const tableSample = {
  columns: [
    { name: "work", title: "Робота" },
    { name: "amount", title: "Кількість", type: "Number" },
  ],
  default: [{ work: "Асфальт", amount: 12.5 }],
};
/** Value and options of an example field of each type. */
const samples: Record<string, Record<string, unknown>> = {
  TextArea: { default: "Не світить ліхтар\nбіля школи" },
  Email: { default: "office@example.com" },
  Url: { default: "https://example.com/" },
  Phone: { default: "380501234567" },
  Password: { default: "секрет", draft: false },
  Number: { default: 1234.5 },
  PositiveDecimal: { default: 12 },
  Date: { default: "2026-03-05" },
  DatePicker: { default: "2026-03-05" },
  Time: { default: "09:30" },
  DateTime: { default: "2026-03-05T09:30" },
  DateRange: { default: "2026-03-01 - 2026-03-15" },
  Period: { default: { period: "-", d1: "2026-03-01", d2: "2026-03-15" } },
  MultiSelect: { default: ["a", "b"] },
  Checkboxes: { default: ["a"] },
  Switcher: { default: true },
  Checkbox: { default: true },
  RadioBool: { default: true, options: { true: "Так", false: "Ні" } },
  MarkedText: { mask: "9999-99", default: "1234-56" },
  List: { default: ["перший", "другий"] },
  Rating: { default: 4 },
  Spinner: { default: 40 },
  Interval: { default: 5400 },
  Wysiwyg: { size: 5, default: "<p>Роботи <strong>завершено</strong></p>" },
  Editor: { size: 5, default: "<p>Роботи <em>тривають</em></p>" },
  Html: { size: 5, default: "<h2>Акт</h2><p>Роботи прийнято</p>" },
  Code: { size: 5, mode: "json", default: '{ "rows": 50 }' },
  Monaco: { size: 5, mode: "sql", default: "select 1" },
  Markdown: { size: 5, default: "**Дах** тече" },
  HtmlBlock: { html: "<p>Строк — <b>30 днів</b></p>" },
  BPMN: { size: 12, default: roadworkProcess },
  Color: { default: "#1d5fc2" },
  Palette: { default: "#3f9b3f,#e3b30f" },
  Icon: { default: "tree" },
  DataTable: tableSample,
  InputTable: tableSample,
  Reminder: { default: { date: "2026-03-05", time: "09:30", person: null } },
};
const listed = { options: { a: "Лист", b: "Акт", c: "Наказ" }, default: "a" };
const sampleOf = (type: string): Record<string, unknown> => ({
  default: "Каштан",
  ...(/Select|Radio|Checkboxes|ButtonGroup|Autocomplete/.test(type) && listed),
  ...samples[type],
});

/** The properties that put a field into each state, by the title of the state's tab. */
const states: [title: string, more: (sample: Record<string, unknown>) => Record<string, unknown>][] = [
  ["Порожні", (sample) => ({ ...sample, default: undefined })],
  ["Заповнені", (sample) => sample],
  ["Вимкнені", (sample) => ({ ...sample, disabled: true })],
  ["Обов'язкові", (sample) => ({ ...sample, default: undefined, validators: ["required"] })],
  [
    "З помилкою",
    (sample) => ({ ...sample, validators: [{ type: "match", value: "жодне", message: "Так виглядає помилка" }] }),
  ],
];

/** The form `demo_all`: one field of each type in each state, one tab per state; it cannot be saved. */
export function demoAll(): string {
  const all = fieldTypes().filter((type) => !/^(captcha|Recaptcha|Hidden)$/.test(type));
  const fields = states.flatMap(([, more], at) =>
    all.map((type) => [`${type}_${at + 1}`, { type, title: type, col: 6, tab: at + 1, ...more(sampleOf(type)) }]),
  );
  return JSON.stringify({
    title: { ua: "Усі поля", ru: "Все поля", en: "All fields" },
    tabs: states.map(([title]) => title),
    draft: false,
    schema: Object.fromEntries(fields),
  });
}

/** All schema types, read from the build's list for editors. */
function fieldTypes(): string[] {
  const { modules } = JSON.parse(readFileSync("dist/custom-elements.json", "utf8")) as Manifest;
  const attributes = modules.flatMap(({ declarations }) => declarations.flatMap((one) => one.attributes ?? []));
  const types = attributes.flatMap(({ name, type }) => (name === "type" ? type.text.split(" | ") : []));
  return [...new Set(types.map((text) => text.replaceAll('"', "")))];
}
interface Manifest {
  modules: { declarations: { attributes?: { name: string; type: { text: string } }[] }[] }[];
}
