import { html } from "hono/html";
import type { Html } from "../markup.ts";
import type { FormatCall } from "./format-call.ts";

const kinds: Record<string, string> = { letter: "Лист", act: "Акт", order: "Наказ", report: "Звіт" };

/** The format `letterhead` (title, kind): the head of a document, also while it is being written. */
export function letterhead({ parameters }: FormatCall): Html {
  const title = String(parameters["title"] ?? "").trim();
  const asked = String(parameters["kind"]);
  const kind = (Object.hasOwn(kinds, asked) && kinds[asked]) || "Документ";
  return html`<div>Зарічна громада</div>
    <div><b>${kind.toUpperCase()}</b></div>
    <div>${title || "—"}</div>`;
}
