import { findings } from "../support/axe.ts";
import { expect, test } from "../support/demo.ts";

/** A tag in a page of the demo, in the time zone of Kyiv. */
const put = (html: string) => {
  const form = document.body.appendChild(document.createElement("form"));
  form.id = "dates";
  form.innerHTML = html;
};
const posted = () =>
  Object.fromEntries(
    [...new FormData(document.querySelector<HTMLFormElement>("#dates")!)].map(([name, value]) => [name, value]),
  );

test("the hour that is repeated in autumn keeps its zone, and a loaded value stays letter by letter @both [R3.9-12]", async ({
  clerk,
  page,
}) => {
  await clerk.open("/legacy.html");
  await page.evaluate(
    put,
    `<vs-date-time name="first" title="Перша" value="2026-10-25T00:30:00Z"></vs-date-time>
     <vs-date-time name="second" title="Друга" value="2026-10-25T01:30:00Z"></vs-date-time>
     <vs-date-time name="typed" title="Набрана"></vs-date-time>`,
  );
  const field = (name: string) => page.locator("#dates").getByLabel(name, { exact: true });
  await expect(field("Перша")).toHaveValue("25.10.2026 03:30 +03:00");
  await expect(field("Друга")).toHaveValue("25.10.2026 03:30 +02:00");
  await field("Друга").focus();
  await field("Перша").focus();
  await field("Набрана").fill("25.10.2026 03:30");
  await field("Набрана").blur();
  await expect(field("Набрана")).toHaveValue("25.10.2026 03:30 +03:00");
  expect(await page.evaluate(posted)).toEqual({
    first: "2026-10-25T00:30:00Z",
    second: "2026-10-25T01:30:00Z",
    typed: "2026-10-25T00:30:00.000Z",
  });
  await field("Друга").fill("25.10.2026 03:45 +02:00");
  expect(await page.evaluate(posted)).toMatchObject({ second: "2026-10-25T01:45:00Z" });
});

test("the hour that is skipped in spring is a problem; the hours around it are not @both [R3.9-12]", async ({
  clerk,
  page,
}) => {
  await clerk.open("/legacy.html");
  await page.evaluate(put, '<vs-date-time name="at" title="Час" value="2026-03-28T10:00:00+02:00"></vs-date-time>');
  const field = page.locator("#dates").getByLabel("Час");
  for (const [typed, sent] of [
    ["29.03.2026 02:59", "2026-03-29T02:59:00+02:00"],
    ["29.03.2026 04:00", "2026-03-29T04:00:00+03:00"],
    ["01.04.1981", "1981-04-01T01:00:00+04:00"],
  ] as const) {
    await field.fill(typed);
    expect(await page.evaluate(posted)).toEqual({ at: sent });
  }
  await field.fill("29.03.2026 03:30");
  await field.blur();
  await expect(page.getByText("Такої дати немає")).toBeVisible();
  await expect(field).toHaveValue("29.03.2026 03:30");
});

/** A request's columns, shown by fields of this family; the server stores what it gets. */
const schema = {
  schema: {
    due: { type: "Date", title: "День", start: "2026-01-01" },
    visit_at: { type: "DateTime", title: "Мить" },
    channel: { type: "Time", title: "Час" },
    body: { type: "DateRange", title: "Проміжок" },
    reminder: { type: "Period", title: "Період" },
  },
};
const putForm = ([id, given, value]: [number, object, object]) => {
  const form = Object.assign(document.createElement("vs-form"), {
    table: "works.request",
    record: String(id),
    schema: given,
    value,
  });
  document.body.prepend(form);
};

test("all fields of the family by keyboard alone; the server stores each in its spelling @both [R2.4-54] [R2.4-55] [R2.4-56] [R3.9-12] [R3.9-13]", async ({
  clerk,
  form,
  id,
  page,
}) => {
  await clerk.open("/legacy.html");
  await page.evaluate(putForm, [id, schema, {}] as [number, object, object]);
  await form.field("День").focus();
  await page.keyboard.press("Alt+ArrowDown");
  const calendar = form.element.locator(".flatpickr-calendar:popover-open");
  await expect(calendar).toBeVisible();
  expect(await findings(page, "vs-form")).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(calendar).toHaveCount(0);
  await expect(form.field("День")).toBeFocused();
  await page.keyboard.type("5.3.26");
  await page.keyboard.press("Tab");
  await expect(form.field("Мить")).toBeFocused();
  await page.keyboard.type("5.3.26 14:05");
  await page.keyboard.press("Tab");
  await page.keyboard.type("905");
  await page.keyboard.press("Tab");
  await expect(form.field("Проміжок")).toBeFocused();
  await page.keyboard.press("Alt+ArrowDown");
  await expect(calendar).toBeVisible();
  expect(await findings(page, "vs-form")).toEqual([]);
  await page.keyboard.press("Escape");
  await page.keyboard.type("1.3.26 - 31.3.26");
  await form.field("Період").focus();
  for (let pressed = 0; pressed < 4; pressed++) await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Tab");
  await form.element.getByRole("button", { name: "Зберегти" }).first().click();
  await expect
    .poll(async () => clerk.record(`works.request/${id}`))
    .toMatchObject({ due: "2026-03-05", channel: "09:05", body: "01-03-2026,31-03-2026", reminder: { period: "3m" } });
  const { visit_at: visit } = await clerk.record(`works.request/${id}`);
  expect(new Date(String(visit)).toISOString()).toBe("2026-03-05T12:05:00.000Z");
});

test("an unreadable value is a problem at its field and nothing is sent; axe finds nothing then [R5.2-23]", async ({
  clerk,
  form,
  id,
  page,
}) => {
  await clerk.open("/legacy.html");
  const writes = clerk.writes();
  await page.evaluate(putForm, [id, schema, { reminder: "минулий місяць" }] as [number, object, object]);
  await form.type("День", "31.12.2025");
  await form.type("Мить", "29.03.2026 03:30");
  await form.type("Проміжок", "1.3.26 - 32.3.26");
  await form.element.getByRole("button", { name: "Зберегти" }).first().click();
  await expect(form.note("День")).toHaveText("Цей день вибрати не можна");
  await expect(form.note("Мить")).toHaveText("Такої дати немає");
  await expect(form.note("Проміжок")).toHaveText("Такої дати немає");
  await expect(form.field("Період")).toHaveValue("?");
  expect(await findings(page, "vs-form")).toEqual([]);
  expect(writes).toEqual([]);
});
