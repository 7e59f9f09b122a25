import { html } from "hono/html";
import type { Html } from "../markup.ts";

/** The page `404`: shown in place of a page that the shell doesn't have. */
export function notFound(): Html {
  return html`<h1>Такої сторінки немає</h1>
    <p>Перевірте адресу або поверніться до <a href="#" state="requests">переліку звернень</a>.</p>`;
}
