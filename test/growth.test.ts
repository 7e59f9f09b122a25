/**
 * Text from outside is read in time that grows no faster than the text: at every door, reader, mask, template and
 * expression. Each input is made four times as long until it takes measurable time; a quadratic loop then takes sixteen
 * times as long. The limit of twelve leaves room for a busy machine.
 */
import { expect } from "@open-wc/testing";
import { safeUrl } from "../src/base/url.ts";
import { color } from "../src/base/css.ts";
import { length } from "../src/base/css-length.ts";
import { parseJson } from "../src/base/json.ts";
import { matches } from "../src/forms/checks/pattern.ts";
import { maskOf } from "../src/cases/mask.ts";
import { checkTemplate } from "../src/checking/check-page.ts";
import { judge as judgeValue } from "../src/forms/checks/validators.ts";
import { folded } from "../src/forms/lists/search.ts";
import { assignmentsOf } from "../src/forms/rules/assignments.ts";
import { quickSchema } from "../src/forms/schema/quick.ts";
import { cleaned, cleanedAs, htmlReady, parseDocument, parseHtml } from "../src/html/door.ts";
import { flat } from "../src/html/depth.ts";
import { purify } from "../src/html/fallback.ts";
import { systemOfPrj } from "../src/maps/formats/prj.ts";
import { readText as readFeatures } from "../src/maps/formats/read-features.ts";
import { readCoordinate } from "../src/maps/geometry/degrees.ts";
import { parseWkt } from "../src/maps/geometry/wkt.ts";
import { readObject } from "../src/values/read-object.ts";
import { readLiteral } from "../src/server/calls/templates/literal.ts";
import { isLoginPage } from "../src/server/client/answers/login-page.ts";
import { jsonAtEnd } from "../src/server/client/answers/json-at-end.ts";
import { cleanText, wordsOf } from "../src/server/client/answers/refusal.ts";
import { masked as withoutSecrets } from "../src/server/log/secrets.ts";
import { readMarkup } from "../src/tables/blocks/block-html.ts";
import { readBlock, separatorOf } from "../src/tables/blocks/block-text.ts";
import { matcher } from "../src/tables/filtering.ts";
import { quotedText } from "../src/tables/query/query-text.ts";
import { readSort } from "../src/tables/sorting.ts";
import { cellOf } from "../src/tables/spreadsheet/matrix-rows.ts";
import { evaluate } from "../src/templates/expressions/expression.ts";
import { helpers } from "../src/templates/helpers.ts";
import { render } from "../src/templates/template.ts";
import { readColor } from "../src/values/colors.ts";
import { readRange } from "../src/values/dates/date-ranges.ts";
import { readMoment } from "../src/values/dates/date-patterns.ts";
import { readDate } from "../src/values/dates/dates.ts";
import { readDays } from "../src/values/dates/day-lists.ts";
import { readInstant } from "../src/values/dates/moments.ts";
import { readPeriod } from "../src/values/dates/periods.ts";
import { maskTime, readTime } from "../src/values/dates/times.ts";
import { wrongDay } from "../src/values/dates/wrong-day.ts";
import { formatNumber, readDecimal } from "../src/values/decimals.ts";
import { linesOf, readTexts } from "../src/values/lists.ts";
import { isFull, masked, unmasked } from "../src/values/masks.ts";
import { readNumber, showNumber } from "../src/values/numbers.ts";
import { readPhone, showPhone } from "../src/values/phones.ts";
import { prettyJson } from "../src/values/pretty-json.ts";
import { markupOf } from "../src/vendors/micromark/micromark.ts";
import { typedPlace } from "../elements/map/finding/typed-place.ts";
import { pointIn } from "../elements/map/read-entry.ts";
import { linkAddress } from "../elements/fields/rich-text/link-address.ts";

const many = (part: string) => (size: number) => part.repeat(Math.ceil(size / part.length));
const between = (before: string, part: string, after: string) => (size: number) => before + many(part)(size) + after;

/** Texts of about `size` characters that make careless readers look at each character again and again. */
const shapes: Record<string, (size: number) => string> = {
  "one letter": many("a"),
  spaces: between("x", " ", "x"),
  tabs: between("1", "\t", "a"),
  lines: between("a", "\n", "b"),
  digits: between("1", "1", "x"),
  "digits alone": many("1"),
  dots: between("a@", "a.", "<"),
  commas: many(",a"),
  "combining marks": between("a", "\u0301", "b"),
  "unclosed quotes": between('<a x="', "b", ""),
  "quotes in turn": many("<a \" <b ' "),
  "an unquoted value": between("<a style=x onclick=", "a", ">"),
  "opening tags": many("<a style=x "),
  "nested elements": many("<div>"),
  "unclosed styles": many("<style>"),
  "comments that stay open": many("<!--"),
  "lists of Word": many("@list"),
  "lists of Word that stay open": many("@list{"),
  entities: many("&amp;&#x41;&"),
  "brackets without an end": many("[{(("),
  "braces of templates": many("{{#if a}}"),
  "JSON behind other text": many('{"a":['),
  escapes: many('\\"'),
  tokens: many("eyJ-"),
  "times without an end": between("1", "T", "x"),
  "geometries that stay open": many("POINT(1.2 "),
  "pairs with secrets": many('&token=1;"pin":2 '),
};

const quiet =
  <Given extends unknown[]>(run: (...given: Given) => unknown) =>
  (...given: Given): void => {
    try {
      run(...given);
    } catch {
      // A refusal is an answer; only its time counts here.
    }
  };
const check = (validator: Record<string, unknown>) => (text: string) =>
  judgeValue({ name: "a", type: "Text", validators: [validator] } as never, text, () => undefined);

const readers: Record<string, (text: string) => unknown> = {
  "the html door, a person": (text) => parseHtml(text, "person"),
  "the html door, the server": (text) => parseHtml(text, "server"),
  "the html door, a library": cleaned,
  "the html door, pasted text": (text) => parseDocument(text),
  "the html door, as text": (text) => cleanedAs("person", text),
  "the html door without setHTML": (text) => purify(flat(text), "server", "div"),
  "the url door": (text) => safeUrl(text),
  "the css door": (text) => [color(text), length(text)],
  JSON: (text) => parseJson(text),
  "values of obj": readObject,
  "the host's dictionary": readLiteral,
  "an answer behind other output": jsonAtEnd,
  "a login page": isLoginPage,
  "words of a refusal": (text) => [cleanText(text), wordsOf(text, text)],
  "a log without secrets": (text) => withoutSecrets(text),
  "the mask of a support case": (text) => maskOf("salt").body(text),
  "the mask of its markup": (text) => maskOf("salt").body(`<p>${text}`),
  "the mask of its texts and addresses": (text) => [maskOf("salt").address(`/${text}`), maskOf("salt").text(text)],
  "a template to check": (text) => checkTemplate(text),
  "values that a button sets": assignmentsOf,
  "a schema in short": (text) => quickSchema(text, ["Text"]),
  "words to search for": folded,
  "a block of cells with its markup": (text) => readMarkup(`<table><tr><td>${text}`),
  "a block of cells": (text) => readBlock(text, separatorOf(text)),
  "a filter of a column": (text) => matcher({ text }, "text")(text, text),
  "an order of rows": readSort,
  "a cell of a spreadsheet": cellOf,
  "a text in a query": quotedText,
  "a geometry": parseWkt,
  "a file with features": readFeatures,
  "a coordinate system": systemOfPrj,
  "a coordinate": (text) => [readCoordinate(text), typedPlace(text), pointIn(text)],
  "a phone": (text) => [readPhone(text), showPhone(text)],
  "an expression": (text) => evaluate(text, {}),
  "a template": (text) => render(text, { a: 1 }, { helpers: helpers() }),
  "a value in a template": (text) => render("{{a}}[ab]{{{a}}}", { a: text, ab: text }, { helpers: helpers() }),
  "a number": (text) => readNumber(text, 2),
  "a number to show": (text) => [formatNumber(text), showNumber(Number(text)), readDecimal(text)],
  "a date": readDate,
  "a moment": (text) => [readMoment(text), readInstant(text)],
  "a time": (text) => [readTime(text), maskTime(text)],
  "a range": readRange,
  "a period": readPeriod,
  "a list of days": readDays,
  "a wrong day": wrongDay,
  "a colour": readColor,
  "a list of texts": (text) => [readTexts(text), linesOf(text)],
  "a mask": (text) => [masked("99-aa**", text), isFull("99-aa**", text), unmasked("99-aa**", text)],
  "a mask from outside": (text) => [masked(text, text), isFull(text, text)],
  "JSON to read": prettyJson,
  Markdown: markupOf,
  "a link": linkAddress,
  "an e-mail address": check({ type: "email" }),
  "a web address": check({ type: "url" }),
  "a pattern of a schema": (text) => matches({ pattern: "^([a-z]+\\.)*[a-z]+$" }, text),
};

before(htmlReady);

for (const [door, read] of Object.entries(readers))
  it(`${door} takes time that grows with the text, not faster`, function () {
    this.timeout(20_000);
    const slow = Object.entries(shapes).flatMap(([shape, make]) => growth(shape, make, quiet(read)) ?? []);
    expect(slow).to.eql([]);
  });

const measurableMs = 4;
const longest = 2 ** 17;

/** A sentence when the time grows faster than the text. */
function growth(shape: string, make: (size: number) => string, run: (text: string) => void): string | undefined {
  let size = 2 ** 11;
  let ms = fastest(run, make(size));
  while (size < longest) {
    let longer = fastest(run, make(size * 4));
    // Measured again before it counts: a busy machine may have stopped the first run.
    for (let turn = 0; turn < 2 && isSteep(ms, longer); turn++) {
      ms = Math.max(ms, fastest(run, make(size)));
      longer = Math.min(longer, fastest(run, make(size * 4)));
    }
    if (isSteep(ms, longer))
      return `${shape}: ${size} characters ${ms.toFixed(1)} ms, ${size * 4} characters ${longer.toFixed(1)} ms`;
    if (longer > 100) return undefined;
    size *= 4;
    ms = longer;
  }
  return undefined;
}

const isSteep = (ms: number, longer: number): boolean => longer > 50 && longer > 12 * Math.max(ms, measurableMs / 4);

/** The fastest of three runs, in ms; one when it is slow. */
function fastest(run: (text: string) => void, text: string): number {
  let best = Infinity;
  for (let turn = 0; turn < 3; turn++) {
    const began = performance.now();
    run(text);
    best = Math.min(best, performance.now() - began);
    if (best > 400) break;
  }
  return best;
}
