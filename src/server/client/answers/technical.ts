/** Words of a program in an answer: a trace, a statement, an error of a database or of the system, a path, markup. */
const technical = [
  /\bSQLSTATE\b|\bORA-\d{4,5}\b|\bSQLITE_[A-Z]{4,}|\bSQL syntax\b|\bviolates [\w -]{1,40}constraint|\bconstraint failed\b|syntax error at or near|\bDuplicate entry '|\bE11000\b/i,
  /\b(column|table|relation|database|object name|column name) ["'`]?[\w.]{1,60}["'`]? ?(is of|does not|doesn't|of relation|cannot)|\b(unknown|invalid) (column|database|object|table)\b|\b(for|of) column ['"`]|\bNULL into column\b/i,
  /\bSELECT\s[^;]{1,400}?\sFROM\s|\bselect\s+(\*|["`\w.]{1,60}\s*,[^;]{1,400}?)\s+from\s/,
  /\bdelete\s+from\s+["`\w.]{1,80}\s+where\s|\binsert\s+into\s+["`\w.]{1,80}\s*(\(|values|select)|\bupdate\s+["`\w.]{1,80}\s+set\s/i,
  /Traceback \(most recent|Stack trace:|\bat [\w$.<>]{1,80} ?\([^)\n]{1,200}:\d+|\bException in\b|\bFatal error\b/,
  /\b[\w.]{1,80}(Exception|Error): |\b(TypeError|NullPointerException|undefined is not|undefined method|'NoneType' object)\b|\bNoMethodError\b/,
  /\bE(NOENT|ACCES|PERM|EXIST|CONNREFUSED|CONNRESET|TIMEDOUT|NOSPC|MFILE)\b|\bNoneType\b|:0x[\da-f]{6,}/,
  /(^|[\s'"(=])(\/[\w.-]{1,60}){3}|\b[A-Za-z]:\\[\w.-]{1,60}\\| on line \d+/,
  /<\/?[a-z!][^>]{0,200}>/i,
];

/** Whether a text is for the log, not for a person (R8-14). */
const isTechnical = (text: string): boolean => technical.some((pattern) => pattern.test(text.slice(0, 2000)));

const breaks = /<(br|\/p|\/li|\/div)\b[^>]{0,200}>/gi;
const looks = /<\/?(b|strong|i|em|u|small|font|span|p|div|a|ul|li|code)\b[^>]{0,200}>/gi;

/** The words of an answer that are for a person; "" for those of a program. */
export function spokenIn(text: string): string {
  const words = withoutLooks(text);
  return isTechnical(words) ? "" : words;
}

/** A sentence without the tags that only give it a look. */
const withoutLooks = (text: string): string =>
  /<\w/.test(text)
    ? text
        .slice(0, 2000)
        .replace(breaks, "\n")
        .replace(looks, "")
        .replace(/\s*\n\s*/g, " ")
        .trim()
    : text;
