import { html } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";
import { readShownRequest } from "../pages/one-request.ts";
import type { FormatCall } from "./format-call.ts";

/** The format `request_order` (id): content of a modal, with a form of its own that calls a method. */
export async function requestOrder({ server, parameters }: FormatCall): Promise<HtmlEscapedString> {
  const request = await readShownRequest(server, parameters["id"]);
  return html`<h2>Нагадати про звернення ${request?.num ?? ""}</h2>
    <form api="method/request.remind">
      <input type="hidden" name="id" value="${request?.id ?? ""}" />
      <p>
        <label for="order-text">Про що нагадати</label>
        <input id="order-text" name="text" value="Перевірити, чи роботи завершено" required />
      </p>
      <p class="actions"><button>Нагадати завтра</button></p>
    </form>`;
}
