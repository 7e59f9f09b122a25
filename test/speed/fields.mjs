/** A form of many fields, for our form and for the hand-written one. */

/** @typedef {{ type: string, title: string, col: number, validators?: string[], options?: Record<string, string>, behavior?: Record<string, { show: string[] }> }} Field */

/** The lists of the selects: 30 options each. */
const lists = [1, 2, 3, 4, 5].map((list) =>
  Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`${at}`, `Дільниця ${list}.${at + 1}`])),
);

/**
 * @param {number} count
 * @returns {{ title: string, schema: Record<string, Field>, fieldsets: { legend: string, fields: string[] }[] }}
 */
export function formOf(count) {
  /** @type {(at: number) => Field} */
  const field = (at) => {
    const title = `Показник ${at}`;
    switch (at % 6) {
      case 1:
        return { type: "Number", title, col: 4 };
      case 2:
        return { type: "Date", title, col: 4 };
      case 3:
        return { type: "Select", title, col: 6, options: lists[at % lists.length] ?? {} };
      case 4:
        return { type: "Switcher", title, col: 6 };
      case 5:
        return { type: "TextArea", title, col: 12 };
      default:
        return { type: "Text", title, col: 4, validators: ["required"] };
    }
  };
  const names = Array.from({ length: count }, (_, at) => `f${at}`);
  return {
    title: "Паспорт об'єкта",
    schema: Object.fromEntries(names.map((name, at) => [name, field(at)])),
    fieldsets: Array.from({ length: Math.ceil(count / 10) }, (_, set) => ({
      legend: `Розділ ${set + 1}`,
      fields: names.slice(set * 10, set * 10 + 10),
    })),
  };
}

/** The same form with a rule: the first field shows 20 others while it holds the record's text followed by an "a". @param {ReturnType<typeof formOf>} form @returns {ReturnType<typeof formOf>} */
export function withRule({ schema, ...form }) {
  const show = Object.keys(schema).slice(10, 30);
  const first = schema["f0"] ?? { type: "Text", title: "", col: 4 };
  return { ...form, schema: { ...schema, f0: { ...first, behavior: { Назваa: { show } } } } };
}

/** A record with a value for each field. @param {number} count @returns {Record<string, unknown>} */
export function recordOf(count) {
  const values = ["Назва", 1234.5, "2026-03-05", "7", true, "Перший рядок\nдругий рядок"];
  return Object.fromEntries(Array.from({ length: count }, (_, at) => [`f${at}`, values[at % values.length]]));
}
