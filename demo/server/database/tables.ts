import type { Ground } from "../maps/stored-geometry.ts";
import type { Signature } from "../session/stored-signature.ts";
import type { Role } from "../session/roles.ts";

/** Permissions for a table that /api/ serves. */
export interface Access {
  /** The lowest role that may write. */
  write: Role;
  /** Columns whose changes are stored in app.history. */
  history?: string[];
  /** Columns that are never sent. */
  secret?: string[];
  /** Columns for the signature of the last save; only the server writes them. */
  signature?: (keyof Signature)[];
  /** Columns with a geometry. */
  geometry?: Record<string, Ground>;
  /** Columns that a copy does not take over (besides the key and unique codes). */
  notCopied?: string[];
}

/** The tables of /api/{table}/. Other tables are not accessible. */
export const tables: Record<string, Access> = {
  "works.request": {
    write: "editor",
    history: ["status"],
    notCopied: ["status", "received", "answer", "spent", "satisfied"],
    geometry: { place: "earth" },
  },
  "works.contractor": { write: "editor" },
  "works.roadwork": { write: "editor", geometry: { geom: "earth" } },
  "works.inspection": { write: "editor" },
  "works.stage": { write: "editor" },
  "land.parcel": { write: "editor", geometry: { geom: "earth" } },
  "land.tree": { write: "editor", geometry: { geom: "earth" } },
  "land.lamp": { write: "editor", geometry: { geom: "earth" } },
  "land.building": { write: "editor", geometry: { geom: "earth" } },
  "land.district": { write: "editor", geometry: { geom: "earth" } },
  "land.street": { write: "editor", geometry: { geom: "earth" } },
  "land.address": { write: "editor" },
  "doc.document": { write: "editor", signature: ["signed_kid", "dsmessage", "dssigned"] },
  "doc.query": { write: "editor" },
  "doc.code": { write: "admin" },
  "dict.cls": { write: "admin" },
  "dict.purpose": { write: "admin" },
  "dict.unit_system": { write: "admin" },
  "app.image_map": { write: "admin" },
  "app.image_region": { write: "editor", geometry: { geom: "picture" } },
  "app.template": { write: "admin" },
  "app.person": { write: "admin", secret: ["password_hash"] },
};
