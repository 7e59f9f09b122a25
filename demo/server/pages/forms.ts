import { html } from "hono/html";
import type { Html } from "../markup.ts";
import type { Session } from "../session/session.ts";
import { exampleTable, type Example } from "./example-table.ts";
import { officePage } from "./office.ts";

/** /forms: the forms of the demo and what each shows, in a popup and as a page of the shell. */
export function formsPage(session: Session): Html {
  return officePage(
    {
      session,
      section: "/forms",
      title: "Форми",
      settings: { pk: { "land.lamp": "gid" } },
      script: "/assets/forms.js",
    },
    html`<main>
      <h1>Форми</h1>
      ${exampleTable(rows)}
      <p>Що розповіла форма огляду: <output id="told">—</output></p>
    </main>`,
  );
}

const popup = (attribute: Html, text: string): Html => html`<button type="button" ${attribute}>${text}</button>`;
const page = (path: string): Html => html`<a href="/admin/${path}">на сторінці</a>`;

const rows: Example[] = [
  {
    row: "request",
    seen: "Анонімне звернення не питає про заявника; виконане вимагає витрат і відповіді; нового підрядника додають тут же.",
    control: html`${popup(html`edit="works.request/7/request"`, "Звернення 7")}
    ${popup(html`add="works.request/request"`, "Нове звернення")} ${page("edit/works.request/7/request")}`,
  },
  {
    row: "citizen",
    seen: "Три етапи з лічильником; «Далі» пускає, коли поточний етап заповнено.",
    control: html`${popup(html`add="works.request/citizen"`, "Звернення громадянина")}
      ${page("add/works.request/citizen")} <a href="/public/new">без входу</a>`,
  },
  {
    row: "reception",
    seen: "Тема трьома рівнями; відомий заявник заповнює телефон і пошту, адреса — район; підрядника шукають на сервері; мітки зі списку й свої.",
    control: html`${popup(html`add="works.request/reception"`, "Прийом громадян")}
    ${popup(html`edit="works.request/9/reception"`, "Звернення 9")}`,
  },
  {
    row: "request_full",
    seen: "Картка звернення на чотирьох вкладках: маска телефону, джерело кнопками, адреса, мітки, зірки, виїзд, строк у днях і годинах, нагадування.",
    control: html`${popup(html`edit="works.request/11/request_full"`, "Звернення 11, повністю")}
    ${page("edit/works.request/11/request_full")}`,
  },
  {
    row: "lamp_request",
    seen: "Новий починається з підказаних теми й тексту; невідкладний (пріоритет 1) питає ще й термін.",
    control: html`${popup(html`add="works.request/lamp_request"`, "Не світить ліхтар")}
    ${popup(html`edit="works.request/5/lamp_request"`, "Звернення 5, коротко")}`,
  },
  {
    row: "parcel",
    seen: "Підписи збоку; строки оренди видно лише для орендованих; ціна за гектар рахується.",
    control: html`${popup(html`edit="land.parcel/17/parcel"`, "Ділянка 17")} ${page("edit/land.parcel/17/parcel")}`,
  },
  {
    row: "roadwork",
    seen: "Вкладки з позначками помилок, закріплена колонка, пояснення над полями й під ними; схема процесу в нотатках.",
    control: html`${popup(html`edit="works.roadwork/3/roadwork"`, "Роботи 3")} ${page("edit/works.roadwork/3/roadwork")}`,
  },
  {
    row: "estimate",
    seen: "Позиції кошторису — таблиця у формі: типи колонок, порядок рядків, вставлення з Excel, імпорт з переглядом, помилка в клітинці; розрахунок — електронна таблиця з формулами.",
    control: html`${popup(html`edit="works.roadwork/3/estimate"`, "Кошторис 3")}
    ${page("edit/works.roadwork/3/estimate")}`,
  },
  {
    row: "inspection",
    seen: "Розкладка своїм шаблоном, номер і початкові значення від сервера, чернетка на сервері, підсумок після збереження.",
    control: popup(html`add="works.inspection/inspection"`, "Новий огляд"),
  },
  {
    row: "lamp",
    seen: "Ключ gid; «Зберегти й лишитися»; світлодіодний ставить 40 Вт.",
    control: html`${popup(html`edit="land.lamp/5/lamp"`, "Ліхтар 5")} ${page("edit/land.lamp/5/lamp")}`,
  },
  {
    row: "person",
    seen: "Телефон за маскою, роль із видимих варіантів; змінює лише адміністратор.",
    control: html`${popup(html`info="app.person/2/person"`, "Працівник 2")}
    ${popup(html`edit="app.person/2/person"`, "Редагувати працівника 2")}`,
  },
  {
    row: "lamp_power",
    seen: "Потужність тягнуть повзунком: тип поля, який ця сторінка визначила сама (vs.defineField).",
    control: popup(html`edit="land.lamp/6/lamp_power"`, "Потужність ліхтаря 6"),
  },
  {
    row: "contractor",
    seen: "Код ЄДРПОУ шукають у реєстрі: знайдено, не знайдено, помилка (00000000).",
    control: html`${popup(html`add="works.contractor/contractor"`, "Новий підрядник")}
    ${page("add/works.contractor/contractor")}`,
  },
  {
    row: "document",
    seen: "Повний редактор, короткий текст, нотатка з розміткою і переглядом, блок розмітки, підпис.",
    control: html`${popup(html`edit="doc.document/3/document"`, "Документ 3")}
    ${popup(html`add="doc.document/document"`, "Новий документ")} ${page("edit/doc.document/3/document")}`,
  },
  {
    row: "demo_all",
    seen: "Кожний тип поля порожнім, заповненим, вимкненим, обов'язковим і з помилкою; не зберігається.",
    control: page("add/doc.document/demo_all"),
  },
  {
    row: "code",
    seen: "Код з кольорами мови: впорядковується перед збереженням, на весь екран, файли, кнопка «Застосувати на сервері».",
    control: html`${popup(html`add="doc.code/code"`, "Новий код")} ${page("add/doc.code/code")}`,
  },
];
