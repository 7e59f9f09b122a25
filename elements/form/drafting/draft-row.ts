import { titleOf } from "../../../src/base/language/i18n.ts";
import { natives } from "../../../src/base/runtime/runtime.ts";
import type { Difference } from "../../../src/forms/changes/draft.ts";
import type { Entry } from "../../../src/forms/schema/schema.ts";
import type { DraftRow } from "../../../src/page/drafts/offer.ts";
import { fieldOf } from "../../fields/index.ts";
import { shown } from "../shown.ts";

/** A field of a draft in words. */
export const rowOf = ({ name, title, entry, now, kept, isOutdated }: Difference): DraftRow => ({
  name,
  title: titleOf(title, name),
  now: wordsOf(now, entry),
  kept: wordsOf(kept, entry),
  isOutdated,
  isGone: !entry,
});

/** A raw value as readable text. */
function wordsOf(raw: unknown, entry: Entry | undefined): string {
  if (raw === null || raw === undefined || raw === "") return "";
  const field = entry && fieldOf(entry.type);
  if (field) return shown(entry, field.read(raw, entry));
  return typeof raw === "object" ? natives.json(raw) : String(raw);
}
