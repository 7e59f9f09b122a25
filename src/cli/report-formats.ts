import type { Placed } from "./check-file.ts";

/** How findings are written: for people, for programs, and as annotations of GitHub. */
export const formats = {
  text: (found: readonly Placed[]) => found.map(lines).join("\n"),
  json: (found: readonly Placed[]) => JSON.stringify(found.map(plain), null, 2),
  github: (found: readonly Placed[]) => found.map(annotation).join("\n"),
} satisfies Record<string, (found: readonly Placed[]) => string>;
export type Format = keyof typeof formats;

function lines({ file, line, column, severity, rule, tag, expected, found, suggestion, link }: Placed): string {
  return [
    `${file}:${line}:${column}: ${severity}: expected ${expected}; found ${short(found)} (${rule})`,
    ...(tag ? [`    ${tag}`] : []),
    ...(suggestion && isShort(suggestion) ? [`    try: ${suggestion}`] : []),
    `    reference/${link}`,
  ].join("\n");
}

const plain = ({ file, line, column, severity, rule, tag, expected, found, suggestion, link }: Placed) => ({
  file,
  line,
  column,
  severity,
  rule,
  tag,
  expected,
  found,
  suggestion,
  link: `reference/${link}`,
});

/** https://docs.github.com/actions/reference/workflow-commands-for-github-actions */
function annotation({ file, line, column, severity, rule, expected, found, suggestion }: Placed): string {
  const said = `expected ${expected}; found ${short(found)}`;
  const text = suggestion && isShort(suggestion) ? `${said}\ntry: ${suggestion}` : said;
  const place = `file=${property(file)},line=${line},col=${column},title=${property(`vs-elements ${rule}`)}`;
  return `::${severity} ${place}::${escaped(text)}`;
}

/** Longer values hide the message; longer lines are not copied by hand. */
const [mostFound, mostLine] = [200, 2000];
const short = (found: string): string => (found.length > mostFound ? `${found.slice(0, mostFound)}…` : found);
const isShort = (line: string): boolean => line.length <= mostLine;

const escaped = (text: string): string => text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
const property = (text: string): string => escaped(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
