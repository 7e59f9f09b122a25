/** Settings of a wrong type: the author is told, and the default is used. */
import { copy, isData, type Data } from "./data.ts";
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
    const [wanted, found] = [kindByName(name) ?? kindOf(usual), kindOf(given[name])];
    // numbers, flags and settings that may be of several types are looked at where they are used
    if (found === wanted || !/^[sofl]/.test(wanted) || (name === "headers" && found === "function")) continue;
    if (found !== "undefined") logMistake(`setting ${name}: expected ${wanted}, found ${found}.`);
    given[name] = copy(usual);
  }
}

/** The type of settings without a default that are used without another look. */
const kindByName = (name: string): string | undefined =>
  /_(url|host|marker)$/.test(name)
    ? "string"
    : /_(hosts|exclude|ids)$/.test(name)
      ? "list"
      : /^(transport|geocoder)$/.test(name)
        ? "function"
        : undefined;

/** Null is as good as unset. */
const kindOf = (value: unknown): string =>
  Array.isArray(value) ? "list" : isData(value) ? "object" : typeof (value ?? undefined);
