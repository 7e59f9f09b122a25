import { addressFindings } from "./address-rules.ts";
import { clickFindings } from "./click-rules.ts";
import type { Finding } from "./findings.ts";
import { readMarkup, type Tag } from "./template-tags.ts";
import { fieldFindings, repeatedFindings, settingFindings } from "./page-rules.ts";
import { tagFindings } from "./tag-rules.ts";

/** Every mistake of a page or template, in the order of the text. */
export function checkTemplate(text: string): Finding[] {
  const tags = readMarkup(text);
  const found = [...tags.flatMap(elementFindings), ...repeatedFindings(tags), ...fieldFindings(tags)];
  return found.toSorted((one, other) => one.at - other.at);
}

/** The mistakes of one element that can be seen without the rest of the page; the doctor uses them for live elements. */
export function elementFindings(tag: Tag): Finding[] {
  if (tag.isClosing) return [];
  const found = [
    ...(tag.name.startsWith("vs-") ? tagFindings(tag) : []),
    ...(tag.name.includes(":") ? [] : clickFindings(tag)),
    ...settingFindings(tag),
    ...addressFindings(tag),
  ];
  if (found.length <= most) return found;
  const isError = ({ severity }: Finding) => severity === "error";
  return [...found.filter(isError), ...found.filter((one) => !isError(one))].slice(0, most);
}

/** The most findings of one element, errors before warnings. */
const most = 100;
