/** A field of a draft in words. */
export interface DraftRow {
  name: string;
  title: string;
  now: string;
  kept: string;
  isOutdated: boolean;
  /** The form has no such field any more. */
  isGone: boolean;
}
export interface OfferedDraft {
  id: string;
  /** When it was last put on disk, in ms since 1970. */
  at: number;
  rows: DraftRow[];
  /** The page's own form was sent with it, and shows something else now. */
  isSubmitted?: boolean;
  /** The person has discarded it, and may bring it back. */
  isDropped?: boolean;
}
/** What a strip shows and does. */
export interface Offer {
  drafts: readonly OfferedDraft[];
  /** What a restored draft held for fields that are gone. */
  lost: readonly DraftRow[];
  restore(id: string): void;
  drop(id: string): void;
  putBack(id: string): void;
}
