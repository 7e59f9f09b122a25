import { html } from "hono/html";
import type { Html } from "../markup.ts";

/** A button that opens a menu of links and buttons; office.js closes it. `mark`: shown in place of the name. */
export function actionMenu(name: string, items: Html | Html[], mark?: string): Html {
  return html`<details class="menu-button">
    <summary aria-label="${name}">${mark ?? html`${name} <span aria-hidden="true">▾</span>`}</summary>
    <div class="menu-items">${items}</div>
  </details>`;
}
