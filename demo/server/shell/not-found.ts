import { html } from "hono/html";
import type { Html } from "../markup.ts";

/** The page `404`: shown for an unknown page of the shell. */
export function notFound(): Html {
  return html`<h1>Такої сторінки немає</h1>
    <p>Перевірте адресу або поверніться до <a href="#" state="requests">переліку звернень</a>.</p>`;
}
