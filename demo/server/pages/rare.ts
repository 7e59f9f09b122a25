import { html } from "hono/html";
import type { Html } from "../markup.ts";
import type { Session } from "../session/session.ts";
import { exampleTable, type Example } from "./example-table.ts";
import { officePage } from "./office.ts";

/** Settings that the query of /rare can turn on: /rare?vue_form=1. */
export const rareSettings = ["vue_form", "method_override"] as const;

/** /rare: behaviour that no other page shows, one line each, and a live list of the calls. */
export function rarePage(session: Session, on: (typeof rareSettings)[number][]): Html {
  const settings = {
    site_id: "7",
    devtools_site_ids: ["7"],
    errors: {
      ua: [
        { match: "out of range", text: "поза межами" },
        { match: "database is being serviced", text: "Триває обслуговування бази, зачекайте годину.", full: true },
      ],
    },
    ...Object.fromEntries(on.map((name) => [name, true])),
  };
  return officePage(
    { session, title: "Рідкісне", settings, script: "/assets/rare.js" },
    html`<main>
      <h1>Рідкісне</h1>
      ${exampleTable(rows)}
      <h2>Запити цієї сторінки</h2>
      <ol id="calls"></ol>
      <div id="plain" hidden><p>У п'ятницю з 14:00 система не працюватиме.</p></div>
    </main>`,
  );
}

const button = (attributes: Html, text: string): Html => html`<button type="button" ${attributes}>${text}</button>`;
const link = (path: string, text: string): Html => html`<a href="${path}">${text}</a>`;

const rows: Example[] = [
  {
    row: "R1-20",
    seen: "Слова сервера «value out of range» частково замінено: «value поза межами».",
    control: button(html`vs-action="answers/error-latin"`, "Заміна частини слів"),
  },
  {
    row: "R1-21",
    seen: "З налаштуванням vue_form посилання add та edit лишаються сторінці.",
    control: html`${link("/rare?vue_form=1", "Увімкнути vue_form")}
      <a href="/legacy.html" edit="works.request/7/request">Редагувати</a>`,
  },
  {
    row: "R2.1-06",
    seen: "Маршрут save записує значення obj.",
    control: html`<a href="#" _href="/admin/save/works.request/7?obj=%7B%22priority%22%3A4%7D">Маршрут save</a>`,
  },
  {
    row: "R2.1-10",
    seen: "Мова на початку шляху відкидається: перелік звернень.",
    control: html`${link("/admin/ua/requests", "ua")} ${link("/admin/ru/requests", "ru")}`,
  },
  {
    row: "R2.1-11",
    seen: "Префікс робочого місця пропускається.",
    control: link("/admin/requests", "Перелік"),
  },
  {
    row: "R2.1-16",
    seen: "Сторінка 404 всередині робочого місця.",
    control: link("/admin/nowhere", "Сторінка, якої немає"),
  },
  {
    row: "R2.2-07",
    seen: "Значення форми поруч записано у звернення 7.",
    control: html`<form>
      <label>Пріоритет <input name="priority" value="4" size="2" /></label>
      <button type="button" save="works.request/7">Записати</button>
    </form>`,
  },
  {
    row: "R2.2-17",
    seen: "До адреси додано ?vue=1: її читає сервер.",
    control: html`<a href="#" _href="/request/7" vue>Картка</a>`,
  },
  {
    row: "R2.2-26",
    seen: "Стан modal-view відкриває картку у вікні.",
    control: html`<a href="#" state="modal-view=request_card/id=7">Картка станом</a>`,
  },
  {
    row: "R2.2-29",
    seen: "Довідка в новій вкладці.",
    control: html`<a href="#" help="requests">Довідка</a>`,
  },
  {
    row: "R2.3-21",
    seen: "Форму надіслано одразу, вікна не видно.",
    control: button(
      html`modal="closing" auto_send api="/api-user/answers/quiet" obj='{"id":7,"answer":"Зроблено"}'`,
      "Надіслати без вікна",
    ),
  },
  {
    row: "R2.3-24",
    seen: "Після запису два запити по черзі.",
    control: button(
      html`modal="closing" api="/api-user/answers/first-field" obj='{"id":7,"answer":"Зроблено"}'
      after="/api-user/after-save/first?id={id}#/api-user/after-save/second"`,
      "Форма з after",
    ),
  },
  {
    row: "R2.3-27",
    seen: "Вікно із заголовком, шириною і відступом зверху.",
    control: button(html`show-modal="#plain" title="Оголошення" width="50%" top="120"`, "Вікно з текстом"),
  },
  {
    row: "R2.3-28",
    seen: "Кнопка закриття має назву мовою сторінки.",
    control: button(html`show-modal="#plain"`, "Вікно без налаштувань"),
  },
  {
    row: "R2.3-29",
    seen: "Вікно з головною кнопкою, що веде за посиланням.",
    control: html`<vs-modal
        id="plain-modal"
        title="Прийом громадян"
        width="420"
        top="80"
        buttons='[{"label":"До переліку","kind":"main","link":"/legacy.html"}]'
      >
        Щочетверга з 9:00 до 12:00, кабінет 7.
      </vs-modal>
      <button type="button" data-show="plain-modal">Вікно з кнопкою</button>`,
  },
  {
    row: "R3.6-15",
    seen: "Перелік вулиць залежить від району, адреси — від вулиці; у старій формі без нашої форми довкола.",
    control: html`<form>
      <vs-select name="district" title="Район" data="district"></vs-select>
      <vs-select name="street" title="Вулиця" data="street" parent="district"></vs-select>
      <vs-autocomplete
        name="address"
        title="Адреса"
        data="address"
        parent="district"
        parent2="street"
      ></vs-autocomplete>
    </form>`,
  },
  {
    row: "R3.9-15",
    seen: "Запис без повідомлення; ключ під іншою назвою; перехід.",
    control: html`${button(html`api="/api-user/answers/quiet" silent`, "noSavedMessage")}
    ${button(html`api="/api-user/answers/first-field" silent`, "gid")}
    ${button(html`api="/api-user/answers/redirect" silent`, "redirect")}`,
  },
  {
    row: "R3.9-17",
    seen: "Повідомлення з усім, що може нести.",
    control: html`<button
      type="button"
      data-notice='{"title":"Диспетчер","icon":"info","text":"Бригада виїхала","url":"/request/7","delay":10000,"first":true}'
    >
      Повідомлення
    </button>`,
  },
  {
    row: "R5.1-15",
    seen: "Чи вільний код, питають сервер за пів секунди після останньої літери; код самого підрядника вільний.",
    control: html`<a href="#" add="works.contractor/contractor_checks">Новий підрядник</a>
      <a href="#" edit="works.contractor/7/contractor_checks">Підрядник 7</a>`,
  },
  {
    row: "R6-06",
    seen: "Alt+1 відкриває панель: site_id цієї сторінки є в devtools_site_ids.",
    control: html`<kbd>Alt</kbd>+<kbd>1</kbd>`,
  },
  {
    row: "R7-02",
    seen: "PUT і DELETE йдуть як POST із заголовком.",
    control: html`${link("/rare?method_override=1", "Увімкнути method_override")}
    ${button(html`save="works.request/7" obj='{"priority":3}'`, "Записати")}`,
  },
  {
    row: "R7.2-12",
    seen: "Перелік видів зв'язку.",
    control: html`<vs-select name="relation" data="rel_extend" title="Вид зв'язку"></vs-select>`,
  },
  {
    row: "R7.3-02",
    seen: "Запис за власною адресою через GET.",
    control: button(html`vs-action="/api/get/works.request/7?priority=4" method="GET"`, "Записати через GET"),
  },
  {
    row: "R7.3-04",
    seen: "Метод викликано через tpl/ajax.php.",
    control: button(html`api="method/request.remind" file="requests.php" obj='{"id":7}' silent`, "ajax.php"),
  },
  {
    row: "R7.5-09",
    seen: "Порожній запит, відповідь — не JSON, успіх.",
    control: button(html`vs-action="upload_image_to_ftp"`, "Надіслати зображення"),
  },
  {
    row: "R7.3-08",
    seen: "Нове звернення вже має тему й початок тексту.",
    control: html`<a href="#" add="works.request/request" obj="/api/wizard/lamp?from=rare">Майстер</a>`,
  },
  {
    row: "R7.3-09",
    seen: "Нове звернення починається зі значень сервера.",
    control: html`<a href="#" add="works.request/request" obj="/api-user/answers/prefill?from=rare"
      >Початкові значення</a
    >`,
  },
  {
    row: "R7.3-16",
    seen: "Форму сторінки надіслано без переходу, відповідь веде на картку.",
    control: html`<form method="post" action="/request/7/answer" data-vs-submit>
      <label>Відповідь <input name="answer" value="Роботи виконано" /></label>
      <button>Надіслати</button>
    </form>`,
  },
  {
    row: "R7.7-01",
    seen: "Два запити після запису; /api-user/after-save пам'ятає їх.",
    control: html`<a
        href="#"
        edit="works.request/7/request"
        after="/api-user/after-save/edited?id={id}&amp;topic={topic}#/api-user/after-save/told"
        >Редагувати з after</a
      >
      ${link("/api-user/after-save", "Що викликано")}`,
  },
  {
    row: "R8-28",
    seen: "Жовте повідомлення з цілком заміненими словами.",
    control: button(html`vs-action="answers/warning"`, "Заміна всього повідомлення"),
  },
  {
    row: "R9.8-04",
    seen: "Оголошення змінюються кожні 5 с, стоять під мишею та у фокусі.",
    control: html`<div class="carousel slide" vs-carousel tabindex="0">
      <div class="carousel-inner">
        <p class="item active">Прийом громадян у четвер</p>
        <p class="item">Ремонт вулиці Садової триває</p>
        <p class="item">Висаджено сто дерев</p>
      </div>
    </div>`,
  },
];
