/** Settings of a wrong type: the author is told, and the default is used. */
import { bareCopy, type Data } from "./data.ts";
import { logMistake } from "./mistakes.ts";
import { defaults, settings, settingsStore } from "./settings.ts";

/** Looks at the settings now and after each change. */
export function keepSettingsRight(): void {
  checkSettings();
  settingsStore.listen(checkSettings);
}

function checkSettings(): void {
  const given = settings as Data;
  for (const name of Object.keys(given)) {
    const usual = (defaults as Data)[name] ?? undefined;
    // settings without a default that are used without another look
    const [, text, list, call] = /_(url|host|marker)$|_(hosts|exclude|ids)$|^(transport|geocoder)$/.exec(name) ?? [];
    const wanted = text ? "string" : list ? "list" : call ? "function" : kindOf(usual);
    const found = kindOf(given[name]);
    // numbers, flags and settings that may be of several types are looked at where they are used
    if (found === wanted || !/^[sofl]/.test(wanted) || (name === "headers" && found === "function")) continue;
    if (found !== "undefined") logMistake(`setting ${name}: expected ${wanted}, found ${found}.`);
    given[name] = bareCopy(usual);
  }
}

/** Null is as good as unset. */
function kindOf(value: unknown): string {
  return Array.isArray(value) ? "list" : typeof (value ?? undefined);
}
