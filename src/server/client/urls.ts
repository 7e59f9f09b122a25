import { logMistake } from "../../base/mistakes.ts";
import { fillAddress, resolve } from "../../base/url.ts";
import { settings } from "../../base/settings.ts";
import { ServerError } from "./server-error.ts";

/** The addresses of SPEC §7 by the name of the call, a line for each call that is made; setting `urls` overrides each. */
const urls = {
  locale: "/localejs/{lang}.js",
  localeJson: "/localejs/{lang}.json",
  form: "/api/template/form/{name}",
  select: "/api-user/select/{name}",
  selects: "/api-user/select/{names},1",
  suggest: "/api-user/suggest/{data}",
  selectAdd: "/api-user/select-add",
  create: "{api}{table}/",
  read: "{api}{table}/{id}",
  update: "{api}{table}/{id}",
  delete: "{api}{table}/{id}",
  widget: "/widget/{path}",
  page: "/api/template/interface/{page}",
  format: "/api/format/{path}",
  method: "/api/method/{method}",
  methods: "/api/method/",
  ajax: "/tpl/ajax.php",
  copy: "/admin._copy",
  getId: "/api/method/admin._get_id",
  autofill: "/api/method/admin._autofill",
  wizard: "/api/wizard/{id}",
  unique: "/api/unique/{schema}/{table}/{field}",
  document: "/api/doc_template/{name}",
  rating: "/rate_api/rating/{id}",
  rate: "/rate_api/rating/{id}/{value}",
  captcha: "/api-user/captcha",
  icons: "/files/less/icon/",
  proxy: "/api-user/html-to-canvas-proxy",
  signers: "/api-user/signer",
  signer: "/api-user/signer/{kid}",
  upload: "/file/multer/upload/",
  uploadImage: "/file/multer/upload/image",
  uploadVideo: "/file/multer/upload/video",
  reload: "/helper/reload",
};
export type CallName = keyof typeof urls;

/** The absolute address of a call by its name, or of a path as it was given; a ServerError where the door refuses it. */
export function addressOf(call: { name?: CallName | undefined; path?: string; values?: Record<string, unknown> }): URL {
  const { name, path, values = {} } = call;
  const template = name ? templateOf(name) : (path ?? "");
  const filled = name || call.values ? fillAddress(template.replace("{api}", settings.api), values) : path;
  const address = filled ? resolve(filled) : null;
  if (address) return new URL(address);
  logMistake(`${filled ?? template}: expected an address of this site without empty places, '.' and '..'.`, values);
  throw new ServerError("refused", { data: filled ?? template });
}

/** The template of a call: the setting's, else ours. */
export const templateOf = (name: CallName): string => settings.urls[name] || urls[name];

/** The attribute that holds a table's id (R1-30, R3.1-02). */
export const idKey = (table: string): string => settings.pk[table] ?? "id";
