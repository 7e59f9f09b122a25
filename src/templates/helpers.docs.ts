/** Parameters and result of every helper, with tested examples, for the reference. No bundle imports this file. */
import type { HelperName } from "./helpers.ts";
import type { Site } from "./template-engine.ts";

interface Example {
  template: string;
  data?: Record<string, unknown>;
  site?: Site;
  /** The result, as markup. */
  gives: string;
}

export interface HelperDoc {
  takes: string;
  gives: string;
  examples: [Example, ...Example[]];
}

const now = () => new Date("2026-03-05T12:00:00").getTime();

export const helperDocs = {
  number: {
    takes: "A number or a numeric text; how many decimals, default 2.",
    gives: "No-break spaces between thousands, a decimal comma; `-` when empty; other texts unchanged.",
    examples: [
      { template: "{{number price}}", data: { price: 1234567.5 }, gives: "1\u00a0234\u00a0567,50" },
      { template: "{{number area 0}}", data: { area: "1499,6" }, gives: "1\u00a0500" },
      { template: "{{number price}}", data: { price: null }, gives: "-" },
    ],
  },
  round: {
    takes: "A number; how many decimals, default 2.",
    gives: "The number, halves away from zero, with a dot and without trailing zeros.",
    examples: [
      { template: "{{round price}}", data: { price: 1.005 }, gives: "1.01" },
      { template: "{{round price 0}}", data: { price: -2.5 }, gives: "-3" },
    ],
  },
  sum: {
    takes: "Values; or a list; or a list of records and the name of a field.",
    gives:
      "The exact sum with 2 decimals and a dot. Empty values are skipped; a value that is not a number is a mistake.",
    examples: [
      { template: "{{sum 0.1 0.2}}", gives: "0.30" },
      { template: '{{sum rows "price"}}', data: { rows: [{ price: "1 200,50" }, { price: 3 }, {}] }, gives: "1203.50" },
      { template: '{{number (sum rows "price")}}', data: { rows: [{ price: 1200.5 }] }, gives: "1\u00a0200,50" },
    ],
  },
  words: {
    takes: "A whole number below 10 ^ 21; `gender` m (default), f or n; `language` ua or ru.",
    gives: "The number in words. For other languages the page's language is used, else Ukrainian.",
    examples: [
      { template: '{{words count gender="f"}}', data: { count: 21 }, gives: "двадцять одна" },
      { template: '{{words 2002 language="ru"}}', gives: "две тысячи два" },
    ],
  },
  money: {
    takes:
      "An amount; a pattern, `%d (%dt) %curr %f (%ft) %coin` by default; `currency` uah, rur or usd, else the setting; `language`.",
    gives:
      "`%d` whole units, `%dt` the same in words, `%curr` the unit's short name, `%currt` its noun in the right case; `%f`, `%ft`, `%coin`, `%coint` the same for the hundredths. `-` when empty.",
    examples: [
      {
        template: "{{money price}}",
        data: { price: 1234.5 },
        gives: "1\u00a0234 (одна тисяча двісті тридцять чотири) грн. 50 (п’ятдесят) коп.",
      },
      { template: '{{money 22.01 "%dt %currt %f %coint"}}', gives: "двадцять дві гривні 01 копійка" },
      {
        template: '{{money 3 "%d %currt" currency="usd"}}',
        site: { language: "ru", currency: "uah" },
        gives: "3 доллара",
      },
    ],
  },
  side: {
    takes: "The number of a side of a document, 1 to 6.",
    gives: "Its ordinal in Ukrainian; other numbers unchanged.",
    examples: [
      { template: "{{side 1}} сторона", gives: "перша сторона" },
      { template: "{{side 7}}", gives: "7" },
    ],
  },
  date: {
    takes:
      "A date in any spelling; a pattern of yyyy yy MMMM (genitive) LLLL (nominative) MMM (short) MM M dd d HH H mm ss, `dd.MM.yy` by default; letters in '…' stay; `language`.",
    gives: "The date in local time; nothing when empty; other texts unchanged.",
    examples: [
      { template: "{{date made}}", data: { made: "2026-03-05" }, gives: "05.03.26" },
      { template: '{{date made "d MMMM yyyy"}} р.', data: { made: "2026-03-05" }, gives: "5 березня 2026 р." },
      { template: '{{date made "MMM HH:mm" language="ru"}}', data: { made: "2026-01-05 07:08" }, gives: "янв. 07:08" },
    ],
  },
  age: {
    takes: "A date; a unit: year (365 days, the default), month (30 days), week, day, hour, minute, second.",
    gives: "Whole units since then, negative for a future date; 1000 for an invalid date or unit.",
    examples: [
      { template: '{{age made "day"}}', data: { made: "2026-03-01" }, site: { now }, gives: "4" },
      { template: "{{age born}}", data: { born: "1990-01-01" }, site: { now }, gives: "36" },
      { template: "{{age made}}", data: { made: "невідомо" }, gives: "1000" },
    ],
  },
  duration: {
    takes: "Seconds; `language`.",
    gives: "Days, hours, minutes and seconds, without zero units.",
    examples: [
      { template: "{{duration 93784}}", gives: "1 дн 2 год 3 хв 4 с" },
      { template: "{{duration 3600}}", gives: "1 год" },
    ],
  },
  expiry: {
    takes: "A date. A day without a time lasts until its end.",
    gives: "The class name `danger` when it is past, `warning` within 2 days, else nothing.",
    examples: [
      {
        template: '<td class="{{expiry due}}">',
        data: { due: "2026-03-04" },
        site: { now },
        gives: '<td class="danger">',
      },
      { template: "{{expiry due}}", data: { due: "2026-03-06" }, site: { now }, gives: "warning" },
      { template: "{{expiry due}}", data: { due: "2026-03-20" }, site: { now }, gives: "" },
    ],
  },
  badge: {
    takes: "A text; primary, warning, info, danger or a CSS colour.",
    gives: "Markup with the class names of Bootstrap 3, 4 and 5; an invalid second value is ignored.",
    examples: [
      {
        template: "{{badge status look}}",
        data: { status: "Нова", look: "info" },
        gives: '<span class="badge badge-info label-info text-bg-info">Нова</span>',
      },
      {
        template: "{{badge status look}}",
        data: { status: "Нова", look: "#ff7800" },
        gives: '<span class="badge" style="background-color: #ff7800">Нова</span>',
      },
      {
        template: "{{badge status look}}",
        data: { status: "<b>", look: "red; position: fixed" },
        gives: '<span class="badge">&lt;b&gt;</span>',
      },
    ],
  },
  progress: {
    takes: "The part that is done; the whole, default 100.",
    gives: "Per cent from 0 to 100 with at most 2 decimals and a dot.",
    examples: [
      { template: "{{progress 2 3}}", gives: "66.67" },
      { template: "{{progress done}}", data: { done: 140 }, gives: "100" },
    ],
  },
  truncate: {
    takes: "A text; the most characters, default 50.",
    gives: "The text, or its beginning and `..`.",
    examples: [
      { template: "{{truncate note 6}}", data: { note: "Ремонт даху" }, gives: "Ремонт.." },
      { template: "{{truncate note 20}}", data: { note: "Ремонт даху" }, gives: "Ремонт даху" },
    ],
  },
  short: {
    takes: "A text; the most characters, 50 by default: for cells of a table.",
    gives: "The text, or its beginning and an ellipsis.",
    examples: [{ template: "{{short note 6}}", data: { note: "Ремонт даху" }, gives: "Ремонт…" }],
  },
  capital: {
    takes: "A text.",
    gives: "The text with a capital first letter.",
    examples: [{ template: "{{capital (words 5)}}", gives: "П’ять" }],
  },
  when: {
    takes:
      'A value, one of == === != !== < <= > >= && || as a text, a value; or the text of an expression. As a block or inside another: {{#if (when a ">" b)}}.',
    gives: "The block, or the part after {{else}}; nothing and a warning when it cannot be computed.",
    examples: [
      {
        template: '{{#when area ">" 9}}велика{{else}}мала{{/when}}',
        data: { area: "10,5" },
        gives: "велика",
      },
      { template: '{{#if (when status "==" "done")}}так{{/if}}', data: { status: "done" }, gives: "так" },
      { template: '{{#when area "~" 9}}велика{{else}}мала{{/when}}', data: { area: 10 }, gives: "" },
    ],
  },
  format: {
    takes: "Options with `format_template`, the name of a template of the server.",
    gives:
      'The markup of that template (call `format`, with the texts, numbers and flags of the row), in pages of the shell, widgets and documents; ` options format_template is null` without a name. When the call failed, a sentence says so; with the setting `wording: "classic"`, and in cells, it is `EROOROROROROROR`.',
    examples: [
      { template: "{{format options}}", data: { options: {} }, gives: " options format_template is null" },
      {
        template: "{{format options}}",
        data: { options: { format_template: "owner" }, name: "Ірина" },
        site: { format: (template, _options, data) => `<i>${template}: ${(data as { name: string }).name}</i>` },
        gives: "<i>owner: Ірина</i>",
      },
      {
        template: "{{format options}}",
        data: { options: { format_template: "owner" } },
        gives: "EROOROROROROROR",
      },
    ],
  },
  object: {
    takes: "A text with JSON.",
    gives: "The parsed data, for `with`, `each` and `lookup`; an empty object and a warning when it is not JSON.",
    examples: [
      { template: "{{#with (object text)}}{{name}}{{/with}}", data: { text: '{"name":"Ірина"}' }, gives: "Ірина" },
      { template: '{{lookup (object text) "name"}}', data: { text: "{name" }, gives: "" },
    ],
  },
} satisfies Record<HelperName, HelperDoc>;
