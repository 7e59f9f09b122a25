import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import type { Catalogue } from "./database/catalogue.ts";
import type { Database } from "./database/database.ts";
import type { Pushes } from "./pushes/pushes.ts";
import type { Signature } from "./session/stored-signature.ts";
import type { Session } from "./session/session.ts";

/** Shared by all routes; made once at the start. */
export interface Server {
  database: Database;
  catalogue: Catalogue;
  /** Key of the hashes of session cookies, from app.setting. */
  secret: string;
  /** Folder of uploaded files. */
  filesFolder: string;
  /** Notifies connected pages of written records. */
  pushes: Pushes;
}

/** Hono's variables of a request. */
export interface Env {
  Bindings: HttpBindings;
  Variables: { session: Session | undefined; signature: Signature | undefined; trustProxy: boolean };
}

export type Call = Context<Env>;
