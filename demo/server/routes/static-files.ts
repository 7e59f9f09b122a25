/**
 * Files: the bundle, the libraries of the test pages, the style sheets of our pages, the gallery.
 *
 * | address                                    | file                                         | kept by the browser          |
 * |--------------------------------------------|----------------------------------------------|------------------------------|
 * | /dist/vs.js, /dist/main.js, others of dist | dist/…                                       | asked again each time (ETag) |
 * | /dist/chunks/{name}-{hash}.js              | dist/chunks/…                                | for ever                     |
 * | /vendor/jquery.js                          | node_modules/jquery                          | asked again                  |
 * | /vendor/bootstrap3/…, /vendor/bootstrap5/… | node_modules/bootstrap3/dist, …5/dist        | asked again                  |
 * | /assets/…                                  | demo/server/pages/assets                     | asked again                  |
 * | /                                          | demo/index.html                              | asked again                  |
 * | /demo/side-by-side.html                    | demo/side-by-side.html                       | asked again                  |
 * | /demo/{file}                               | files that lie directly in demo/: .js, .css, .svg | asked again                  |
 * | /files/less/icon/, /demo/icons/           | the names of demo/icons as a JSON array      | not kept                     |
 * | /files/less/icon/…, /demo/icons/…          | demo/icons                                   | asked again                  |
 * | /elements/…/example.html                   | elements/…/example.html                      | asked again                  |
 * | /dist/reference/{page}.html                | dist/reference                               | asked again                  |
 *
 * Texts are compressed by brotli if the browser accepts it.
 *
 * In the three kinds of pages the comment `<!--session-->` is replaced by the CSRF token and the settings. Files
 * outside these folders and hidden files: 404.
 */
import { Hono } from "hono";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { repository, serverFolder } from "../places.ts";
import { sendOwnPolicy } from "../pages/policy.ts";
import { sessionHead } from "../pages/session-head.ts";
import { readFileInside, sendFile } from "../send-file.ts";
import type { Call, Env } from "../server.ts";

const modules = join(repository, "node_modules");
const icons = join(repository, "demo/icons");
const forEver = "public, max-age=31536000, immutable";

export function fileRoutes(): Hono<Env> {
  const routes = new Hono<Env>();
  serve(routes, "/dist/chunks", join(repository, "dist/chunks"), forEver);
  serve(routes, "/dist", join(repository, "dist"));
  serve(routes, "/vendor/bootstrap3", join(modules, "bootstrap3/dist"));
  serve(routes, "/vendor/bootstrap5", join(modules, "bootstrap5/dist"));
  serve(routes, "/assets", join(serverFolder, "pages/assets"));
  for (const address of ["/files/less/icon", "/demo/icons"]) {
    serve(routes, address, icons);
    routes.get(`${address}/`, async (c) => c.json((await readdir(icons)).toSorted()));
  }
  routes.get("/vendor/jquery.js", (c) => sendFile(c, join(modules, "jquery/dist"), "jquery.js"));
  routes.get("/demo/:file{[\\w.-]+\\.(js|css|map|svg)}", (c) =>
    sendFile(c, join(repository, "demo"), c.req.param("file")),
  );
  return routes;
}

/** The gallery, the examples, the reference: they use the session if there is one, but need none. */
export function galleryRoutes(): Hono<Env> {
  const routes = new Hono<Env>();
  routes.get("/demo/side-by-side.html", (c) => sendOwnPage(c, join(repository, "demo"), "side-by-side.html"));
  routes.get("/", (c) => sendOwnPage(c, join(repository, "demo"), "index.html"));
  routes.get("/elements/:path{.+/example\\.html}", (c) =>
    sendOwnPage(c, join(repository, "elements"), c.req.param("path")),
  );
  routes.get("/dist/reference/:page{[\\w.-]*}", (c) => sendOwnPage(c, reference, c.req.param("page") || "index.html"));
  return routes;
}

const reference = join(repository, "dist/reference");

/** Pages of the reference are passed on to `galleryRoutes`. */
function serve(routes: Hono<Env>, address: string, folder: string, cacheControl = "no-cache"): void {
  routes.get(`${address}/:path{.+}`, (c, next) =>
    /^\/dist\/reference\/([\w.-]+\.html)?$/.test(c.req.path)
      ? next()
      : sendFile(c, folder, c.req.param("path"), cacheControl),
  );
}

async function sendOwnPage(c: Call, folder: string, path: string): Promise<Response> {
  const file = await readFileInside(folder, path);
  if (!file) return c.notFound();
  sendOwnPolicy(c);
  // the page itself names its language: by demo/example.js, or in the tag of vs.js
  const head = String(await sessionHead(c.get("session"), { lang: undefined }));
  return c.html(
    file.content.toString("utf8").replace("<!--session-->", () => head),
    200,
    {
      "Cache-Control": "no-cache",
    },
  );
}
