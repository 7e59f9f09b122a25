import { evaluate } from "../../templates/expressions/expression.ts";
import { cleanedAs, htmlReady } from "../../html/door.ts";
import { helpers } from "../../templates/helpers.ts";
import { isData, type Data } from "../../base/data.ts";
import { language, phrasesReady } from "../../base/language/i18n.ts";
import { natives } from "../../base/runtime/runtime.ts";
import { readFormat } from "../../server/calls/templates/formats.ts";
import { helper } from "../../templates/own-helpers.ts";
import { settings } from "../../base/settings.ts";
import { escapeText } from "../../templates/template-output.ts";
import { renderInSlices } from "../../templates/template.ts";
import { ownHelpers } from "../saving/callbacks.ts";
import { words } from "./phrases.ts";

/** The most formats that are fetched for one template. */
const mostFormats = 200;
const refused = new Error(`format: expected the name of a template, and at most ${mostFormats} of them`);

/**
 * Fills a server's template with data (R7.1-02, R9.3-06): `{{x}}` is text, `[x]` and `{{{x}}}` are a person's markup,
 * cleaned and inert. What the helper `format` asks for is fetched, and the template filled once more. @returns markup of
 * trust level server
 */
export async function fill(template: string, data: unknown, signal?: AbortSignal): Promise<string> {
  await htmlReady();
  for (const [name, run] of ownHelpers.splice(0)) helper(name, run);
  const made = new Map<string, string | undefined>();
  const wanted = new Map<string, () => Promise<string>>();
  const format = (name: string, _options: unknown, context: unknown) => {
    const values = plainOf(context);
    const key = `${name} ${natives.json(values)}`;
    // the name may come from a person's data: only a template of the server is one, never a path, such as that of a file
    const isName = !/^\s*\//.test(name);
    if (!made.has(key))
      wanted.set(key, async () => (isName ? readFormat(name, values, signal) : Promise.reject(refused)));
    return made.has(key) ? made.get(key) : "";
  };
  const site = { language: language(), currency: settings.currency || "uah", evaluate, format };
  const render = () =>
    renderInSlices(template, data, { helpers: helpers(), raw: inert, site }, signal ? { signal } : {});
  const text = await render();
  if (!wanted.size) return text;
  const read = async ([key, load]: [string, () => Promise<string>], at: number) =>
    made.set(key, await (at < mostFormats ? load() : Promise.reject(refused)).catch(failedFormat));
  await Promise.all([...wanted].map(read));
  return render();
}

/** R8-34: the text of the set `classic` is the helper's own. */
async function failedFormat(error: unknown): Promise<string | undefined> {
  console.warn(error);
  await phrasesReady();
  return settings.wording === "classic" ? undefined : escapeText(words("formatFailed"));
}

/** Texts, numbers and flags of a row: what a call can send. */
const plainOf = (context: unknown): Data =>
  Object.fromEntries(
    Object.entries(isData(context) ? context : {}).filter(([, value]) => value !== null && typeof value !== "object"),
  );

/**
 * Trust level T1 (docs/safety.md, §1): nothing inside acts. A block, a cell or a link would end the paragraph, the row or
 * the link of the template around it, so the html door puts such markup in its place after it has parsed the template.
 */
function inert(markup: string): string {
  const cleaned = cleanedAs("person", markup);
  return plain.test(cleaned)
    ? `<span vs-inert>${cleaned}</span>`
    : `<template vs-markup="${escapeText(cleaned)}"></template>`;
}
const plain = /^([^<]|<\/?(b|br|code|em|i|img|mark|s|small|span|strong|sub|sup|u)[\s>])*$/;
