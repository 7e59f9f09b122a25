import { expect } from "@open-wc/testing";
import { isData } from "../../base/data.ts";
import { phrasesReady, setLanguage } from "../../base/language/i18n.ts";
import { configure } from "../../base/settings.ts";
import { readList } from "../../forms/lists/read-list.ts";
import { request, type Answer } from "../client/client.ts";
import { readDocument, readFormat } from "./templates/formats.ts";
import { readChallenge } from "./signing/captcha-question.ts";
import { deleteItem, importItems, orderItems } from "./records/classifiers.ts";
import { readHistory } from "./records/read-history.ts";
import { callHook } from "./records/after-save-hook.ts";
import { forgetIcons, readIcons } from "./files/icon-folder.ts";
import { readDictionary } from "./templates/locale.ts";
import { readAutofill, readLookup, readNewId, readPrefill, readWizard } from "./records/lookups.ts";
import { answers, failure, status } from "../../../test/support/memory-server.ts";
import { callMethod, callPath, copyRecord, reloadHelpers, sendImagesToFtp } from "./records/methods.ts";
import { forgetOptions, readOptions } from "./lists/select-lists.ts";
import { readPage } from "./templates/interface-pages.ts";
import { readPicture } from "./files/pictures.ts";
import { readRating, saveRating } from "./lists/ratings.ts";
import { readRecord } from "./records/read-record.ts";
import { readRows } from "./records/read-rows.ts";
import { readColumns } from "./records/columns-of-table.ts";
import { createRecord, deleteRecord, restoreRecord, updateRecord, type Saved } from "./records/saves.ts";
import { sentence } from "../session/sentence.ts";
import { readSigners, removeSigner } from "./signing/signers.ts";
import { deleteFile, readAbout, readFile, readOffset, sendFile, sendRest } from "./files/file-fields.ts";
import { readFeatures, readHover, readLayerSpec, readPictureLayers, transformGeometry } from "./maps/map-layers.ts";
import { readServiceInfo } from "./maps/service-info.ts";
import { readVectorTile } from "./maps/vector-tiles.ts";
import { readStoredRows } from "./files/stored-rows.ts";
import { uploadFile } from "./files/uploads.ts";
import { readForm } from "./templates/templates.ts";
import type { UrlName } from "../client/other-calls.ts";
import { callDocs, pathDocs, refusalDocs, type CallAnswer, type CallDocs } from "../client/urls.docs.ts";
import { addOption, forgetSuggestions, readSuggestions } from "./lists/suggest.ts";
import { isFree } from "./records/unique.ts";
import { readWidget } from "./templates/widgets.ts";

const table = "works.request";
const created = { applicant: "Iryna Tkachuk", topic: "lamp" };

const photos = { dir: "photos", fields: {} };
const transfer = { key: "k1", signal: new AbortController().signal, sent() {} };

/** Each call as the product makes it, and how it reads the answer. */
const calls: Record<UrlName | keyof typeof pathDocs, () => Promise<unknown>> = {
  locale: () => readDictionary("ua"),
  form: () => readForm("request"),
  select: async () => shown((await readOptions(["district"], {}, { nocache: true }))["district"]),
  selects: async () => Object.values(await readOptions(["district", "topic"], {}, { nocache: true })).flatMap(shown),
  suggest: () => readSuggestions("address", { key: "vyshneva", limit: 30, parent: "2", nocache: false }),
  selectAdd: () => addOption({ group: "street_surface", name: "Screenings", key: "" }),
  list: () => readRows(table, { limit: 100, offset: 0, order: "-due", filter: { status: ["new"] } }),
  create: async () => brief(await createRecord(table, created)),
  read: async () => (await readRecord(table, "17")).record,
  update: async () => brief(await updateRecord(table, "17", { applicant: "Iryna Tkachuk", priority: 5 })),
  delete: async () => brief(await deleteRecord(table, "17")),
  restore: async () => brief(await restoreRecord(table, "17")),
  widget: async () => (await readWidget({ name: "newest_requests" }, { limit: 5 }, 42)).markup,
  page: async () => (await readPage("requests", { status: "new" })).markup,
  format: () => readFormat("request_card", { id: 17 }),
  method: () => dataOf(callMethod("request.take", {})),
  methods: () => dataOf(callMethod("request.take", { obj: { id: 17 } })),
  ajax: async () => {
    configure({ method_transport: "ajax.php" });
    return dataOf(callMethod("request.take", { obj: { id: 17 } }));
  },
  clsOrder: async () =>
    (await orderItems({
      order: [{ id: 3, children: [{ id: 4 }] }, { id: 5 }],
      table: "works.stage",
      attr: "ord",
    })) ?? null,
  clsImport: async () => (await importItems({ data: "Potholes\nRoad marking", id: "topic", parent: "road" })) ?? null,
  clsDelete: async () => (await deleteItem("4")) ?? null,
  copy: async () => brief(await copyRecord(table, "17", {})),
  getId: () => readNewId(table),
  autofill: () => readAutofill(table, { topic: "lamp" }),
  wizard: () => readWizard("lamp"),
  unique: () => isFree({ table: "works.contractor", field: "edrpou", value: "30000000", id: "17" }),
  document: () => readDocument("Act"),
  history: () => readHistory(table, "17"),
  columns: () => readColumns(table),
  relations: async () => (await readOptions(["rel_extend"], {}, { nocache: true }))["rel_extend"],
  rating: () => readRating("contractor-1"),
  rate: () => saveRating("contractor-1", 5),
  captcha: async () => (await readChallenge()).challenge,
  storedRows: () => readStoredRows("prices.json"),
  icons: () => readIcons(),
  signers: () => readSigners(),
  signer: async () => (await removeSigner("k1")) ?? null,
  upload: () => uploadFile("file", new File(["a"], "note.txt")),
  uploadImage: () => uploadFile("image", new File(["a"], "roof.png")),
  uploadVideo: () => uploadFile("video", new File(["a"], "road.webm")),
  fileUpload: () => sendFile(new File(["a"], "roof.png"), photos, transfer),
  fileOffset: () => readOffset(photos, transfer),
  fileRest: () =>
    sendRest(new File(["abc"], "roof.png"), { offset: 1, location: "/file/upload/photos?key=k1" }, transfer),
  fileAbout: () => readAbout({ path: "photos/1f.png" }),
  fileDelete: async () => (await deleteFile("photos/1f.png", "archive")) ?? null,
  fileDownload: async () => (await request({ name: "fileDownload", values: { path: "photos/1f.png" } })).data.size,
  fileShown: async () => (await readFile("1f.png")).size,
  filePreview: async () => (await readFile("documents/1f.docx", { asPdf: true })).size,
  rasterLayers: () => readPictureLayers(["1", "10"]),
  mapLayer: () => readLayerSpec("20"),
  mapFeatures: () => readFeatures("20"),
  transformGeom: () => transformGeometry({ type: "Point", coordinates: [30.52, 50.525] }, "local"),
  hover: () => readHover({ view: "works.request", template: "hover", id: "7" }, transfer.signal),
  imagesToFtp: async () => (await sendImagesToFtp({})).data,
  reload: async () => (await reloadHelpers()) ?? null,
  proxy: () => readPicture("https://tiles.example/1.png"),
  vectorTile: async () =>
    (await readVectorTile("/map/vector_tiles/30/{z}/{x}/{y}.pbf", { zoom: 14, column: 9581, row: 5525 })).byteLength,
  serviceInfo: () =>
    readServiceInfo("/map/tilecache/?map=town.qgs", {
      SERVICE: "WMS",
      REQUEST: "GetFeatureInfo",
      QUERY_LAYERS: "parcels",
      INFO_FORMAT: "text/html",
    }),
  prefill: () => readPrefill("/api-user/form-proxy?form=contractor&value=30000000"),
  lookup: async () => {
    const asked = { field: "edrpou", value: "30000000", values: {} };
    return (await readLookup("/api-user/form-proxy?form=contractor", asked)) ?? null;
  },
  action: () => dataOf(callPath("/api-user/request/take", { fields: { id: 17 } })),
  check: () => isFree({ table: "", field: "edrpou", value: "30000000", id: "17", url: "/api-user/free/{value}" }),
  ownSave: async () => brief(await updateRecord(table, "17", { priority: 5 }, { api: "/rest/" })),
  hook: async () => (await callHook("/api-user/log/{id}", { id: 17 })) ?? null,
};

describe("the calls of the reference", () => {
  before(phrasesReady);
  afterEach(() => {
    configure({ transport: null, method_transport: null });
    forgetOptions();
    forgetIcons();
    forgetSuggestions();
  });

  for (const [name, { request: line, body = "", answers: accepted }] of Object.entries<CallDocs>({
    ...callDocs,
    ...pathDocs,
  }))
    for (const answer of accepted)
      it(`${name}: ${line} reads ${answer.body || "nothing"}`, async () => {
        const asked = answers(responseOf(answer));
        expect(await calls[name as UrlName]()).to.deep.equal(answer.gives);
        expect(asked.map(({ method, path }) => `${method} ${decodeURIComponent(path)}`)).to.include(line);
        expect(withoutBounds(asked.at(-1)!.body)).to.equal(body);
      });
});

describe("the refusals of the reference", () => {
  before(() => setLanguage("en"));
  after(() => setLanguage("ua"));
  afterEach(() => configure({ transport: null }));

  for (const { status: code, body, says } of refusalDocs)
    it(`${code} ${body} is a refusal: ${says}`, async () => {
      answers(status(code, body));
      expect(sentence(await failure(request({ name: "action", path: "/api/a/1", method: "PUT", body: {} })))).to.equal(
        says,
      );
    });
});

/** A file in a multipart body by its name: the bounds differ each time. */
const withoutBounds = (body: string) => body.replace(/^--[^]*; name="file"; filename="([^"]+)"[^]*$/, "file=@$1");

const responseOf = ({ body, status: code = 200, headers = {} }: CallAnswer) =>
  new Response(code === 204 ? null : body, { status: code, headers });

/** The result of a save, without empty properties. */
function brief({ id, noSavedMessage, redirect }: Saved): object {
  return { id, ...(noSavedMessage && { noSavedMessage }), ...(redirect && { redirect }) };
}

/** The options as fields show them, without default properties. */
const shown = (list: unknown) =>
  readList(list).map((option) =>
    Object.fromEntries(Object.entries(option).filter(([name, value]) => value && name !== "parent")),
  );

async function dataOf(answer: Promise<Answer>): Promise<unknown> {
  const { data } = await answer;
  return isData(data) ? { ...data } : data;
}
