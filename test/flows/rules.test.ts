/** Rules of a schema that the page gives its form: what a person sees when a value changes. */
import type { Page } from "@playwright/test";
import { expect, test } from "../support/demo.ts";

type Schema = Record<string, Record<string, unknown>>;

/** A form in the page, drawn from this schema without a table. */
async function put(page: Page, schema: Schema, value: Record<string, unknown> = {}) {
  await page.goto("/strict.html");
  await page.evaluate(
    (given) => {
      const form = Object.assign(document.createElement("vs-form"), given);
      form.id = "ruled";
      document.querySelector("main")!.prepend(form);
    },
    { schema: { schema }, value },
  );
  const form = page.locator("#ruled");
  await expect(form.getByRole("textbox").first()).toBeVisible();
  return {
    form,
    field: (title: string) => form.getByRole("textbox", { name: title, exact: true }),
    note: (name: string) => form.locator(`[data-field="${name}"] .note`),
  };
}

test("by its value a field shows, hides, disables and checks others, and stops again [R3.6-12] [R3.6-55] [R3.6-57] [R3.6-58] [R3.6-59] [R3.6-60] [R4-23]", async ({
  page,
}) => {
  const { form, field, note } = await put(page, {
    kind: {
      title: "Вид",
      behavior: {
        lease: { show: ["tenant"], validators: { until: [{ type: "length", min: 4 }] } },
        own: { hide: ["until"], disabled: { area: true } },
        "*": { disabled: { price: true } },
      },
    },
    tenant: { title: "Орендар" },
    until: { title: "До" },
    area: { title: "Площа" },
    price: { title: "Ціна" },
  });
  await expect(field("Орендар")).toHaveCount(0);
  await expect(field("Ціна")).toBeDisabled(); // * matches the empty value too

  await field("Вид").fill("own");
  await expect(field("До")).toHaveCount(0);
  await expect(field("Площа")).toBeDisabled();
  await expect(field("Ціна")).toBeEnabled(); // an exact value wins over *

  await field("Вид").fill("lease");
  await expect(field("Орендар")).toBeVisible();
  await expect(field("Площа")).toBeEnabled();
  await field("До").fill("31");
  await field("Орендар").focus();
  await expect(field("До")).toHaveAttribute("aria-invalid", "true");
  await expect(note("until")).toHaveText("Замало символів");

  await field("Вид").fill("інше");
  await expect(field("Орендар")).toHaveCount(0);
  await expect(field("До")).toHaveValue("31");
  await expect(field("До")).toHaveAttribute("aria-invalid", "false");
  await expect(form.getByRole("textbox")).toHaveCount(4);
});

test("a rule sets other fields: a fixed value, one of the server, those of a lookup by another field's value [R3.6-50] [R3.6-52] [R3.6-54] [R7.2-08]", async ({
  page,
}) => {
  const { form, field } = await put(
    page,
    {
      zone: {
        title: "Зона",
        behavior: { A: { set: { rate: "12,5" } }, B: { set: { rate: "/api/zone/{zone}/{id}" } } },
      },
      rate: { title: "Ставка" },
      edrpou: {
        title: "Код",
        behavior: {
          "*": { api: "/api-user/form-proxy?form=contractor", val: "other", button: "Знайти", set: { owner: "name" } },
        },
      },
      other: { title: "ЄДРПОУ" },
      owner: { title: "Власник" },
    },
    { id: 17, other: "30000000" },
  );
  await field("Зона").fill("A");
  await expect(field("Ставка")).toHaveValue("12,5");
  await page.route("**/api/zone/**", (route) => route.fulfill({ json: { rate: "14" } }));
  const asked = page.waitForRequest(/\/api\/zone\//);
  await field("Зона").fill("B");
  expect(new URL((await asked).url()).pathname).toBe("/api/zone/B/17");
  await expect(field("Ставка")).toHaveValue("14");

  await field("Код").fill("1");
  await form.getByRole("button", { name: "Знайти" }).click();
  await expect(field("Власник")).toHaveValue(/^ТОВ «/);
});

test("a lookup that finds nothing says it in the author's words, or sets the author's values [R3.6-53]", async ({
  page,
}) => {
  const api = "/api-user/form-proxy?form=contractor&field=edrpou";
  const { form, field } = await put(page, {
    edrpou: { title: "Код", behavior: { "*": { api, val: "77777777", button: "Знайти", noresult: "Такого немає" } } },
    other: {
      title: "Інший код",
      behavior: { "*": { api, val: "77777777", button: "Шукати", noresult: { set: { owner: "невідомий" } } } },
    },
    owner: { title: "Власник" },
  });
  await field("Код").fill("1");
  await form.getByRole("button", { name: "Знайти" }).click();
  await expect(form.getByText("Такого немає")).toBeVisible();
  await expect(field("Власник")).toHaveValue("");
  await field("Інший код").fill("1");
  await form.getByRole("button", { name: "Шукати" }).click();
  await expect(field("Власник")).toHaveValue("невідомий");
});

test("a rule that fails is said in the console only; the form and the other rules work on [R8-41]", async ({
  page,
  trouble,
}) => {
  trouble.expect("status of 404", "eval", "ServerError");
  const { form, field } = await put(page, {
    code: {
      title: "Код",
      behavior: {
        "*": [{ set: { rate: "/api/no-such-call" } }, { eval: "rate +", hide: ["rate"] }],
        2: { show: ["more"] },
      },
    },
    rate: { title: "Ставка" },
    more: { title: "Ще" },
  });
  const failed = page.waitForResponse(/no-such-call/);
  await field("Код").fill("1");
  await failed;
  await expect(field("Ставка")).toHaveValue("");
  await expect(form.getByRole("alert").first()).toHaveText("");
  await expect(page.locator("vs-notices")).toHaveText("");
  await field("Код").fill("2");
  await expect(field("Ще")).toBeVisible();
});

test("a disabled field cannot be changed and keeps its value; an option is stored by its index_key [R3.6-11] [R3.6-16]", async ({
  page,
}) => {
  const { form, field } = await put(
    page,
    {
      number: { title: "Номер", disabled: true },
      district: {
        type: "Select",
        title: "Район",
        index_key: "code",
        options: [
          { id: 1, code: "N", text: "Північ" },
          { id: 2, code: "S", text: "Південь" },
        ],
      },
      note: { title: "Примітка" },
    },
    { number: "ЗВ-1", district: "N" },
  );
  await expect(field("Номер")).toBeDisabled();
  await expect(field("Номер")).toHaveValue("ЗВ-1");
  const list = form.getByRole("combobox", { name: "Район" });
  await expect(list).toHaveValue("Північ");
  await list.click();
  await form.getByRole("option", { name: "Південь" }).click();
  const value = () => form.evaluate((one) => (one as unknown as { value: Record<string, unknown> }).value);
  await expect.poll(async () => (await value())["district"]).toBe("S");
  expect((await value())["number"]).toBe("ЗВ-1");
});
