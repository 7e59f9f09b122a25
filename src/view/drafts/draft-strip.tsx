/** Offers unsaved input of earlier visits: one line per draft, with its differences (docs/safety.md, §4). */
import { useId, useState } from "react";
import { phraseOf } from "../../base/language/i18n.ts";
import type { DraftRow, Offer, OfferedDraft } from "../../page/drafts/offer.ts";
import { today } from "../../values/dates/days.ts";
import { dayOf, localText, showInstant } from "../../values/dates/moments.ts";
import { words } from "./phrases.ts";
import styles from "./draft-strip.css";

export function DraftStrip({ drafts, lost, ...can }: Offer) {
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

function Line({ draft, restore, drop, putBack }: Omit<Offer, "drafts" | "lost"> & { draft: OfferedDraft }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { at, rows, isSubmitted, isDropped } = draft;
  const when = whenOf(at);
  const count = rows.length;
  const found = count === 1 ? words("draftsFound", { when }) : phraseOf("draftsFoundMany", { when, count });
  const about = isDropped ? words("draftsDropped", { when }) : isSubmitted ? words("draftsSubmitted", { when }) : found;
  return (
    <div className="draft">
      <output id={id}>{about}</output>
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

/** "14:05"; for another day "05.03.2026 14:05", or as `date_format` says. */
export function whenOf(at: number): string {
  const iso = new Date(at).toISOString();
  return dayOf(iso) === today() ? localText(iso).slice(11) : showInstant(iso);
}

export { styles };
