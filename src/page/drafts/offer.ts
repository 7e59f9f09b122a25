/** A field of a draft as readable text. */
export interface DraftRow {
  name: string;
  title: string;
  now: string;
  kept: string;
  isOutdated: boolean;
  /** The form no longer has this field. */
  isGone: boolean;
}
export interface OfferedDraft {
  id: string;
  /** When it was last written to disk, in ms since 1970. */
  at: number;
  rows: DraftRow[];
  /** A form of the page was posted with these values and shows other ones now. */
  isSubmitted?: boolean;
  /** The person has discarded it, and may restore it. */
  isDropped?: boolean;
}
/** Data and actions of a draft strip. */
export interface Offer {
  drafts: readonly OfferedDraft[];
  /** Values of a restored draft whose fields, or options, do not exist. */
  lost: readonly DraftRow[];
  restore(id: string): void;
  drop(id: string): void;
  putBack(id: string): void;
}
