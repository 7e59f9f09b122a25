import { readRecord, type StoredRecord } from "../database/record.ts";
import { row, rows, sql } from "../database/sql.ts";
import { updateRecord } from "../database/write-record.ts";
import { Refusal } from "../refusal.ts";
import { refusedAsAnswer, type MethodAnswer, type MethodCall } from "./method.ts";

/** The caller takes a request into work. */
export async function take(call: MethodCall): Promise<MethodAnswer> {
  const request = await lockRequest(call);
  if (request["status"] === "in_work") {
    const other = await row(call.client, sql`select name from app.person where id = ${request["person_id"]}`);
    throw refusedAsAnswer(`Звернення вже в роботі. Виконує: ${String(other?.["name"] ?? "не вказано")}.`);
  }
  if (request["status"] === "done" || request["status"] === "rejected") throw refusedAsAnswer("Звернення вже закрито.");
  await change(call, request, { status: "in_work", person_id: call.person.id });
  return { message: `Звернення ${numberOf(request)} взято в роботу.`, tag: "#request-status", ...changed(request) };
}

/** Closes a request; it needs an answer to the applicant, in the record or in `answer`. */
export async function close(call: MethodCall): Promise<MethodAnswer> {
  const request = await lockRequest(call);
  const answer = call.obj["answer"] || request["answer"];
  if (request["status"] === "done") throw refusedAsAnswer("Звернення вже виконано.");
  if (!answer) throw refusedAsAnswer("Спершу впишіть відповідь заявнику.");
  await change(call, request, { status: "done", answer });
  return { message: `Звернення ${numberOf(request)} виконано.`, ...changed(request) };
}

/** Extends the due date by ten days; the page is reloaded. */
export async function renew(call: MethodCall): Promise<MethodAnswer> {
  const request = await lockRequest(call);
  await rows(
    call.client,
    sql`update works.request set due = coalesce(due, current_date) + 10 where id = ${request["id"]}`,
  );
  return { message: "Термін подовжено на 10 днів.", reload: true, ...changed(request) };
}

/** Adds a reminder for tomorrow; only the list of reminders is refreshed. */
export async function remind(call: MethodCall): Promise<MethodAnswer> {
  const request = await lockRequest(call);
  const text = String(call.obj["text"] || `Перевірити звернення ${numberOf(request)}`);
  await rows(
    call.client,
    sql`insert into app.reminder (model_name, object_id, at, person_id, text)
        values ('works.request', ${String(request["id"])}, now() + interval '1 day', ${call.person.id}, ${text})`,
  );
  return { message: "Нагадаємо завтра.", tag: "#request-reminders" };
}

/** The address of a request's card. */
export async function card(call: MethodCall): Promise<MethodAnswer> {
  const request = await lockRequest(call);
  return { redirect: `/request/${String(request["id"])}` };
}

/** A letter to the applicant, as a file. */
export async function letter(call: MethodCall): Promise<MethodAnswer> {
  const request = await lockRequest(call);
  return { download: `/api-user/letter/${String(request["id"])}` };
}

/** Always refused by a 200 with `error`. */
export async function archive(): Promise<MethodAnswer> {
  throw refusedAsAnswer("Архів за цей рік ще не відкрито.");
}

/** Always fails with status 500. */
export async function register(): Promise<MethodAnswer> {
  throw new Refusal(500, "Реєстр звернень області не відповідає.");
}

async function lockRequest({ client, catalogue, obj }: MethodCall): Promise<StoredRecord> {
  const table = catalogue.table("works.request");
  const id = String(obj["id"] ?? "");
  if (!id) throw new Refusal(422, "Не вказано, про яке звернення мова (id).");
  const request = table && (await readRecord(client, table, id, "for update"));
  if (!request) throw new Refusal(404, `Звернення з ідентифікатором "${id}" немає.`);
  return request;
}

async function change(call: MethodCall, before: StoredRecord, values: Record<string, unknown>): Promise<void> {
  const table = call.catalogue.table("works.request");
  if (!table) return;
  const { client, person } = call;
  await updateRecord(client, table, { before, values: new Map(Object.entries(values)), personId: person.id });
}

function changed(request: StoredRecord): Pick<MethodAnswer, "changed"> {
  return { changed: [{ table: "works.request", id: request["id"] as number }] };
}

function numberOf(request: StoredRecord): string {
  return String(request["num"] ?? request["id"]);
}
