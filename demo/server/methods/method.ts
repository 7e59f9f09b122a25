import type pg from "pg";
import type { Catalogue, Table } from "../database/catalogue.ts";
import type { Change } from "../pushes/pushes.ts";
import { Refusal } from "../refusal.ts";
import type { Role } from "../session/roles.ts";
import type { Session } from "../session/session.ts";

/** A server function besides storing records, called by name (routes/methods.ts, routes/actions.ts). */
export interface Method {
  /** The lowest role that may call it. */
  role: Role;
  /** Runs in its own transaction; when it throws, everything is undone and the caller gets a refusal. */
  run(call: MethodCall): Promise<MethodAnswer>;
}

export interface MethodCall {
  client: pg.PoolClient;
  catalogue: Catalogue;
  person: Session["person"];
  /** The values of the call. */
  obj: Record<string, unknown>;
}

/** What the page does next (docs/protocol.md §5), or the requested values. */
export interface MethodAnswer {
  /** Shown as a notice. */
  message?: string;
  /** A selector of the regions to refresh. */
  tag?: string;
  /** An address to go to. */
  redirect?: string;
  reload?: boolean;
  /** An address of a file to save. */
  download?: string;
  /** The written records, for connected pages; not part of the answer. */
  changed?: Change[];
  [value: string]: unknown;
}

/** A refusal in the style of old servers: 200 with `{ "error": sentence }`. */
export function refusedAsAnswer(sentence: string): Refusal {
  return new Refusal(200, sentence);
}

/** The table that `obj.table` names. */
export function tableIn({ catalogue, obj }: MethodCall): Table {
  const table = catalogue.table(String(obj["table"] ?? ""));
  if (!table) throw new Refusal(404, `Таблиці «${String(obj["table"] ?? "")}» немає.`);
  return table;
}
