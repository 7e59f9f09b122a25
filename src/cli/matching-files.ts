import { readdirSync, realpathSync, statSync, type Stats } from "node:fs";

/** Templates and pages; `.blade.php` ends as PHP does. */
const templates =
  /\.(html?|xhtml|php\d?|phtml|inc|twig|jinja2?|j2|djhtml|tpl|tmpl|erb|rhtml|jspx?|jspf|tag|tagx|hbs|mustache|ftl|json)$/i;
/** Folders of others, and of version control. */
const foreign = /^(node_modules|vendor|\.[^.].*)$/;

/**
 * The files that a pattern names: `templates/**`, `*.html`, `{a,b}`, a folder; through links too. A file that is named
 * without a pattern is taken whatever its ending. @param miss called with the reason for each folder that cannot be read
 */
export function matchingFiles(pattern: string, miss: (words: string) => void): string[] {
  const given = pattern.replaceAll("\\", "/").replace(/^\.\/(?=.)/, "");
  const kind = kindOf(given);
  if (kind?.isFile()) return [given];
  const whole = kind?.isDirectory() ? `${given.replace(/\/$/, "")}/**/*` : given;
  const start = /^[^*?{[]*(?=\/)/.exec(whole)?.[0] || ".";
  const fits = patternOf(whole.replace(/^\.\//, ""));
  if (!kindOf(start)?.isDirectory()) return [];
  return filesBelow(start, [], miss).filter((file) => templates.test(file) && fits.test(file));
}

/** @param above the folders around it, links resolved: a link to one of them has no end */
function filesBelow(folder: string, above: readonly string[], miss: (words: string) => void): string[] {
  const real = realpathSync(folder);
  if (above.includes(real)) return [];
  let names: string[] = [];
  try {
    names = readdirSync(folder);
  } catch (error) {
    miss(`${folder} cannot be read: ${(error as Error).message}`);
  }
  return names.flatMap((name) => {
    const file = folder === "." ? name : `${folder}/${name}`;
    const kind = kindOf(file);
    if (kind?.isDirectory()) return foreign.test(name) ? [] : filesBelow(file, [...above, real], miss);
    return kind?.isFile() ? [file] : [];
  });
}

/** Undefined when there is nothing, also behind a link. */
function kindOf(file: string): Stats | undefined {
  try {
    return statSync(file);
  } catch {
    return undefined;
  }
}

/** A pattern of a shell as an expression. */
function patternOf(pattern: string): RegExp {
  const source = pattern
    .replace(/[.+^$()|[\]\\]/g, "\\$&")
    .replace(/\*\*\/|\*\*|\*|\?/g, (sign) => ({ "**/": "(?:.*/)?", "**": ".*", "*": "[^/]*" })[sign] ?? "[^/]")
    // last: they are written with a question mark
    .replace(/\{([^{}]*)\}/g, (_, list: string) => `(?:${list.replaceAll(",", "|")})`);
  return new RegExp(`^${source === "(?:.*/)?" ? ".*" : source}$`);
}
