import { expect, test } from "../support/demo.ts";

/** A tag of its own in a page of the demo, which stands in the zone of Kyiv. */
const put = (html: string) => {
  const form = document.body.appendChild(document.createElement("form"));
  form.id = "dates";
  form.innerHTML = html;
};
const posted = () =>
  Object.fromEntries(
    [...new FormData(document.querySelector<HTMLFormElement>("#dates")!)].map(([name, value]) => [name, value]),
  );

test("the hour that autumn shows twice keeps its zone, and what was loaded stays to the letter @both [R3.9-12]", async ({
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

test("the hour that spring leaves out is a problem; the hours around it are not @both [R3.9-12]", async ({
  clerk,
  page,
}) => {
  await clerk.open("/legacy.html");
  await page.evaluate(put, '<vs-date-time name="at" title="Час" value="2026-03-28T10:00:00+02:00"></vs-date-time>');
  const field = page.locator("#dates").getByLabel("Час");
  for (const [typed, sent] of [
    ["29.03.2026 02:59", "2026-03-29T02:59:00+02:00"],
    ["29.03.2026 04:00", "2026-03-29T04:00:00+03:00"],
  ] as const) {
    await field.fill(typed);
    expect(await page.evaluate(posted)).toEqual({ at: sent });
  }
  await field.fill("29.03.2026 03:30");
  await field.blur();
  await expect(page.getByText("Такої дати немає")).toBeVisible();
  await expect(field).toHaveValue("29.03.2026 03:30");
});
