/**
 * Tags that only our own code creates when a person needs them. They are defined with the first form, so that idle
 * pages do not carry them.
 */
import type { Tag } from "./tag.ts";

const dialog = { open: "flag", title: "text", width: "text" } as const;

export const lateTags = {
  /** `check` is a function (signing/pin.ts), set as a property. */
  "vs-pin": { attributes: { ...dialog, check: "json" } },
  "vs-sign-in": { attributes: dialog },
  "vs-inspector": { attributes: {} },
  "vs-outbox": { attributes: dialog },
  /** `source` is an OfferSource (drafts/host-form.ts), set as a property. */
  "vs-drafts": { attributes: { source: "json" } },
} as const satisfies Record<string, Tag>;

export type LateTags = typeof lateTags;
export type LateTagName = keyof LateTags;
