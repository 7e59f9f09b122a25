import { readdirSync, statSync } from "node:fs";
import path from "node:path";

/** Templates and pages; `.blade.php` ends as PHP does. */
const templates =
  /\.(html?|xhtml|php\d?|phtml|inc|twig|jinja2?|j2|djhtml|tpl|tmpl|erb|rhtml|jspx?|jspf|tag|tagx|hbs|mustache|ftl|json)$/i;
/** Folders of others, and of version control. */
const foreign = /^(node_modules|vendor|\.[^.].*)$/;

/**
 * The files that patterns name, in the order of their paths: `templates/**`, `*.html`, `{a,b}`, folders. A file that is
 * named without a pattern is taken whatever its ending.
 */
export function matchingFiles(patterns: readonly string[], folder = "."): string[] {
  const found = new Set<string>();
  for (const given of patterns.map((one) => one.replaceAll("\\", "/").replace(/^\.\//, ""))) {
    const kind = statSync(path.resolve(folder, given), { throwIfNoEntry: false });
    if (kind?.isFile()) found.add(given);
    else {
      const pattern = kind?.isDirectory() ? `${given.replace(/\/$/, "")}/**/*` : given;
      const start = /^[^*?{[]*(?=\/)/.exec(pattern)?.[0] ?? "";
      const fits = patternOf(pattern.replace(/^\.\//, ""));
      for (const file of filesBelow(folder, start || ".")) if (templates.test(file) && fits.test(file)) found.add(file);
    }
  }
  return [...found].toSorted();
}

function filesBelow(folder: string, below: string): string[] {
  const entries = statSync(path.resolve(folder, below), { throwIfNoEntry: false })?.isDirectory()
    ? readdirSync(path.resolve(folder, below), { withFileTypes: true })
    : [];
  return entries.flatMap((entry) => {
    const file = below === "." ? entry.name : `${below}/${entry.name}`;
    if (entry.isDirectory()) return foreign.test(entry.name) ? [] : filesBelow(folder, file);
    return entry.isFile() ? [file] : [];
  });
}

/** A pattern of a shell as an expression. */
function patternOf(pattern: string): RegExp {
  const source = pattern
    .replace(/[.+^$()|[\]\\]/g, "\\$&")
    .replace(/\{([^{}]*)\}/g, (_, list: string) => `(?:${list.replaceAll(",", "|")})`)
    .replace(/\*\*\/|\*\*|\*|\?/g, (sign) => ({ "**/": "(?:.*/)?", "**": ".*", "*": "[^/]*" })[sign] ?? "[^/]");
  return new RegExp(`^${source === "(?:.*/)?" ? ".*" : source}$`);
}
