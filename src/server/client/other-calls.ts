import { settings } from "../../base/settings.ts";
import { autofill, values, wizard } from "./answers/prefill-shapes.ts";
import { documentBody, folder, markup, shellPage, wholePage, words } from "./answers/markup-shapes.ts";
import { records } from "./answers/rows-shape.ts";
import { saved } from "./answers/saved.ts";
import {
  challenge,
  file,
  free,
  newId,
  newOption,
  nothing,
  rate,
  rating,
  reply,
  rows,
  suggestions,
} from "./answers/value-shapes.ts";
import { fileAddresses } from "./file-addresses.ts";
import { formCalls, type CallRow } from "./form-calls.ts";

const files = () => import("./answers/file-shapes.ts");
const fileAbout = () => files().then((shapes) => shapes.fileAbout);
const uploaded = () => files().then((shapes) => shapes.uploaded);
const maps = () => import("./answers/map-shapes.ts");
const features = () => maps().then((shapes) => shapes.features);
const geometry = () => maps().then((shapes) => shapes.geometry);
const signers = () => import("./answers/signer-shapes.ts").then((shapes) => shapes.signers);
const storedFile = () => files().then((shapes) => shapes.storedFile);

/**
 * All calls but those that a form needs to open: address and accepted answers. The address is "" where it comes from the
 * page, a schema or an answer.
 */
export const otherCalls = {
  locale: ["/localejs/{lang}.js", words],
  suggest: ["/api-user/suggest/{data}", suggestions],
  selectAdd: ["/api-user/select-add", newOption],
  list: ["{api}{table}/", records],
  create: ["{api}{table}/", saved],
  update: ["{api}{table}/{id}", saved],
  delete: ["{api}{table}/{id}", saved],
  restore: ["{api}restore/{table}/{id}", saved],
  widget: ["/widget/{path}", markup],
  page: ["/api/template/interface/{page}", shellPage],
  format: ["/api/format/{path}", markup],
  method: ["/api/method/{method}", reply],
  methods: ["/api/method/", reply],
  ajax: ["/tpl/ajax.php", reply],
  clsOrder: ["/api/method/admin.cls_order", reply],
  clsImport: ["/api/method/admin.cls_import", reply],
  clsDelete: ["/api/method/admin.cls_delete", reply],
  copy: ["/admin._copy", saved],
  getId: ["/api/method/admin._get_id", newId],
  autofill: ["/api/method/admin._autofill", autofill],
  wizard: ["/api/wizard/{id}", wizard],
  unique: ["/api/unique/{schema}/{table}/{field}", free],
  document: ["/api/doc_template/{name}", documentBody],
  history: ["/api/crm_status_view", rows],
  columns: ["/table_info/columns/{table}", rows],
  relations: ["/api/rel_extend_view", rows],
  rating: ["/rate_api/rating/{id}", rating],
  rate: ["/rate_api/rating/{id}/{value}", rate],
  captcha: ["/api-user/captcha", challenge],
  storedRows: ["/files/{name}", records],
  icons: ["/files/less/icon/", folder],
  proxy: ["/api-user/html-to-canvas-proxy", file],
  signers: ["/api-user/signer", signers],
  signer: ["/api-user/signer/{kid}", nothing],
  upload: ["/file/multer/upload/", uploaded],
  uploadImage: ["/file/multer/upload/image", uploaded],
  uploadVideo: ["/file/multer/upload/video", uploaded],
  fileUpload: ["/file/upload/{dir}", storedFile],
  fileOffset: ["/file/upload/{dir}", nothing],
  fileRest: ["", storedFile],
  fileAbout: ["/file/get", fileAbout],
  fileDelete: ["/file/delete/{path}", nothing],
  fileDownload: [fileAddresses.fileDownload, file],
  fileShown: [fileAddresses.fileShown, file],
  filePreview: [fileAddresses.filePreview, file],
  rasterLayers: ["/api-user/raster_layers", rows],
  mapLayer: ["/map/get_layer", values],
  mapFeatures: ["/map/json_layer/{id}.json", features],
  vectorTile: ["", file],
  serviceInfo: ["", markup],
  transformGeom: ["/api-user/transform_geom", geometry],
  hover: ["/api/format", markup],
  reload: ["/helper/reload", reply],
  imagesToFtp: ["/upload_image_to_ftp", nothing],
  prefill: ["", wizard],
  lookup: ["", values],
  action: ["", reply],
  hook: ["", nothing],
  again: ["", wholePage],
} as const satisfies Record<string, CallRow>;

/** All calls by their names. */
export type Calls = typeof formCalls & typeof otherCalls;
/** Calls with an address of their own. */
export type UrlName = { [Name in keyof Calls]: Calls[Name][0] extends "" ? never : Name }[keyof Calls];

/** The address template of a call: from setting `urls`, else the default. */
export const templateOf = (name: UrlName): string => settings.urls[name] || { ...formCalls, ...otherCalls }[name][0];
