// layer 2: page
/** The code that clicks and tags need without React: the actions, the server's calls, the table of the tags' code. */
import { takeDictionary } from "../src/base/language/i18n.ts";
import { settings } from "../src/base/settings.ts";
import { load } from "./tags.ts";

takeDictionary(async (language) =>
  settings.urls["locale"] || settings.wording
    ? (await import("../src/server/calls/templates/locale.ts")).readWords(language)
    : undefined,
);

export { engine } from "../src/page/starting/engine.ts";
export { load };
