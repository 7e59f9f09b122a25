import { logMistake } from "../../base/mistakes.ts";
import { fillAddress, resolve } from "../../base/url.ts";
import { settings } from "../../base/settings.ts";
import { masked, maskedData } from "../log/secrets.ts";
import { ServerError } from "./server-error.ts";

/** The address of each call by its name; setting `urls` overrides them (docs/protocol.md). */
const urls = {
  locale: "/localejs/{lang}.js",
  form: "/api/template/form/{name}",
  select: "/api-user/select/{name}",
  selects: "/api-user/select/{names},1",
  suggest: "/api-user/suggest/{data}",
  selectAdd: "/api-user/select-add",
  list: "{api}{table}/",
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
/** Calls with an address in this table. */
export type UrlName = keyof typeof urls;
/** Calls whose address comes from the page, a schema or an answer. */
export type PathName = "prefill" | "lookup" | "action" | "hook" | "again";
export type CallName = UrlName | PathName;

interface Address {
  name: CallName;
  path?: string | undefined;
  values?: Record<string, unknown>;
}

/**
 * The absolute address of a call: its `path`, else the template of its name, with placeholders filled from `values`.
 * @throws ServerError `refused` when the url door refuses it
 */
export function addressOf({ name, path, values }: Address): URL {
  const template = path ?? (name in urls ? templateOf(name as UrlName) : "");
  const isFilled = values || path === undefined;
  const filled = isFilled ? fillAddress(template.replace("{api}", settings.api), values ?? {}) : path;
  const address = filled ? resolve(filled) : null;
  if (address) return new URL(address);
  const words = masked(filled ?? template);
  logMistake(`${words}: expected an address of this site without empty places, '.' and '..'.`, maskedData(values));
  throw new ServerError("refused", { data: filled ?? template });
}

/** The address template of a call: from setting `urls`, else the default. */
export const templateOf = (name: UrlName): string => settings.urls[name] || urls[name];

/** The column that holds a table's id: from setting `pk`, else `id` (R1-30, R3.1-02). */
export const idKey = (table: string): string => settings.pk[table] ?? "id";
