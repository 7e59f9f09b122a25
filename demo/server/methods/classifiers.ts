import type { Table } from "../database/catalogue.ts";
import { readRecord } from "../database/record.ts";
import { name, row, rows, sql } from "../database/sql.ts";
import { Refusal } from "../refusal.ts";
import { isAtLeast, roleTitles } from "../session/roles.ts";
import { tableIn, type MethodAnswer, type MethodCall } from "./method.ts";

interface Order {
  id: number;
  children?: Order[];
}

/** Tables with a tree: the column of the item above, the column that it refers to, and that of the place. */
const trees: Record<string, { pk: string; parent: string; order: string }> = {
  "works.stage": { pk: "id", parent: "parent", order: "ord" },
  "dict.cls": { pk: "code", parent: "parent", order: "ord" },
};
const mostLevels = 3;
const mostImported = 500;

/** The order of a tree: `order` has all ids, nested; `attr` names the column of the place among the siblings. */
export async function orderItems(call: MethodCall): Promise<MethodAnswer> {
  const table = writableTree(call);
  const { pk, parent, order } = trees[table.name]!;
  if (call.obj["attr"] !== order) throw new Refusal(422, `Колонка порядку (attr) — «${order}».`);
  const items = flattened(readOrder(call.obj["order"]));
  // An item that is above itself would make a circle, and two places of one item are a matter of luck.
  if (new Set(items.map(({ id }) => id)).size < items.length)
    throw new Refusal(422, "Порядок містить той самий запис двічі.");
  const places = JSON.stringify(items);
  await rows(
    call.client,
    sql`update ${name(table.name)} as item set ${name(order)} = place.at, ${name(parent)} = above.${name(pk)}
        from jsonb_to_recordset(${places}::jsonb) as place(id int, above int, at int)
          left join ${name(table.name)} above on above.id = place.above
        where item.id = place.id
          and (item.${name(order)}, item.${name(parent)}) is distinct from (place.at, above.${name(pk)})`,
  );
  return { message: "Порядок збережено.", changed: [{ table: table.name, id: 0 }] };
}

/** New items of a classifier, one a line; their codes continue those of the item above. */
export async function importItems(call: MethodCall): Promise<MethodAnswer> {
  const table = writableTree({ ...call, obj: { table: "dict.cls" } });
  const { id, parent, data } = call.obj;
  const lines = String(data ?? "")
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);
  if (String(data ?? "").trim().length < 4 || lines.length === 0) throw new Refusal(422, "Значення пусті");
  if (lines.length > mostImported) throw new Refusal(422, `Не більше ${mostImported} рядків за раз.`);
  const known = await row(call.client, sql`select 1 from dict.cls where list = ${String(id ?? "")} limit 1`);
  if (!known) throw new Refusal(404, `Класифікатора «${String(id ?? "")}» немає.`);
  const above = String(parent ?? "") || null;
  await rows(
    call.client,
    sql`insert into dict.cls (list, code, parent, ua, ord)
        select ${String(id)}, concat_ws('.', ${above}::text, 'n' || nextval('dict.cls_id_seq')), ${above}::text, line,
          coalesce((select max(ord) from dict.cls
            where list = ${String(id)} and parent is not distinct from ${above}::text), -1) + at
        from unnest(${lines}::text[]) with ordinality as given(line, at)`,
  );
  return { message: `Додано: ${lines.length}.`, changed: [{ table: table.name, id: 0 }] };
}

/** Deletes an item of a classifier and all below it. */
export async function deleteItem(call: MethodCall): Promise<MethodAnswer> {
  const table = writableTree({ ...call, obj: { table: "dict.cls" } });
  const id = String(call.obj["id"] ?? "");
  const item = await readRecord(call.client, table, id, "for update");
  if (!item) throw new Refusal(404, `Запису з ідентифікатором "${id}" немає.`);
  await rows(
    call.client,
    sql`with recursive gone as (
          select code, list from dict.cls where id = ${item["id"]}
          union
          select below.code, below.list from dict.cls below join gone on below.parent = gone.code
            and below.list = gone.list
        )
        delete from dict.cls using gone where dict.cls.list = gone.list and dict.cls.code = gone.code`,
  );
  return { message: "Видалено.", changed: [{ table: table.name, id: item["id"] as number }] };
}

function writableTree(call: MethodCall): Table {
  const table = tableIn(call);
  if (!Object.hasOwn(trees, table.name)) throw new Refusal(404, `У таблиці «${table.title}» немає дерева.`);
  if (!isAtLeast(call.person.role, table.write))
    throw new Refusal(403, `Ваша роль «${roleTitles[call.person.role]}» не дозволяє цієї дії.`);
  return table;
}

/** The items with the one above and their place among the siblings. */
function flattened(items: Order[], above: number | null = null): { id: number; above: number | null; at: number }[] {
  return items.flatMap(({ id, children = [] }, at) => [{ id, above, at }, ...flattened(children, id)]);
}

function readOrder(given: unknown): Order[] {
  if (isOrder(given, 1)) return given;
  throw new Refusal(422, `Порядок має бути списком ідентифікаторів, рівнів — щонайбільше ${mostLevels}.`);
}

function isOrder(given: unknown, level: number): given is Order[] {
  return Array.isArray(given) && level <= mostLevels && given.every((item) => isItem(item, level));
}

function isItem(item: unknown, level: number): boolean {
  const { id, children } = (item ?? {}) as Partial<Order>;
  return Number.isInteger(id) && (children === undefined || isOrder(children, level + 1));
}
