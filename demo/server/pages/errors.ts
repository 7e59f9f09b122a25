import { html } from "hono/html";
import type { Html } from "../markup.ts";
import type { Session } from "../session/session.ts";
import { exampleTable, type Example } from "./example-table.ts";
import { officePage } from "./office.ts";

/** /errors: a button for each row R8-… that a page can produce, with a real answer of the server. */
export function errorsPage(session: Session): Html {
  const settings = {
    errors: {
      ua: [{ match: "database is being serviced", text: "Триває обслуговування бази, зачекайте годину.", full: true }],
    },
  };
  return officePage(
    { session, title: "Помилки", settings },
    html`<main>
      <h1>Помилки</h1>
      <p>
        Кожна кнопка справді запитує сервер і одержує саме таку відповідь. Записи не змінюються, якщо не погодитися на
        видалення звернення 1.
      </p>
      ${exampleTable(rows)}
      <h2>Відповіді за статусом</h2>
      <p class="actions">
        ${statuses.map(
          (status) => html`<button type="button" vs-action="answers/status/${status}">${status}</button> `,
        )}
      </p>
      <div id="place" class="box" aria-live="polite"></div>
    </main>`,
  );
}

const statuses = [400, 403, 404, 409, 412, 413, 415, 422, 429, 500, 502, 503];

const button = (attributes: Html, text: string): Html => html`<button type="button" ${attributes}>${text}</button>`;

const rows: Example[] = [
  {
    row: "R8-04",
    seen: "«Не вдалося завантажити: …»: з'єднання обірвано.",
    control: button(html`vs-load="/api-user/answers/cut" target="#place"`, "Обірвати з'єднання"),
  },
  {
    row: "R8-13",
    seen: "Слова сервера: поле «Пріоритет» має недопустиме значення.",
    control: button(html`save="works.request/1" obj='{"priority":9}'`, "Записати недопустиме"),
  },
  {
    row: "R8-14",
    seen: "Речення сервера для людей, як воно є: «value out of range».",
    control: button(html`vs-action="answers/error-latin"`, "Помилка латиницею"),
  },
  {
    row: "R8-15",
    seen: "У вікні форми: слова сервера в полі помилок, один раз.",
    control: button(
      html`modal="closing" api="/api-user/answers/status/422" obj='{"id":1,"answer":"Перевірка"}'`,
      "Форма, яку не приймуть",
    ),
  },
  {
    row: "R8-16",
    seen: "«Запис із таким кодом уже є.»",
    control: button(html`save="works.contractor" obj='{"edrpou":"30000000","name":"ТОВ «Двійник»"}'`, "Код, що вже є"),
  },
  {
    row: "R8-17",
    seen: "Вікно «Увага»: вулиця використовується в іншому місці.",
    control: button(html`del="land.street/1" data-name="Вулиця 1"`, "Видалити вулицю"),
  },
  {
    row: "R8-18",
    seen: "«Не вдалося виконати дію (500)», слова сервера під «Подробиці».",
    control: button(
      html`modal="closing" api="/api/method/request.register" obj='{"id":1,"answer":"Перевірка"}'`,
      "Метод зі збоєм",
    ),
  },
  {
    row: "R8-20",
    seen: "«Форму «nothing» не знайдено.» на місці форми.",
    control: button(html`add="works.request/nothing"`, "Форма, якої немає"),
  },
  {
    row: "R8-21",
    seen: "«Запис «999999» не знайдено. Можливо, його видалено.» на місці форми.",
    control: button(html`edit="works.request/999999/request"`, "Запис, якого немає"),
  },
  {
    row: "R8-23",
    seen: "«Не вдалося підставити дані» на місці форми.",
    control: button(
      html`add="works.request/request" obj="/api-user/answers/status/500?from=errors"`,
      "Початкові значення не прийшли",
    ),
  },
  {
    row: "R8-24",
    seen: "Одне жовте повідомлення, яке лишається, доки його не закриють.",
    control: button(html`vs-action="request/archive"`, "Дія, яку відхилено"),
  },
  {
    row: "R8-25",
    seen: "Те саме, слова з тексту після «error: ».",
    control: button(html`vs-action="answers/error-text"`, "Відмова текстом"),
  },
  {
    row: "R8-26",
    seen: "«Невідомий тип поля: Hologram», решта полів працює.",
    control: button(html`add="works.request/broken"`, "Невідомий тип поля"),
  },
  {
    row: "R8-28",
    seen: "Замість слів сервера: «Триває обслуговування бази, зачекайте годину.»",
    control: button(html`vs-action="answers/warning"`, "Замінені слова"),
  },
  {
    row: "R8-29",
    seen: "«Видалити «…»?»; скасуйте, і нічого не станеться. Видалене можна повернути з повідомлення.",
    control: button(html`del="works.request/1" data-name="Звернення 1"`, "Запитання перед видаленням"),
  },
  {
    row: "R8-30",
    seen: "«Виконано».",
    control: button(html`vs-action="answers/first-field"`, "Успішна дія"),
  },
  {
    row: "R8-31",
    seen: "Слова сервера без змін.",
    control: button(html`vs-action="answers/success-false"`, "Інші слова сервера"),
  },
  {
    row: "R8-32",
    seen: "У консолі: застарілий атрибут filename.",
    control: button(html`file-show="" filename="plan.png"`, "Застарілий filename"),
  },
  {
    row: "R8-33",
    seen: "У консолі: немає ні шляху, ні ідентифікатора файлу.",
    control: button(html`file-show=""`, "Файл без шляху"),
  },
  {
    row: "R8-34",
    seen: "«Не вдалося сформувати документ: …» у рамці внизу.",
    control: button(html`format="broken" target="#place"`, "Зламаний шаблон"),
  },
  {
    row: "R8-43",
    seen: "У консолі: obj не прочитано; форма відкривається порожньою.",
    control: button(html`add="works.request/request" obj="{зламано"`, "Нечитабельний obj"),
  },
];
