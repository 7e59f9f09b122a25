/**
 * What every call sends and which answers it accepts (docs/protocol.md, Answers); src/server/calls/calls.test.ts makes
 * each call. No bundle imports this file.
 */
import type { UrlName } from "./other-calls.ts";

export interface CallAnswer {
  /** The body as the server sends it. */
  body: string;
  /** The value that the client reads; shown as JSON in the reference. */
  gives: unknown;
  status?: number;
  headers?: Record<string, string>;
  text?: string;
}
export interface CallDocs {
  /** When the call is made, and what it returns. */
  text: string;
  /** Method and address of the example. */
  request: string;
  /** The body of the example. */
  body?: string;
  answers: [CallAnswer, ...CallAnswer[]];
}

const record = { id: 17, applicant: "Iryna Tkachuk", priority: 2 };
const card = "<p><b>Applicant:</b> Iryna Tkachuk</p>";
const done = { message: "The request is in progress.", tag: "#request-status" };
const saved = (id: string) => ({ id });

const saves: [CallAnswer, ...CallAnswer[]] = [
  {
    body: '{"id":17}',
    gives: saved("17"),
    text: "The id, under `id` or the name that the setting `pk` gives for the table. Status 201 is fine for a new record.",
  },
  { body: '{"gid":17,"num":"RQ-2026/00017"}', gives: saved("17"), text: "Without `id` the first field is the id." },
  { body: "17", gives: saved("17"), text: "A bare id." },
  { body: "", status: 204, gives: saved(""), text: "An empty 2xx: saved; the id is the one in the request." },
  {
    body: '{"id":17,"noSavedMessage":true,"redirect":"/request/17"}',
    gives: { id: "17", noSavedMessage: true, redirect: "/request/17" },
    text: "No notice; then the page navigates to `redirect`.",
  },
];
const methods: [CallAnswer, ...CallAnswer[]] = [
  {
    body: '{"message":"The request is in progress.","tag":"#request-status"}',
    gives: done,
    text: "`message` is shown; `tag` is the selector of the elements to refresh.",
  },
  {
    body: '{"redirect":"/request/17"}',
    gives: { redirect: "/request/17" },
    text: "The page navigates to this address.",
  },
  {
    body: '{"reload":true}',
    gives: { reload: true },
    text: "The page is reloaded, but never while it holds unsaved input.",
  },
  { body: '{"download":"/files/17.pdf"}', gives: { download: "/files/17.pdf" }, text: "The file is downloaded." },
  { body: "", status: 204, gives: "", text: "Done; a standard notice is shown." },
];
const markup: [CallAnswer, ...CallAnswer[]] = [
  { body: card, headers: { "Content-Type": "text/html; charset=utf-8" }, gives: card },
  {
    body: JSON.stringify({ html: card }),
    gives: card,
    text: "JSON with `html`, `body`, `data` or `template`; when one of these holds an object, it is searched too.",
  },
];
const district = [
  { id: "1", text: "Central" },
  { id: "2", text: "Left Bank" },
];
const lists: [CallAnswer, ...CallAnswer[]] = [
  {
    body: '{"district":{"1":"Central","2":"Left Bank"}}',
    gives: district,
    text: "By the list's name: code → text.",
  },
  {
    body: '{"districtjson":[["1","Central"],["2","Left Bank"]]}',
    gives: district,
    text: "By the list's name followed by `json`: rows.",
  },
  {
    body: '[{"id":1,"text":"Central"},{"id":2,"text":"Left Bank"}]',
    gives: district,
    text: "A single list may come without its name; here as objects.",
  },
  {
    body: '{"districtjson":[["new","New",null,"primary",true],["old","Old name","Archive",true,true],["refused","Refused",null,"danger",false]]}',
    gives: [
      { id: "new", text: "New", color: "primary" },
      { id: "old", text: "Old name", group: "Archive", isHidden: true },
      { id: "refused", text: "Refused", color: "danger", isDisabled: true },
    ],
    text: "Rows: code, text, group, badge colour or hidden flag, enabled flag.",
  },
];

export const callDocs = {
  locale: {
    text: "The site's own words, once a language, only when the setting `urls.locale` names their address. JSON, or a script that holds one object: it is read as data, never run.",
    request: "GET /localejs/ua.js",
    answers: [
      {
        body: 'window.locale = { save: "Save", field: { area: "Area" } };',
        gives: { save: "Save", "field.area": "Area" },
      },
      { body: '{"save":"Save"}', gives: { save: "Save" } },
    ],
  },
  form: {
    text: "The schema of a form, when one opens.",
    request: "GET /api/template/form/request",
    answers: [
      {
        body: '{"schema":{"applicant":{"type":"Text"}}}',
        gives: { schema: { applicant: { type: "Text" } } },
        text: "An object, see Forms. Status 404, `{}` and an empty answer mean: there is no such form.",
      },
      {
        body: '"{\\"schema\\":{\\"applicant\\":{\\"type\\":\\"Text\\"}}}"',
        gives: '{"schema":{"applicant":{"type":"Text"}}}',
        text: "The schema as JSON text in a string.",
      },
    ],
  },
  select: {
    text: "One list of options, when a field shows it. Sent along: the page's query and, for a list with `parent`, the values that it depends on (texts under 100 characters, no system keys). Equal calls share one request and are cached for the page; `?reload=true` after a new entry.",
    request: "GET /api-user/select/district",
    answers: lists,
  },
  selects: {
    text: "Several lists in one request: those that a form needs at the same time.",
    request: "GET /api-user/select/district,topic,1",
    answers: [
      {
        body: '{"district":{"1":"Central"},"topicjson":[["lamp","Street lamp out"]]}',
        gives: [
          { id: "1", text: "Central" },
          { id: "lamp", text: "Street lamp out" },
        ],
      },
    ],
  },
  suggest: {
    text: "Suggestions for a typed text, at most `limit` (30, for Autocomplete2 100). Other parameters: `parent`, `parent2`, `parent3`, `val` (only the entry with this value), `nocache`, and `smart` with `model.field` (recent choices instead of a search).",
    request: "GET /api-user/suggest/address?limit=30&key=vyshneva&parent=2",
    answers: [
      {
        body: '[{"id":5,"text":"5 Vyshneva St","color":"info","category":"Centre","x":30.52,"y":50.52,"district_id":2}]',
        gives: [
          {
            id: 5,
            text: "5 Vyshneva St",
            color: "info",
            category: "Centre",
            x: 30.52,
            y: 50.52,
            district_id: 2,
          },
        ],
        text: "Other keys are columns: choosing the suggestion fills the form fields of the same names.",
      },
      { body: '["Iryna Tkachuk"]', gives: ["Iryna Tkachuk"], text: "Plain texts." },
      { body: '{"data":["Iryna Tkachuk"]}', gives: ["Iryna Tkachuk"], text: "The list under any key." },
      {
        body: '{"id":5,"text":"5 Vyshneva St"}',
        gives: [{ id: 5, text: "5 Vyshneva St" }],
        text: "A single suggestion.",
      },
    ],
  },
  selectAdd: {
    text: "Adds an entry to a list, for a field with `new`: `group` is the list, `name` the typed text, `key` the value of `parent`. Counts as a write: never retried. Setting `select_add_method` makes it a POST.",
    request: "GET /api-user/select-add?group=street_surface&name=Screenings&key=",
    answers: [
      { body: '{"id":"granite"}', gives: "granite" },
      { body: '["granite","Screenings"]', gives: "granite", text: "A row." },
      { body: "", gives: "", text: "Without an id the list is requested again and the entry is found by its text." },
    ],
  },
  list: {
    text: "The records of a `vs-table`, our addition to the calls of the specification: at most `limit` of them from `offset` on, sorted by `order` (columns separated by commas, `-` before one: descending), those that `filter` matches: JSON with column → value, list of values, null or `{ operator, value }`; the operators `=`, `>=`, `<=`, `ILIKE`, `BETWEEN` with a list of two. `all` of the tag omits `limit` and `offset`.",
    request: 'GET /api/works.request/?limit=100&offset=0&order=-due&filter={"status":["new"]}',
    answers: [
      {
        body: JSON.stringify({ rows: [record], total: 1800 }),
        gives: { rows: [record], total: 1800 },
        text: "`total`: how many records match the filter. Other names work too: `data`, `items`, `results`; `count`.",
      },
      {
        body: JSON.stringify([record]),
        gives: { rows: [record], total: null },
        text: "A list: these are all records; they are sorted and filtered in the page.",
      },
    ],
  },
  create: {
    text: "Creates a record. Every write carries `Idempotency-Key`, a CSRF header when the page has a token, and cookies.",
    request: "POST /api/works.request/",
    body: '{"applicant":"Iryna Tkachuk","topic":"lamp"}',
    answers: saves,
  },
  read: {
    text: "Reads a record when a form opens, and again before a save without `etag`.",
    request: "GET /api/works.request/17",
    answers: [
      {
        body: JSON.stringify(record),
        headers: { ETag: '"v1"' },
        gives: record,
        text: "With the setting `etag` a strong `ETag` protects the save from overwriting changes by others.",
      },
      { body: JSON.stringify([record]), gives: record, text: "A list of one row." },
      { body: JSON.stringify({ success: true, data: record }), gives: record, text: "In an envelope." },
      { body: JSON.stringify(JSON.stringify(record)), gives: record, text: "JSON text in a string." },
      {
        body: `<b>Warning</b>: Undefined variable $x<br />\n${JSON.stringify(record)}`,
        gives: record,
        text: "JSON after stray output that contains no `<html`, `<form` or `<script`, with a warning in the console. Works for every read, and for a write whose answer has the call's shape.",
      },
    ],
  },
  update: {
    text: "Saves a record; `If-Match` is sent with the setting `etag`.",
    request: "PUT /api/works.request/17",
    body: '{"applicant":"Iryna Tkachuk","priority":5}',
    answers: saves,
  },
  delete: {
    text: "Deletes a record, after the user has confirmed.",
    request: "DELETE /api/works.request/17",
    answers: saves,
  },
  restore: {
    text: "Takes a delete back, from its notice, with the setting `undo_delete`: the server stores the record again.",
    request: "POST /api/restore/works.request/17",
    answers: saves,
  },
  widget: {
    text: "The markup of a `vs-widget`, first and at each refresh (marked by `_`); by POST when the parameters need more than 1,000 characters.",
    request: "GET /widget/newest_requests?limit=5&_=42",
    answers: markup,
  },
  page: {
    text: "A page of the shell, `vs-outlet`; its state goes as the query. Rendered markup is shown as it is. A template, whose places the state fills, has the type `text/x-handlebars-template` (or `text/x-handlebars`, `text/x-template`, `text/x-mustache`), or comes as JSON with `template`.",
    request: "GET /api/template/interface/requests?status=new&url_part=requests",
    answers: markup,
  },
  format: {
    text: "Markup for `format`, `modal-info` and `vs-modal`; by POST when the values need more than 1,000 characters.",
    request: "GET /api/format/request_card?id=17",
    answers: markup,
  },
  method: {
    text: "Calls a method without `obj`. Counts as a write: never retried, never cached.",
    request: "GET /api/method/request.take",
    answers: methods,
  },
  methods: {
    text: "Calls a method with `obj`.",
    request: "POST /api/method/",
    body: '{"method":"request.take","obj":{"id":17}}',
    answers: methods,
  },
  ajax: {
    text: "Calls a method by form fields, with the attribute `file` or the setting `method_transport`.",
    request: "POST /tpl/ajax.php",
    body: "q=call_method&method=request.take&obj=%7B%22id%22%3A17%7D",
    answers: methods,
  },
  copy: {
    text: "Copies a record; then the form of the copy opens.",
    request: "GET /admin._copy?id=17&table=works.request",
    answers: [{ body: '{"id":1801}', gives: saved("1801") }],
  },
  getId: {
    text: "Reserves the id of a new record, for a form with `getId`; it is sent with the save.",
    request: "GET /api/method/admin._get_id?table=works.request",
    answers: [
      { body: '{"id":1801}', gives: "1801" },
      { body: "1801", gives: "1801", text: "A bare id." },
    ],
  },
  autofill: {
    text: "Initial values of a new record, for a form with `autofill`; `data` holds the values known so far.",
    request: 'GET /api/method/admin._autofill?table=works.request&data={"topic":"lamp"}',
    answers: [{ body: '{"priority":3}', gives: { priority: 3 } }],
  },
  wizard: {
    text: "Initial values of a new record, for a form with `wizard`.",
    request: "GET /api/wizard/lamp",
    answers: [
      { body: '{"wiz_content":{"topic":"lamp"}}', gives: { topic: "lamp" } },
      { body: '{"wiz_content":"{\\"topic\\":\\"lamp\\"}"}', gives: { topic: "lamp" }, text: "As JSON text." },
    ],
  },
  unique: {
    text: "Whether a value is free, for the validator `remote`; `id` is the record being edited, whose own value does not count as taken. The schema of a table without one is `public`.",
    request: "GET /api/unique/works/contractor/edrpou?value=30000000&id=17",
    answers: [
      { body: "true", gives: true, text: "It is free; `false`: it is taken." },
      { body: '["30000001","30000002"]', gives: true, text: "The taken values." },
      { body: '["30000000","30000002"]', gives: false },
      { body: '[{"edrpou":"30000000"}]', gives: false, text: "The taken values as rows." },
      { body: '{"unique":false}', gives: false, text: "In an object." },
    ],
  },
  document: {
    text: "The template of a document by its title, for `vs-document`.",
    request: "GET /api/doc_template/Act?pk=title&fields=body",
    answers: [
      { body: '{"body":{"body":"<h1>{{num}}</h1>"}}', gives: "<h1>{{num}}</h1>" },
      { body: '{"body":{}}', gives: "", text: "No body: the name of the template is shown." },
    ],
  },
  captcha: {
    text: "The proof-of-work challenge for `vs-captcha` without the setting `captcha`: `{bits}.{expires, ms since 1970}.{anything}`. The save sends back the challenge, a dot and a number; the SHA-256 of this text begins with `bits` zero bits.",
    request: "GET /api-user/captcha",
    answers: [
      { body: '{"challenge":"13.1790000000000.a1b2.c3d4"}', gives: "13.1790000000000.a1b2.c3d4" },
      { body: '"13.1790000000000.a1b2.c3d4"', gives: "13.1790000000000.a1b2.c3d4", text: "The bare text." },
    ],
  },
  storedRows: {
    text: "Rows of a file on the server, for the import of a `vs-data-table`: JSON.",
    request: "GET /files/prices.json",
    answers: [
      { body: '[{"work":"Kerb","price":310}]', gives: [{ work: "Kerb", price: 310 }], text: "A list of rows." },
      {
        body: '{"rows":[{"work":"Kerb","price":310}]}',
        gives: [{ work: "Kerb", price: 310 }],
        text: "Other names work too: `data`, `items`, `results`.",
      },
    ],
  },
  icons: {
    text: "The pictures that `vs-icon` offers: names of files in this folder.",
    request: "GET /files/less/icon/",
    answers: [
      { body: '["lamp.svg","tree.svg"]', gives: ["lamp.svg", "tree.svg"] },
      {
        body: '[{"name":"lamp.svg","type":"file"}]',
        gives: ["lamp.svg"],
        text: "Objects with `name`, `file` or `path`.",
      },
      {
        body: '<a href="../">..</a> <a href="lamp.svg">lamp.svg</a>',
        gives: ["lamp.svg"],
        text: "The index page of a web server: its links to pictures are read.",
      },
    ],
  },
  history: {
    text: "Reads the changes of a record's state, for `vs-history`. An address of the setting may also hold `{table}` and `{id}`.",
    request: "GET /api/crm_status_view?model_name=works.request&object_id=17",
    answers: [
      {
        body: '[{"change_from":"new","change_to":"work","cdate":"2026-10-01T09:30:00Z","cdate_txt":"01.10.2026 12:30","user_name":"Taras Koval"}]',
        gives: [
          {
            from: "new",
            to: "work",
            at: "2026-10-01T09:30:00Z",
            atText: "01.10.2026 12:30",
            by: "Taras Koval",
          },
        ],
        text: "Rows; `cdate_txt` is the moment as it is shown, else `cdate` is formatted. Also in `{ rows }` or `{ data }`.",
      },
      { body: "[]", gives: [], text: "No change yet." },
    ],
  },
  rasterLayers: {
    text: "Reads the descriptions of the layers of a `vs-map`, base maps and overlays, by their ids; an id that is not described is a layer of features.",
    request: "GET /api-user/raster_layers?ids=1,10",
    answers: [
      {
        body: '[{"layer_id":1,"layer_name_ua":"Scheme","geom_service_type":1}]',
        gives: [{ layer_id: 1, layer_name_ua: "Scheme", geom_service_type: 1 }],
        text: "`layer_name_{lang}`, `layer_name_ua` or `layer_name`; `layer_url`; `ver` (WMS 1.1.{ver}); `sub_layers`; `legend` (`[{ ua or qgis, color, kind }]`); `attribution`; `geom_service_type` 1: tiles cut in advance; `is_nocacheable`; `enabled`; `layer_type` 1: a base map; `setting`: `tile_size` (256), `tiled`, `is_tms`, `subdomains` (abcd), `maxZoom` (18), `project_file`, `wms`, `info` (a click asks the service by GetFeatureInfo). Without `layer_url` tiles are those of the setting `urls.tileCut`, else `/map/tile_cutting/{layer_id}/{z}/{x}/{y}.png`, and services `urls.tileCache`, else `/map/tilecache/?map={project}`.",
      },
    ],
  },
  mapLayer: {
    text: "Reads the name, the table and the key of a layer of features.",
    request: "GET /map/get_layer?id=20",
    answers: [
      {
        body: '{"layer_name_ua":"Lamps","layer_name":"lamps","layer_table":"land.lamp","setting":{"pk":"gid"}}',
        gives: {
          layer_name_ua: "Lamps",
          layer_name: "lamps",
          layer_table: "land.lamp",
          setting: { pk: "gid" },
        },
        text: "`setting.pk` is the property of a feature that holds its key, default `id`; `setting.template` names the format of the popup; `setting.crs` is the reference system of GeoJSON without a member `crs` (`EPSG:5564`; default degrees): EPSG:3857, UTM 34 to 37 and the Ukrainian UCS-2000 (zones and regions) and SK-42 zones are re-projected; `setting.cluster` gathers points within this many px (true: 60); `setting.tiles` is the address of vector tiles (MVT) with `{z}`, `{x}`, `{y}`, for `minZoom` to `maxZoom` (18), with the layers `sub_layers`; `attribution` names who made the data.",
      },
    ],
  },
  mapFeatures: {
    text: "Reads the features of a layer as GeoJSON, in degrees or in the reference system that its member `crs` or the layer's `setting.crs` names.",
    request: "GET /map/json_layer/20.json",
    answers: [
      {
        body: '{"type":"FeatureCollection","features":[{"type":"Feature","id":7,"properties":{},"geometry":null}]}',
        gives: {
          type: "FeatureCollection",
          features: [{ type: "Feature", id: 7, properties: {}, geometry: null }],
        },
        text: "In degrees; a `crs` of old GeoJSON may name Web Mercator. Features in other systems are not shown, and the map says so.",
      },
      { body: "[]", gives: { type: "FeatureCollection", features: [] }, text: "A list of features." },
    ],
  },
  transformGeom: {
    text: "Converts a geometry between degrees (`wgs`) and the local system of the server (`local`).",
    request: "POST /api-user/transform_geom",
    body: '{"geom":"{\\"type\\":\\"Point\\",\\"coordinates\\":[30.52,50.525]}","transform_to":"local"}',
    answers: [
      {
        body: '{"type":"Point","coordinates":[336998.508,5599491.314]}',
        gives: { type: "Point", coordinates: [336998.508, 5599491.314] },
        text: "Also as JSON text, or in `{ geom }`.",
      },
    ],
  },
  hover: {
    text: "Reads the markup of a popup for a feature, by the layer's table, its template and the feature's key.",
    request: "GET /api/format?view=works.request&doct_id=hover&id=7",
    answers: [{ body: '{"html":"<b>RQ-2026/00007</b>"}', gives: "<b>RQ-2026/00007</b>" }],
  },
  relations: {
    text: "Reads the kinds of relations between records: the list `rel_extend` of a select.",
    request: "GET /api/rel_extend_view",
    answers: [
      {
        body: '[{"aname":"repeat","description":"Repeated request"}]',
        gives: [{ id: "repeat", text: "Repeated request" }],
        text: "Rows; `aname` is the value, `description` the text.",
      },
    ],
  },
  rating: {
    text: "Reads a rating, for `vs-rating` with `rate`.",
    request: "GET /rate_api/rating/contractor-1",
    answers: [
      { body: '{"value":4.5,"votes":2}', gives: 4.5 },
      { body: '[{"rating":"4"}]', gives: 4, text: "A row, also as `rating`." },
      { body: "3", gives: 3, text: "The bare number." },
      { body: '{"value":null}', gives: null, text: "Nobody has rated yet." },
    ],
  },
  rate: {
    text: "Sends the user's rating, at the click. The answer may hold the new overall rating.",
    request: "POST /rate_api/rating/contractor-1/5",
    answers: [
      { body: '{"value":4.7,"votes":3}', gives: 4.7 },
      { body: "", gives: null, text: "Saved; the user's own rating is shown." },
    ],
  },
  signers: {
    text: "The public keys of the signed-in user, for `vs-signature`; a POST of `{ kid, jwk }` adds one.",
    request: "GET /api-user/signer",
    answers: [
      {
        body: '[{"kid":"k1","created":"2026-03-05T14:05:00Z"}]',
        gives: [{ kid: "k1", created: "2026-03-05T14:05:00Z" }],
      },
    ],
  },
  signer: {
    text: "Deletes a public key; status 404 (already deleted) is not a failure.",
    request: "DELETE /api-user/signer/k1",
    answers: [{ body: "", status: 204, gives: null }],
  },
  upload: {
    text: "Uploads a file from `vs-code`, as multipart; its address is inserted at the caret.",
    request: "POST /file/multer/upload/",
    body: "file=@note.txt",
    answers: [
      {
        body: '{"result":{"url":"/files/1.txt","meta":{"name":"note.txt"}}}',
        gives: { url: "/files/1.txt", meta: { name: "note.txt" } },
      },
    ],
  },
  uploadImage: {
    text: "Uploads a picture from an editor, as multipart; it is shown in the text.",
    request: "POST /file/multer/upload/image",
    body: "file=@roof.png",
    answers: [{ body: '{"result":{"url":"/files/1.png"}}', gives: { url: "/files/1.png", meta: {} } }],
  },
  uploadVideo: {
    text: "Uploads a video from `vs-code`, as multipart.",
    request: "POST /file/multer/upload/video",
    body: "file=@road.webm",
    answers: [{ body: '{"result":{"url":"/files/1.webm"}}', gives: { url: "/files/1.webm", meta: {} } }],
  },
  columns: {
    text: "`vs-query` shows the columns of its table. `typecategory` is PostgreSQL's category of the type: N numbers, S texts, D dates, B booleans; others have the operators for all types.",
    request: "GET /table_info/columns/works.request?json=true",
    answers: [
      {
        body: '[{"name":"priority","typecategory":"N","nspname":"works","title":"Priority"},{"name":"topic","typecategory":"S","nspname":"works","title":null}]',
        gives: [
          { name: "priority", typecategory: "N", schema: "works", title: "Priority" },
          { name: "topic", typecategory: "S", schema: "works", title: "topic" },
        ],
      },
      { body: '{"rows":[]}', gives: [] },
    ],
  },
  clsOrder: {
    text: "An item of `vs-tree` was moved: the ids of all its items, nested and in their order, the table and the column of the order. The answer only has to say that it is stored.",
    request: "POST /api/method/admin.cls_order",
    body: '{"order":[{"id":3,"children":[{"id":4}]},{"id":5}],"table":"works.stage","attr":"ord"}',
    answers: [
      { body: '{"message":"The order is saved."}', gives: null },
      { body: "", status: 204, gives: null },
    ],
  },
  clsImport: {
    text: "Items were added to a classifier in `vs-tree`: one a line, the classifier's id, and the `pk` of the item above them (empty for none). The list is read again afterwards.",
    request: "POST /api/method/admin.cls_import",
    body: '{"data":"Potholes\\nRoad marking","id":"topic","parent":"road"}',
    answers: [{ body: '{"message":"Added: 2."}', gives: null }],
  },
  clsDelete: {
    text: "An item of a classifier was deleted in `vs-tree`, with all items below it.",
    request: "POST /api/method/admin.cls_delete",
    body: '{"id":"4"}',
    answers: [{ body: "", status: 204, gives: null }],
  },
  fileUpload: {
    text: "Uploads a file of `vs-file` and `vs-files` as multipart. The small fields come first: `key` (the same for each attempt), `size`, `model_name`, `object_id`, and the entry's `unique`, `file`, `db`, `zipshape`, `data`, `clsid`. Query `root` and `content`.",
    request: "POST /file/upload/photos",
    body: "file=@roof.png",
    answers: [
      {
        body: '{"name":"roof.png","serverFileName":"1f.png","result":{"dir":"photos","file_name":"1f.png","native_file_name":"roof.png"}}',
        gives: { dir: "photos", fileName: "1f.png", nativeName: "roof.png" },
      },
      {
        body: '{"serverFileName":"1f.png"}',
        gives: { dir: "", fileName: "1f.png", nativeName: "1f.png" },
        text: "At least the name on the server.",
      },
    ],
  },
  fileOffset: {
    text: "After a lost connection: how much of the file has come. A server that can go on answers with `Upload-Offset` and `Location`; any other status: the file is sent from the start.",
    request: "HEAD /file/upload/photos?key=k1",
    answers: [
      {
        body: "",
        headers: { "Upload-Offset": "1", Location: "/file/upload/photos?key=k1" },
        gives: { offset: 1, location: "/file/upload/photos?key=k1" },
      },
    ],
  },
  fileAbout: {
    text: "The name that a person gave to a stored file, asked with `file_path` or `file_id`.",
    request: "POST /file/get",
    body: '{"file_path":"photos/1f.png"}',
    answers: [
      {
        body: '{"uploaded_name":"roof.png","file_path":"/files/1f.png","ext":"png"}',
        gives: { path: "/files/1f.png", name: "roof.png", ext: "png" },
      },
    ],
  },
  fileDelete: {
    text: "Deletes a removed file: in a form after its save, else ten seconds after the removal. A failure is only logged.",
    request: "POST /file/delete/photos/1f.png",
    body: '{"data":"archive"}',
    answers: [{ body: '{"ok":true}', gives: null }],
  },
  fileDownload: {
    text: "The address of the button that saves a file; it opens in a new tab.",
    request: "GET /file/download/photos/1f.png",
    answers: [{ body: "a", headers: { "Content-Type": "image/png" }, gives: 1 }],
  },
  fileShown: {
    text: "A stored file, for thumbnails and the viewer.",
    request: "GET /files/1f.png",
    answers: [{ body: "a", headers: { "Content-Type": "image/png" }, gives: 1 }],
  },
  filePreview: {
    text: "An office document as pdf, for the viewer. A server that cannot convert answers 501 with a sentence; the file is offered for download then.",
    request: "GET /api-user/file-preview/documents/1f.docx?height=700",
    answers: [{ body: "a", headers: { "Content-Type": "application/pdf" }, gives: 1 }],
  },
  reload: {
    text: "The button of `vs-code` with `save`: the server reloads its helpers. A failure is shown in a dialog.",
    request: "GET /helper/reload",
    answers: [{ body: '{"ok":true}', gives: null }],
  },
  imagesToFtp: {
    text: '`vs-action="upload_image_to_ftp"`: the server sends its pictures on. Without a body; any 2xx is a success, whatever it holds.',
    request: "POST /upload_image_to_ftp",
    answers: [{ body: "sent", headers: { "Content-Type": "text/plain" }, gives: null }],
  },
  proxy: {
    text: "A picture of another host, for `vs-image`: fetched by the server, so that the browser may draw it on a canvas.",
    request: "GET /api-user/html-to-canvas-proxy?url=https://tiles.example/1.png",
    answers: [{ body: "GIF89a", headers: { "Content-Type": "image/gif" }, gives: "data:image/gif;base64,R0lGODlh" }],
  },
} satisfies Record<UrlName, CallDocs>;

/** Calls whose address comes from the page. */
export const pathDocs = {
  fileRest: {
    text: "The rest of a broken upload, to the `Location` of `fileOffset`, with `Upload-Offset`.",
    request: "PATCH /file/upload/photos?key=k1",
    body: "bc",
    answers: [
      {
        body: '{"name":"roof.png","serverFileName":"1f.png","result":{"dir":"photos","file_name":"1f.png","native_file_name":"roof.png"}}',
        gives: { dir: "photos", fileName: "1f.png", nativeName: "roof.png" },
      },
    ],
  },
  serviceInfo: {
    text: "GetFeatureInfo of a map service whose layer has `setting.info`: what it says about a clicked place, as markup.",
    request:
      "GET /map/tilecache/?map=town.qgs&SERVICE=WMS&REQUEST=GetFeatureInfo&QUERY_LAYERS=parcels&INFO_FORMAT=text/html",
    answers: [
      { body: "<p>Parcel</p>", headers: { "Content-Type": "text/html" }, gives: "<p>Parcel</p>" },
      { body: "", headers: { "Content-Type": "text/html" }, gives: "", text: "There is nothing at this place." },
    ],
  },
  vectorTile: {
    text: "A tile of the address in `setting.tiles` of a layer: features in Mapbox Vector Tile format, version 2.",
    request: "GET /map/vector_tiles/30/14/9581/5525.pbf",
    answers: [
      { body: "a", headers: { "Content-Type": "application/vnd.mapbox-vector-tile" }, gives: 1 },
      { body: "", status: 204, gives: 0, text: "An empty tile." },
    ],
  },
  prefill: {
    text: "The attribute `obj` with a path: initial values of a new record.",
    request: "GET /api-user/form-proxy?form=contractor&value=30000000",
    answers: [
      { body: '{"name":"Kashtan Ltd"}', gives: { name: "Kashtan Ltd" } },
      { body: '[{"name":"Kashtan Ltd"}]', gives: { name: "Kashtan Ltd" }, text: "A list of one row." },
      { body: '{"wiz_content":{"name":"Kashtan Ltd"}}', gives: { name: "Kashtan Ltd" }, text: "A wizard's answer." },
    ],
  },
  lookup: {
    text: "The address of a rule, `behavior` with `api`. Its placeholders are filled with the form's fields; without placeholders it gets the query `value`, form-proxy also `field`.",
    request: "GET /api-user/form-proxy?form=contractor&value=30000000&field=edrpou",
    answers: [
      {
        body: '{"name":"Kashtan Ltd","error":"debt","ok":false}',
        gives: { name: "Kashtan Ltd", error: "debt", ok: false },
        text: "In an answer with other columns, `error`, `ok` and `success` are columns too.",
      },
      { body: '[{"name":"Kashtan Ltd"}]', gives: { name: "Kashtan Ltd" }, text: "A list of one row." },
      { body: "[]", gives: null, text: "Nothing was found; an empty object and an empty answer mean the same." },
    ],
  },
  action: {
    text: "`vs-action`, `_post`, and `api` with a path: sends the fields of the surrounding form, of `obj` and of the page's query.",
    request: "POST /api-user/request/take",
    body: '{"id":17}',
    answers: methods,
  },
  check: {
    text: "The `url` of a validator `remote`, with the value in the placeholder `{value}` or in the query; the same answers as `unique`.",
    request: "GET /api-user/free/30000000?id=17",
    answers: [{ body: "true", gives: true }],
  },
  ownSave: {
    text: "A form whose schema has `api`: a prefix when it ends with `/`, else the whole address, by POST unless the schema has `method`.",
    request: "PUT /rest/works.request/17",
    body: '{"priority":5}',
    answers: saves,
  },
  hook: {
    text: "The attribute `after`: GET of each address after the call has succeeded, its placeholders filled with fields of the answer.",
    request: "GET /api-user/log/17",
    answers: [{ body: "", status: 204, gives: null, text: "Any answer; a failure is only logged in the console." }],
  },
} satisfies Record<string, CallDocs>;

/** Answers to a save that are refusals, and the English text that the user reads. The typed input stays. */
export const refusalDocs: { status: number; body: string; says: string; text?: string }[] = [
  {
    status: 200,
    body: '{"error":"Priority is from 1 to 5"}',
    says: "Priority is from 1 to 5",
    text: "A 2xx with `error` is a refusal, also with `success: false` or `ok: false`, and a text that begins with `error:`.",
  },
  {
    status: 200,
    body: '{"success":false,"message":"Priority is from 1 to 5"}',
    says: "Priority is from 1 to 5",
  },
  {
    status: 200,
    body: "error: Priority is from 1 to 5",
    says: "Priority is from 1 to 5",
  },
  {
    status: 200,
    body: '{"error":"value too long"}',
    says: "value too long",
    text: "A sentence for people is shown as it is, in any language; a trace, a statement or a path is replaced by a general sentence and stands under its details. The setting `errors` replaces messages.",
  },
  {
    status: 200,
    body: '<form action="/login"><input type="password"></form>',
    says: "Not saved: the session has ended, sign in again. What you typed is still in the form.",
    text: "A sign-in page instead of an answer, a redirect to `login_url`, or 401.",
  },
  { status: 403, body: "", says: "Not saved: you are not allowed to do this." },
  {
    status: 409,
    body: '{"error":"duplicate key value"}',
    says: "A record with this code already exists.",
    text: "409 without If-Match, `duplicate key` or `23505` in the words.",
  },
  {
    status: 412,
    body: "",
    says: "Not saved: somebody else has changed the record meanwhile.",
    text: "Another user has saved in the meantime: the conflicting values are shown.",
  },
  { status: 413, body: "", says: "Not saved: there is too much data." },
  { status: 422, body: '{"error":"Priority is from 1 to 5"}', says: "Priority is from 1 to 5" },
  { status: 422, body: "", says: "Not saved: the server did not accept the values. Check what you typed." },
  { status: 429, body: "", says: "Not saved: there are too many requests. Try again a little later." },
  {
    status: 500,
    body: "<h1>Internal Server Error</h1>",
    says: "Not saved: server error (500). Try again or contact the administrator.",
    text: "When the answer has `X-Request-Id`, its number is shown instead of the status.",
  },
  {
    status: 502,
    body: "",
    says: "It is not known whether this was saved: the server's answer was lost.",
    text: "A gateway answered, so the write may have been stored. A button checks with the server.",
  },
];
