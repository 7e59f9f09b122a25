import { html } from "hono/html";
import type { Html } from "../markup.ts";
import type { Call, Server } from "../server.ts";
import { requestTable } from "../pages/tables.ts";
import { contractors } from "./contractors.ts";
import { documents } from "./documents.ts";
import { notFound } from "./not-found.ts";
import { park } from "./park.ts";
import { profile } from "./profile.ts";
import { request } from "./request.ts";
import { requests } from "./requests.ts";

/** The pages of the shell (/admin.html) by their names; each reads its state from the query of the call. */
export const shellPages: Record<string, (server: Server, c: Call) => Html> = {
  requests,
  table: () =>
    html`<h1>Звернення громадян</h1>
      ${requestTable}`,
  request,
  contractors,
  documents,
  park,
  profile,
  "404": notFound,
};
