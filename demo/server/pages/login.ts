import { html } from "hono/html";
import type { Call } from "../server.ts";
import { sendOwnPolicy } from "./policy.ts";
import { sessionHead } from "./session-head.ts";

interface LoginPage {
  /** The address to open afterwards. */
  back: string;
  error?: string;
  /** With an error; default 403. */
  status?: 403 | 429;
  /** The person who has just signed out: the page then includes our script, which deletes that person's drafts. */
  signedOut?: string | undefined;
}

/** The sign-in page; with an error its status is 403. It needs no script, so it always works. */
export function sendLoginPage(
  c: Call,
  { back, error, status = 403, signedOut }: LoginPage,
): Response | Promise<Response> {
  sendOwnPolicy(c);
  c.status(error ? status : 200);
  return c.html(
    html`<!doctype html>
      <html lang="uk">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <title>Вхід — Зарічна громада</title>
          <link rel="stylesheet" href="/assets/login.css" />
          ${
            signedOut
              ? html`${sessionHead(undefined, { signed_out: signedOut })}
                  <script src="/dist/vs.js"></script>`
              : ""
          }
        </head>
        <body>
          <main>
            <h1>Зарічна громада</h1>
            <p>Реєстр благоустрою та майна. Вхід для працівників.</p>
            ${error ? html`<p class="error" role="alert">${error}</p>` : ""}
            <form method="post" action="/login">
              <input type="hidden" name="back" value="${back}" />
              <label for="login">Логін</label>
              <input id="login" name="login" autocomplete="username" required autofocus />
              <label for="password">Пароль</label>
              <input id="password" name="password" type="password" autocomplete="current-password" required />
              <button>Увійти</button>
            </form>
            <p class="hint">
              Для знайомства: логін <b>demo</b>, пароль <b>demo</b> (редактор). Також viewer, chief, admin; пароль такий
              самий, як логін.
            </p>
          </main>
        </body>
      </html>`,
  );
}
