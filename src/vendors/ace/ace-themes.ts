/** Themes of the code editor. An unknown name falls back to the first (R5.2-20, R9.6-05). */
import github from "css:ace-builds/css/theme/github.css";
import monokai from "css:ace-builds/css/theme/monokai.css";
import textmate from "css:ace-builds/css/theme/textmate.css";
import tomorrow from "css:ace-builds/css/theme/tomorrow_night.css";
import rainbow from "./ace-rainbow.css";

const sheets: Record<string, string> = { rainbow, textmate, github, monokai, tomorrow };
/** An Ace theme; its sheet is adopted by ace.ts, not by Ace. */
export interface Theme {
  cssClass: string;
  isDark: boolean;
  sheet: string;
}

const classes: Record<string, string> = { textmate: "tm", tomorrow: "tomorrow-night" };

export function themeOf(name: string): Theme {
  const known = Object.hasOwn(sheets, name) ? name : "rainbow";
  return {
    cssClass: `ace-${classes[known] ?? known}`,
    isDark: /monokai|tomorrow/.test(known),
    sheet: sheets[known]!,
  };
}
