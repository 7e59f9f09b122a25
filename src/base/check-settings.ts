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

// functions, not constants: other code of the same file may call them before this module is evaluated
/** The type of settings without a default that are used without another look. */
function kindByName(name: string): string | undefined {
  if (/_(url|host|marker)$/.test(name)) return "string";
  if (/_(hosts|exclude|ids)$/.test(name)) return "list";
  return /^(transport|geocoder)$/.test(name) ? "function" : undefined;
}

/** Null is as good as unset. */
function kindOf(value: unknown): string {
  return Array.isArray(value) ? "list" : isData(value) ? "object" : typeof (value ?? undefined);
}
