import { evaluate } from "../../templates/expressions/expression.ts";
import { cleanedAs, htmlReady } from "../../html/door.ts";
import { helpers } from "../../templates/helpers.ts";
import { language } from "../../base/language/i18n.ts";
import { helper } from "../../templates/own-helpers.ts";
import { settings } from "../../base/settings.ts";
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

/** Trust level T1 (docs/safety.md, §1): nothing inside acts. */
const inert = (markup: string): string => `<span vs-inert>${cleanedAs("person", markup)}</span>`;
