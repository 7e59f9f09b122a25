/** What the click attributes and those beside them do (CONTRACT.md, Click attributes). No bundle imports it. */
import type { ActionName } from "./attributes.ts";
import { needs } from "./needs.ts";

export interface Example {
  /** Markup that can be copied as it stands; it works with the data of the demo. */
  example: string;
  /** It asks the server for nothing, so it works where nobody is signed in. */
  isAlone?: boolean;
}
export interface ClickDocs extends Example {
  /** The shape of its value. */
  value: string;
  text: string;
}

export const clickDocs = {
  add: {
    value: needs["add"],
    text: "Opens the form for a new record in a popup; without a form's name the one of the table.",
    example: '<a href="#" add="works.request/request">Нове звернення</a>',
  },
  edit: {
    value: needs["edit"],
    text: "Opens the form of the record in a popup; saving refreshes what the page shows of the table.",
    example: '<a href="#" edit="works.request/17/request">Редагувати</a>',
  },
  info: {
    value: needs["info"],
    text: "Shows the record in the same form, read-only.",
    example: '<a href="#" info="works.request/17/request">Переглянути</a>',
  },
  del: {
    value: needs["del"],
    text: "Asks, deletes, refreshes. Without an id the one of `obj`, `data-id`, `id` or the page's `?id=`.",
    example: '<button type="button" data-del="works.request/1790">Видалити</button>',
  },
  copy: {
    value: needs["copy"],
    text: "Copies the record (GET admin._copy) and opens the copy for editing; with a selector that element's text goes to the clipboard.",
    example:
      '<a href="#" copy="works.request/17" form="request">Копіювати запис</a>\n<code id="number">ЗВ-2026/00017</code> <button type="button" copy="#number">Копіювати номер</button>',
  },
  save: {
    value: needs["save"],
    text: "Stores the values of the nearest form, or of `obj`; without an id a new record.",
    example: '<button type="button" save="works.request/17" obj="priority:5">Пріоритет 5</button>',
  },
  state: {
    value: needs["state"],
    text: "Writes the pairs into the page's query as a step of history and refreshes what shows them; an empty value takes a key away. Elements whose pairs stand there get `vs-active`.",
    example:
      '<a href="#" state="status=done">Виконані</a>\n<a href="#" state="status=new">Нові</a>\n<a href="#" state="status=">Усі</a>',
    isAlone: true,
  },
  api: {
    value: needs["api"],
    text: "Asks (unless `silent`), then calls: GET without `obj`, POST with it; with `form` that form is opened first and its values are sent.",
    example: '<button type="button" api="method/request.take" obj="id:17">Взяти в роботу</button>',
  },
  _href: {
    value: needs["_href"],
    text: "Followed like a link, with `/view=0` behind a plain path.",
    example: '<table>\n  <tr _href="/legacy.html"><td>Перелік звернень</td></tr>\n</table>',
  },
  _post: {
    value: needs["_post"],
    text: "POST of `obj`; an answer with `download` is saved as a file.",
    example: '<button type="button" _post="/api-user/export/requests" obj="status:new">Експорт</button>',
  },
  "modal-info": {
    value: needs["modal-info"],
    text: "A modal with the markup of /api/format/{path}, or with what stands in the element.",
    example: '<a href="#" modal-info="paragraphs/works.request/body/17">Докладно</a>',
  },
  format: {
    value: needs["format"],
    text: "The markup of /api/format/{template} into `target`, else into the next `.format-target`, else a modal.",
    example: '<button type="button" format="rules" target="#rules">Порядок розгляду</button>\n<div id="rules"></div>',
  },
  modal: {
    value: needs["modal"],
    text: "A modal form; its values go to `model` as a new record, else to `api`.",
    example: '<button type="button" modal="closing" api="method/request.close" obj="id:17">Виконати…</button>',
  },
  "show-modal": {
    value: needs["show-modal"],
    text: "What stands in that element, in a modal; of a `<template>` its content.",
    example:
      '<a href="#" show-modal="#hours" title="Прийом">Години прийому</a>\n<template id="hours"><p>Щодня з 9:00 до 17:00.</p></template>',
    isAlone: true,
  },
  fb: {
    value: needs["fb"],
    text: "A quick form: `name[:type[:title[:data]]]` by commas, every field required; saves to `model`, else calls `api`.",
    example:
      '<button type="button" fb="applicant::Заявник,phone:Phone:Телефон,topic:Select:Тема:topic,body:TextArea:Зміст" model="works.request">Дзвінок</button>',
  },
  "vs-popup": {
    value: needs["vs-popup"],
    text: "A popup with a form, with what stands in an element, or with the markup of a path; beside it `id`, `form`, `model`, `obj`, `mode`.",
    example:
      '<a href="#" vs-popup="request" model="works.request" data-id="17" mode="edit" position="right">Звернення 17</a>',
  },
  "vs-modal": {
    value: needs["vs-modal"],
    text: "A modal with the markup of that template (/api/format/{name}).",
    example: '<a href="#" vs-modal="rules" title="Порядок розгляду">Порядок розгляду</a>',
  },
  "vs-load": {
    value: needs["vs-load"],
    text: "The markup of the path into `target`, else a modal.",
    example: '<a href="#" vs-load="/widget/counters" data-target="#counters">Порахувати</a>\n<div id="counters"></div>',
  },
  "vs-action": {
    value: needs["vs-action"],
    text: "Calls the path (POST unless `method`) with the fields of the row around it (JSON in `data-row`, else the `data-` attributes of the `tr`), of the form around it, of `obj` and of the page's query; without a leading slash below /api-user/.",
    example: '<button type="button" vs-action="request/remind" obj="id:17">Нагадати</button>',
  },
  "vs-document": {
    value: needs["vs-document"],
    text: "Opens a document made from a template of the server and the row of `obj` (values, or the path of a record), ready to be printed.",
    example: '<button type="button" vs-document="Відповідь заявнику" obj="/api/works.request/17">Відповідь</button>',
  },
  "vs-print": {
    value: needs["vs-print"],
    text: "Prints that element; without a value the widget, dialog, section or page around it.",
    example:
      '<p id="card">Звернення ЗВ-2026/00017: не світить ліхтар</p>\n<button type="button" vs-print="#card">Друкувати</button>',
    isAlone: true,
  },
  "vs-image": {
    value: needs["vs-image"],
    text: "Saves that element as a PNG file; without a value the widget, dialog, section or page around it. Pictures of other hosts come by `/api-user/html-to-canvas-proxy`.",
    example:
      '<p id="drawn">Звернення ЗВ-2026/00017: не світить ліхтар</p>\n<button type="button" vs-image="#drawn">Зберегти як малюнок</button>',
    isAlone: true,
  },
  trigger: {
    value: needs["trigger"],
    text: "A click on the first match, or that event there.",
    example:
      '<button type="button" trigger="#details">Фільтр</button>\n<details><summary id="details">Умови</summary><p>Район, статус, термін.</p></details>',
    isAlone: true,
  },
  "file-show": {
    value: needs["file-show"],
    text: "Opens the file; `file_path` or `file_id` may name it.",
    example: '<a href="#" file-show="/api-user/letter/17">Лист заявнику</a>',
  },
  help: {
    value: needs["help"],
    text: "A page of the knowledge base in a new window, by setting `help_url`.",
    example: '<a href="#" help="requests">Довідка</a>',
  },
} satisfies Record<ActionName, ClickDocs>;

/** Attributes beside a click attribute, on the same element; each has a `data-` twin, which wins. */
export const besideDocs = {
  form: "The form's name; on a `<button>` only as `data-form`.",
  title: "The popup's title; else the form's own.",
  width: "The popup's width, a CSS length or a number of px.",
  position:
    "The popup's place: `center`, `left`, `right`, `top`, `bottom` or `fullscreen`, or distances from the window's edges, `left,top,right,bottom`, of which any may be empty.",
  top: "The distance of the dialog from the top of the window, a CSS length or a number of px.",
  obj: "Values that a new record begins with: JSON, `a=1&b=2`, `a:1,b:2`, or a path with a query that gives them.",
  message: "The question that is asked first.",
  silent: "With `api`: nothing is asked.",
  target:
    "With `format` and `vs-load`: the selector of the element that takes the markup. On a link only as `data-target`: with a `target` it is the browser's.",
  method: "With `api` and `vs-action`: the method of the call.",
  model: "With `modal`, `fb` and `vs-popup`: the table; without it the values go to `api`.",
  mode: "With `vs-popup`: `add`, `edit` or `info`.",
  file: "With `api`: the file that tpl/ajax.php is told.",
  reload:
    "After success the page is loaded again, or the named widget or selector refreshes; it wins over what shows the table.",
  after: "Addresses by `#` that are asked after success; `{id}` and fields of the answer are filled in.",
  backdrop: "`false`: the page behind the dialog is not darkened.",
  auto_send:
    "The form is filled unseen and sent at once when nothing required is missing; else, and when it is refused, it is shown.",
  button: "With `vs-modal`, `modal-info`, `show-modal`: the words of a primary button.",
  link: "Beside `button`: the address to which it leads.",
  vue: "With `_href`, and with `add` and `edit` in the shell: `?vue=1` goes with the address.",
  callback:
    "A function registered by `vs.callback(name, fn)`, called with the answer, or with the error of a call that did not succeed, and the element.",
} satisfies Record<string, string>;

/** Attributes of the page's own elements. */
export const pageDocs = {
  "vs-refresh":
    "The element is fetched again from the page's own address after a save or a delete and changed in place; its value is empty or a list of tables.",
  "vs-inert": "Nothing inside acts, draws or asks for code: for markup that somebody else wrote.",
  "vs-draft":
    "What is typed into the page's own form is kept on disk, offered again above it after a crash, a lost session or a closed tab, and the page asks before it is left. With a value the draft has that name wherever the form stands, else it belongs to the page's address. A post keeps it until the next page shows that it was stored: an error status, or the form shown again without a redirect, are no such sign. Hidden inputs, passwords, files, `autocomplete` of cards and one-time codes and `draft=false` inputs are never kept.",
  "vs-shorten":
    "A long text shows its first 200 characters, or as many as the value says, and a link Більше; at least 10 have to be hidden.",
  "vs-carousel":
    "The parts `.item` or `.carousel-item` inside follow each other every 5 s, or `data-interval` ms; not under the mouse or in focus. Carousels in templates need no mark.",
  "vs-deleting": "Set by us on the row of a record that `undo_delete` is about to delete.",
  "vs-active": "Set by us on elements with `state` whose pairs are shown.",
  "vs-saved": "Set by us for 4 s on the row of the record that was saved, for the page's own style.",
} satisfies Record<string, string>;

export const besideExamples = {
  form: { example: '<button type="button" add="works.request" data-form="text_only">Шість полів</button>' },
  title: { example: '<a href="#" edit="works.request/17/request" title="Звернення з вулиці Садової">Редагувати</a>' },
  width: { example: '<a href="#" info="works.request/17/request" width="480">Вузьке вікно</a>' },
  position: { example: '<a href="#" info="works.request/17/request" position="right">Збоку</a>' },
  obj: { example: '<a href="#" add="works.request/request" obj="status:new,priority:2">Нове звернення</a>' },
  message: {
    example: '<button type="button" data-del="works.request/1789" message="Видалити звернення?">Видалити</button>',
  },
  silent: {
    example: '<button type="button" api="method/request.remind" obj="id:17" silent>Нагадати без запитань</button>',
  },
  target: {
    example: '<a href="#" format="request_brief" obj="id:17" data-target="#brief">Коротко</a>\n<p id="brief"></p>',
  },
  method: { example: '<button type="button" api="/api/works.request/17" method="GET" silent>Прочитати</button>' },
  model: {
    example:
      '<button type="button" fb="applicant,topic:Select:Тема:topic,body:TextArea:Зміст" model="works.request">Записати</button>',
  },
  mode: { example: '<a href="#" vs-popup="request" model="works.request" data-id="17" mode="info">Переглянути</a>' },
  file: { example: '<button type="button" api="request.remind" file="works" obj="id:17">Нагадати</button>' },
  reload: {
    example:
      '<a href="#" edit="works.request/17/request" reload="newest_requests">Редагувати</a>\n<vs-widget name="newest_requests" params=\'{"limit":3}\'></vs-widget>',
  },
  after: {
    example:
      '<button type="button" api="method/request.remind" obj="id:17" silent after="/api/method/request.card?id=17">Нагадати</button>',
  },
  top: { example: '<a href="#" vs-modal="rules" top="80">Вище</a>' },
  auto_send: {
    example:
      '<button type="button" modal="closing" api="/api-user/answers/quiet" obj="id=17&answer=Зроблено" auto_send>Надіслати без вікна</button>',
  },
  button: { example: '<a href="#" vs-modal="rules" button="До переліку" link="/legacy.html">Правила</a>' },
  link: { example: '<a href="#" vs-modal="rules" button="До реєстру" link="/admin/requests">Правила</a>' },
  backdrop: { example: '<a href="#" vs-modal="rules" backdrop="false">Не затемнювати</a>' },
  vue: { example: '<a href="#" _href="/legacy.html" vue>Перелік звернень</a>' },
  callback: {
    example:
      '<!-- у скрипті сторінки: vs.callback("onReminder", (answer) => vs.alert("Відповідь", answer.message)) -->\n<button type="button" api="method/request.remind" obj="id:17" silent callback="onReminder">Нагадати</button>',
  },
} satisfies Record<keyof typeof besideDocs, Example>;

export const pageExamples = {
  "vs-refresh": {
    example:
      '<ul vs-refresh="works.request">\n  <li><a href="#" edit="works.request/17/request">ЗВ-2026/00017</a></li>\n</ul>',
  },
  "vs-inert": {
    example: '<div vs-inert>\n  <a href="#" edit="works.request/17/request">Тут клацання нічого не робить</a>\n</div>',
    isAlone: true,
  },
  "vs-draft": {
    example:
      '<form method="post" action="/legacy/old-form" vs-draft="notes">\n  <label>Нотатки <textarea name="body"></textarea></label>\n</form>',
    isAlone: true,
  },
  "vs-shorten": {
    example: '<p vs-shorten="40">З-під люка тече вода, підмиває дорогу, і так уже другий тиждень поспіль.</p>',
    isAlone: true,
  },
  "vs-carousel": {
    example:
      '<div vs-carousel tabindex="0">\n  <p class="item active">Прийом громадян у четвер</p>\n  <p class="item">Ремонт вулиці Садової триває</p>\n</div>',
    isAlone: true,
  },
  "vs-deleting": {
    example:
      '<!-- у стилях сторінки: li[vs-deleting] { text-decoration: line-through } -->\n<ul vs-refresh>\n  <li><a href="#" del="works.request/1788">Видалити ЗВ-2026/01788</a></li>\n</ul>',
  },
  "vs-active": {
    example:
      '<!-- у стилях сторінки: a[vs-active] { font-weight: bold } -->\n<a href="#" state="kind=new">Нові</a> <a href="#" state="kind=done">Виконані</a>',
    isAlone: true,
  },
  "vs-saved": {
    example:
      '<!-- у стилях сторінки: li[vs-saved] { font-weight: bold } -->\n<ul vs-refresh>\n  <li><a href="#" edit="works.request/18/request">ЗВ-2026/00018</a></li>\n</ul>',
  },
} satisfies Record<keyof typeof pageDocs, Example>;
