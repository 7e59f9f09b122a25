import { html } from "hono/html";
import type { Html } from "../markup.ts";

/** The format `rules`: a text without parameters. */
export function rules(): Html {
  return html`<h2>Порядок розгляду звернень</h2>
    <ol>
      <li>Звернення реєструють у день надходження.</li>
      <li>Відповідального призначають протягом одного робочого дня.</li>
      <li>Відповідь надають не пізніше ніж за 30 днів.</li>
    </ol>`;
}
