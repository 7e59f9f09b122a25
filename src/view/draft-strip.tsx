/** What was typed before and not saved, offered again: one line for each draft, with its differences (SAFETY.md §4). */
import { useId, useState } from "react";
import { locale } from "../base/i18n.ts";
import { words } from "./draft-phrases.ts";

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
export interface StripProps {
  drafts: readonly OfferedDraft[];
  /** What a restored draft held for fields that are gone. */
  lost: readonly DraftRow[];
  restore(id: string): void;
  drop(id: string): void;
  putBack(id: string): void;
}

export function DraftStrip({ drafts, lost, ...can }: StripProps) {
  if (!drafts.length && !lost.length) return null;
  return (
    <section className="drafts" part="drafts" aria-label={words("draftsTitle")}>
      {drafts.map((draft) => (
        <Line key={draft.id} draft={draft} {...can} />
      ))}
      {lost.length > 0 && (
        <>
          <p>{words("draftsLost")}</p>
          <dl>
            {lost.map(({ name, title, kept }) => (
              <div key={name}>
                <dt>{title}</dt>
                <dd>{kept}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </section>
  );
}

function Line({ draft, restore, drop, putBack }: Omit<StripProps, "drafts" | "lost"> & { draft: OfferedDraft }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { at, rows, isSubmitted, isDropped } = draft;
  const when = whenOf(at);
  const about = isDropped ? "draftsDropped" : isSubmitted ? "draftsSubmitted" : "draftsFound";
  return (
    <div className="draft">
      <output id={id}>{words(about, { when, count: rows.length })}</output>
      {isDropped ? (
        <button type="button" aria-describedby={id} onClick={() => putBack(draft.id)}>
          {words("draftsPutBack")}
        </button>
      ) : (
        <>
          <button type="button" className="main" aria-describedby={id} onClick={() => restore(draft.id)}>
            {words("draftsRestore")}
          </button>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={`${id}-rows`}
            aria-describedby={id}
            onClick={() => setOpen(!isOpen)}
          >
            {words("draftsShow")}
          </button>
          <button type="button" aria-describedby={id} onClick={() => drop(draft.id)}>
            {words("draftsDrop")}
          </button>
        </>
      )}
      <div id={`${id}-rows`} className="rows" hidden={!isOpen || isDropped}>
        <Differences rows={rows} />
      </div>
    </div>
  );
}

function Differences({ rows }: { rows: readonly DraftRow[] }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{words("draftsField")}</th>
          <th scope="col">{words("draftsNow")}</th>
          <th scope="col">{words("draftsKept")}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, title, now, kept, isOutdated, isGone }) => (
          <tr key={name}>
            <th scope="row">{title}</th>
            <td>
              {isGone ? <i>{words("draftsGone")}</i> : now || "—"}
              {isOutdated && <i> ({words("draftsOutdated")})</i>}
            </td>
            <td>{kept || "—"}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** "14:05", on another day "12.03.2026, 14:05". */
export function whenOf(at: number): string {
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  return new Date(at).toLocaleString(locale(), {
    hour: "2-digit",
    minute: "2-digit",
    ...(!isToday && { day: "2-digit", month: "2-digit", year: "numeric" }),
  });
}
