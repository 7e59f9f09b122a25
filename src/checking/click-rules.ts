/** Click attributes and what stands beside them: names, shapes, and elements on which they do nothing. */
import { isData } from "../base/data.ts";
import { parseJson } from "../base/json.ts";
import { quickSchema } from "../forms/schema/quick.ts";
import { isDynamic, mayPass, shown } from "./filled-in.ts";
import { finding, spelt, withAttribute, type Finding } from "./findings.ts";
import { allNames, besideNames, clickNames, clickNeeds, clickShapes, fieldTypes, pageNames } from "./known.ts";
import type { Attribute, Tag } from "./template-tags.ts";
import { nearName } from "./near-name.ts";

/** The mistakes of a page's own element that has, or seems to have, attributes of ours. */
export function clickFindings(tag: Tag): Finding[] {
  const click = clickOf(tag);
  return [
    ...tag.attributes.flatMap((one) => nameFinding(tag, one, click !== undefined)),
    ...(click ? [...shapesFindings(tag, click), ...besideFindings(tag, click)] : []),
  ];
}

/** Where the template chooses between attributes, each of them may be the one that acts. */
function shapesFindings(tag: Tag, click: ClickUse): Finding[] {
  if (!tag.isOpenEnded) return [...shapeFindings(tag, click), ...othersFindings(tag, click)];
  const own = tag.attributes.filter(({ name }) => name !== "state" && clickNames.includes(name));
  const uses = own.map((attribute) => ({ attribute, name: attribute.name }));
  return [click, ...uses.filter(({ name }) => name !== click.name)].flatMap((one) => shapeFindings(tag, one));
}

export interface ClickUse {
  attribute: Attribute;
  /** Without `data-`. */
  name: string;
}

/** The click attribute by which an element acts; a `data-` twin counts only with a value of its shape. */
export function clickOf(tag: Tag): ClickUse | undefined {
  const first = new Map<string, Attribute>();
  for (const one of tag.attributes) if (!first.has(one.name)) first.set(one.name, one);
  for (const name of clickNames) {
    const twin = first.get(`data-${name}`);
    if (twin && isShaped(name, twin.value)) return { attribute: twin, name };
    const plain = tag.name.startsWith("vs-") ? undefined : first.get(name);
    if (plain && (name !== "state" || plain.value.includes("="))) return { attribute: plain, name };
  }
  return undefined;
}

const isShaped = (name: string, value: string): boolean =>
  mayPass(value, (text) => clickShapes[name]!.test(text)) && (name !== "state" || value.includes("="));

/** A name of ours with a letter wrong, on an element where the value fits. */
function nameFinding(tag: Tag, attribute: Attribute, acts: boolean): Finding[] {
  const [, prefix = "", name = ""] = /^(data-)?(.*)$/.exec(attribute.name) ?? [];
  if (prefix && name.startsWith("vs-") && pageNames.includes(name)) return [];
  const isOwn = attribute.name.startsWith("vs-");
  if (
    allNames.includes(name) ||
    htmlNames.test(attribute.name) ||
    !/^[a-z_-]+$/.test(name) ||
    (!isOwn && /^(aria|on|v|x|ng|hx)-/.test(name))
  )
    return [];
  const near = nearName(name, allNames);
  if (isOwn && !near)
    return [
      finding(
        tag,
        {
          rule: "attribute-name",
          severity: "warning",
          expected: "an attribute of vs-elements",
          found: `unknown ${attribute.name}`,
          link: "attributes.html",
        },
        attribute,
      ),
    ];
  if (!near || (!isOwn && !fitsNear(near, name, attribute.value, acts))) return [];
  const right = spelt(prefix + near, shown(attribute.value));
  const link = `attributes.html#${besideNames.includes(near) ? "beside-" : ""}${near}`;
  const expected = `${prefix}${near}`;
  return [
    finding(
      tag,
      {
        rule: "attribute-name",
        expected,
        found: attribute.name,
        suggestion: withAttribute(tag, attribute, right),
        link,
      },
      attribute,
    ),
  ];
}

/** Attributes of HTML that are similar to one of ours. */
const htmlNames =
  /^(href|hreflang|post|step|slot|media|local|label|list|start|span|srcset|shape|scope|wrap|open|icon)$/;

/** Whether a misspelt name is ours, and not a word of the page: by its value, or by a click attribute beside it. */
function fitsNear(near: string, name: string, value: string, acts: boolean): boolean {
  if (name === `${near}s`) return false;
  if (besideNames.includes(near)) return near.length > 4 && acts;
  if (!clickNames.includes(near)) return true;
  return value !== "" && isShaped(near, value) && (!clickShapes[near]!.test("a b") || /[/#=.:]/.test(value));
}

function shapeFindings(tag: Tag, { attribute, name }: ClickUse): Finding[] {
  const { value } = attribute;
  const link = `attributes.html#${name}`;
  const found = value ? `"${shown(value)}"` : "no value";
  if (!isShaped(name, value))
    return [finding(tag, { rule: "value-shape", expected: clickNeeds[name]!, found, link }, attribute)];
  if (name === "fb" && !isDynamic(value)) return quickFinding(tag, attribute);
  const isFile = name === "file-show" && value === "" && !tag.isOpenEnded;
  if (!isFile || tag.attributes.some((one) => /^(data-)?(file_path|file_id|filename)$/.test(one.name))) return [];
  return [finding(tag, { rule: "value-shape", expected: "a path, file_path or file_id", found, link }, attribute)];
}

function othersFindings(tag: Tag, { name }: ClickUse): Finding[] {
  const link = `attributes.html#${name}`;
  const isRecord = /^(add|edit|info|del)$/.test(name);
  const others = isRecord
    ? ["add", "edit", "info", "del"].filter((one) => one !== name && tag.attributes.some((other) => other.name === one))
    : [];
  return others.map((one) =>
    finding(tag, {
      rule: "two-actions",
      severity: "warning",
      expected: "one action for an element",
      found: `${name} and ${one}; only ${name} acts`,
      link,
    }),
  );
}

function quickFinding(tag: Tag, attribute: Attribute): Finding[] {
  try {
    const fields = Object.values(
      quickSchema(attribute.value, fieldTypes)["schema"] as Record<string, { type: string }>,
    );
    return fields.filter(({ type }) => !fieldTypes.includes(type)).map(({ type }) => unknownType(tag, attribute, type));
  } catch (error) {
    const found = String(error).replace(/^Error: /, "");
    return [
      finding(tag, { rule: "value-shape", expected: clickNeeds["fb"]!, found, link: "attributes.html#fb" }, attribute),
    ];
  }
}

/** A page may define types of its own by vs.defineField. */
function unknownType(tag: Tag, attribute: Attribute, type: string): Finding {
  const near = nearName(type, fieldTypes);
  const expected = near ? `the type ${near}` : "a type of a field";
  const about = { rule: "value-shape", expected, found: `the type ${type}`, link: "attributes.html#fb" };
  return finding(tag, { ...about, severity: near ? "error" : "warning" }, attribute);
}

function besideFindings(tag: Tag, click: ClickUse): Finding[] {
  const of = (name: string) => tag.attributes.find((one) => one.name === name);
  // without `api`, `method` of a form in a modal may name a method of the server (form-of-call.ts)
  const isNamed = /^(modal|fb)$/.test(click.name) && !of("api") && !of("data-api");
  const read = tag.attributes.filter(({ name }) => !isNamed || !/^(data-)?method$/.test(name));
  return [
    ...targetFindings(tag, click, of("target")),
    ...formFindings(tag, click, of("form")),
    ...read.flatMap((one) => literalFinding(tag, one)),
  ];
}

/** Links with `target` are left to the browser, and so is the `target` of a form. */
function targetFindings(tag: Tag, { name }: ClickUse, target: Attribute | undefined): Finding[] {
  if (!target || !/^(a|form)$/.test(tag.name) || target.value === "_self") return [];
  const isWindow = target.value.startsWith("_") || target.value === "";
  return [
    finding(
      tag,
      {
        rule: "target",
        expected: isWindow
          ? `no target: a link with target is left to the browser and ${name} does not act`
          : "data-target on links and forms",
        found: spelt("target", shown(target.value)),
        suggestion: withAttribute(tag, target, isWindow ? "" : spelt("data-target", shown(target.value))),
        link: "attributes.html#beside-target",
      },
      target,
    ),
  ];
}

/** On a button `form` is the browser's own; a form acts on its submit only. */
function formFindings(tag: Tag, { name, attribute }: ClickUse, form: Attribute | undefined): Finding[] {
  if (tag.name === "button" && form && /^(add|edit|info|vs-popup|modal|api)$/.test(name))
    return [
      finding(
        tag,
        {
          rule: "button-form",
          severity: "warning",
          expected: "data-form on a button",
          found: spelt("form", shown(form.value)),
          suggestion: withAttribute(tag, form, spelt("data-form", shown(form.value))),
          link: "attributes.html#beside-form",
        },
        form,
      ),
    ];
  if (tag.name !== "form" || /^(api|state)$/.test(name)) return [];
  const isOwn = name === "_post" || name === "save";
  return [
    finding(
      tag,
      {
        rule: "form-action",
        severity: isOwn ? "warning" : "error",
        expected: "api, state or data-vs-submit on a form",
        found: `${name}, which a form ignores`,
        link: `attributes.html#${name}`,
      },
      attribute,
    ),
  ];
}

const choices: Record<string, RegExp> = {
  mode: /^(add|edit|info)$/,
  method: /^(get|post|put|patch|delete)$/i,
  position: /^(center|left|right|top|bottom|fullscreen|[\d.%a-z]*(,[\d.%a-z]*){1,3})$/,
  backdrop: /^(false|true|static)?$/,
};

/** Values that stand beside a click attribute: one of some words, or JSON. */
function literalFinding(tag: Tag, attribute: Attribute): Finding[] {
  const name = attribute.name.replace(/^data-/, "");
  const link = `attributes.html#beside-${name}`;
  const about = { rule: "value-literal", found: `"${shown(attribute.value)}"`, link };
  const choice = Object.hasOwn(choices, name) ? choices[name] : undefined;
  if (choice && attribute.value !== "" && !mayPass(attribute.value, (text) => choice.test(text)))
    return [finding(tag, { ...about, expected: wordsOf(choice) }, attribute)];
  if (name === "obj" && /^\s*[{[]/.test(attribute.value) && !mayPass(attribute.value, isJson))
    return [finding(tag, { ...about, expected: "JSON, a=1&b=2, a:1,b:2, or a path with a query" }, attribute)];
  const isSwitch = /^(vue|auto_send)$/.test(name);
  if (isSwitch && /^(false|0|null)$/.test(attribute.value)) return []; // off, as isSet reads it
  if ((isSwitch || name === "silent") && /^(false|0|no)$/i.test(attribute.value))
    return [
      finding(
        tag,
        {
          ...about,
          severity: "warning",
          expected: isSwitch ? `${name} absent or "false"` : `${name} absent; any value switches it on`,
          suggestion: withAttribute(tag, attribute, ""),
        },
        attribute,
      ),
    ];
  return [];
}

const isJson = (text: string): boolean => isData(parseJson(text)) || Array.isArray(parseJson(text));
const wordsOf = ({ source }: RegExp): string =>
  source
    .replace(/^\^\(|\)\??\$$/g, "")
    .split("|")
    .filter((one) => /^\w+$/.test(one))
    .join(", ");
