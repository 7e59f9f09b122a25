/** A call of a route, and what each visitor gets. */
export interface Line {
  /** Statuses in the order of `visitors`. */
  status: string;
  /** Method and path as the app declares them. */
  route: string;
  /** The call, when the route has places. */
  sent?: string;
  /** `{login}` becomes the visitor's login. */
  body?: object;
  /** Writes: refused without a signature when signatures are required. */
  signed?: true;
}

/**
 * Who calls: nobody; a cookie whose session has ended; each role; an editor with the CSRF token of another session; an
 * editor's browser on a page of another site (a cookie, but no header of ours).
 */
export const visitors = ["none", "ended", "viewer", "editor", "chief", "admin", "token", "foreign"] as const;

/**
 * Every route × every visitor. The calls name records that are not there, or values that are refused, so an allowed
 * write is 404 or 422 and changes nothing. A route without a line fails roles.test.ts.
 */
export const lines: Line[] = [
  { status: "200 200 200 200 200 200 200 200", route: "GET /healthz" },
  { status: "204 204 204 204 204 204 204 204", route: "GET /favicon.ico" },
  {
    status: "404 404 404 404 404 404 404 404",
    route: "GET /dist/chunks/:path{.+}",
    sent: "GET /dist/chunks/nothing.js",
  },
  { status: "200 200 200 200 200 200 200 200", route: "GET /dist/:path{.+}", sent: "GET /dist/vs.js" },
  {
    status: "200 200 200 200 200 200 200 200",
    route: "GET /vendor/bootstrap3/:path{.+}",
    sent: "GET /vendor/bootstrap3/css/bootstrap.min.css",
  },
  {
    status: "200 200 200 200 200 200 200 200",
    route: "GET /vendor/bootstrap5/:path{.+}",
    sent: "GET /vendor/bootstrap5/css/bootstrap.min.css",
  },
  { status: "200 200 200 200 200 200 200 200", route: "GET /assets/:path{.+}", sent: "GET /assets/login.css" },
  {
    status: "200 200 200 200 200 200 200 200",
    route: "GET /files/less/icon/:path{.+}",
    sent: "GET /files/less/icon/lamp.svg",
  },
  { status: "200 200 200 200 200 200 200 200", route: "GET /files/less/icon/" },
  { status: "200 200 200 200 200 200 200 200", route: "GET /demo/icons/:path{.+}", sent: "GET /demo/icons/lamp.svg" },
  { status: "200 200 200 200 200 200 200 200", route: "GET /demo/icons/" },
  { status: "200 200 200 200 200 200 200 200", route: "GET /vendor/jquery.js" },
  {
    status: "200 200 200 200 200 200 200 200",
    route: "GET /demo/:file{[\\w.-]+\\.(js|css|map|svg)}",
    sent: "GET /demo/example.css",
  },
  {
    status: "200 200 200 200 200 200 200 200",
    route: "GET /localejs/:file{(ua|ru|en)\\.js}",
    sent: "GET /localejs/ua.js",
  },
  { status: "404 404 404 404 404 404 404 404", route: "GET /localejs/:file", sent: "GET /localejs/ua.json" },
  { status: "200 200 200 200 200 200 200 200", route: "GET /" },
  { status: "200 200 200 200 200 200 200 200", route: "GET /demo/side-by-side.html" },
  {
    status: "200 200 200 200 200 200 200 200",
    route: "GET /elements/:path{.+/example\\.html}",
    sent: "GET /elements/fields/rating/example.html",
  },
  {
    status: "200 200 200 200 200 200 200 200",
    route: "GET /dist/reference/:page{[\\w.-]*}",
    sent: "GET /dist/reference/index.html",
  },
  { status: "200 200 200 200 200 200 200 200", route: "GET /login" },
  { status: "200 200 200 200 200 200 200 403", route: "POST /login", body: { login: "demo", password: "demo" } },
  { status: "401 401 200 200 200 200 403 403", route: "POST /logout", body: {} },
  {
    status: "401 401 422 422 422 422 403 403",
    route: "POST /api-user/password",
    body: { old: "{login}", password: "short" },
  },
  { status: "401 401 200 200 200 200 200 200", route: "GET /api-user/session" },
  { status: "303 303 200 200 200 200 200 200", route: "GET /legacy.html" },
  { status: "303 303 403 422 422 422 403 403", route: "POST /legacy/old-form", body: {}, signed: true },
  { status: "303 303 200 200 200 200 200 200", route: "GET /strict.html" },
  { status: "303 303 200 200 200 200 200 200", route: "GET /admin.html" },
  { status: "303 303 200 200 200 200 200 200", route: "GET /admin" },
  { status: "303 303 200 200 200 200 200 200", route: "GET /admin/*", sent: "GET /admin/requests" },
  { status: "303 303 200 200 200 200 200 200", route: "GET /request/:id", sent: "GET /request/7" },
  { status: "303 303 200 200 200 200 200 200", route: "GET /request/:id/view=0", sent: "GET /request/7/view=0" },
  {
    status: "303 303 403 404 404 404 403 403",
    route: "POST /request/:id/answer",
    sent: "POST /request/999999/answer",
    body: { answer: "a" },
    signed: true,
  },
  { status: "303 303 200 200 200 200 200 200", route: "GET /forms" },
  { status: "303 303 200 200 200 200 200 200", route: "GET /errors" },
  { status: "303 303 200 200 200 200 200 200", route: "GET /rare" },
  { status: "303 303 200 200 200 200 200 200", route: "GET /map.html" },
  { status: "303 303 200 200 200 200 200 200", route: "GET /park" },
  { status: "303 303 200 200 200 200 200 200", route: "GET /street-view" },
  { status: "303 303 200 200 200 200 200 200", route: "GET /tables" },
  { status: "303 303 200 200 200 200 200 200", route: "GET /tables/handsontable" },
  {
    status: "303 303 200 200 200 200 200 200",
    route: "GET /tables/:rows{100000|10000}",
    sent: "GET /tables/10000",
  },
  { status: "303 303 200 200 200 200 200 200", route: "GET /classifiers" },
  { status: "303 303 200 200 200 200 200 200", route: "GET /classifiers/5000" },
  { status: "200 200 200 200 200 200 200 200", route: "GET /public/new" },
  { status: "200 200 200 200 200 200 200 200", route: "GET /help/:id", sent: "GET /help/requests" },
  { status: "401 401 404 404 404 404 404 403", route: "GET /socket" },
  { status: "200 200 200 200 200 200 200 200", route: "GET /api-user/captcha" },
  {
    status: "401 401 200 200 200 200 200 200",
    route: "GET /api/template/form/:name",
    sent: "GET /api/template/form/request",
  },
  {
    status: "200 401 200 200 200 200 200 200",
    route: "GET /api/template/form/:name",
    sent: "GET /api/template/form/citizen",
  },
  {
    status: "401 401 200 200 200 200 200 200",
    route: "GET /api/template/interface/:page",
    sent: "GET /api/template/interface/requests",
  },
  {
    status: "401 401 200 200 200 200 200 200",
    route: "GET /api/doc_template/:name",
    sent: "GET /api/doc_template/nothing",
  },
  {
    status: "401 401 200 200 200 200 200 200",
    route: "GET /api/crm_status_view",
    sent: "GET /api/crm_status_view?model_name=works.request&object_id=7",
  },
  {
    status: "401 401 200 200 200 200 200 200",
    route: "GET /api/format/:template/:table/:field/:id",
    sent: "GET /api/format/value/works.request/applicant/7",
  },
  {
    status: "401 401 200 200 200 200 200 200",
    route: "GET /api/format",
    sent: "GET /api/format?view=works.request&doct_id=hover&id=7",
  },
  { status: "401 401 200 200 200 200 200 200", route: "GET /api-user/raster_layers" },
  { status: "401 401 200 200 200 200 200 200", route: "GET /map/get_layer", sent: "GET /map/get_layer?id=20" },
  {
    status: "401 401 200 200 200 200 200 200",
    route: "GET /map/json_layer/:file{\\d+\\.json}",
    sent: "GET /map/json_layer/21.json",
  },
  {
    status: "401 401 204 204 204 204 204 204",
    route: "GET /map/vector_tiles/:layer{\\d+}/:z{\\d{1,2}}/:x{\\d{1,8}}/:y{\\d{1,8}\\.pbf}",
    sent: "GET /map/vector_tiles/30/14/0/0.pbf",
  },
  {
    status: "401 401 200 200 200 200 200 200",
    route: "GET /map/tile_cutting/:layer/:z{\\d{1,2}}/:x{\\d{1,8}}/:y{\\d{1,8}\\.png}",
    sent: "GET /map/tile_cutting/3/0/0/0.png",
  },
  {
    status: "401 401 200 200 200 200 200 200",
    route: "GET /map/tilecache/",
    sent: "GET /map/tilecache/?map=town.qgs&REQUEST=GetCapabilities",
  },
  {
    status: "401 401 200 200 200 200 403 403",
    route: "POST /api-user/transform_geom",
    body: { geom: '{"type":"Point","coordinates":[30.52,50.525]}', transform_to: "local" },
  },
  { status: "401 401 200 200 200 200 200 200", route: "GET /api/format/:name", sent: "GET /api/format/rules" },
  {
    status: "401 401 200 200 200 200 403 403",
    route: "POST /api/format/:name",
    sent: "POST /api/format/rules",
    body: {},
  },
  {
    status: "401 401 403 422 422 422 422 403",
    route: "GET /api/get/:table{[^/]+\\.[^/]+}",
    sent: "GET /api/get/works.request?topic=",
    signed: true,
  },
  {
    status: "401 401 403 422 422 422 403 403",
    route: "POST /api/get/:table{[^/]+\\.[^/]+}",
    sent: "POST /api/get/works.request",
    body: { topic: "" },
    signed: true,
  },
  {
    status: "401 401 403 404 404 404 404 403",
    route: "GET /api/get/:table{[^/]+\\.[^/]+}/:id",
    sent: "GET /api/get/works.request/999999?priority=1",
    signed: true,
  },
  {
    status: "401 401 403 404 404 404 403 403",
    route: "POST /api/get/:table{[^/]+\\.[^/]+}/:id",
    sent: "POST /api/get/works.request/999999",
    body: { priority: 1 },
    signed: true,
  },
  {
    status: "401 401 403 404 404 404 404 403",
    route: "GET /api/method/:name",
    sent: "GET /api/method/request.take?id=999999",
    signed: true,
  },
  {
    status: "401 401 200 200 200 200 200 403",
    route: "GET /api/method/:name",
    sent: "GET /api/method/admin._autofill?table=works.request",
  },
  {
    status: "401 401 403 404 404 404 403 403",
    route: "POST /api/method/",
    body: { method: "request.take", obj: { id: 999999 } },
    signed: true,
  },
  {
    status: "401 401 403 404 404 404 403 403",
    route: "POST /api/method/:name",
    sent: "POST /api/method/request.close?id=999999",
    body: {},
    signed: true,
  },
  {
    status: "401 401 403 404 404 404 404 403",
    route: "GET /admin._copy",
    sent: "GET /admin._copy?table=works.request&id=999999",
    signed: true,
  },
  {
    status: "401 401 403 404 404 404 403 403",
    route: "POST /tpl/ajax.php",
    body: { q: "call_method", method: "request.take", obj: { id: 999999 } },
    signed: true,
  },
  {
    status: "401 401 200 200 200 200 200 200",
    route: "GET /api-user/form-proxy",
    sent: "GET /api-user/form-proxy?form=contractor&value=30000000",
  },
  {
    status: "401 401 200 200 200 200 200 200",
    route: "GET /api/unique/:schema/:table/:field",
    sent: "GET /api/unique/works/contractor/edrpou?value=1",
  },
  { status: "401 401 200 200 200 200 200 200", route: "GET /api/rel_extend_view" },
  {
    status: "401 401 200 200 200 200 200 200",
    route: "GET /table_info/columns/:table",
    sent: "GET /table_info/columns/works.request?json=true",
  },
  { status: "401 401 200 200 200 200 200 200", route: "GET /api/wizard/:id", sent: "GET /api/wizard/lamp" },
  { status: "401 401 200 200 200 200 200 200", route: "GET /api-user/after-save" },
  {
    status: "401 401 200 200 200 200 200 403",
    route: "GET /api-user/after-save/:hook",
    sent: "GET /api-user/after-save/notify",
    signed: true,
  },
  { status: "401 401 200 200 200 200 200 403", route: "GET /helper/reload", signed: true },
  { status: "401 401 200 200 200 200 403 403", route: "POST /upload_image_to_ftp", signed: true },
  {
    status: "401 401 200 200 200 200 200 200",
    route: "GET /api-user/select/:names",
    sent: "GET /api-user/select/person",
  },
  {
    status: "200 401 200 200 200 200 200 200",
    route: "GET /api-user/select/:names",
    sent: "GET /api-user/select/topic,district,1?lang=ru",
  },
  {
    status: "401 401 200 200 200 200 200 200",
    route: "GET /api-user/select/:names",
    sent: "GET /api-user/select/topic,person",
  },
  {
    status: "200 401 200 200 200 200 200 200",
    route: "GET /api-user/suggest/:data",
    sent: "GET /api-user/suggest/address?key=a&limit=3",
  },
  {
    status: "401 401 200 200 200 200 200 200",
    route: "GET /api-user/suggest/:data",
    sent: "GET /api-user/suggest/person",
  },
  {
    status: "401 401 200 200 200 200 200 200",
    route: "GET /api-user/suggest/:data",
    sent: "GET /api-user/suggest/address?smart=works.request.applicant",
  },
  {
    status: "401 401 404 404 404 404 404 404",
    route: "GET /api-user/suggest/:data",
    sent: "GET /api-user/suggest/address?smart=works.request.phone",
  },
  {
    status: "401 401 404 404 404 404 404 404",
    route: "GET /api-user/suggest/:data",
    sent: "GET /api-user/suggest/address?smart=app.person.login",
  },
  {
    status: "401 401 403 404 404 404 404 403",
    route: "GET /api-user/select-add",
    sent: "GET /api-user/select-add?group=nothing&name=a",
    signed: true,
  },
  {
    status: "401 401 403 404 404 404 403 403",
    route: "POST /api-user/select-add",
    body: { group: "nothing", name: "a" },
    signed: true,
  },
  { status: "401 401 200 200 200 200 200 200", route: "GET /api-user/signer" },
  { status: "401 401 403 403 422 422 403 403", route: "POST /api-user/signer", body: {} },
  { status: "401 401 403 403 403 200 403 403", route: "PUT /api-user/signer/required", body: { required: false } },
  {
    status: "401 401 404 404 404 404 403 403",
    route: "DELETE /api-user/signer/:kid",
    sent: "DELETE /api-user/signer/nothing",
  },
  {
    status: "401 401 409 409 409 409 403 403",
    route: "ALL /api-user/answers/status/:status{[45]\\d\\d}",
    sent: "POST /api-user/answers/status/409",
    body: {},
  },
  {
    status: "401 401 200 200 200 200 403 403",
    route: "ALL /api-user/answers/:shape",
    sent: "POST /api-user/answers/quiet",
    body: {},
  },
  { status: "401 401 400 400 400 400 400 400", route: "GET /api-user/html-to-canvas-proxy" },
  {
    status: "401 401 403 404 404 404 404 403",
    route: "GET /api-user/request/:action",
    sent: "GET /api-user/request/take?id=999999",
    signed: true,
  },
  {
    status: "401 401 403 404 404 404 403 403",
    route: "POST /api-user/request/:action",
    sent: "POST /api-user/request/take?id=999999",
    body: {},
    signed: true,
  },
  {
    status: "401 401 403 404 404 404 403 403",
    route: "PUT /api-user/request/:action",
    sent: "PUT /api-user/request/take?id=999999",
    body: {},
    signed: true,
  },
  {
    status: "401 401 403 404 404 404 403 403",
    route: "DELETE /api-user/request/:action",
    sent: "DELETE /api-user/request/take?id=999999",
    signed: true,
  },
  { status: "401 401 200 200 200 200 200 200", route: "GET /api-user/letter/:id", sent: "GET /api-user/letter/7" },
  {
    status: "401 401 200 200 200 200 403 403",
    route: "POST /api-user/letter/:id",
    sent: "POST /api-user/letter/7",
    body: {},
  },
  { status: "401 401 200 200 200 200 403 403", route: "POST /api-user/export/requests", body: {} },
  { status: "401 401 200 200 200 200 200 200", route: "GET /api-user/export/requests.csv" },
  { status: "401 401 403 400 400 400 403 403", route: "POST /file/multer/upload/", body: {}, signed: true },
  { status: "401 401 403 400 400 400 403 403", route: "POST /file/multer/upload/image", body: {}, signed: true },
  { status: "401 401 403 400 400 400 403 403", route: "POST /file/multer/upload/video", body: {}, signed: true },
  {
    status: "401 401 403 400 400 400 403 403",
    route: "POST /file/upload/:dir{.+}",
    sent: "POST /file/upload/photos",
    body: {},
  },
  {
    status: "401 401 404 404 404 404 404 404",
    route: "GET /file/upload/:dir{.+}",
    sent: "GET /file/upload/photos?key=nothing-here",
  },
  {
    status: "401 401 403 404 404 404 403 403",
    route: "PATCH /file/upload/:dir{.+}",
    sent: "PATCH /file/upload/photos?key=nothing-here",
  },
  { status: "401 401 400 400 400 400 403 403", route: "POST /file/get", body: {} },
  {
    status: "401 401 403 404 404 404 403 403",
    route: "POST /file/delete/:path{.+}",
    sent: "POST /file/delete/photos/nothing.png",
    body: {},
    signed: true,
  },
  {
    status: "401 401 404 404 404 404 404 404",
    route: "GET /file/download/:path{.+}",
    sent: "GET /file/download/photos/nothing.png",
  },
  {
    status: "401 401 404 404 404 404 404 404",
    route: "GET /api-user/file-preview/:path{.+}",
    sent: "GET /api-user/file-preview/documents/nothing.docx?height=240",
  },
  {
    status: "401 401 404 404 404 404 404 404",
    route: "GET /files/:name{[0-9a-f-]{36}\\.[a-z0-9]+}",
    sent: "GET /files/00000000-0000-0000-0000-000000000000.png",
  },
  {
    status: "401 401 200 200 200 200 200 200",
    route: "GET /rate_api/rating/:id",
    sent: "GET /rate_api/rating/nothing",
  },
  {
    status: "401 401 400 400 400 400 403 403",
    route: "POST /rate_api/rating/:id/:value",
    sent: "POST /rate_api/rating/nothing/99",
    signed: true,
  },
  { status: "401 401 200 200 200 200 200 200", route: "GET /widget/:name", sent: "GET /widget/counters" },
  { status: "401 401 200 200 200 200 403 403", route: "POST /widget/:name", sent: "POST /widget/counters", body: {} },
  {
    status: "401 401 200 200 200 200 200 200",
    route: "GET /api/:table{[^/]+\\.[^/]+}/",
    sent: "GET /api/works.request/?limit=1",
  },
  {
    status: "401 401 403 422 422 422 403 403",
    route: "POST /api/:table{[^/]+\\.[^/]+}/",
    sent: "POST /api/works.request/",
    body: { topic: "" },
    signed: true,
  },
  {
    status: "401 401 403 403 403 422 403 403",
    route: "POST /api/:table{[^/]+\\.[^/]+}/",
    sent: "POST /api/app.person/",
    body: { login: "" },
    signed: true,
  },
  {
    status: "401 401 200 200 200 200 200 200",
    route: "GET /api/:table{[^/]+\\.[^/]+}/:id",
    sent: "GET /api/works.request/7",
  },
  {
    status: "401 401 404 404 404 404 404 404",
    route: "GET /api/:table{[^/]+\\.[^/]+}/:id",
    sent: "GET /api/app.session/1",
  },
  {
    status: "401 401 403 404 404 404 403 403",
    route: "PUT /api/:table{[^/]+\\.[^/]+}/:id",
    sent: "PUT /api/works.request/999999",
    body: { priority: 1 },
    signed: true,
  },
  {
    status: "401 401 403 403 403 404 403 403",
    route: "PUT /api/:table{[^/]+\\.[^/]+}/:id",
    sent: "PUT /api/app.person/999999",
    body: { role: "admin" },
    signed: true,
  },
  {
    status: "401 401 403 404 404 404 403 403",
    route: "DELETE /api/:table{[^/]+\\.[^/]+}/:id",
    sent: "DELETE /api/works.stage/999999",
    signed: true,
  },
  {
    status: "401 401 403 404 404 404 403 403",
    route: "POST /api/restore/:table{[^/]+\\.[^/]+}/:id",
    sent: "POST /api/restore/works.stage/999999",
    body: {},
    signed: true,
  },
  {
    status: "401 401 405 405 405 405 403 403",
    route: "POST /api/:table{[^/]+\\.[^/]+}/:id",
    sent: "POST /api/works.request/999999",
    body: {},
    signed: true,
  },
];
