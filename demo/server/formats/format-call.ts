import type { Server } from "../server.ts";

export interface FormatCall {
  server: Server;
  /** The query, or the body when that is too long for an address. */
  parameters: Record<string, unknown>;
}
