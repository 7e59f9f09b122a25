import { showDate } from "../../../src/base/dates.ts";
import { t, titleOf } from "../../../src/base/i18n.ts";
import { natives } from "../../../src/base/runtime.ts";
import type { Difference } from "../../../src/forms/changes/draft.ts";
import { listOf } from "../../../src/forms/options.ts";
import type { Entry } from "../../../src/forms/schema/schema.ts";
import type { DraftRow } from "../../../src/page/drafts/offer.ts";
import { types } from "../../fields/index.ts";

/** A field of a draft in words. */
export const rowOf = ({ name, title, entry, now, kept, isOutdated }: Difference): DraftRow => ({
  name,
  title: titleOf(title, name),
  now: wordsOf(now, entry),
  kept: wordsOf(kept, entry),
  isOutdated,
  isGone: !entry,
});

/** A raw value as a person would say it: a choice by its label, a switch as yes or no. */
function wordsOf(raw: unknown, entry: Entry | undefined): string {
  if (raw === null || raw === undefined || raw === "") return "";
  if (typeof raw === "object") return natives.json(raw);
  const folder = entry && types[entry.type];
  if (folder === "switcher") return t(/^(true|t|1|on)$/i.test(String(raw)) ? "yes" : "no");
  if (folder === "date") return showDate(String(raw));
  if (folder === "select") return listOf(entry!).options.find(({ id }) => id === String(raw))?.text ?? String(raw);
  return String(raw);
}
