import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { Answer } from "./answer.ts";
import { cardPage, listPage, signInPage, sumMarkup } from "./pages.ts";
import { districts, schema, Works, type Refusal } from "./works.ts";

/** A write as it was received. */
export interface Written {
  /** The route of the front controller: "works/save". */
  route: string;
  /** The method of the request line. */
  method: string;
  override: string;
  type: string;
  id: string;
  /** The body, not yet parsed. */
  body: string;
}

/**
 * A server with the habits of its time, for flows that prove that settings are enough: one front controller below
 * /crm/, pages in windows-1251, JSON as text/html, form bodies, PUT and DELETE by override, refusals with status 200,
 * Django's CSRF cookie, records in the spellings of an old database.
 */
export class OldServer {
  /** `http://127.0.0.1:40123`, without a slash at the end. */
  url = "";
  readonly works = new Works();
  /** All writes, also refused ones, in order. */
  readonly written: Written[] = [];
  /** The page for a visitor without a session, with status 200: with a password input, or asking for a card. */
  signIn: "password" | "card" = "password";
  readonly #sessions = new Set<string>();
  #token = "token-1";
  readonly #http = createServer((request, response) => void this.#serve(request, new Answer(response)));

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#http.listen(0, "127.0.0.1", resolve));
    this.url = `http://127.0.0.1:${(this.#http.address() as AddressInfo).port}`;
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      this.#http.close(() => resolve());
      this.#http.closeAllConnections();
    });
  }

  /** Ends all sessions. */
  endSessions(): void {
    this.#sessions.clear();
  }

  /** Refuses writes with the old token; pages that are loaded from now on have the new one. */
  renewToken(): void {
    this.#token = `token-${Number(this.#token.slice(6)) + 1}`;
  }

  async #serve(request: IncomingMessage, answer: Answer): Promise<void> {
    const { pathname, searchParams: query } = new URL(request.url ?? "/", "http://old");
    if (pathname.startsWith("/dist/") && !pathname.includes("..")) return serveScript(pathname, answer.response);
    if (pathname === "/crm/js/words_ua.js")
      return answer.plain("var words = { successfullySaved: 'Записано до бази' };\n");
    if (pathname !== "/crm/index.php") return answer.nothing(pathname === "/favicon.ico" ? 204 : 404);
    const body = await bodyOf(request);
    const route = query.get("r") ?? "";
    if (route === "login" && request.method === "POST") return this.#enter(body, answer);
    if (route === "login" || !this.#isSignedIn(request))
      return answer.page(this.signIn === "card" && route !== "login" ? cardPage() : signInPage());
    if (request.method !== "GET") return this.#write(request, route, query.get("id") ?? "", body, answer);
    this.#read(route, query, answer);
  }

  #enter(body: string, answer: Answer): void {
    if (new URLSearchParams(body).get("password") !== "demo") return answer.page(signInPage());
    const session = `s${Math.random().toString(36).slice(2)}`;
    this.#sessions.add(session);
    answer.setCookie(`PHPSESSID=${session}; path=/; HttpOnly`).redirect("/crm/index.php?r=works");
  }

  #isSignedIn(request: IncomingMessage): boolean {
    return this.#sessions.has(cookieOf(request, "PHPSESSID"));
  }

  #read(route: string, query: URLSearchParams, answer: Answer): void {
    const id = query.get("id") ?? "";
    const name = query.get("name") ?? "";
    if (route === "works")
      return answer.setCookie(`csrftoken=${this.#token}; path=/`).page(listPage(this.works.all(), this.works.sum()));
    if (route === "widget" && name === "sum") return answer.part(sumMarkup(this.works.sum()));
    if (route === "form/schema" && name === "works") return answer.json(schema(), "utf-8 with BOM");
    if (route === "list") return answer.json({ [name]: districts }, "unnamed windows-1251");
    const work = route === "works/get" && this.works.get(id);
    if (work) return answer.json([work], "windows-1251");
    answer.json({ error: "Немає такого запису" }, "windows-1251");
  }

  #write(request: IncomingMessage, route: string, id: string, body: string, answer: Answer): void {
    const { method = "", headers } = request;
    const override = String(headers["x-http-method-override"] ?? "");
    this.written.push({ route, method, override, type: headers["content-type"] ?? "", id, body });
    const token = cookieOf(request, "csrftoken");
    if (token !== this.#token || headers["x-csrftoken"] !== token) return answer.forbidden();
    // a proxy before it allows GET and POST only
    if (method !== "POST") return answer.nothing(405);
    const refused = (words: Refusal) => answer.json({ error: words.refusal }, "windows-1251");
    if (route === "works/drop" && override === "DELETE") {
      const result = this.works.drop(id);
      return result ? refused(result) : answer.empty();
    }
    if (route !== "works/save" || override !== (id ? "PUT" : "")) return answer.nothing(404);
    const result = this.works.save(id, Object.fromEntries(new URLSearchParams(body)));
    return typeof result === "string" ? answer.part(result) : refused(result);
  }
}

function serveScript(pathname: string, response: ServerResponse): void {
  try {
    const script = readFileSync(path.join("dist", pathname.slice("/dist/".length)));
    response.writeHead(200, { "Content-Type": "text/javascript" }).end(script);
  } catch {
    response.writeHead(404).end();
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts = await request.toArray();
  return Buffer.concat(parts).toString("utf8");
}

const cookieOf = (request: IncomingMessage, name: string): string =>
  new RegExp(`(?:^|; )${name}=([^;]*)`).exec(request.headers.cookie ?? "")?.[1] ?? "";
