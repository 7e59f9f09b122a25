/**
 * Reserves the space of tags until their code is loaded, so that nothing jumps. Part of vs.js, which knows the tags by
 * their names only; `main` gets the styles from it. The build writes dist/reserve.css from the same rules.
 */
import { heights } from "fields:heights";

/**
 * A field has a height in px, with `w` when it is as wide as its place. Tags with page content (`light`) keep the page's
 * style; they may have a height too.
 */
export type Place = "light" | "block" | `${number}` | `${number}w` | `${number}light`;

/** Names of tags by their place, separated by spaces. */
const names: Readonly<Record<string, string>> = {
  ...heights,
  light: "widget table outlet",
  "400light": "map",
  block: "form popup modal viewer notices signature history label html",
};
const line = "display:inline-block;vertical-align:middle;inline-size:240px;max-inline-size:100%;";

/** What main takes from vs.js. */
export const space = {
  /** How the tag stands in the page, by its name without `vs-`. */
  placeOf: (name: string): Place =>
    (Object.keys(names).find((place) => names[place]!.split(" ").includes(name)) as Place | undefined) ?? "32",
  /**
   * With the lines above and below a field, which its view takes back by `--vs-title` and `--vs-help`, and the lines of a
   * text area. @param at the selector of the tag with a condition, such as `:where(vs-text:not(:defined)[title])`
   */
  styleOf(place: Place, at: (condition: string) => string): string {
    const height = parseInt(place);
    const isBlock = place.endsWith("w") || place === "block";
    const look = place.endsWith("light")
      ? "display:block;"
      : `all:initial;font:inherit;${isBlock ? "display:block;" : line}`;
    const size = (own: string) => `min-block-size:calc(${own} + var(--vs-title,0px) + var(--vs-help,0px));`;
    const own = height ? look + size(`${height}px`) : height === 0 ? "display:none" : look;
    let css = `${at("")}{${own}}${at("[hidden]")}{display:none}`;
    if (!height) return css;
    css +=
      `${at("[title]")}{--vs-title:1lh + 3px}${at("[help]")}{--vs-help:19px}` +
      `${at("[type=TextArea]")}{${size("max(92px,var(--vs-rows,3)*1lh + 12px)")}}`;
    for (let rows = 0; rows < 50; rows++) css += `${at(`[size="${rows}"]`)}{--vs-rows:${rows}}`;
    return css;
  },
};
export type Space = typeof space;

/** Until the tags are defined: one sheet, adopted when the parser meets the first tag. */
export function reserve(ready: Promise<void>): void {
  let css = "";
  const sheet = new CSSStyleSheet();
  const observer = new MutationObserver((records) => {
    for (const { nodeName } of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!/^vs-/i.test(nodeName) || css.includes(`(${nodeName}:`)) continue;
      if (!css) document.adoptedStyleSheets.push(sheet);
      const at = (condition: string) => `:where(${nodeName}:not(:defined)${condition})`;
      css += space.styleOf(space.placeOf(nodeName.slice(3).toLowerCase()), at);
      sheet.replaceSync(css);
    }
  });
  observer.observe(document, { childList: true, subtree: true });
  const end = () => observer.disconnect();
  ready.then(end, end);
}
