// layer 2: page
/** The code that clicks and tags need without React: the actions, the server's calls, the table of the tags' code. */
import { takeDictionary } from "../src/base/language/i18n.ts";
import { keepSettingsRight } from "../src/base/check-settings.ts";
import { settings, settingsStore } from "../src/base/settings.ts";
import { dialogCode } from "../src/page/dialogs/dialogs.ts";
import { lateRegions } from "../src/page/refreshing/late-regions.ts";
import { load } from "./tags.ts";

keepSettingsRight();
dialogCode.load = () => load("vs-popup");
lateRegions.follow = async () => (await import("../src/page/refreshing/other-tabs.ts")).followTabs();

let { wording } = settings;
const takeWords = () =>
  takeDictionary(async (language) =>
    settings.urls["locale"] || wording
      ? (await import("../src/server/calls/templates/locale.ts")).readWords(language)
      : undefined,
  );
takeWords();
settingsStore.listen(() => {
  if (wording === settings.wording) return;
  ({ wording } = settings);
  takeWords();
});

export { engine } from "../src/page/starting/engine.ts";
export { load };
