import { html } from "hono/html";
import type { Html } from "../markup.ts";
import type { Call, Server } from "../server.ts";
import { sessionOf } from "../session/guard.ts";
import { isAtLeast, roleTitles } from "../session/roles.ts";

/** The page `profile`: the signed-in person, and the place where their signing key is made. */
export function profile(_: Server, c: Call): Html {
  const { person } = sessionOf(c);
  return html`<h1>Мої дані</h1>
    <dl>
      <dt>Ім'я</dt>
      <dd>${person.name}</dd>
      <dt>Логін</dt>
      <dd>${person.login}</dd>
      <dt>Роль</dt>
      <dd>${roleTitles[person.role]}</dd>
    </dl>
    ${
      isAtLeast(person.role, "chief")
        ? html`<vs-signature></vs-signature>`
        : html`<p class="quiet">Ключ підпису можуть мати керівники.</p>`
    }`;
}
