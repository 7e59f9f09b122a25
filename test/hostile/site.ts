import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { hostilePages, nonce } from "./hostile-pages.ts";
import { toWindows1251 } from "../support/windows-1251.ts";

/** A host with hostile pages. Each site serves one script: ours, none, or one with a planted fault. */
export interface Site {
  /** `http://127.0.0.1:40123`, without a slash at the end. */
  url: string;
  /** The address of the script that its pages load. */
  script: string;
  /** The bodies of all its POST and PUT requests, in order. */
  posted: string[];
  close(): Promise<void>;
}

/** The script for the comparison in place of ours: it does nothing, so that the page is the same. */
export const noScript = "/none.js";
const folder = path.resolve("test/hostile/pages");

/**
 * Starts a host whose pages load `script`. In a page `<!--vs-->` stands for the script tag, `{{vs}}` for its address, `{{main}}` for the module's,
 * `{{origin}}` for the host's own, `{{nonce}}` for the policy's nonce.
 * @param extra further scripts by address, with planted faults
 */
export async function startSite(script: string, extra: Record<string, string> = {}): Promise<Site> {
  const posted: string[] = [];
  const server = createServer((request, response) => {
    if (request.method === "POST" || request.method === "PUT")
      request
        .setEncoding("utf8")
        .toArray()
        .then(
          (parts) => posted.push(parts.join("")),
          () => {},
        );
    answer(request, response, script, extra);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    script,
    posted,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function answer(
  request: IncomingMessage,
  response: ServerResponse,
  script: string,
  extra: Record<string, string>,
): void {
  const { pathname } = new URL(request.url ?? "/", "http://host");
  const send = (body: string | Buffer, type: string, headers: Record<string, string> = {}) => {
    response.writeHead(200, { "Content-Type": type, ...headers }).end(body);
  };
  const fixed = extra[pathname] ?? (pathname === noScript ? "" : undefined);
  if (fixed !== undefined) return send(fixed, "text/javascript");
  // target of host links and forms: a download, so that the browser stays on the page
  if (pathname === "/nothing") return send("", "application/octet-stream", { "Content-Disposition": "attachment" });
  if (pathname === "/favicon.ico") return void response.writeHead(204).end();
  if (pathname.startsWith("/localejs/")) return send("{}", "application/json");
  if (/^\/(api|api-user|file|table_info)\//.test(pathname))
    return send(request.method === "PUT" ? "{}" : apiAnswer(pathname), "application/json; charset=utf-8");
  const file = fileOf(pathname);
  if (!file) return void response.writeHead(404, { "Content-Type": "text/plain" }).end();
  try {
    const body = readFileSync(file.path);
    if (file.path.endsWith("html")) sendPage(file.path, body.toString(), `http://${request.headers.host}`);
    else send(file.edit?.(body.toString()) ?? body, file.type);
  } catch {
    response.writeHead(404, { "Content-Type": "text/plain" }).end();
  }

  function sendPage(name: string, source: string, origin: string): void {
    const { headers = {}, charset = "utf-8", type = "text/html" } = hostilePages[path.basename(name, ".html")] ?? {};
    const isNonced = Object.values(headers).some((value) => value.includes(nonce));
    const text = source
      .replaceAll("<!--host-->", readFileSync(path.join(folder, "assets/host-part.html"), "utf8"))
      .replaceAll("<!--vs-->", `<script src="{{vs}}"${isNonced ? ' nonce="{{nonce}}"' : ""}></script>`)
      .replaceAll("{{vs}}", script)
      .replaceAll("{{main}}", script.replace("vs.js", "main.js"))
      .replaceAll("{{origin}}", origin)
      .replaceAll("{{nonce}}", nonce);
    send(charset === "windows-1251" ? toWindows1251(text) : text, `${type}; charset=${charset}`, headers);
  }
}

interface Served {
  path: string;
  type: string;
  edit?: (text: string) => string;
}

const types: Record<string, string> = {
  js: "text/javascript",
  css: "text/css",
  html: "text/html",
  map: "application/json",
  svg: "image/svg+xml",
};

/** Our files, the libraries' files, and the page's own, by address. */
function fileOf(pathname: string): Served | undefined {
  const type = types[pathname.split(".").at(-1) ?? ""] ?? "application/octet-stream";
  const below = (start: string, root: string): Served | undefined =>
    pathname.startsWith(start) && !pathname.includes("..")
      ? { path: path.join(root, pathname.slice(start.length)), type }
      : undefined;
  // a second release of the same script
  if (pathname === "/older/vs.js")
    return { path: "dist/vs.js", type, edit: (text) => text.replaceAll(version, "0.0.1") };
  const library = /^\/vendor\/([\w.-]+)\//.exec(pathname);
  if (library) return below(library[0], libraries[library[1]!] ?? `node_modules/${library[1]}/dist`);
  return below("/dist/", "dist") ?? below("/older/", "dist") ?? below("/", folder);
}

/** The real libraries, where they are not in `dist` of their package (test/support/install-browsers.mjs installs Debian's). */
export const libraries: Record<string, string> = {
  bluebird: "node_modules/bluebird/js/browser",
  zone: "node_modules/zone.js/dist",
  "core-js2": "node_modules/core-js2/client",
  "custom-elements": "node_modules/@webcomponents/custom-elements",
  turbo: "node_modules/@hotwired/turbo/dist",
  htmx: "node_modules/htmx.org/dist",
  pjax: "node_modules/jquery-pjax",
  alpine: "node_modules/alpinejs/dist",
  vue3: "node_modules/vue/dist",
  knockout: "node_modules/knockout/build/output",
  angular: "node_modules/angular",
  unpoly: "node_modules/unpoly",
  "rails-ujs": "node_modules/@rails/ujs/app/assets/javascripts",
  mootools: "/usr/share/javascript/mootools",
  prototype: "/usr/share/javascript/prototype",
};

const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };

/** A minimal server: a popup with a form, a table of two rows, an upload that is always taken. */
function apiAnswer(pathname: string): string {
  if (pathname === "/api/template/form/note") return readFileSync("test/hostile/pages/assets/note.json", "utf8");
  if (pathname.startsWith("/api-user/select/")) return '{"kinds":{"bench":"Лавка","lamp":"Ліхтар"}}';
  if (pathname === "/file/upload/notes")
    return '{"result":{"dir":"notes","file_name":"1.txt","native_file_name":"plan.txt"}}';
  if (pathname.startsWith("/table_info/")) return '[{"name":"subject","typecategory":"S","title":"Тема"}]';
  if (pathname === "/api/host.note/")
    return '{"rows":[{"id":1,"subject":"Ліхтар"},{"id":2,"subject":"Дерево"}],"total":2}';
  if (/^\/api\/host\.note\/\w*$/.test(pathname)) return '{"id":1,"subject":"Ліхтар"}';
  return "{}";
}
