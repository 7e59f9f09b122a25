/** Mistakes that only a whole page or template shows: ids, scripts, and the places of fields. */
import { isData } from "../base/data.ts";
import { parseJson } from "../base/json.ts";
import { isDynamic, mayPass, shown } from "./filled-in.ts";
import { finding, spelt, withAttribute, type Finding } from "./findings.ts";
import { knownTags, settingNames } from "./known.ts";
import { withMarks, type Attribute, type Tag } from "./template-tags.ts";
import { nearName } from "./near-name.ts";
import { wrongSettings } from "./setting-rules.ts";

export const valueOf = (tag: Tag, name: string): string | undefined =>
  tag.attributes.find((one) => one.name === name)?.value;

/** Ids that stand twice in one branch of the template; scripts that are loaded twice. */
export function repeatedFindings(tags: readonly Tag[]): Finding[] {
  const seen = new Map<string, Tag[]>();
  return tags.flatMap((tag) => {
    const isScript = tag.name === "script" && isOurScript(tag);
    const id = isScript ? "" : valueOf(tag, "id");
    if (tag.isClosing || (!id && !isScript) || isDynamic(id ?? "")) return [];
    const key = isScript ? "<script>" : id!;
    const others = seen.get(key) ?? [];
    const isTwice = others.some(({ path }) => tag.path.startsWith(path) || path.startsWith(tag.path));
    seen.set(key, [...others.slice(-20), tag]);
    if (!isTwice) return [];
    return isScript
      ? finding(tag, {
          rule: "script-twice",
          expected: "vs.js once in a page",
          found: "a second script tag; the first one wins",
          link: "mistakes.html#vs-elements-version-is",
        })
      : finding(tag, {
          rule: "id-twice",
          expected: "an id that only one element has",
          found: `id="${shown(id!)}" again`,
          link: "attributes.html",
        });
  });
}

export const isOurScript = (tag: Tag): boolean => /(^|\/)vs\.js([?#]|$)/.test(valueOf(tag, "src") ?? "");

/** Fields in the page's own forms: each needs a name to be posted, and a label. */
export function fieldFindings(tags: readonly Tag[]): Finding[] {
  const labelled = new Set(tags.flatMap((tag) => (tag.name === "label" ? (valueOf(tag, "for") ?? []) : [])));
  let form = false;
  let labels = 0;
  return tags.flatMap((tag, index) => {
    if (tag.name === "form") form = !tag.isClosing;
    if (tag.name === "label") labels = Math.max(0, labels + (tag.isClosing ? -1 : 1));
    if (!form || tag.isClosing || !knownTags[tag.name]?.isPosted || tag.name === "vs-hidden") return [];
    const isFace = isWrapping(tags, index);
    const id = valueOf(tag, "id");
    const isLabelled = labels > 0 || isFace || (!!id && (labelled.has(id) || isDynamic(id))) || hasTitle(tag);
    return fieldFinding(tag, { isNamed: isFace || hasName(tag), isLabelled });
  });
}

/** The finding for a field of a form that has no name or no label. */
export function fieldFinding(tag: Tag, { isNamed, isLabelled }: { isNamed: boolean; isLabelled: boolean }): Finding[] {
  if (tag.isOpenEnded) return [];
  const link = `tags.html#${tag.name}`;
  const open = tag.written.replace(/\s+/g, " ").replace(/\s*\/?>$/, "");
  return [
    ...(isNamed
      ? []
      : [
          finding(tag, {
            rule: "field-name",
            expected: "name, under which the form posts the value",
            found: "no name; nothing is posted",
            suggestion: `${open} name="">`,
            link,
          }),
        ]),
    ...(isLabelled
      ? []
      : [
          finding(tag, {
            rule: "field-label",
            severity: "warning",
            expected: "title, or a <label for> of the page",
            found: "no label",
            suggestion: `${open} title="">`,
            link,
          }),
        ]),
  ];
}

const hasName = (tag: Tag): boolean =>
  valueOf(tag, "name") !== undefined || valueOf(tag, "field") !== undefined || isBound(tag, ["name", "field"]);
/** Attributes that name a field for people. */
export const titles = ["title", "aria-label", "aria-labelledby", "field", "placeholder"];
const hasTitle = (tag: Tag): boolean =>
  titles.some((name) => (valueOf(tag, name) ?? "") !== "") || isBound(tag, [...titles, "id"]);

/** Set by Thymeleaf (`th:name`, `th:attr="name=…"`), Vue or Angular (`:name`, `[name]`): the text is not known here. */
const isBound = ({ attributes }: Tag, names: readonly string[]): boolean =>
  attributes.some(({ name, value }) => {
    const [, bound = ""] =
      /^(?:(?:data-)?th[:-]|v-bind:|x-bind:|:|\[)(?:attr\.)?([\w-]+)\]?(?:\.\w+)*$/.exec(name) ?? [];
    return names.includes(bound) || (/^attr(append|prepend)?$/.test(bound) && names.some((one) => isSet(value, one)));
  });

const isSet = (list: string, name: string): boolean => new RegExp(`(^|,)\\s*${name}\\s*=`).test(list);

/** A tag around the page's own control, which has the name and the label. */
function isWrapping(tags: readonly Tag[], index: number): boolean {
  const next = tags[index + 1];
  return !!next && !next.isClosing && /^(select|input|textarea)$/.test(next.name);
}

/** The settings block and the `data-` attributes of the script tag. */
export function settingFindings(tag: Tag): Finding[] {
  if (tag.name !== "script" || tag.isClosing) return [];
  if (isOurScript(tag)) return tag.attributes.flatMap((one) => dataFinding(tag, one));
  const id = valueOf(tag, "id") ?? "";
  const type = valueOf(tag, "type");
  if (!tag.content || (id !== "vs-settings" && !nearName(id, ["vs-settings"]))) return [];
  const { text, at } = tag.content;
  const link = "settings.html";
  const right = { rule: "settings", suggestion: '<script type="application/json" id="vs-settings">', link };
  if (id !== "vs-settings")
    return [finding(tag, { ...right, expected: 'id="vs-settings"', found: spelt("id", shown(id)) })];
  if (!/^application\/json$/i.test(type ?? "")) {
    const found = type === undefined ? "no type" : spelt("type", shown(type));
    return [finding(tag, { ...right, expected: 'type="application/json"', found })];
  }
  // Thymeleaf replaces the value behind such a comment
  const plain = withMarks(text.replace(/\/\*\[\[[^[\]]*\]\]\*\//g, ""));
  if (!mayPass(plain, (one) => parseJson(one.replace(/""a""/g, '"a"')) !== undefined))
    return [
      {
        ...finding(tag, {
          rule: "settings",
          expected: "JSON: names and texts in double quotes, no comma at the end",
          found: "text that does not parse; no setting of the block is used",
          link,
        }),
        at,
      },
    ];
  const given = parseJson(plain);
  const places = placesOfTexts(text);
  return (isData(given) ? wrongSettings(given) : []).map(({ name, anchor, near, severity, expected, found }) => ({
    ...finding(tag, {
      rule: "settings",
      severity,
      expected,
      found,
      link: `${link}${anchor && `#${anchor}`}`,
      ...(near && { suggestion: `"${near}": ${JSON.stringify(given && (given as Record<string, unknown>)[name])}` }),
    }),
    at: at + (places.get(name) ?? 0),
  }));
}

/** Where each text in double quotes stands first. */
function placesOfTexts(text: string): Map<string, number> {
  const places = new Map<string, number>();
  for (const { 1: name = "", index } of text.matchAll(/"([^"\\]*(?:\\.[^"\\]*)*)"/g))
    if (!places.has(name)) places.set(name, index);
  return places;
}

/** A misspelt setting of the script tag; other `data-` attributes may be the page's own. */
function dataFinding(tag: Tag, attribute: Attribute): Finding[] {
  const { name, value } = attribute;
  const [, data] = /^data-([\w-]+)$/.exec(name) ?? [];
  const near = data && nearName(data.replaceAll("-", "_"), settingNames);
  if (!near) return [];
  const right = `data-${near.replaceAll("_", "-")}`;
  const about = { rule: "settings", expected: right, found: name, link: `settings.html#${near}` };
  const suggestion = withAttribute(tag, attribute, spelt(right, shown(value)));
  return [finding(tag, { ...about, suggestion }, attribute)];
}
