/** The draft content of a form of the page, and its differences from the form's current values. */
import { isData } from "../../base/data.ts";
import { differing, labelOf, pickFrom, shownValue, valuesNow, type HostValues } from "./host-values.ts";
import type { DraftRow } from "./offer.ts";

export interface HostContent {
  values: HostValues;
  first: HostValues;
  labels: Record<string, string>;
  /** The form was posted with these values. */
  isSubmitted: boolean;
}

/** Whether stored data is the content of such a draft. */
export function isHostContent(content: unknown): content is HostContent {
  if (!isData(content)) return false;
  const { values, first, labels } = content;
  const isValues = (one: unknown) => isData(one) && Object.values(one).every(Array.isArray);
  return isValues(values) && isValues(first) && isData(labels);
}

/** Values that differ from the page's initial ones; undefined when none do. */
export function contentOf(form: HTMLFormElement, first: HostValues, isSubmitted: boolean): HostContent | undefined {
  const values = valuesNow(form);
  const names = differing(values, first);
  if (!names.length) return undefined;
  const pick = (from: HostValues) => Object.fromEntries(names.map((name) => [name, from[name] ?? []]));
  const labels = Object.fromEntries(names.map((name) => [name, labelOf(form, name)]));
  return { values: pick(values), first: pick(first), labels, isSubmitted };
}

/** The fields that a draft would change. @param atFirst initial values of the page as loaded now */
export function rowsOf(form: HTMLFormElement, content: HostContent, atFirst: HostValues): DraftRow[] {
  const { values, labels, first } = content;
  const now = valuesNow(form);
  return differing(values, pickFrom(now, values)).map((name) => ({
    name,
    title: name in now ? labelOf(form, name) : (labels[name] ?? name),
    now: shownValue(form, name, now[name]),
    kept: shownValue(form, name, values[name]),
    isOutdated: name in now && differing({ [name]: first[name] ?? [] }, { [name]: atFirst[name] ?? [] }).length > 0,
    isGone: !(name in now),
  }));
}
