import { readJson } from "../read-json.ts";
import { Refusal } from "../refusal.ts";
import type { Call, Server } from "../server.ts";
import { needRole, sessionOf } from "../session/guard.ts";
import { writeOnce } from "../session/idempotency.ts";
import { methods } from "./methods.ts";

/** Calls a method by its name, once for each `Idempotency-Key`; answers with its result. */
export function runMethod(
  server: Server,
  c: Call,
  { name, obj }: { name: string; obj: Record<string, unknown> },
): Promise<Response> {
  const method = Object.hasOwn(methods, name) ? methods[name] : undefined;
  if (!method) throw new Refusal(404, `Методу «${name}» немає.`);
  needRole(c, method.role);
  const { catalogue } = server;
  const { person } = sessionOf(c);
  return writeOnce(server, c, { method: name, obj }, async (client) => {
    const { changed, ...body } = await method.run({ client, catalogue, person, obj });
    return { status: 200, headers: {}, body, changed };
  });
}

/** `obj` as an object: JSON text is parsed, nothing is an empty object. */
export function readObj(obj: unknown): Record<string, unknown> {
  if (obj === undefined || obj === null || obj === "") return {};
  const value: unknown = typeof obj === "string" ? readJson(obj) : obj;
  if (value && typeof value === "object" && !Array.isArray(value)) return value as Record<string, unknown>;
  throw new Refusal(400, "Параметр obj має бути об'єктом JSON.");
}
