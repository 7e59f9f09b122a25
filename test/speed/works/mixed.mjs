import { openSide, takeTurns } from "../measure.mjs";
import { mount, mountOurs } from "./form.mjs";

/** @typedef {import("../bench.mjs").Setting} Setting */
/** @typedef {import("../bench.mjs").Result} Result */

const options = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`${at}`, `Дільниця ${at + 1}`]));
const few = { good: "Добрий", weak: "Ослаблений", dead: "Сухостій" };

/** A field of each kind that a form of every day has, with its value. @type {Record<string, [entry: object, value: unknown]>} */
const kinds = {
  text: [{ type: "Text" }, "Назва"],
  area: [{ type: "TextArea" }, "Перший рядок\nдругий рядок"],
  phone: [{ type: "Phone" }, "380501234567"],
  number: [{ type: "Number" }, 1234.5],
  select: [{ type: "Select", options }, "7"],
  date: [{ type: "Date" }, "2026-03-05"],
  moment: [{ type: "DateTime" }, "2026-03-05T12:05:00.000Z"],
  time: [{ type: "Time" }, "14:05"],
  range: [{ type: "DateRange" }, "01-03-2026,31-03-2026"],
  switch: [{ type: "Switcher" }, true],
  box: [{ type: "Checkbox" }, true],
  radio: [{ type: "Radio", options: few }, "weak"],
  rating: [{ type: "Rating" }, 4],
};
/** As often as the demo's forms have them. */
const mix =
  "text select number date text area switch select phone moment text number radio time select area date text box " +
  "text select number date text area switch select phone range text number radio time select area date text rating";

/** So many fields of these kinds in turns. @param {string} names @param {number} count */
function formOf(names, count) {
  const turns = names.split(" ");
  const all = Array.from({ length: count }, (_, at) => {
    const [entry, value] = kinds[turns[at % turns.length] ?? ""] ?? [{}, null];
    return { name: `f${at}`, entry: { title: `Показник ${at}`, col: 6, ...entry }, value };
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
 * A form of 100 fields of many kinds beside one of ours with 100 lines of text. Several pairs of pages: how well a page's
 * code is compiled differs from one to the next by more than what is measured.
 * @param {Setting} setting
 * @returns {Promise<Result[]>}
 */
export async function mixed({ browser, url }) {
  const mounted = { ours: 0, hand: 0 };
  for (let pair = 0; pair < pairs; pair++) {
    const many = await openSide(browser, `${url}/form?by=ours`);
    const plain = await openSide(browser, `${url}/form?by=ours`);
    const { ours, hand } = await takeTurns(
      { rounds: 10, warm: 6 },
      {
        ours: () => mount(many, mountOurs, formOf(mix, 100)),
        hand: () => mount(plain, mountOurs, formOf("text", 100)),
      },
    );
    mounted.ours += ours / pairs;
    mounted.hand += hand / pairs;
    await many.close();
    await plain.close();
  }
  return [{ name: "mixed form of 100", ...mounted }];
}
const pairs = 5;
