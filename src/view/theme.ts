// layer 2: page
/** Light or dark: dark only when the page says so by `data-theme` or its `color-scheme`. */
import { settingsStore } from "../base/settings.ts";
import { natives } from "../base/runtime/runtime.ts";

let found: "light" | "dark" | undefined;
const prefersDark = matchMedia("(prefers-color-scheme: dark)");
const forget = () => {
  found = undefined;
};
prefersDark.addEventListener("change", forget);
settingsStore.listen(forget);

export function theme(): "light" | "dark" {
  return (found ??= isDark() ? "dark" : "light");
}

function isDark(): boolean {
  const page = natives.find("html")!;
  const named = natives.attribute(page, "data-theme") ?? natives.attribute(page, "data-bs-theme");
  if (named) return named === "dark";
  const scheme = getComputedStyle(page).colorScheme.split(" ");
  return scheme.includes("dark") && (!scheme.includes("light") || prefersDark.matches);
}
