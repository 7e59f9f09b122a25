/** What is kept of a form of the page, and how it is shown beside the form as it stands. */
import { differing, labelOf, pickFrom, shownValue, valuesNow, type HostValues } from "./host-values.ts";
import type { DraftRow } from "./offer.ts";

export interface HostContent {
  values: HostValues;
  first: HostValues;
  labels: Record<string, string>;
  /** It was posted with these values. */
  isSubmitted: boolean;
}

/** What differs from what the page came with; nothing when nothing does. */
export function contentOf(form: HTMLFormElement, first: HostValues, isSubmitted: boolean): HostContent | undefined {
  const values = valuesNow(form);
  const names = differing(values, first);
  if (!names.length) return undefined;
  const pick = (from: HostValues) => Object.fromEntries(names.map((name) => [name, from[name] ?? []]));
  const labels = Object.fromEntries(names.map((name) => [name, labelOf(form, name)]));
  return { values: pick(values), first: pick(first), labels, isSubmitted };
}

/** What it would change. @param atFirst what the page came with this time */
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
