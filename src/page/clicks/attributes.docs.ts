/** What the attributes beside a click attribute do. No bundle imports this file. */
export interface Example {
  /** Markup for the reference; it works with the data of the demo. */
  example: string;
  /** It needs no server, so it also works without sign-in. */
  isAlone?: boolean;
}
/** Attributes beside a click attribute, on the same element; each has a `data-` twin, which wins. */
export const besideDocs = {
  form: "The form's name; on a `<button>` only as `data-form`.",
  title: "The popup's title; else the form's own.",
  width: "The popup's width, a CSS length or a number of px.",
  position:
    "The popup's place: `center`, `left`, `right`, `top`, `bottom` or `fullscreen`, or distances from the window's edges, `left,top,right,bottom`, of which any may be empty.",
  top: "The distance of the dialog from the top of the window, a CSS length or a number of px.",
  obj: "Initial values of a new record: JSON, `a=1&b=2`, `a:1,b:2`, or a path with a query that returns them.",
  message: "The confirmation question.",
  silent: "With `api`: no confirmation.",
  target:
    "With `format` and `vs-load`: the selector of the element that receives the markup. On a link write `data-target`: links with `target` are left to the browser.",
  method:
    "With `api` and `vs-action`: the method of the call; with `add`, `edit` and `info`: the method by which the path in `obj` is read.",
  model: "With `modal`, `fb` and `vs-popup`: the table; without it the values are sent to `api`.",
  mode: "With `vs-popup`: `add`, `edit` or `info`.",
  file: "With `api`: the parameter `file` for tpl/ajax.php.",
  reload:
    "After success the page is reloaded, or the named widget or selector is refreshed, instead of the content that shows the table.",
  after:
    "Addresses, separated by `#`, that are requested after success; `{id}` and fields of the answer are filled in.",
  backdrop: "`false`: the page behind the dialog is not darkened.",
  auto_send:
    "The form is filled in the background and sent at once when no required value is missing; otherwise, or when it is refused, it is shown.",
  button: "With `vs-modal`, `modal-info`, `show-modal`: the label of a primary button.",
  link: "With `button`: the address that the button opens.",
  vue: "With `_href`, and with `add` and `edit` in the shell: adds `?vue=1` to the address.",
  callback:
    "A function registered by `vs.callback(name, fn)`, called with the answer, or with the error of a failed call, and the element.",
} satisfies Record<string, string>;

/** Attributes of the page's own elements. */
export const pageDocs = {
  "vs-refresh":
    "The element is fetched again from the page's own address after a save or a delete and updated in place; its value is empty or a list of tables.",
  "vs-keep":
    "Inside a `vs-refresh` region or a widget the element stays as it is when the region is refreshed: for what the host's own scripts draw, such as a counter. Classes that these scripts add to other elements, ticked boxes, open details and typed text stay without it.",
  "vs-inert": "Inside it no action runs and no tag is drawn or loaded: for markup from untrusted authors.",
  "vs-draft":
    "Input in the page's own form is stored on disk and offered again above the form after a crash, a lost session or a closed tab; the page asks before it is left with unsaved input. With a value the draft has that name on every page, otherwise it belongs to the page's address. After a post it is kept until the next page shows that the post was stored; an error status, or the form shown again without a redirect, does not count. Hidden inputs, passwords, files, `autocomplete` of cards and one-time codes and `draft=false` inputs are never stored.",
  "vs-shorten":
    "A long text shows its first 200 characters, or as many as the value says, and a link Більше, if at least 10 characters would be hidden.",
  "vs-carousel":
    "The parts `.item` or `.carousel-item` inside are shown in turn every 5 s, or `data-interval` ms; paused while hovered or focused. Carousels in templates do not need the attribute.",
  "vs-active": "Set by the bundle on elements with `state` whose pairs are in the page's query.",
  "vs-saved": "Set by the bundle for 4 s on the row of the saved record, for the page's own style.",
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
  "vs-keep": {
    example:
      '<div vs-refresh="works.request">\n  <p>Вибрано: <b vs-keep>0</b></p>\n  <ul><li><a href="#" edit="works.request/17/request">ЗВ-2026/00017</a></li></ul>\n</div>',
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
