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
    seen: "«Дані не отримано»: з'єднання обірвано.",
    control: button(html`vs-load="/api-user/answers/cut" target="#place"`, "Обірвати з'єднання"),
  },
  {
    row: "R8-13",
    seen: "Слова сервера: поле «Пріоритет» має недопустиме значення.",
    control: button(html`save="works.request/1" obj='{"priority":9}'`, "Записати недопустиме"),
  },
  {
    row: "R8-14",
    seen: "Загальне речення, за ним «value out of range».",
    control: button(html`vs-action="answers/error-latin"`, "Помилка латиницею"),
  },
  {
    row: "R8-15",
    seen: "У вікні форми: слова сервера в полі помилок і червоне повідомлення.",
    control: button(
      html`modal="closing" api="/api-user/answers/status/422" obj='{"id":1,"answer":"Перевірка"}'`,
      "Форма, яку не приймуть",
    ),
  },
  {
    row: "R8-16",
    seen: "«Дублювання коду. Запис з таким кодом вже зареєстрований.»",
    control: button(html`save="works.contractor" obj='{"edrpou":"30000000","name":"ТОВ «Двійник»"}'`, "Код, що вже є"),
  },
  {
    row: "R8-17",
    seen: "Вікно «Увага»: вулиця використовується в іншому місці.",
    control: button(html`del="land.street/1"`, "Видалити вулицю"),
  },
  {
    row: "R8-18",
    seen: "«cannt do it», статус і, для статусу 500, слова сервера.",
    control: button(
      html`modal="closing" api="/api/method/request.register" obj='{"id":1,"answer":"Перевірка"}'`,
      "Метод зі збоєм",
    ),
  },
  {
    row: "R8-20",
    seen: '«форму "nothing" не знайдено».',
    control: button(html`add="works.request/nothing"`, "Форма, якої немає"),
  },
  {
    row: "R8-21",
    seen: '«Відсутній Об\'єкт редагування з ідентифікатором "999999"».',
    control: button(html`edit="works.request/999999/request"`, "Запис, якого немає"),
  },
  {
    row: "R8-23",
    seen: "Вікно «fail get obj».",
    control: button(
      html`add="works.request/request" obj="/api-user/answers/status/500?from=errors"`,
      "Початкові значення не прийшли",
    ),
  },
  {
    row: "R8-24",
    seen: "Вікно «Повідомлення» й жовте повідомлення на 5 с.",
    control: button(html`vs-action="request/archive"`, "Дія, яку відхилено"),
  },
  {
    row: "R8-25",
    seen: "Те саме, слова з тексту після «error: ».",
    control: button(html`vs-action="answers/error-text"`, "Відмова текстом"),
  },
  {
    row: "R8-26",
    seen: "«WRONG TYPE: field type Hologram», решта полів працює.",
    control: button(html`add="works.request/broken"`, "Невідомий тип поля"),
  },
  {
    row: "R8-28",
    seen: "Замість слів сервера: «Триває обслуговування бази, зачекайте годину.»",
    control: button(html`vs-action="answers/warning"`, "Замінені слова"),
  },
  {
    row: "R8-29",
    seen: "«Ви впевнені?»; скасуйте, і нічого не станеться.",
    control: button(html`del="works.request/1"`, "Запитання перед видаленням"),
  },
  {
    row: "R8-30",
    seen: "Повідомлення про успіх.",
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
    seen: "«EROOROROROROROR» у рамці внизу.",
    control: button(html`format="broken" target="#place"`, "Зламаний шаблон"),
  },
  {
    row: "R8-43",
    seen: "У консолі: obj не прочитано; форма відкривається порожньою.",
    control: button(html`add="works.request/request" obj="{зламано"`, "Нечитабельний obj"),
  },
];
