import { html } from "hono/html";
import type { Html } from "../markup.ts";

/** What stands in place of a list without rows: a sentence, and the ways on from here. */
export const emptyList = (sentence: string, ways: Html | "" = ""): Html =>
  html`<div class="empty">
    <p>${sentence}</p>
    <p class="actions">${ways}</p>
  </div>`;
