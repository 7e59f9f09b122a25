import { html } from "hono/html";
import type { Html } from "../markup.ts";

/** One line of /forms, /errors or /rare: the requirement, what happens, and the control to try it. */
export interface Example {
  row: string;
  /** The result that a person should see. */
  seen: string;
  /** The element that triggers it. */
  control: Html;
}

export function exampleTable(examples: Example[]): Html {
  return html`<div class="wide">
    <table>
      <thead>
        <tr>
          <th scope="col">Вимога</th>
          <th scope="col">Дія</th>
          <th scope="col">Що має статися</th>
        </tr>
      </thead>
      <tbody>
        ${examples.map(
          ({ row, seen, control }) =>
            html`<tr id="${row}">
              <td>${row}</td>
              <td>${control}</td>
              <td>${seen}</td>
            </tr> `,
        )}
      </tbody>
    </table>
  </div>`;
}
