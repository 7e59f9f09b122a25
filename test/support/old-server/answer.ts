import type { ServerResponse } from "node:http";
import { toWindows1251 } from "../windows-1251.ts";

/** Charset of JSON answers, always sent as text/html: named, not named, or UTF-8 with a BOM. */
type Spelling = "windows-1251" | "unnamed windows-1251" | "utf-8 with BOM";

/** One answer of the old server. */
export class Answer {
  readonly response: ServerResponse;

  constructor(response: ServerResponse) {
    this.response = response;
  }

  setCookie(cookie: string): this {
    this.response.appendHeader("Set-Cookie", cookie);
    return this;
  }

  /** A page that names its charset only in a meta element. */
  page(markup: string): void {
    this.#send("text/html", toWindows1251(markup));
  }

  /** A part of a page, or a bare word. */
  part(text: string): void {
    this.#send("text/html; charset=windows-1251", toWindows1251(text));
  }

  json(data: unknown, spelling: Spelling): void {
    const text = JSON.stringify(data);
    if (spelling === "utf-8 with BOM") this.#send("text/html; charset=windows-1251", Buffer.from(`\ufeff${text}`));
    else if (spelling === "windows-1251") this.#send("text/html; charset=windows-1251", toWindows1251(text));
    else this.#send("text/html", toWindows1251(`\r\n${text}`));
  }

  /** A file from disk: its type is named, its charset is not. */
  plain(text: string): void {
    this.#send("application/x-javascript", toWindows1251(text));
  }

  /** Django's answer to a missing or wrong token. */
  forbidden(): void {
    this.response.writeHead(403, { "Content-Type": "text/html" });
    this.response.end("<h1>Forbidden <span>(403)</span></h1><p>CSRF verification failed. Request aborted.</p>");
  }

  redirect(address: string): void {
    this.response.writeHead(302, { Location: address }).end();
  }

  empty(): void {
    this.#send("text/html", Buffer.alloc(0));
  }

  nothing(status: number): void {
    this.response.writeHead(status).end();
  }

  #send(type: string, body: Buffer): void {
    this.response.writeHead(200, { "Content-Type": type, "Content-Length": body.length }).end(body);
  }
}
