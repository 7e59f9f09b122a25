import type { Server } from "../server.ts";
import type { Session } from "../session/session.ts";

export interface WidgetCall {
  server: Server;
  person: Session["person"];
  /** The query, or the body when that is too long for an address. */
  parameters: Record<string, unknown>;
}
