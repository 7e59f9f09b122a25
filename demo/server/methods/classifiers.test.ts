import { expect, test } from "../test-server.ts";

const stagesOf = async (demo: { get(path: string): Promise<{ json: any }> }, roadwork: number) =>
  (await demo.get(`/api/works.stage/?filter={"roadwork_id":${roadwork}}&order=parent,ord`)).json.rows as {
    id: number;
    parent: number | null;
    name: string;
    ord: number;
  }[];

test("[R7.3-12] the order of a tree sets parents and places; a wrong order changes nothing", async ({ demo }) => {
  const before = await stagesOf(demo, 2);
  const [first, second] = before.filter(({ parent }) => parent === null);
  const order = [{ id: second!.id, children: [{ id: first!.id }] }];
  const set = (obj: object) =>
    demo.send("POST", "/api/method/admin.cls_order", { table: "works.stage", attr: "ord", ...obj });
  for (const wrong of [
    { order: "1" },
    { order: [{ id: "1; drop table works.stage" }] },
    { order: [{ id: 1, children: [{ id: 2, children: [{ id: 3, children: [{ id: 4 }] }] }] }] },
    { order, attr: "name" },
  ])
    expect((await set(wrong)).status, JSON.stringify(wrong)).toBe(422);
  expect((await set({ order, table: "app.person" })).status).toBe(404);
  expect(await stagesOf(demo, 2)).toEqual(before);
  expect((await set({ order })).json.message).toBe("Порядок збережено.");
  const after = new Map((await stagesOf(demo, 2)).map((stage) => [stage.id, stage]));
  expect(after.get(first!.id)).toMatchObject({ parent: second!.id, ord: 0 });
  expect(after.get(second!.id)).toMatchObject({ parent: null, ord: 0 });
});

test("[R7.3-10] [R7.3-11] [R5.2-19] a classifier takes lines, and an item goes with all below it", async ({
  admin,
  demo,
}) => {
  const add = (data: string, parent = "") =>
    admin.send("POST", "/api/method/admin.cls_import", { data, id: "support", parent });
  expect([(await add(" ab ")).status, (await add(" ab ")).json.error]).toEqual([422, "Значення пусті"]);
  expect((await demo.send("POST", "/api/method/admin.cls_import", { data: "Бетон", id: "support" })).status).toBe(403);
  expect((await add("Бетон\r\n\r\n  Граніт")).json.message).toBe("Додано: 2.");
  const list = async () => (await admin.get('/api/dict.cls/?filter={"list":"support"}&order=id')).json.rows as any[];
  const concrete = (await list()).find(({ ua }) => ua === "Бетон");
  await add("Бетон В25", concrete.code);
  expect((await list()).map(({ ua }) => ua)).toEqual(expect.arrayContaining(["Бетон", "Граніт", "Бетон В25"]));
  expect((await admin.send("POST", "/api/method/admin.cls_delete", { id: concrete.id })).json.message).toBe(
    "Видалено.",
  );
  expect((await list()).map(({ ua }) => ua)).not.toEqual(expect.arrayContaining(["Бетон В25"]));
  expect((await admin.send("POST", "/api/method/admin.cls_delete", { id: concrete.id })).status).toBe(404);
});

test("an order changes only the column of the order, and names each item once", async ({ demo, admin }) => {
  const before = await stagesOf(demo, 2);
  const [first, second] = before.map(({ id }) => id) as [number, number];
  const set = (table: string, attr: string, order: object[]) =>
    admin.send("POST", "/api/method/admin.cls_order", { table, attr, order });
  for (const [table, attr] of [
    ["works.stage", "id"],
    ["works.stage", "parent"],
    ["works.stage", "roadwork_id"],
    ["dict.cls", "id"],
  ] as const)
    expect((await set(table, attr, [{ id: first }])).json.error, attr).toBe("Колонка порядку (attr) — «ord».");
  const twice = [
    [{ id: first, children: [{ id: first }] }],
    [{ id: first, children: [{ id: second }] }, { id: second }],
  ];
  for (const order of twice) {
    const refused = await set("works.stage", "ord", order);
    expect([refused.status, refused.json.error]).toEqual([422, "Порядок містить той самий запис двічі."]);
  }
  expect(await stagesOf(demo, 2)).toEqual(before);
});
