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
    "A long text shows its first 200 characters, or as many as the value says, and a link More, if at least 10 characters would be hidden.",
  "vs-carousel":
    "The parts `.item` or `.carousel-item` inside are shown in turn every 5 s, or `data-interval` ms (`false`: by keys only); paused while hovered or focused. Carousels in templates do not need the attribute.",
  "vs-active": "Set by the bundle on elements with `state` whose pairs are in the page's query.",
  "vs-saved": "Set by the bundle for 4 s on the row of the saved record, for the page's own style.",
} satisfies Record<string, string>;

export const besideExamples = {
  form: { example: '<button type="button" add="works.request" data-form="text_only">Six fields</button>' },
  title: { example: '<a href="#" edit="works.request/17/request" title="Request from Sadova Street">Edit</a>' },
  width: { example: '<a href="#" info="works.request/17/request" width="480">A narrow dialog</a>' },
  position: { example: '<a href="#" info="works.request/17/request" position="right">At the side</a>' },
  obj: { example: '<a href="#" add="works.request/request" obj="status:new,priority:2">New request</a>' },
  message: {
    example: '<button type="button" data-del="works.request/1789" message="Delete the request?">Delete</button>',
  },
  silent: {
    example: '<button type="button" api="method/request.remind" obj="id:17" silent>Remind without asking</button>',
  },
  target: {
    example: '<a href="#" format="request_brief" obj="id:17" data-target="#brief">In short</a>\n<p id="brief"></p>',
  },
  method: { example: '<button type="button" api="/api/works.request/17" method="GET" silent>Read</button>' },
  model: {
    example:
      '<button type="button" fb="applicant,topic:Select:Topic:topic,body:TextArea:Text" model="works.request">Save</button>',
  },
  mode: { example: '<a href="#" vs-popup="request" model="works.request" data-id="17" mode="info">View</a>' },
  file: { example: '<button type="button" api="request.remind" file="works" obj="id:17">Remind</button>' },
  reload: {
    example:
      '<a href="#" edit="works.request/17/request" reload="newest_requests">Edit</a>\n<vs-widget name="newest_requests" params=\'{"limit":3}\'></vs-widget>',
  },
  after: {
    example:
      '<button type="button" api="method/request.remind" obj="id:17" silent after="/api/method/request.card?id=17">Remind</button>',
  },
  top: { example: '<a href="#" vs-modal="rules" top="80">Higher</a>' },
  auto_send: {
    example:
      '<button type="button" modal="closing" api="/api-user/answers/quiet" obj="id=17&answer=Done" auto_send>Send without a dialog</button>',
  },
  button: { example: '<a href="#" vs-modal="rules" button="To the list" link="/legacy.html">Rules</a>' },
  link: { example: '<a href="#" vs-modal="rules" button="To the register" link="/admin/requests">Rules</a>' },
  backdrop: { example: '<a href="#" vs-modal="rules" backdrop="false">Do not dim</a>' },
  vue: { example: '<a href="#" _href="/legacy.html" vue>List of requests</a>' },
  callback: {
    example:
      '<!-- in the page’s script: vs.callback("onReminder", (answer) => vs.alert("Answer", answer.message)) -->\n<button type="button" api="method/request.remind" obj="id:17" silent callback="onReminder">Remind</button>',
  },
} satisfies Record<keyof typeof besideDocs, Example>;

export const pageExamples = {
  "vs-refresh": {
    example:
      '<ul vs-refresh="works.request">\n  <li><a href="#" edit="works.request/17/request">RQ-2026/00017</a></li>\n</ul>',
  },
  "vs-keep": {
    example:
      '<div vs-refresh="works.request">\n  <p>Chosen: <b vs-keep>0</b></p>\n  <ul><li><a href="#" edit="works.request/17/request">RQ-2026/00017</a></li></ul>\n</div>',
  },
  "vs-inert": {
    example: '<div vs-inert>\n  <a href="#" edit="works.request/17/request">A click does nothing here</a>\n</div>',
    isAlone: true,
  },
  "vs-draft": {
    example:
      '<form method="post" action="/legacy/old-form" vs-draft="notes">\n  <label>Notes <textarea name="body"></textarea></label>\n</form>',
    isAlone: true,
  },
  "vs-shorten": {
    example:
      '<p vs-shorten="40">Water runs from under the manhole and washes out the road, for the second week now.</p>',
    isAlone: true,
  },
  "vs-carousel": {
    example:
      '<div vs-carousel tabindex="0">\n  <p class="item active">Office hours on Thursday</p>\n  <p class="item">The repair of Sadova Street goes on</p>\n</div>',
    isAlone: true,
  },
  "vs-active": {
    example:
      '<!-- in the page’s styles: a[vs-active] { font-weight: bold } -->\n<a href="#" state="kind=new">New</a> <a href="#" state="kind=done">Done</a>',
    isAlone: true,
  },
  "vs-saved": {
    example:
      '<!-- in the page’s styles: li[vs-saved] { font-weight: bold } -->\n<ul vs-refresh>\n  <li><a href="#" edit="works.request/18/request">RQ-2026/00018</a></li>\n</ul>',
  },
} satisfies Record<keyof typeof pageDocs, Example>;
