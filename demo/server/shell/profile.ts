import { html } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";
import { rows, sql } from "../database/sql.ts";
import type { Call, Server } from "../server.ts";
import { sessionOf } from "../session/guard.ts";
import { roleTitles } from "../session/roles.ts";

/** The page `profile`: who is signed in, and their signing keys. */
export async function profile({ database }: Server, c: Call): Promise<HtmlEscapedString> {
  const { person } = sessionOf(c);
  const keys = await rows(
    database.pool,
    sql`select kid, to_char(created, 'DD.MM.YYYY HH24:MI') as created from app.signer
        where person_id = ${person.id} order by app.signer.created, kid`,
  );
  return html`<h1>Мої дані</h1>
    <dl>
      <dt>Ім'я</dt>
      <dd>${person.name}</dd>
      <dt>Логін</dt>
      <dd>${person.login}</dd>
      <dt>Роль</dt>
      <dd>${roleTitles[person.role]}</dd>
    </dl>
    <h2>Ключі підпису</h2>
    ${
      keys.length
        ? html`<ul>
            ${keys.map(({ kid, created }) => html`<li>${kid}, зареєстровано ${created}</li> `)}
          </ul>`
        : html`<p class="quiet">Ключів немає.</p>`
    }`;
}
