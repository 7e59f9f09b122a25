import type pg from "pg";
import type { Catalogue, Table } from "../database/catalogue.ts";
import type { Change } from "../pushes/pushes.ts";
import { Refusal } from "../refusal.ts";
import type { Role } from "../session/roles.ts";
import type { Session } from "../session/session.ts";

/** What the server can do besides storing records, called by name (routes/methods.ts, routes/actions.ts). */
export interface Method {
  /** The least role that may call it. */
  role: Role;
  /** Runs in a transaction of its own; when it throws, everything is undone and the caller refused. */
  run(call: MethodCall): Promise<MethodAnswer>;
}

export interface MethodCall {
  client: pg.PoolClient;
  catalogue: Catalogue;
  person: Session["person"];
  /** The values that came along. */
  obj: Record<string, unknown>;
}

/** What the page does next (CONTRACT, Answers: method, widget action), or the values that were asked for. */
export interface MethodAnswer {
  /** Shown as a notice. */
  message?: string;
  /** A selector: what is refreshed. */
  tag?: string;
  /** An address to go to. */
  redirect?: string;
  reload?: boolean;
  /** An address of a file to save. */
  download?: string;
  /** What was written, for connected pages; not part of the answer. */
  changed?: Change[];
  [value: string]: unknown;
}

/** A refusal in the way of old servers: 200 with `{ "error": sentence }`. */
export function refusedAsAnswer(sentence: string): Refusal {
  return new Refusal(200, sentence);
}

/** The table that `obj.table` names. */
export function tableIn({ catalogue, obj }: MethodCall): Table {
  const table = catalogue.table(String(obj["table"] ?? ""));
  if (!table) throw new Refusal(404, `Таблиці «${String(obj["table"] ?? "")}» немає.`);
  return table;
}
