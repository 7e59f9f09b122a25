/**
 * Console messages about wrong use, and what to do; `…` stands for a value. test/docs.test.mjs finds each message in
 * the sources by its words. No bundle imports this file.
 */
export interface MistakeDocs {
  /** The message as in the source, with `…` in place of values. */
  says: string;
  /** Markup or a script line that causes it. */
  wrong: string;
  /** What is wrong, and what is correct. */
  text: string;
}

export const mistakeDocs: MistakeDocs[] = [
  {
    says: '… needs …; found "…".',
    wrong: '<a href="#" edit="works.request//request">Редагувати</a>',
    text: "The value has another shape than the attribute takes; nothing is opened or sent. Often the template has put nothing into its place: here the id is empty. The same is said of an attribute of a tag that is no number or no JSON: the default is used.",
  },
  {
    says: 'target needs the selector of an element; nothing matches "…".',
    wrong: '<button type="button" format="rules" target="#nowhere">Порядок</button>',
    text: "`target` names an element that is not in the page. Leave it away for a modal.",
  },
  {
    says: 'expected the selector of an element; nothing matches "…".',
    wrong: '<a href="#" show-modal="#nowhere">Правила</a>',
    text: "What is to be shown is not in the page.",
  },
  {
    says: 'copy needs the selector of an element; nothing matches "…".',
    wrong: '<button type="button" copy="#nowhere">Копіювати</button>',
    text: "What is to be copied is not in the page.",
  },
  {
    says: 'trigger needs the selector of an element; nothing matches "…".',
    wrong: '<button type="button" trigger="#nowhere">Фільтр</button>',
    text: "Nothing is there to be clicked; or the selector cannot be read.",
  },
  {
    says: "save needs a form around it or obj; found neither.",
    wrong: '<button type="button" save="works.request/17">Зберегти</button>',
    text: "The button stands outside of a form and has no values of its own: put it into the form, or give `obj`.",
  },
  {
    says: "… needs model or api, where its values go; found neither.",
    wrong: '<button type="button" fb="applicant,phone:Phone">Дзвінок</button>',
    text: "A form of `modal` or `fb` has to be stored somewhere: `model` names a table, `api` a call.",
  },
  {
    says: "fb: ….",
    wrong: '<button type="button" fb="applicant,:Phone" model="works.request">Дзвінок</button>',
    text: "A field of the quick form has no name: `name[:type[:title[:data]]]`, by commas.",
  },
  {
    says: 'callback "…" is not registered; expected vs.callback("…", function).',
    wrong: '<button type="button" api="method/request.take" obj="id:17" callback="onTaken">Взяти</button>',
    text: "Markup can only name functions; a script of the page registers them.",
  },
  {
    says: 'after: expected an address of this site; found "…".',
    wrong: '<a href="#" edit="works.request/17" after="https://elsewhere.example/log">Редагувати</a>',
    text: "After-save hooks go to the page's own site only.",
  },
  {
    says: "filename is an old name; file-show needs the path as its value, or file_path.",
    wrong: '<a href="#" file-show filename="/files/plan.pdf">План</a>',
    text: "It still works: write the path as the value of `file-show`.",
  },
  {
    says: "file-show: expected a path, file_path or file_id; found none of them.",
    wrong: '<a href="#" file-show>План</a>',
    text: "There is no file to be shown.",
  },
  {
    says: 'help_url: expected an address with {id}; found "…".',
    wrong: 'vs.configure({ help_url: "https://kb.example/{id}" })',
    text: "The address of the knowledge base cannot be filled, or leads to a host that is not in `redirect_hosts`.",
  },
  {
    says: 'form "…": ….',
    wrong: '{ "schema": { "body": { "type": "Text", "col": 13 } }, "fieldsets": [{ "fields": ["bdy"] }] }',
    text: "A form's schema has a fault: a value is of another kind than its property takes (the default stands), a name leads to no field, type or validator, a field stands twice or has no name, lists depend on each other in a circle, a name is misspelt. There is a line for each; the other fields work. Validate schemas against `dist/form-schema.json`. More than 5,000 fields are refused as a whole.",
  },
  {
    says: "validators: ….",
    wrong: '<vs-text name="email" validators=\'["emial"]\'></vs-text>',
    text: "A validator of a tag is not known, lacks what it needs, or has a pattern that is refused; the others work.",
  },
  {
    says: "pattern …: a value of … characters takes too long and was not checked.",
    wrong: '{ "validators": [{ "type": "regexp", "pattern": "a*a*a*b" }] }',
    text: "The pattern of a validator tries too much on a long text; the value was taken as it is. Begin the pattern with `^`, and let one thing be repeated at a time.",
  },
  {
    says: "expected JSON; found something else.",
    wrong: "GET /api/template/form/request → <h1>Error</h1>",
    text: "The server's answer for the form or its record cannot be read. See Calls for what is accepted.",
  },
  {
    says: 'a widget needs "name" (of /widget/{name}), "src" or "state"; found none of them.',
    wrong: '<vs-widget table="works.request"></vs-widget>',
    text: "Nothing says what to fetch.",
  },
  {
    says: "…: its code could not be loaded.",
    wrong: '<vs-select name="topic"></vs-select>',
    text: "A chunk did not come: the network, or a release whose chunks are gone (see Deployment, Upgrade). A button in its place tries again; the value is posted all the same.",
  },
  {
    says: "…: expected an address of this site without empty places, '.' and '..'.",
    wrong: '{ "urls": { "read": "/api/get/{tabel}/{id}" } }',
    text: "An address has a place that nothing fills, or a part that is refused. Check the setting `urls` and the path that the page gives.",
  },
  {
    says: "… …: the answer cannot be read as one of this call. See the reference, Calls. Found:",
    wrong: "<b>Fatal error</b>: Uncaught Error in /var/www/save.php",
    text: "The answer has none of the shapes that the call accepts. Behind the message stand status, Content-Type and the first 200 characters; the inspector and `vs.log()` have more. A write whose answer cannot be read is never said to be saved.",
  },
  {
    says: "… …: JSON behind other output of the server. The JSON is used, the output is ignored:",
    wrong: '<br />\n<b>Warning</b>: Undefined variable $x<br />\n{"id":17}',
    text: "The server has printed something before its JSON, mostly warnings of PHP. The JSON is taken where it starts a line or follows `>`, for a write only when it has the shape of the call's answer. Turn `display_errors` off on the server.",
  },
  {
    says: "header …: expected a name and a value of Latin letters, digits and signs; it is not sent.",
    wrong: '{ "headers": { "X-User": "Ткачук" } }',
    text: "HTTP headers take Latin-1 only. Encode the value of this header in the setting `headers`, for example by `encodeURIComponent`.",
  },
  {
    says: "…: save needs /save/table/id with obj as a segment or in the query; nothing is saved.",
    wrong: '<a href="/admin/save/works.request/17">…</a>',
    text: "An address of the shell that saves names the record and the values: `/save/works.request/17?obj=priority:5`. It asks before it writes.",
  },
  {
    says: "… (…): expected JSON or one object literal, found code; it was not run. See docs/guide.md, Languages.",
    wrong: "window.locale = buildWords();",
    text: "The dictionary of the site is read as data; code in it is never run.",
  },
  {
    says: '<script id="vs-settings">: expected JSON, found text that does not parse.',
    wrong: '<script type="application/json" id="vs-settings">{ lang: "en" }</script>',
    text: 'JSON wants its names in quotes: `{ "lang": "en" }`. No setting of the block is in force.',
  },
  {
    says: "vs.helper(…): …. See docs/guide.md, Templates.",
    wrong: 'vs.helper("each", (list) => list.length)',
    text: "The name belongs to the notation, or has other signs than letters, digits, _ and -; or what is given is no function.",
  },
  {
    says: 'vs.lang: expected ua, uk, ru or en; found "…".',
    wrong: 'vs.lang = "de"',
    text: "There are three languages; the language stays as it is.",
  },
  {
    says: "vs.print: the browser has not opened a window; it wants a click for that.",
    wrong: "setTimeout(() => vs.print(document.body), 5000)",
    text: "Call it from a click, or let the site open windows.",
  },
  {
    says: "vs-elements: drafts are off.",
    wrong: "// after a deployment: the form's page is older than the files on the server",
    text: "The code that keeps drafts could not be loaded; the form works without it. Keep the previous release's chunks on the server.",
  },
  {
    says: "vs-elements …: version … is on this page already; this copy does nothing.",
    wrong: '<script src="/dist/vs.js"></script> <script src="/old/vs.js"></script>',
    text: "The first copy wins. Take the other script tag out of the template.",
  },
  {
    says: "vs-elements …: window.vs is the page's own; ours is not offered.",
    wrong: 'window.vs = { product: "other" }',
    text: "A script of the page uses the name `vs`. Tags and attributes work; for the functions load ours first.",
  },
  {
    says: "vs-elements …: this browser is too old; the page stays as it is.",
    wrong: "Firefox 115",
    text: "See Deployment, Browsers.",
  },
  {
    says: "vs-elements …: modules from … cannot be loaded; the page stays as it is.",
    wrong: '<script src="/dist/vs.js"></script>',
    text: "`main` did not come. The folder `chunks` has to lie beside vs.js, or where `data-chunks` says; the policy of the page has to allow scripts from there. Links and forms work as they do without us.",
  },
  {
    says: '… needs the selector of an element; nothing matches "…".',
    wrong: '<button type="button" vs-print="#nowhere">Друкувати</button>',
    text: "What is to be printed or drawn is not in the page. Leave the value away to take what is around the button.",
  },
  {
    says: 'Missing "title" argument!',
    wrong: 'vs.alert("")',
    text: "A dialog needs a title, as the first argument or in the object.",
  },
  {
    says: "Unexpected type of argument!",
    wrong: "vs.alert(5)",
    text: "`vs.alert` takes a title and a text, or an object with both.",
  },
  {
    says: "crypto: … … …: ….",
    wrong: "{ crypto: true }",
    text: "A save or a delete could not be signed: there is no key or no PIN, or the page came without https. It went on without a signature, or was not sent where `crypto` is `required`.",
  },
  {
    says: 'field "…": add needs an object with model, form and title.',
    wrong: '{ "contractor_id": { "type": "Select2", "add": "contractor" } }',
    text: "`add` opens a form for a related record: it has to name the table as `model`.",
  },
  {
    says: 'field "…", eval: "…" is no field',
    wrong: '{ "kind": { "behavior": { "*": { "eval": "nothing = 1" } } } }',
    text: "What stands left of `=` has to be a field of this form.",
  },
  {
    says: 'field "…", behavior "…", eval: …',
    wrong: '{ "area": { "behavior": { "*": { "eval": "price = window.rate * area" } } } }',
    text: "The expression is none of the closed language: the message says where, behind `⮕`. Numbers, texts, own fields, arithmetic, comparison, `? :` and the listed functions are; script is not.",
  },
  {
    says: 'field "…", formula: …',
    wrong: '{ "sum": { "type": "Label", "formula": "area *" } }',
    text: "As for `eval`: the message says where the expression ends to be one; the field keeps its value.",
  },
  {
    says: "the rules of … show and hide each other without end",
    wrong: '{ "a": { "behavior": { "*": { "hide": ["b"] } } }, "b": { "behavior": { "*": { "hide": ["a"] } } } }',
    text: "Each of these fields hides what hides it. Nothing is hidden or shown by rules then.",
  },
  {
    says: "the rules of … set each other without end",
    wrong:
      '{ "a": { "behavior": { "*": { "eval": "b = a + 1" } } }, "b": { "behavior": { "*": { "eval": "a = b + 1" } } } }',
    text: "Each of these fields changes what changes it. The rules were stopped; the fields hold what they had come to.",
  },
];
