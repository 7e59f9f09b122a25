import { randomUUID } from "node:crypto";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { refusalOf } from "./database/refusals.ts";
import { faultSwitch } from "./faults.ts";
import { sendOwnPolicy } from "./pages/policy.ts";
import { Refusal } from "./refusal.ts";
import { actionRoutes } from "./routes/actions.ts";
import { captchaRoutes } from "./routes/captcha.ts";
import { afterSaveRoutes } from "./routes/after-save.ts";
import { answerRoutes } from "./routes/answers.ts";
import { filePreviewRoutes } from "./routes/file-previews.ts";
import { storedFileRoutes, uploadLimit, uploadRoutes } from "./routes/files.ts";
import { formatRoutes } from "./routes/formats.ts";
import { fileRoutes, galleryRoutes } from "./routes/static-files.ts";
import { historyRoutes } from "./routes/history.ts";
import { localeRoutes } from "./routes/locale.ts";
import { lookupRoutes } from "./routes/lookups.ts";
import { mapPictureRoutes } from "./routes/map-pictures.ts";
import { mapRoutes } from "./routes/maps.ts";
import { methodRoutes } from "./routes/methods.ts";
import { officePageRoutes } from "./routes/office-pages.ts";
import { optionRoutes } from "./routes/options.ts";
import { pageRoutes } from "./routes/pages.ts";
import { pictureRoutes } from "./routes/pictures.ts";
import { ratingRoutes } from "./routes/ratings.ts";
import { recordRoutes } from "./routes/records.ts";
import { suggestRoutes } from "./routes/suggest.ts";
import { saveRoutes } from "./routes/saves-by-address.ts";
import { sessionRoutes } from "./routes/session.ts";
import { signerRoutes } from "./routes/signers.ts";
import { socketRoutes } from "./routes/socket.ts";
import { templateRoutes } from "./routes/templates.ts";
import { fileFieldRoutes } from "./routes/uploads.ts";
import { widgetRoutes } from "./routes/widgets.ts";
import type { Call, Env, Server } from "./server.ts";
import { guardCalls, readSession } from "./session/guard.ts";
import { checkSignature } from "./session/signature.ts";

const mostBodyBytes = 5 * 1024 * 1024;

interface AppOptions {
  /** Opens the fault switch (tests only). */
  faults: boolean;
  /** Believes the headers of one proxy in front. */
  trustProxy?: boolean;
}

/**
 * All routes of the server, outermost first: faults (tests only), headers, files, then the routes that need the
 * session. Another call of docs/protocol.md is one more file in routes/ and one more line here.
 */
export function makeApp(server: Server, { faults, trustProxy = false }: AppOptions): Hono<Env> {
  const app = new Hono<Env>();
  if (faults) app.route("/", faultSwitch());
  app.use(async (c, next) => {
    c.set("trustProxy", trustProxy);
    await next();
    if (!c.res.headers.has("Content-Security-Policy")) sendOwnPolicy(c);
    c.header("X-Content-Type-Options", "nosniff");
    c.header("Referrer-Policy", "same-origin");
    // "no-store" on a page would disable the Back cache, and in Firefox the restoring of typed text
    const isPage = c.res.headers.get("Content-Type")?.startsWith("text/html");
    if (!c.res.headers.has("Cache-Control")) c.header("Cache-Control", isPage ? "private, no-cache" : "no-store");
  });
  app.onError((error, c) => sendError(server, error, c));
  app.notFound((c) => c.json({ error: `Адреси ${c.req.path} немає.` }, 404));

  app.get("/healthz", (c) => c.text("ok"));
  // Browsers request it on every page; a 404 would be an error in the console of each test.
  app.get("/favicon.ico", (c) => c.body(null, 204));
  app.route("/", fileRoutes());
  app.route("/localejs", localeRoutes());

  const limit = bodyLimit({ maxSize: mostBodyBytes, onError: () => tooLarge() });
  app.use((c, next) => {
    // routes/uploads.ts limits what it reads as a stream; a body without the header is read by the guard
    if (c.req.path.startsWith("/file/upload/") && c.req.header("X-CSRF-Token")) return next();
    return (c.req.path.startsWith("/file/") ? uploadLimit : limit)(c, next);
  });
  app.use(readSession(server));
  // the pages' own forms write too
  app.on("POST", ["/legacy/*", "/request/*"], checkSignature(server));
  app.route("/", galleryRoutes());
  app.route("/", sessionRoutes(server));
  app.route("/", pageRoutes(server));
  app.route("/", officePageRoutes(server));
  app.route("/socket", socketRoutes(server));
  app.route("/api-user/captcha", captchaRoutes(server));

  for (const calls of [
    "/api/*",
    "/api-user/*",
    "/table_info/*",
    "/widget/*",
    "/tpl/*",
    "/helper/*",
    "/rate_api/*",
    "/file/*",
    "/files/*",
    "/map/*",
    "/admin._copy",
    "/upload_image_to_ftp",
  ]) {
    app.use(calls, guardCalls, checkSignature(server));
  }
  app.route("/api", templateRoutes(server));
  app.route("/api/crm_status_view", historyRoutes(server));
  app.route("/api/format", formatRoutes(server));
  app.route("/api/get", saveRoutes(server));
  app.route("/", mapRoutes(server));
  app.route("/", mapPictureRoutes(server));
  app.route("/", methodRoutes(server));
  app.route("/", lookupRoutes(server));
  app.route("/", afterSaveRoutes(server));
  app.route("/api-user", optionRoutes(server));
  app.route("/api-user", suggestRoutes(server));
  app.route("/api-user", signerRoutes(server));
  app.route("/api-user/answers", answerRoutes());
  app.route("/api-user", pictureRoutes());
  app.route("/api-user", actionRoutes(server));
  app.route("/api-user", filePreviewRoutes(server));
  app.route("/file", uploadRoutes(server));
  app.route("/file", fileFieldRoutes(server));
  app.route("/files", storedFileRoutes(server));
  app.route("/rate_api", ratingRoutes(server));
  app.route("/widget", widgetRoutes(server));
  app.route("/api", recordRoutes(server));
  return app;
}

function tooLarge(): never {
  throw new Refusal(413, "Запит завеликий: не більше 5 МБ.");
}

function sendError({ catalogue }: Server, error: Error, c: Call): Response {
  const refusal = error instanceof Refusal ? error : refusalOf(error, catalogue);
  if (refusal) {
    if (refusal.status === 503) c.header("Retry-After", "1");
    return c.json({ error: refusal.message }, refusal.status);
  }
  // A person gets only the number; the log has the details.
  const number = randomUUID().slice(0, 8);
  console.error(`${c.req.method} ${c.req.path} failed (${number}):`, error);
  c.header("X-Request-Id", number);
  return c.json({ error: `Внутрішня помилка сервера, номер ${number}.` }, 500);
}
