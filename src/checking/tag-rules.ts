/** Our tags: names, attributes, and the kinds of their values. */
import { parseJson } from "../base/json.ts";
import { isDynamic, mayPass, shown } from "./filled-in.ts";
import { finding, spelt, withAttribute, type Finding } from "./findings.ts";
import { clickNames, fieldKinds, knownTags, pageNames, tagNames, type Kind, type KnownTag } from "./known.ts";
import type { Attribute, Tag } from "./template-tags.ts";
import { nearName } from "./near-name.ts";

/** Tags that only our own code creates. */
const inner = /^vs-(island|inspector|pin|sign-in|outbox|drafts)$/;

/** The mistakes of an element whose name begins with `vs-`. */
export function tagFindings(tag: Tag): Finding[] {
  if (inner.test(tag.name)) return [];
  const known = knownTags[tag.name];
  if (!known) return [unknownTag(tag)];
  return [...tag.attributes.flatMap((one) => attributeFindings(tag, one, known)), ...wantedFindings(tag)];
}

function unknownTag(tag: Tag): Finding {
  const near = nearName(tag.name, tagNames);
  const suggestion = near && tag.written.replace(/\s+/g, " ").replace(/^<[^\s/>]+/, `<${near}`);
  return finding(tag, {
    rule: "tag-name",
    severity: near ? "error" : "warning",
    expected: near ? `<${near}>` : "a tag of vs-elements",
    found: `<${tag.name}>`,
    ...(suggestion && { suggestion }),
    link: near ? `tags.html#${near}` : "tags.html",
  });
}

/** Attributes of HTML that any element may have; `title`, `name` and others are ours on our tags too. */
const global =
  /^(id|class|style|slot|part|exportparts|dir|lang|hidden|inert|tabindex|role|is|itemprop|itemscope|itemtype|nonce|popover|autofocus|accesskey|translate|spellcheck|contenteditable|draggable|form|title|name|key|ref|value|density|xml:lang|xmlns|inputmode|enterkeyhint)$/;
/** Attributes of other libraries, of templates and of events. */
const foreign = /^(data-|aria-|on[a-z]|v-|x-|ng-|hx-|up-|wire:|th:|[@:#*[(.])|[:.]/;

/** One list for each tag, because nearName remembers by list. */
const attributeNames: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(knownTags).map(([tag, { attributes }]) => [tag, Object.keys(attributes)]),
);

/** Words of HTML and of other libraries for attributes of ours. */
const otherWords: Readonly<Record<string, string>> = {
  label: "title",
  caption: "title",
  hint: "help",
  description: "help",
  choices: "options",
  items: "options",
  multiple: "multi",
  source: "data",
};
const otherWord = (name: string, attributes: KnownTag["attributes"]): string | undefined => {
  const meant = Object.hasOwn(otherWords, name) ? otherWords[name]! : "";
  return meant in attributes ? meant : undefined;
};

function attributeFindings(tag: Tag, attribute: Attribute, { attributes, types }: KnownTag): Finding[] {
  const { name } = attribute;
  const kind = Object.hasOwn(attributes, name) ? attributes[name] : undefined;
  if (kind) return valueFinding(tag, attribute, kind, types);
  if (name === "" || global.test(name) || foreign.test(name) || pageNames.includes(name)) return [];
  const link = `tags.html#${tag.name}`;
  if (clickNames.includes(name)) {
    const right = spelt(`data-${name}`, shown(attribute.value));
    const about = {
      rule: "vs-action",
      expected: `data-${name}: a vs- tag acts by data- attributes only`,
      found: name,
      link: `attributes.html#${name}`,
    };
    return [finding(tag, { ...about, suggestion: withAttribute(tag, attribute, right) }, attribute)];
  }
  const near = otherWord(name, attributes) ?? nearName(name, attributeNames[tag.name]!);
  if (near) {
    const suggestion = withAttribute(tag, attribute, spelt(near, shown(attribute.value)));
    return [finding(tag, { rule: "option-name", expected: near, found: name, suggestion, link }, attribute)];
  }
  const expected =
    types.length && Object.hasOwn(fieldKinds, name)
      ? `an attribute of <${tag.name}>; ${name} belongs to other fields`
      : `an attribute of <${tag.name}>`;
  return [finding(tag, { rule: "option-name", severity: "warning", expected, found: name, link }, attribute)];
}

function valueFinding(tag: Tag, attribute: Attribute, kind: Kind, types: readonly string[]): Finding[] {
  const { name, value } = attribute;
  const about = { rule: "value-literal", found: `"${shown(value)}"`, link: `tags.html#${tag.name}` };
  const found = (expected: string, more: Partial<Finding> = {}) => [
    finding(tag, { ...about, expected, ...more }, attribute),
  ];
  if (kind === "flag" && /^(false|0|no|off|f)$/i.test(value))
    return found(`${name} absent: a flag is on by its presence`, { suggestion: withAttribute(tag, attribute, "") });
  if (
    kind === "number" &&
    value !== "" &&
    !mayPass(value, (text) => text.trim() !== "" && Number.isFinite(Number(text)))
  )
    return found(`a number in ${name}`);
  if (kind === "json" && value !== "" && name !== "obj" && !mayPass(value, (text) => parseJson(text) !== undefined))
    return found(`JSON in ${name}`);
  if (name === "type" && types.length && !isDynamic(value) && !types.includes(value)) {
    const near = nearName(value, types) ?? types.find((one) => one.toLowerCase() === value.toLowerCase());
    return found(types.join(", "), near ? { suggestion: withAttribute(tag, attribute, spelt("type", near)) } : {});
  }
  if (name === "data" && types.length && value !== "") return listFinding(tag, attribute, found);
  const list = wordLists[`${tag.name} ${name}`];
  if (list && !isDynamic(value)) return wordsFinding(tag, attribute, list.split(" "), found);
  if (name === "center" && tag.name === "vs-map" && value !== "" && !isDynamic(value) && !place.test(value.trim()))
    return found("longitude,latitude or a point");
  const choice = choices[`${tag.name} ${name}`] ?? (types.length ? undefined : choices[name]);
  return choice && value !== "" && !mayPass(value, (text) => choice.split(" ").includes(text))
    ? found(choice.replaceAll(" ", ", "))
    : [];
}

type Found = (expected: string, more?: Partial<Finding>) => Finding[];

/** The first word that is not one of a list; the product steps over it without a message. */
function wordsFinding(tag: Tag, attribute: Attribute, known: readonly string[], found: Found): Finding[] {
  const words = attribute.value.split(/[\s,]+/);
  const wrong = words.find((one) => one !== "" && !known.includes(one.toLowerCase()));
  if (wrong === undefined) return [];
  const near = nearName(wrong.toLowerCase(), known);
  const right = near && attribute.value.replace(wrong, near);
  return found(
    known.join(", "),
    right ? { suggestion: withAttribute(tag, attribute, spelt(attribute.name, right)) } : {},
  );
}

/** The name of a list is one segment of an address. */
function listFinding(tag: Tag, attribute: Attribute, found: Found): Finding[] {
  const { value } = attribute;
  if (mayPass(value, (text) => /^[^\s/?#&{}[\]<>"']+$/.test(text))) return [];
  const isAddress = value.startsWith("/") || /^https?:/.test(value);
  const right = /^\s*[[{]/.test(value) ? "options" : isAddress ? "api" : "";
  const has = right && knownTags[tag.name]!.attributes[right];
  return found(
    "the name of a list: letters, digits, dots, hyphens",
    has ? { suggestion: withAttribute(tag, attribute, spelt(right, shown(value))) } : {},
  );
}

const choices: Record<string, string> = {
  "vs-form mode": "add edit info",
  "vs-popup mode": "add edit info",
  "vs-modal mode": "add edit info",
  "vs-form layout": "vertical horizontal inline",
};

/** Attributes with several words, each one of some. */
export const wordLists: Record<string, string> = {
  "vs-map tools": "zoom home locate link fullscreen scale coordinates street find draw compare print search functions",
  "vs-geometry geom": "point line polygon linestring multipoint multiline multipolygon multilinestring",
};
/** `30.52,50.525`, `POINT(30.52 50.525)` or a GeoJSON point. */
const place = /^(-?[\d.]+(\s*[,;]\s*|\s+)-?[\d.]+$|(SRID=\d+;\s*)?POINT\b|\{)/i;

/** Attributes without which a tag shows nothing. */
const wanted: Record<string, string[]> = { "vs-widget": ["name", "src", "state"] };

function wantedFindings(tag: Tag): Finding[] {
  const names = wanted[tag.name];
  if (names && !tag.isOpenEnded && !tag.attributes.some(({ name }) => names.includes(name)))
    return [
      finding(tag, {
        rule: "option-missing",
        expected: names.join(" or "),
        found: "none of them",
        link: `tags.html#${tag.name}`,
      }),
    ];
  const record = tag.attributes.find(({ name }) => name === "record");
  if (tag.name === "vs-map" && record?.value && !mayPass(record.value, (text) => /^[^\s/]+\/[^\s/]+$/.test(text)))
    return [
      finding(
        tag,
        {
          rule: "value-shape",
          expected: "a table and an id: table/17",
          found: `"${shown(record.value)}"`,
          link: "tags.html#vs-map",
        },
        record,
      ),
    ];
  return [];
}
