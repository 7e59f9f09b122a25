import type { Signature } from "../session/signature.ts";
import type { Role } from "../session/roles.ts";

/** Who may do what with a table that /api/ serves. */
export interface Access {
  /** The least role that may write. */
  write: Role;
  /** Columns whose changes are kept in app.history. */
  history?: string[];
  /** Columns that never leave the server. */
  secret?: string[];
  /** Columns that hold the signature of what was saved last; only the server writes them. */
  signature?: (keyof Signature)[];
  /** Columns that a copy doesn't take over (besides the key and codes that may stand only once). */
  notCopied?: string[];
}

/** The tables of /api/{table}/. What isn't here doesn't exist for the outside. */
export const tables: Record<string, Access> = {
  "works.request": {
    write: "editor",
    history: ["status"],
    notCopied: ["status", "received", "answer", "spent", "satisfied"],
  },
  "works.contractor": { write: "editor" },
  "works.roadwork": { write: "editor" },
  "works.inspection": { write: "editor" },
  "works.stage": { write: "editor" },
  "land.parcel": { write: "editor" },
  "land.tree": { write: "editor" },
  "land.lamp": { write: "editor" },
  "land.building": { write: "editor" },
  "land.district": { write: "editor" },
  "land.street": { write: "editor" },
  "land.address": { write: "editor" },
  "doc.document": { write: "editor", signature: ["signed_kid", "dsmessage", "dssigned"] },
  "doc.query": { write: "editor" },
  "doc.code": { write: "admin" },
  "dict.cls": { write: "admin" },
  "dict.purpose": { write: "admin" },
  "dict.unit_system": { write: "admin" },
  "app.image_map": { write: "admin" },
  "app.image_region": { write: "editor" },
  "app.template": { write: "admin" },
  "app.person": { write: "admin", secret: ["password_hash"] },
};
