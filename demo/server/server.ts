import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import type { Catalogue } from "./database/catalogue.ts";
import type { Database } from "./database/database.ts";
import type { Pushes } from "./pushes/pushes.ts";
import type { Signature } from "./session/signature.ts";
import type { Session } from "./session/session.ts";

/** What every route leans on; made once at the start. */
export interface Server {
  database: Database;
  catalogue: Catalogue;
  /** Key of the hashes of session cookies, from app.setting. */
  secret: string;
  /** Where files that people send are kept. */
  filesFolder: string;
  /** Tells connected pages what was written. */
  pushes: Pushes;
}

/** What Hono carries along with a request. */
export interface Env {
  Bindings: HttpBindings;
  Variables: { session: Session | undefined; signature: Signature | undefined };
}

export type Call = Context<Env>;
