import { record, schema } from "./answers/row-shapes.ts";
import type { Shape } from "./answers/shape.ts";
import { wholeClient } from "./load-whole.ts";
import type * as Whole from "./whole-client.ts";

/** What no form needs to open loads with the code that makes the call, or with the first call. */
const late =
  <Name extends keyof typeof Whole>(name: Name) =>
  async (): Promise<(typeof Whole)[Name]> =>
    (await wholeClient())[name];
const options = async () => (await import("./answers/list-shapes.ts")).options;

/**
 * Each call by its name: its address, which setting `urls` overrides, and the answers that it accepts
 * (docs/protocol.md). "" where the address comes from the page, a schema or an answer.
 */
const calls = {
  locale: ["/localejs/{lang}.js", late("words")],
  form: ["/api/template/form/{name}", schema],
  select: ["/api-user/select/{name}", options],
  selects: ["/api-user/select/{names},1", options],
  suggest: ["/api-user/suggest/{data}", late("suggestions")],
  selectAdd: ["/api-user/select-add", late("newOption")],
  list: ["{api}{table}/", async () => (await import("./answers/rows-shape.ts")).rows],
  create: ["{api}{table}/", late("saved")],
  read: ["{api}{table}/{id}", record],
  update: ["{api}{table}/{id}", late("saved")],
  delete: ["{api}{table}/{id}", late("saved")],
  widget: ["/widget/{path}", late("markup")],
  page: ["/api/template/interface/{page}", late("shellPage")],
  format: ["/api/format/{path}", late("markup")],
  method: ["/api/method/{method}", late("reply")],
  methods: ["/api/method/", late("reply")],
  ajax: ["/tpl/ajax.php", late("reply")],
  copy: ["/admin._copy", late("saved")],
  getId: ["/api/method/admin._get_id", late("newId")],
  autofill: ["/api/method/admin._autofill", late("autofill")],
  wizard: ["/api/wizard/{id}", late("wizard")],
  unique: ["/api/unique/{schema}/{table}/{field}", late("free")],
  document: ["/api/doc_template/{name}", late("documentBody")],
  history: ["/api/crm_status_view", late("rows")],
  relations: ["/api/rel_extend_view", late("rows")],
  rating: ["/rate_api/rating/{id}", late("rating")],
  rate: ["/rate_api/rating/{id}/{value}", late("rate")],
  captcha: ["/api-user/captcha", late("challenge")],
  icons: ["/files/less/icon/", late("folder")],
  proxy: ["/api-user/html-to-canvas-proxy", late("file")],
  signers: ["/api-user/signer", late("signers")],
  signer: ["/api-user/signer/{kid}", late("nothing")],
  upload: ["/file/multer/upload/", late("uploaded")],
  uploadImage: ["/file/multer/upload/image", late("uploaded")],
  uploadVideo: ["/file/multer/upload/video", late("uploaded")],
  reload: ["/helper/reload", late("reply")],
  prefill: ["", late("wizard")],
  lookup: ["", late("values")],
  action: ["", late("reply")],
  hook: ["", late("nothing")],
  again: ["", late("wholePage")],
} as const satisfies Record<string, readonly [string, Shape | (() => Promise<Shape>)]>;

type Calls = typeof calls;
export type CallName = keyof Calls;
/** Calls with an address of their own. */
export type UrlName = { [Name in CallName]: Calls[Name][0] extends "" ? never : Name }[CallName];
type ShapeOf<Name extends CallName> = Calls[Name][1] extends () => Promise<infer Late> ? Late : Calls[Name][1];
/** The type of an answer's `data` by the name of its call. */
export type Given<Name extends CallName> = ShapeOf<Name> extends Shape<infer Value> ? Value : never;

/** The address template of a call without setting `urls`; "" when it has none. */
export const addressTemplate = (name: CallName): string => calls[name][0];

/** The shape of a call's answers: at once for the calls that a form needs to open. */
export function shapeOf(name: CallName): Shape | Promise<Shape> {
  const shape: Shape | (() => Promise<Shape>) = calls[name][1];
  return typeof shape === "function" ? shape() : shape;
}
