import { fillAddress, resolve } from "../base/url.ts";
import { natives } from "../base/runtime.ts";
import { settings } from "../base/settings.ts";
import { ServerError } from "./errors.ts";

/** The addresses of SPEC §7 by the name of the call; setting `urls` overrides each. `{api}` is the setting. */
const urls = {
  locale: "/localejs/{lang}.js",
  localeJson: "/localejs/{lang}.json",
  document: "/api/doc_template/{name}?pk=title&fields=body",
  page: "/api/template/interface/{name}",
  form: "/api/template/form/{name}",
  select: "/api-user/select/{name}",
  selects: "/api-user/select/{names},1",
  selectAdd: "/api-user/select-add",
  suggest: "/api-user/suggest/{name}",
  formProxy: "/api-user/form-proxy",
  unique: "/api/unique/{schema}/{table}/{field}",
  columns: "/table_info/columns/{table}?json=true",
  history: "/api/crm_status_view",
  relations: "/api/rel_extend_view",
  list: "{api}{table}/",
  create: "{api}{table}/",
  read: "{api}{table}/{id}",
  update: "{api}{table}/{id}",
  delete: "{api}{table}/{id}",
  get: "/api/get/{url}",
  method: "/api/method/{method}",
  methodPost: "/api/method/",
  ajax: "/tpl/ajax.php",
  newId: "/api/method/admin._get_id",
  autofill: "/api/method/admin._autofill",
  copy: "/admin._copy",
  wizard: "/api/wizard/{id}",
  classImport: "/api/method/admin.cls_import",
  classDelete: "/api/method/admin.cls_delete",
  classOrder: "/api/method/admin.cls_order",
  rate: "/rate_api/rating/{id}/{value}",
  rating: "/rate_api/rating/{id}",
  reloadHelpers: "/helper/reload",
  format: "/api/format/{path}",
  formatView: "/api/format",
  widget: "/widget/{path}",
  action: "/api-user/{path}",
  upload: "/file/upload/{dir}",
  editorUpload: "/file/multer/upload/{path}",
  file: "/file/get",
  fileDelete: "/file/delete/{path}",
  download: "/file/download/{path}",
  stored: "/files/{path}",
  preview: "/api-user/file-preview/{path}",
  icons: "/files/less/icon/",
  imageUpload: "/upload_image_to_ftp",
  rasterLayers: "/api-user/raster_layers",
  layer: "/map/get_layer",
  layerData: "/map/json_layer/{id}.json",
  wms: "/map/tilecache/",
  tile: "/map/tile_cutting/{id}/{z}/{x}/{y}.png",
  transform: "/api-user/transform_geom",
  canvasProxy: "/api-user/html-to-canvas-proxy",
};
export type CallName = keyof typeof urls;

/** The absolute address of a call by its name, or of a path as it was given; a ServerError where the door refuses it. */
export function addressOf(call: { name?: CallName | undefined; path?: string; values?: Record<string, unknown> }): URL {
  const { name, path, values = {} } = call;
  const template = name ? templateOf(name) : (path ?? "");
  const filled = name || call.values ? fillAddress(template.replace("{api}", settings.api), values) : path;
  const address = filled ? resolve(filled) : null;
  if (address) return new URL(address);
  console.error(`${filled ?? template}: expected an address of this site without empty places, '.' and '..'.`, values);
  throw new ServerError("refused", { data: filled ?? template });
}

/** The template of a call: the setting's, else ours. */
export const templateOf = (name: CallName): string => settings.urls[name] || urls[name];

/** Adds a query: lists as repeated names, objects as JSON, nothing for null and undefined. */
export function addQuery(url: URL, query: Record<string, unknown> = {}): void {
  for (const [name, value] of Object.entries(query))
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== null && one !== undefined) url.searchParams.append(name, plain(one));
}

/** A value as text of a query or of a form body. */
export const plain = (value: unknown): string =>
  value === null || value === undefined ? "" : typeof value === "object" ? natives.json(value) : String(value);
