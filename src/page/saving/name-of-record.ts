import { natives } from "../../base/runtime/runtime.ts";
import { dialogAround } from "../dialogs/dialogs.ts";

const most = 80;

/**
 * How people know the record of an action: `data-name` beside it, else the row that it stands in (the row's header, else
 * its first two texts), else the heading of its dialog or card. "" when nothing names it.
 */
export function nameOfRecord(opener: Element): string {
  const own = natives.attribute(opener, "data-name");
  if (own) return inQuotes(own);
  const row = natives.closest(opener, "tr,[role=row],li,[vs-row]");
  const name = row ? nameOfRow(row) : (headingOf(opener) ?? "");
  return inQuotes(name.length > most ? `${name.slice(0, most).trimEnd()}…` : name);
}

/** The sentences put the name into quotation marks, so those in it become inner ones: «ТОВ „Мрія“». */
const inQuotes = (name: string): string => name.replaceAll("«", "„").replaceAll("»", "“");

function nameOfRow(row: Element): string {
  const head = row.querySelector("th,[role=rowheader]");
  if (head && wordsOf(head)) return wordsOf(head);
  const cells = [...row.querySelectorAll("td,[role=gridcell],[role=cell]")];
  const texts = (cells.length ? cells : [row]).map(wordsOf).filter((text) => /[\p{L}\p{N}]/u.test(text));
  return texts.slice(0, 2).join(" · ");
}

/** The text without buttons and links that only act. */
function wordsOf(cell: Element): string {
  const copy = cell.cloneNode(true) as Element;
  for (const one of copy.querySelectorAll('button,[del],[data-del],svg,[aria-hidden="true"],script,style'))
    one.remove();
  return (copy.textContent ?? "").replace(/\s+/g, " ").trim();
}

function headingOf(opener: Element): string | undefined {
  const dialog = dialogAround(opener);
  if (dialog) return dialog.title;
  const card = natives.closest(opener, "article,section,main");
  return card?.querySelector("h1,h2,h3")?.textContent?.replace(/\s+/g, " ").trim();
}
