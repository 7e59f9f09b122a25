import { html } from "hono/html";
import { requestCard } from "../formats/request-card.ts";
import type { Html } from "../markup.ts";
import type { Server } from "../server.ts";
import type { Session } from "../session/session.ts";
import type { ShownRequest } from "./one-request.ts";
import { actionMenu } from "./action-menu.ts";
import { officePage } from "./office.ts";

interface RequestPage {
  server: Server;
  session: Session;
  request: ShownRequest;
  /** With all ways of calling the server. */
  isBench: boolean;
  /** The result of the last action, shown above the card. */
  message?: string | undefined;
}

/** /request/{id}: the card of a request; with `?bench` every way in which a page can call the server. */
export async function requestPage({ server, session, request, isBench, message }: RequestPage): Promise<Html> {
  const { id, num } = request;
  const card = await requestCard({ server, parameters: { id } });
  return officePage(
    { session, title: `Звернення ${num}`, section: "/admin.html" },
    html`<main>
      <p class="path"><a href="/admin.html">Звернення</a> / ${num}</p>
      <div class="heading">
        <h1>Звернення <span id="request-num">${num}</span></h1>
        <a href="#" edit="works.request/${id}/request" id="edit-request" class="button main">Редагувати</a>
        ${isBench ? "" : html`${actionMenu("Дії", deeds(id))} ${actionMenu("Ще", others(id))}`}
      </div>
      ${isBench ? html`<p class="actions">${others(id)}</p>` : ""}
      ${message ? html`<p role="status">${message}</p>` : ""}
      <div class="columns">
        <section class="card" vs-refresh="works.request" id="request-card" aria-label="Зміст">${card}</section>
        <section class="card" aria-label="Стан">
          <h2>Стан</h2>
          <vs-widget id="request-status" name="request_status" table="works.request" params='{"id":${id}}'></vs-widget>
          <h2>Мої нагадування</h2>
          <vs-widget id="request-reminders" name="request_reminders" table="none" params='{"id":${id}}'></vs-widget>
          <h2>Історія</h2>
          <vs-history table="works.request" record="${id}" data="request_status"></vs-history>
        </section>
      </div>
      <section class="card" aria-label="Відповідь">${answerForm(id, session.csrf)}</section>
      ${isBench ? bench(id) : session.person.role === "admin" ? forDevelopers : ""}
    </main>`,
  );
}

const forDevelopers = html`<p class="quiet">Розробникам: <a href="?bench">усі виклики сервера на цій сторінці</a></p>`;

/** What a clerk does with a request. */
function deeds(id: number): Html {
  const obj = `{"id":${id}}`;
  return html`<button type="button" api="method/request.take" obj="${obj}" message="Взяти звернення в роботу?">
      Взяти в роботу
    </button>
    <button type="button" api="method/request.close" data-form="closing" obj="${obj}">Виконати з відповіддю…</button>
    <button type="button" api="method/request.remind" obj="${obj}" silent>Нагадати завтра</button>
    <button type="button" api="method/request.renew" obj="${obj}" silent>Подовжити термін</button>
    <button type="button" vs-document="Відповідь заявнику" obj="/api/works.request/${id}">Лист заявнику</button>
    <button type="button" vs-document="Акт виконаних робіт" obj="/api/works.request/${id}">
      Акт виконаних робіт
    </button>`;
}

function others(id: number): Html {
  return html`<a href="/admin/edit/works.request/${id}/request_full">Повна картка</a>
    <a href="#" info="works.request/${id}/request">Перегляд</a>
    <a href="#" copy="works.request/${id}" form="request">Зробити копію</a>
    <a href="#" copy="#request-num">Скопіювати номер</a>
    <a href="#" del="works.request/${id}" back="/admin.html" class="danger">Видалити</a>`;
}

/** Every way in which a page can call the server, for developers and tests. */
const bench = (id: number): Html => html`${calls(id)} ${windows(id)} ${places(id)} ${papers(id)}`;

function calls(id: number): Html {
  const obj = `{"id":${id}}`;
  return html`<h2>Дії</h2>
    <p class="actions">
      <button type="button" api="method/request.take" obj="${obj}" message="Взяти звернення в роботу?">
        Взяти в роботу
      </button>
      <button type="button" api="method/request.close" data-form="closing" obj="${obj}">Виконати з відповіддю</button>
      <button type="button" api="method/request.remind" obj="${obj}" silent>Нагадати завтра</button>
      <button type="button" api="method/request.renew" obj="${obj}" silent>Подовжити термін</button>
      <button type="button" api="method/request.card" obj="${obj}" silent>Відкрити картку</button>
      <button type="button" api="method/request.letter" obj="${obj}" silent>Лист заявнику</button>
      <button type="button" api="method/request.archive" obj="${obj}" silent>До архіву (відмова)</button>
      <button type="button" api="method/request.register" obj="${obj}" silent>До реєстру області (збій)</button>
      <button type="button" api="method/request.remind" file="requests.php" obj="${obj}" silent>
        Нагадати через ajax.php
      </button>
      <button type="button" save="works.request/${id}" obj='{"priority":5}'>Найвищий пріоритет</button>
      <button type="button" _post="/api-user/export/requests?status=new">Нові звернення файлом</button>
      <button type="button" vs-action="letter/${id}">Лист одразу файлом</button>
      <button type="button" vs-action="socket.presence" obj="${obj}">Я тут (сокет)</button>
      <a href="#" _href="/admin/requests">До робочого місця</a>
      <button type="button" trigger="#edit-request">Те саме, що «Редагувати»</button>
      <button type="button" trigger="#edit-request@focus">Фокус на «Редагувати»</button>
      <a href="#" help="requests">Довідка</a>
    </p>`;
}

function papers(id: number): Html {
  return html`<h2>Папери</h2>
    <p class="actions">
      <button type="button" vs-document="Відповідь заявнику" obj="/api/works.request/${id}">Лист</button>
      <button type="button" vs-document="Акт виконаних робіт" obj="/api/works.request/${id}">Акт</button>
      <button type="button" vs-print="main">Друкувати картку</button>
      <button type="button" vs-image="main">Зберегти картку малюнком</button>
    </p>`;
}

function windows(id: number): Html {
  return html`<h2>Вікна</h2>
    <p class="actions">
      <button type="button" vs-popup="request" data-id="${id}" model="works.request" mode="edit" title="Посередині">
        Посередині
      </button>
      <button
        type="button"
        vs-popup="request"
        data-id="${id}"
        model="works.request"
        mode="info"
        position="left"
        width="520"
      >
        Ліворуч
      </button>
      <button type="button" vs-popup="text_only" model="works.request" mode="add" position="right">Праворуч</button>
      <button type="button" vs-popup="#rules" position="fullscreen" title="Порядок розгляду">На весь екран</button>
      <button type="button" vs-popup="/api/format/request_card?id=${id}" title="Картка">З адреси</button>
      <button type="button" vs-modal="request_order" obj='{"id":${id}}'>Шаблон у вікні</button>
      <button type="button" modal="closing" api="/api/method/request.close" obj='{"id":${id}}'>Форма у вікні</button>
      <button
        type="button"
        fb="applicant,phone:Phone:Телефон,topic:Select2:Тема:topic,body:TextArea"
        model="works.request"
      >
        Швидка форма
      </button>
      <button type="button" show-modal="#rules">Текст сторінки у вікні</button>
      <button type="button" modal-info="/api/format/request_card?id=${id}">Довідкове вікно</button>
      <button type="button" modal-info="#rules">Довідкове вікно з текстом сторінки</button>
    </p>
    <div id="rules" hidden>
      <h2>Порядок розгляду</h2>
      <p>Звернення реєструють у день надходження, відповідь надають протягом 30 днів.</p>
    </div>`;
}

function places(id: number): Html {
  return html`<h2>Розмітка з сервера</h2>
    <p class="actions">
      <button type="button" format="request_brief" obj='{"id":${id}}' target="#brief">Коротко</button>
      <button type="button" format="titled/works.request/applicant/${id}" target="#brief">Заявник</button>
      <button type="button" vs-load="/widget/counters" target="#brief">Лічильники</button>
      <button type="button" vs-load="/widget/counters">Лічильники у вікні</button>
    </p>
    <div id="brief" class="box" aria-live="polite"></div>
    <vs-widget name="counters" table="works.request" interval="60"></vs-widget>`;
}

function answerForm(id: number, csrf: string): Html {
  return html`<h2>Відповідь заявнику</h2>
    <form method="post" action="/request/${id}/answer" data-vs-submit vs-draft>
      <input type="hidden" name="_token" value="${csrf}" />
      <p>
        <label for="answer">Текст відповіді</label><br />
        <textarea id="answer" name="answer" rows="4" cols="60" required></textarea>
      </p>
      <button>Записати відповідь</button>
    </form>`;
}
