/** The measured pages: for each work the same page with our script, with the hand-written one, or with none. */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { peerFile } from "./peers.mjs";
import { benchKeys, rowOf } from "./works/bench-rows.mjs";
import { rowsTemplate } from "./works/rows.mjs";

/** @typedef {"ours" | "hand" | "bare"} By */

/** @returns {Promise<{ url: string, close(): void }>} */
export async function startSite() {
  const server = createServer(async (request, response) => {
    const { url = "/", headers } = request;
    const address = new URL(url, `http://${headers.host}`);
    const [type, body] = (await rowAnswer(address.pathname, request)) ?? answer(address);
    const bytes = Buffer.from(body);
    response.writeHead(type ? 200 : 404, { "Content-Type": type, "Content-Length": bytes.length }).end(bytes);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${port}`, close };
}

const json = "application/json; charset=utf-8";
const record = {
  id: 1,
  applicant: "Олена Ткачук",
  phone: "380501234567",
  email: "olena@example.com",
  channel: "phone",
  answer: "Відповідь надіслано",
  body: "Не працює зовнішнє освітлення вже тиждень.",
};

/** What was stored of the rows of works.bench since the last page with a table, by id. @type {Map<string, object>} */
const stored = new Map();

/** Reads and stores rows of works.bench. @param {string} pathname @param {import("node:http").IncomingMessage} request @returns {Promise<[type: string, body: string] | undefined>} */
async function rowAnswer(pathname, request) {
  if (pathname === "/table") stored.clear();
  const [, id = ""] = /^\/api\/works\.bench\/([^/]+)$/.exec(pathname) ?? [];
  if (!id) return undefined;
  const row = stored.get(id) ?? rowOf(benchKeys, Number(decodeURIComponent(id).slice(3)) / 3);
  const body = Buffer.concat(await request.toArray()).toString();
  stored.set(id, { ...row, ...(body && JSON.parse(body)) });
  return [json, JSON.stringify(stored.get(id))];
}

/** @param {URL} url @returns {[type: string, body: string | Buffer]} no type for an unknown address */
function answer({ pathname, searchParams }) {
  const by = /** @type {By} */ (searchParams.get("by") ?? "ours");
  if (/^\/peers\/\w+\.(js|css)$/.test(pathname)) return [typeOf(pathname), readFileSync(peerFile(pathname.slice(7)))];
  if (/^\/(dist|hand)\/[\w./-]+$/.test(pathname) && !pathname.includes("..")) return file(pathname);
  if (pathname === "/links") return page(links(Number(searchParams.get("count"))), by, "click.mjs");
  if (pathname === "/popup") return page(links(200), by, "popup.mjs");
  if (pathname === "/form" || pathname === "/rows" || pathname === "/select" || pathname === "/tags")
    return page(`<div id="place">${by === "bare" ? "<input>" : ""}</div>`, by, `${pathname.slice(1)}.mjs`);
  if (pathname === "/table") return page('<div id="place"></div>', by, "table.mjs");
  if (pathname === "/map" || pathname === "/geometry") return page('<div id="place"></div>', by);
  if (pathname === "/tree") return page('<div id="place"></div>', by, "tree.mjs");
  if (pathname === "/wrapped") return page(`<div id="place">${listOf(5000)}</div>`, by);
  if (pathname === "/in-tag") return page(`<p>Роботи</p><vs-table>${listOf(5000)}</vs-table><p>Усього 5 000</p>`, by);
  if (pathname.startsWith("/shell/")) return page(`<vs-outlet base="/shell/" home="home"></vs-outlet>`, by);
  if (pathname === "/api/template/interface/home") return ["text/html", "<h1>Головна</h1>"];
  if (pathname === "/api/template/interface/rows") return ["text/x-handlebars-template", rowsTemplate];
  if (pathname === "/api/template/form/text_only") return [json, readFileSync("demo/server/forms/text_only.json")];
  if (/^\/api\/works\.request\/\d+$/.test(pathname)) return [json, JSON.stringify(record)];
  return ["", ""];
}

/** @param {string} pathname @returns {[type: string, body: string | Buffer]} */
function file(pathname) {
  const path = pathname.startsWith("/dist/") ? pathname.slice(1) : `test/speed${pathname}`;
  return [typeOf(path), readFileSync(path)];
}
/** @param {string} path */
const typeOf = (path) => (path.endsWith(".css") ? "text/css" : "text/javascript");

/** @param {string} body @param {By} by @param {string} [script] the hand-written one @returns {[type: string, body: string]} */
function page(body, by, script) {
  const scripts = {
    ours: `<script src="/dist/vs.js"></script>`,
    hand: `<script type="module" src="/hand/${script}"></script>`,
    bare: "",
  };
  return [
    "text/html; charset=utf-8",
    `<!doctype html><html lang="uk"><head><title>speed</title><link rel="stylesheet" href="/hand/look.css">
<script type="application/json" id="vs-settings">{"localejs":false}</script></head>
<body>${body}${scripts[by]}</body></html>`,
  ];
}

/** A table of action links, as in an old list. @param {number} count */
function links(count) {
  const row = (/** @type {number} */ at) =>
    `<tr id="row-${at}"><td>${at}</td><td>Олена Ткачук</td><td><p><a href="#" edit="works.request/${at}/text_only"
hand-edit="works.request/${at}/text_only">Редагувати</a></p></td></tr>`;
  return `<div id="page"><div class="main"><table><tbody>${Array.from({ length: count }, (_, at) => row(at)).join("")}</tbody></table></div></div>`;
}

/**
 * A server-rendered table with headings. All texts of a column are of one width: a browser that paints while it still
 * parses moves the columns of any table whose later rows are wider, with our script or without.
 * @param {number} count
 */
function listOf(count) {
  const names = ["№", "Адреса", "Вид", "Надійшло", "Вартість", "Виконавець"];
  const row = (/** @type {number} */ at) =>
    `<tr><td>${10_000 + at}</td><td>вул. Садова, ${100 + (at % 200)}</td><td>Яма</td><td>0${(at % 9) + 1}.03.2026</td><td>${10_000 + at * 7},50</td><td><a href="#">Бригада ${10 + (at % 12)}</a></td></tr>`;
  const rows = Array.from({ length: count }, (_, at) => row(at + 1)).join("");
  return `<table><thead><tr>${names.map((name) => `<th>${name}</th>`).join("")}</tr></thead><tbody>${rows}</tbody></table>`;
}
