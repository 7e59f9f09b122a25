import { evaluate } from "../../templates/expressions/expression.ts";
import { cleanedAs, htmlReady } from "../../html/door.ts";
import { helpers } from "../../templates/helpers.ts";
import { language } from "../../base/language/i18n.ts";
import { helper } from "../../templates/own-helpers.ts";
import { settings } from "../../base/settings.ts";
import { escapeText } from "../../templates/template-output.ts";
import { renderInSlices } from "../../templates/template.ts";
import { ownHelpers } from "../saving/callbacks.ts";

/**
 * Fills a server's template with data (R7.1-02, R9.3-06): `{{x}}` is text, `[x]` and `{{{x}}}` are a person's markup,
 * cleaned and inert. @returns markup of trust level server
 */
export async function fill(template: string, data: unknown, signal?: AbortSignal): Promise<string> {
  await htmlReady();
  for (const [name, run] of ownHelpers.splice(0)) helper(name, run);
  const site = { language: language(), currency: settings.currency || "uah" };
  return renderInSlices(
    template,
    data,
    { helpers: helpers(), raw: inert, site: { ...site, evaluate } },
    signal ? { signal } : {},
  );
}

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
