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
    `${file}:${line}:${column}: ${severity}: expected ${expected}; found ${found} (${rule})`,
    ...(tag ? [`    ${tag}`] : []),
    ...(suggestion ? [`    try: ${suggestion}`] : []),
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
  const text = `expected ${expected}; found ${found}${suggestion ? `\ntry: ${suggestion}` : ""}`;
  const place = `file=${property(file)},line=${line},col=${column},title=${property(`vs-elements ${rule}`)}`;
  return `::${severity} ${place}::${escaped(text)}`;
}

const escaped = (text: string): string => text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
const property = (text: string): string => escaped(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
