/** A person's settings of the code editor: font size and theme, kept in this browser (R9.9-03). */
import { isData } from "../../../base/data.ts";
import { parseJson } from "../../../base/json.ts";
import { natives } from "../../../base/runtime/runtime.ts";
import { store } from "../../../base/store.ts";

export interface Look {
  fontPx: number;
  /** "": the field's own theme. */
  theme: string;
}

const place = "vs-code-look";
export const themes = ["rainbow", "textmate", "github", "monokai", "tomorrow"] as const;
export const fontLimits = { min: 9, max: 32, usual: 14 };

/** Notifies listeners when a person changes them; all editors of the page share them. */
export const lookStore = store();
let kept: Look | undefined;

export const look = (): Look => (kept ??= read());

export function keepLook(changes: Partial<Look>): void {
  const next = { ...look(), ...changes };
  kept = { ...next, fontPx: Math.min(fontLimits.max, Math.max(fontLimits.min, next.fontPx)) };
  try {
    localStorage.setItem(place, natives.json(kept));
  } catch {
    // storage is forbidden or full: kept until the page is left
  }
  lookStore.tell();
}

function read(): Look {
  try {
    const found = parseJson(localStorage.getItem(place) ?? "");
    const { fontPx, theme } = isData(found) ? found : {};
    const isSize = typeof fontPx === "number" && fontPx >= fontLimits.min && fontPx <= fontLimits.max;
    return { fontPx: isSize ? fontPx : fontLimits.usual, theme: typeof theme === "string" ? theme : "" };
  } catch {
    return { fontPx: fontLimits.usual, theme: "" };
  }
}
