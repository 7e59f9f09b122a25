import { html } from "hono/html";
import type { Html } from "../markup.ts";

/** Pages of the knowledge base by their ids. */
const articles: Record<string, { title: string; text: Html }> = {
  requests: {
    title: "Як працювати зі зверненнями",
    text: html`<ol>
      <li>Прийміть звернення: заявник, тема, зміст.</li>
      <li>Візьміть його в роботу або призначте відповідального.</li>
      <li>Коли роботи завершено, впишіть відповідь заявнику й натисніть «Виконано».</li>
    </ol>`,
  },
  signing: {
    title: "Електронний підпис",
    text: html`<p>
      Ключ створюють на сторінці «Мої дані». PIN не зберігається: якщо його забуто, ключ створюють знову.
    </p>`,
  },
};

/** A page of the knowledge base; `undefined` for an unknown id. Needs no script and no session. */
export function helpPage(id: string): Html | undefined {
  const article = Object.hasOwn(articles, id) ? articles[id] : undefined;
  if (!article) return undefined;
  return html`<!doctype html>
    <html lang="uk">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${article.title} — довідка</title>
        <link rel="stylesheet" href="/assets/office.css" />
      </head>
      <body>
        <main>
          <h1>${article.title}</h1>
          ${article.text}
        </main>
      </body>
    </html>`;
}
