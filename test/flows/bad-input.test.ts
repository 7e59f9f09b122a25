import { expect, test } from "../support/demo.ts";
import type { Clerk } from "../support/driver.ts";

const schema = (name: string) => ({ path: `/api/template/form/${name}$`, method: "GET" });

test("a form that the server does not know is reported by name, and the page goes on @both [R8-20]", async ({
  id,
  clerk,
  page,
  trouble,
}) => {
  trouble.expect("status of 404");
  await clerk.open("/legacy.html");
  await addLink(clerk, `<a href="#" edit="works.request/${id}/no_such">невідома</a>`);
  await page.getByRole("link", { name: "невідома" }).click();
  await expect(page.getByRole("alert").getByText("Форму «no_such» не знайдено.")).toBeVisible();
  await goesOn(clerk);
});

test("a field of an unknown type is reported, and the other field works [R2.4-66] [R8-26]", async ({
  id,
  clerk,
  form,
  page,
  trouble,
}) => {
  trouble.expect("Hologram");
  await clerk.open("/legacy.html");
  await addLink(clerk, `<a href="#" edit="works.request/${id}/broken">зламана</a>`);
  await page.getByRole("link", { name: "зламана" }).click();
  await expect(clerk.notice(/Невідомий тип поля: Hologram/)).toBeVisible();
  await expect(clerk.page.locator("vs-notices [role=alert]")).toBeVisible();
  await form.type("Заявник", "Good Field");
  await form.save();
  await expect(form.element).toHaveCount(0);
  expect(await clerk.record(`works.request/${id}`)).toMatchObject({ applicant: "Good Field" });
});

const wrongForms = [
  { name: "not_object", what: "a schema that is a list" },
  { name: "not_json", what: "a truncated schema" },
];
for (const { name, what } of wrongForms)
  test(`${what}: staff read one sentence, the author reads the tag in the console`, async ({
    id,
    clerk,
    page,
    trouble,
  }) => {
    trouble.expect(name, "vs-form");
    const printed: string[] = [];
    page.on("console", (message) => printed.push(message.text()));
    await clerk.open("/legacy.html");
    await addLink(clerk, `<a href="#" edit="works.request/${id}/${name}">зламана</a>`);
    await page.getByRole("link", { name: "зламана" }).click();
    await expect(form(clerk).getByRole("alert").filter({ hasText: /\S/ })).toBeVisible();
    expect(printed).toEqual(expect.arrayContaining([expect.stringMatching(/^<(vs-form|a)[^>]*>: /)]));
    await goesOn(clerk);
  });

for (const [what, how] of Object.entries({
  "HTML of a proxy": { kind: "html" },
  "text that is no JSON": { kind: "body", text: "{ oops" },
  "a number": { kind: "body", text: "17" },
  nothing: { kind: "body", text: "" },
}))
  test(`${what} in place of the schema: a sentence and a retry that opens the form`, async ({
    id,
    clerk,
    page,
    fault,
    trouble,
  }) => {
    const unreadable = "the answer cannot be read as one of this call";
    trouble.expect("vs-form", unreadable);
    const told: string[] = [];
    page.on("console", (message) => message.text().includes(unreadable) && told.push(message.text()));
    await clerk.open("/legacy.html");
    await fault({ ...schema("request"), ...how } as never);
    await clerk.row(id).getByRole("link", { name: "Редагувати" }).click();
    await expect(
      form(clerk)
        .getByRole("alert")
        .getByText(/^Не вдалося|не знайдено/),
    ).toBeVisible();
    await expect(page.locator("vs-notices .notice")).toHaveCount(0);
    await form(clerk).getByRole("button", { name: "Повторити", exact: true }).click();
    await expect(form(clerk).getByLabel(/^Заявник/)).toBeVisible();
    await expect(form(clerk).getByRole("button", { name: "Повторити", exact: true })).toHaveCount(0);
    expect(told.length, "the author is told of an answer that cannot be read").toBe(what === "nothing" ? 0 : 1);
  });

for (const [what, how] of Object.entries({
  "HTML of a proxy": { kind: "html" },
  "JSON that breaks off": { kind: "body", text: '{"id": 17, "applicant": "Об' },
  "a list of nothing": { kind: "body", text: "[]" },
}))
  test(`${what} in place of the record: a sentence, and no empty form to save [R8-22]`, async ({
    id,
    clerk,
    page,
    fault,
    trouble,
  }) => {
    const unreadable = "the answer cannot be read as one of this call";
    trouble.expect("vs-form", unreadable);
    const told: string[] = [];
    page.on("console", (message) => message.text().includes(unreadable) && told.push(message.text()));
    await clerk.open("/legacy.html");
    await fault({ path: `/api/works\\.request/${id}$`, method: "GET", ...how } as never);
    await clerk.row(id).getByRole("link", { name: "Редагувати" }).click();
    await expect(
      form(clerk)
        .getByRole("alert")
        .getByText(/^Не вдалося|не знайдено/),
    ).toBeVisible();
    await expect(page.locator("vs-notices .notice")).toHaveCount(0);
    await expect(form(clerk).getByRole("button", { name: /^Зберегти/ })).toHaveCount(0);
    await form(clerk).getByRole("button", { name: "Повторити", exact: true }).click();
    await expect(form(clerk).getByLabel(/^Заявник/)).toHaveValue(/\S/);
    expect(told.length, "the author is told of an answer that cannot be read").toBe(
      what === "a list of nothing" ? 0 : 1,
    );
  });

const wrongAttributes = [
  {
    markup: '<a href="#wrong" edit="works.request">x</a>',
    tag: '<a href="#wrong" edit="works.request">',
    found: '"works.request"',
  },
  {
    markup: '<a href="#wrong" edit="works.request//request">x</a>',
    tag: '<a href="#wrong" edit="works.request//request">',
    found: '"works.request//request"',
  },
  { markup: '<a href="#wrong" edit="">x</a>', tag: '<a href="#wrong" edit>', found: '""' },
  { markup: '<a href="#wrong" info="a/b/c/d">x</a>', tag: '<a href="#wrong" info="a/b/c/d">', found: '"a/b/c/d"' },
  { markup: '<a href="#wrong" add="">x</a>', tag: '<a href="#wrong" add>', found: '""' },
  { markup: '<a href="#wrong" del="/17">x</a>', tag: '<a href="#wrong" del="/17">', found: '"/17"' },
];
for (const { markup, tag, found } of wrongAttributes)
  test(`${tag}: the author reads the tag, what it needs and what was found`, async ({ clerk, page, trouble }) => {
    trouble.expect(tag);
    const printed: string[] = [];
    page.on("console", (message) => printed.push(message.text()));
    await clerk.open("/legacy.html");
    const writes = clerk.writes();
    await addLink(clerk, markup);
    const said = page.waitForEvent("console", (message) => message.text().startsWith(tag));
    await page.getByRole("link", { name: "x", exact: true }).click();
    expect((await said).text()).toMatch(/needs "table/);
    expect((await said).text()).toContain(`found ${found}`);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    expect(writes).toEqual([]);
    await goesOn(clerk);
  });

test("a list that the server does not know leaves the field usable and the value kept", async ({
  id,
  clerk,
  page,
  fault,
  trouble,
}) => {
  trouble.expect("status of 404", "status of 500", "has no list of this name");
  await clerk.open("/legacy.html");
  await fault({ path: "/api-user/select/", kind: "status", status: 404, times: 9 });
  const opened = await clerk.edit(`works.request/${id}`);
  const before = await clerk.record(`works.request/${id}`);
  await opened.type("Заявник", "Lists Failed");
  await opened.save();
  await expect(opened.element).toHaveCount(0);
  const { topic, status, district_id: district } = before;
  expect(await clerk.record(`works.request/${id}`)).toMatchObject({
    applicant: "Lists Failed",
    topic,
    status,
    district_id: district,
  });
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a widget that fails keeps its last content and offers a retry", async ({ id, clerk, page, fault, trouble }) => {
  trouble.expect("ServerError", "status of 500");
  await clerk.open("/legacy.html");
  const widget = page.locator("vs-widget");
  await expect(widget.getByRole("listitem")).toHaveCount(5);
  await fault({ path: "/widget/", kind: "status", status: 500, times: 3 });
  const opened = await clerk.edit(`works.request/${id}`);
  await opened.type("Заявник", "Widget Failed");
  await opened.save();
  await expect(widget.getByText("Не вдалося оновити.")).toBeVisible();
  await expect(widget.getByRole("listitem")).toHaveCount(5);
  await page.request.delete("/__fault");
  await widget.getByRole("button", { name: "Повторити" }).click();
  await expect(widget.getByText("Не вдалося оновити.")).toHaveCount(0);
});

const form = (clerk: Clerk) => clerk.page.locator("vs-form").last();

const addLink = (clerk: Clerk, markup: string) =>
  clerk.page.evaluate((html) => document.body.insertAdjacentHTML("afterbegin", html), markup);

/** The page is usable: Escape closes the open dialog, and another record opens. */
async function goesOn(clerk: Clerk): Promise<void> {
  await clerk.page.keyboard.press("Escape");
  await expect(clerk.page.getByRole("dialog")).toHaveCount(0);
  await clerk.page.evaluate(() => document.querySelectorAll("body > a").forEach((added) => added.remove()));
  const opened = await clerk.edit("works.request");
  await expect(opened.field("Заявник")).toHaveValue(/\S/);
}
