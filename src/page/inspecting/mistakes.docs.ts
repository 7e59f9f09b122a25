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
    says: "layer …: tile_size needs 64 to 4096 px; found ….",
    wrong:
      '<vs-map layers=\'[{"layer_id":5,"layer_url":"/tiles/{z}/{x}/{y}.png","setting":{"tile_size":4}}]\'></vs-map>',
    text: "Tiles of a few pixels would need millions of requests and freeze the browser. The layer is shown with tiles of 256 px. Correct `tile_size` in the description of the layer.",
  },
  {
    says: "…: found …; expected ….",
    wrong: '<a href="#" edti="works.request/17">Edit</a> <vs-selct name="kind"></vs-selct>',
    text: "The name of a tag, an attribute or an option of ours has a letter wrong, or a link has `target` where it needs `data-target`. Told once for each mistake, when the element comes into the page or is clicked, if the page comes from `localhost` or the setting `debug` is on; the inspector's doctor (Alt+1) tells it on any page.",
  },
  {
    says: "…: the page's own code has cancelled this click, so … did not run.",
    wrong: '<a href="/request/17" edit="works.request/17" onclick="return false">Edit</a>',
    text: "A handler of the page has called `preventDefault` or returned false on a link with an address: it may have asked and been refused, so the action does not run. If it is a router that follows all links of the page by script, use a `button`, or `#` as the address. Told once for each attribute, if the page comes from `localhost` or the setting `debug` is on.",
  },
  {
    says: 'data="…": the server has no list of this name, or sent none.',
    wrong: '<vs-select name="kind" title="Kind" data="nolist"></vs-select>',
    text: "The call for the list was refused with 404, or its answer has neither that name nor that name with `json`. The field shows no options. Correct the name in `data`, or the server's answer.",
  },
  {
    says: "an option list: its entries need id and text; found ….",
    wrong: `<vs-select name="kind" title="Kind" options='[{"kind_no":1,"kind_title":"Repair"},{"kind_no":2}]'></vs-select>`,
    text: "All entries of a list are empty: the names of their columns are other ones. Send `id` and `text`, `value` and `label`, `clsid` and `name`, rows `[id, text]` or an object `{id: text}`; `index_key` names the column that is stored.",
  },
  {
    says: "vs-map: not loaded: ….",
    wrong: '<vs-map layers="[99]"></vs-map>',
    text: "A call of the map has failed: layers, features, a popup, regions or the geometry of a record. The map goes on without them; features can be asked for again in the list of layers.",
  },
  {
    says: "vs-map: …: … features left out; faults: ….…",
    wrong: '<vs-map value=\'{"type":"Point","coordinates":[30.52]}\'></vs-map>',
    text: "Features of a layer have no usable geometry: wrong types, values that are not numbers, places beyond the earth, too few positions, or a reference system that is not known: the message names it. The others are shown, and the list of layers says how many are missing.",
  },
  {
    says: "…: a layer needs an address of this site or of tile_hosts; found ….",
    wrong: '<vs-map layers=\'[{"layer_id":1,"layer_url":"https://tiles.example/{z}/{x}/{y}.png"}]\'></vs-map>',
    text: "Pictures of other hosts are loaded only when the setting `tile_hosts` names the host; the page's policy must allow it too. Without an address the layer needs `project_file`, `wms` or `geom_service_type` 1.",
  },
  {
    says: "Unsupported geometry type",
    wrong: `<vs-geometry name="geom" value='{"type":"Circle","coordinates":[30.5,50.5]}'></vs-geometry>`,
    text: "The value is no GeoJSON Point, LineString, Polygon or Multi of them, and no well-known text of these. It stays as it is and is a problem of the field.",
  },
  {
    says: "…: record needs a table and an id: table/17.",
    wrong: '<vs-map record="17"></vs-map>',
    text: "The map shows the geometry of one record; its table is missing.",
  },
  {
    says: '… needs …; found "…".',
    wrong: '<a href="#" edit="works.request//request">Edit</a>',
    text: "The value does not have the shape that the attribute needs; nothing is opened or sent. Often a placeholder of the template was empty: here the id is missing. The same message appears for a tag's attribute that is not a valid number or JSON: its default is used.",
  },
  {
    says: 'target needs the selector of an element; nothing matches "…".',
    wrong: '<button type="button" format="rules" target="#nowhere">Rules</button>',
    text: "`target` names an element that is not in the page. Omit it to use a modal.",
  },
  {
    says: 'expected the selector of an element; nothing matches "…".',
    wrong: '<a href="#" show-modal="#nowhere">Rules</a>',
    text: "The element to show is not in the page.",
  },
  {
    says: 'copy needs the selector of an element; nothing matches "…".',
    wrong: '<button type="button" copy="#nowhere">Copy</button>',
    text: "The element to copy is not in the page.",
  },
  {
    says: 'trigger needs the selector of an element; nothing matches "…".',
    wrong: '<button type="button" trigger="#nowhere">Filter</button>',
    text: "There is no element to click, or the selector is invalid.",
  },
  {
    says: "save needs a form around it or obj; found neither.",
    wrong: '<button type="button" save="works.request/17">Save</button>',
    text: "The button is outside a form and has no values: move it into the form, or set `obj`.",
  },
  {
    says: "… needs model, api or method, where its values go; found none of them.",
    wrong: '<button type="button" fb="applicant,phone:Phone">Call</button>',
    text: "A form of `modal` or `fb` has to be stored somewhere: `model` names a table, `api` a call.",
  },
  {
    says: "fb: ….",
    wrong: '<button type="button" fb="applicant,:Phone" model="works.request">Call</button>',
    text: "A field of the quick form has no name: `name[:type[:title[:data]]]`, separated by commas.",
  },
  {
    says: 'callback "…" is not registered; expected vs.callback("…", function).',
    wrong: '<button type="button" api="method/request.take" obj="id:17" callback="onTaken">Take on</button>',
    text: "Markup can only name functions; a script of the page registers them.",
  },
  {
    says: 'after: expected an address of this site; found "…".',
    wrong: '<a href="#" edit="works.request/17" after="https://elsewhere.example/log">Edit</a>',
    text: "After-save hooks go to the page's own site only.",
  },
  {
    says: "filename is an old name; file-show needs the path as its value, or file_path.",
    wrong: '<a href="#" file-show filename="/files/plan.pdf">Plan</a>',
    text: "It still works: write the path as the value of `file-show`.",
  },
  {
    says: "file-show: expected a path, file_path or file_id; found none of them.",
    wrong: '<a href="#" file-show>Plan</a>',
    text: "There is no file to show.",
  },
  {
    says: "<vs-viewer>: expected file_path, file_id or files; found none of them.",
    wrong: "<vs-viewer open></vs-viewer>",
    text: "There is no file to show.",
  },
  {
    says: 'help_url: expected an address with {id}; found "…".',
    wrong: 'vs.configure({ help_url: "https://kb.example/{id}" })',
    text: "The placeholder in the address of the knowledge base cannot be filled, or the address is on a host that is not in `redirect_hosts`.",
  },
  {
    says: 'form "…": ….',
    wrong: '{ "schema": { "body": { "type": "Text", "col": 13 } }, "fieldsets": [{ "fields": ["bdy"] }] }',
    text: "A form's schema has a mistake: a value is of the wrong kind (the default is used), a name refers to no field, type or validator, a field is in two groups or has no name, lists depend on each other in a cycle, a name is misspelt. Each mistake has its own line; the other fields work. Validate schemas against `dist/form-schema.json`. More than 5,000 fields are refused as a whole.",
  },
  {
    says: "validators: ….",
    wrong: '<vs-text name="email" validators=\'["emial"]\'></vs-text>',
    text: "A validator of a tag is unknown, lacks a required property, or has a refused pattern; the others work.",
  },
  {
    says: "pattern …: a value of … characters takes too long and was not checked.",
    wrong: '{ "validators": [{ "type": "regexp", "pattern": "a*a*a*b" }] }',
    text: "The pattern of a validator takes too many steps on a long text; the value was accepted without this check. Begin the pattern with `^`, and avoid several repetitions of the same characters.",
  },
  {
    says: "expected JSON; found something else.",
    wrong: "GET /api/template/form/request → <h1>Error</h1>",
    text: "The server's answer for the form or its record cannot be read. See Calls for what is accepted.",
  },
  {
    says: 'a widget needs "name" (of /widget/{name}), "src" or "state"; found none of them.',
    wrong: '<vs-widget table="works.request"></vs-widget>',
    text: "The tag does not name anything to fetch.",
  },
  {
    says: "the answer of this widget holds the widget itself, which is not asked for.",
    wrong: '<vs-widget name="list"><vs-widget name="list"></vs-widget></vs-widget>',
    text: "The server answers the widget's address with a page that has the same widget, such as its home page for every address that it does not know. Answer `/widget/list` with the markup of the widget alone.",
  },
  {
    says: "an outlet stands in another one; it is not started.",
    wrong: "<vs-outlet><vs-outlet></vs-outlet></vs-outlet>",
    text: "A page has one outlet. The server has answered the address of a page template with the whole page; answer it with what stands in the outlet.",
  },
  {
    says: 'a history needs "table" and "record" outside a form; found one of them or none.',
    wrong: '<vs-history table="works.request"></vs-history>',
    text: "Outside a form the tag must name the record whose history it shows.",
  },
  {
    says: "…: its code could not be loaded.",
    wrong: '<vs-select name="topic"></vs-select>',
    text: "A chunk could not be loaded: a network failure, or chunks of an old release were deleted (see Deployment, Upgrade). The element shows a retry button; its value is still posted.",
  },
  {
    says: "…: expected an address of this site without empty places, '.' and '..'.",
    wrong: '{ "urls": { "read": "/api/get/{tabel}/{id}" } }',
    text: "An address has a placeholder without a value, or a refused part. Check the setting `urls` and the path in the page.",
  },
  {
    says: "… …: the answer cannot be read as one of this call. Found:",
    wrong: "<b>Fatal error</b>: Uncaught Error in /var/www/save.php",
    text: "The answer has none of the shapes that the call accepts. The message ends with status, Content-Type and the first 200 characters; the inspector and `vs.log()` have more. A write with an unreadable answer is never reported as saved.",
  },
  {
    says: "… …: JSON behind other output of the server. The JSON is used, the output is ignored:",
    wrong: '<br />\n<b>Warning</b>: Undefined variable $x<br />\n{"id":17}',
    text: "The server printed something before its JSON, usually PHP warnings. The JSON is accepted when it starts a line or follows `>`, for a write only when it has the shape of the call's answer. Turn `display_errors` off on the server.",
  },
  {
    says: "header …: expected Latin letters, digits and signs; it is not sent.",
    wrong: '{ "headers": { "X-User": "Tkachuk" } }',
    text: "HTTP headers allow only Latin-1. Encode the value of this header in the setting `headers`, for example by `encodeURIComponent`.",
  },
  {
    says: "…: save needs /save/table/id with obj as a segment or in the query; nothing is saved.",
    wrong: '<a href="/admin/save/works.request/17">…</a>',
    text: "An address of the shell that saves names the record and the values: `/save/works.request/17?obj=priority:5`. It asks before it writes.",
  },
  {
    says: "… (…): expected JSON or one object literal, found code; it was not run.",
    wrong: "window.locale = buildWords();",
    text: "The dictionary of the site is read as data; code in it is never run.",
  },
  {
    says: "setting …: expected …, found ….",
    wrong: 'vs.configure({ api: { prefix: "/rest/" } })',
    text: "The setting has another type than it needs: its default is used. The page of settings shows each one with its type.",
  },
  {
    says: "obj needs JSON; found …",
    wrong: '<a href="#" add="works.request" obj=\'{"district_id":}\'>New</a>',
    text: "`obj` begins like JSON and does not parse: no values are taken from it. Often a placeholder of the template was empty.",
  },
  {
    says: '<script id="vs-settings">: expected JSON.',
    wrong: '<script type="application/json" id="vs-settings">{ lang: "en" }</script>',
    text: 'JSON needs names in quotes: `{ "lang": "en" }`. No setting of the block is used.',
  },
  {
    says: "vs.helper(…): ….",
    wrong: 'vs.helper("each", (list) => list.length)',
    text: "The name is reserved by the notation or has characters other than letters, digits, _ and -; or the second argument is not a function.",
  },
  {
    says: 'vs.lang: expected ua, ru or en; found "…".',
    wrong: 'vs.lang = "de"',
    text: "Only these languages exist; the language is not changed.",
  },
  {
    says: "vs.print: the browser has not opened a window; it wants a click for that.",
    wrong: "setTimeout(() => vs.print(document.body), 5000)",
    text: "Call it from a click, or allow pop-ups for the site.",
  },
  {
    says: "vs-elements: drafts are off.",
    wrong: "// after a deployment: the form's page is older than the files on the server",
    text: "The code that keeps drafts could not be loaded; the form works without it. Keep the previous release's chunks on the server.",
  },
  {
    says: "vs-elements …: version … is on this page already; this copy does nothing.",
    wrong: '<script src="/dist/vs.js"></script> <script src="/old/vs.js"></script>',
    text: "The first copy wins. Remove the other script tag from the template.",
  },
  {
    says: "vs-elements …: window.vs is the page's own.",
    wrong: 'window.vs = { product: "other" }',
    text: "A script of the page uses the name `vs`. Tags and attributes work; to use the functions, load vs.js first.",
  },
  {
    says: "vs-elements …: this browser is too old; the page stays as it is.",
    wrong: "Firefox 115",
    text: "See Deployment, Browsers.",
  },
  {
    says: "vs-elements …: modules from … cannot be loaded; the page stays as it is. …",
    wrong: '<script src="/dist/vs.js"></script>',
    text: "`main` could not be loaded. The folder `chunks` must be beside vs.js, or at the address in `data-chunks`; the policy of the page must allow scripts from there. The error at its end tells why: `Failed to fetch …` is the address or the policy; anything else comes from a name of the browser, such as `Map` or `Set`, that the page uses for something of its own. Links and forms work as without the script.",
  },
  {
    says: "import: the policy of this page allows no worker, so only small workbooks are read. Larger ones need: worker-src 'self'; trusted-types vs (docs/safety.md, §3)",
    wrong: "Content-Security-Policy: worker-src 'none'",
    text: "A workbook of some megabytes is read in a worker, so that the page does not stand still. The policy of the page forbids it; staff read that the file is too large. Add what the line names to the policy.",
  },
  {
    says: '… needs the selector of an element; nothing matches "…".',
    wrong: '<button type="button" vs-print="#nowhere">Print</button>',
    text: "The element to print or draw is not in the page. Omit the value to use the surrounding widget, dialog, section or page.",
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
    text: "A save or a delete could not be signed: there is no key or no PIN, or the page is not on https. It was sent without a signature, or not sent when `crypto` is `required`.",
  },
  {
    says: 'field "…": add needs an object with model, form and title.',
    wrong: '{ "contractor_id": { "type": "Select2", "add": "contractor" } }',
    text: "`add` opens a form for a related record: it must name the table as `model`.",
  },
  {
    says: 'field "…", eval: "…" is no field',
    wrong: '{ "kind": { "behavior": { "*": { "eval": "nothing = 1" } } } }',
    text: "The name left of `=` must be a field of this form.",
  },
  {
    says: 'field "…", behavior "…", eval: …',
    wrong: '{ "area": { "behavior": { "*": { "eval": "price = window.rate * area" } } } }',
    text: "The expression is not valid in the closed language; `⮕` in the message marks the position. Numbers, texts, own fields, arithmetic, comparison, `? :` and the listed functions are; script is not.",
  },
  {
    says: 'field "…", formula: …',
    wrong: '{ "sum": { "type": "Label", "formula": "area *" } }',
    text: "As for `eval`: the message marks the position of the mistake; the field keeps its value.",
  },
  {
    says: "the rules of … show and hide each other without end",
    wrong: '{ "a": { "behavior": { "*": { "hide": ["b"] } } }, "b": { "behavior": { "*": { "hide": ["a"] } } } }',
    text: "These fields hide each other. In this case rules do not hide or show anything.",
  },
  {
    says: "the rules of … set each other without end",
    wrong:
      '{ "a": { "behavior": { "*": { "eval": "b = a + 1" } } }, "b": { "behavior": { "*": { "eval": "a = b + 1" } } } }',
    text: "These fields change each other. The rules were stopped; the fields keep their last values.",
  },
  {
    says: 'a table needs "table", "api", rows or a <table> in it; found none of them.',
    wrong: "<vs-table></vs-table>",
    text: "It is not said where the rows come from: name the `table` of the list call or its address in `api`, set the property `rows`, or put the server's `<table>` into the tag.",
  },
  {
    says: "a table in it needs a thead with one heading for each column.",
    wrong: "<vs-table><table><tr><th>№</th></tr></table></vs-table>",
    text: "The page's table has no `<thead>`, or a heading that spans several columns: it stays a plain table. The last row of the `<thead>` names the columns.",
  },
  {
    says: "columns: ….",
    wrong: '<vs-table table="works.request" columns=\'["num",{"title":"Due"}]\'></vs-table>',
    text: "An entry of `columns` has no `name`, or the name of another entry. It is skipped; the others are drawn.",
  },
];
